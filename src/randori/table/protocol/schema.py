"""The protocol as a JSON schema."""

from __future__ import annotations

import msgspec

from randori.table.protocol.client import FromClient
from randori.table.protocol.server import FromServer


def schema() -> dict[str, object]:
    """Of both directions."""
    (client, server), parts = msgspec.json.schema_components([FromClient, FromServer], schema_hook=anything)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Randori's tables",
        "from_client": client,
        "from_server": server,
        "$defs": parts,
    }


def anything(type_: type) -> dict[str, object]:
    """Options of games, and what lies on their tables: their own affair."""
    return {"description": "whatever the game says"}
