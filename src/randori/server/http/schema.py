"""The HTTP API's shapes as a JSON schema. What tables say as well is described by the protocol's."""

from __future__ import annotations

from typing import Any

import msgspec

from randori.server.http import shapes
from randori.server.listing import TableListed
from randori.table.protocol import schema as protocol
from randori.table.story import Story
from randori.table.study import Study

PROTOCOL = "protocol.schema.json"
"""The name of the file that lies beside this schema's."""


def schema() -> dict[str, object]:
    described: Any = protocol.schema()["$defs"]
    _, parts = msgspec.json.schema_components(shaped(), schema_hook=protocol.anything)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "What Randori's HTTP API takes and gives",
        "$defs": {
            name: referring(part, set(described)) for name, part in parts.items() if name not in described
        },
    }


def shaped() -> list[type]:
    own = [one for one in vars(shapes).values() if isinstance(one, type)]
    return [*(one for one in own if one.__module__ == shapes.__name__), TableListed, Study, Story]


def referring(part: Any, described: set[str]) -> Any:
    """The same, where it refers to what the protocol describes by that file."""
    if isinstance(part, list):
        return [referring(one, described) for one in part]
    if not isinstance(part, dict):
        return part
    told = {key: referring(value, described) for key, value in part.items()}
    if "$ref" in told and told["$ref"].rpartition("/")[2] in described:
        told["$ref"] = PROTOCOL + told["$ref"]
    return told
