"""The protocol as a JSON schema, with what lies on the table of every game."""

from __future__ import annotations

from typing import Any

import msgspec

from randori.games import GAMES
from randori.table.protocol.client import FromClient
from randori.table.protocol.server import FromServer
from randori.views import parts_of

Part = dict[str, Any]


def schema() -> dict[str, object]:
    """Of both directions."""
    (client, server), parts = msgspec.json.schema_components([FromClient, FromServer], schema_hook=anything)
    tables: list[Part] = []
    changes: list[Part] = []
    named: list[Part] = []
    for game in GAMES:
        kinds = parts_of(game)
        if not kinds:
            tables.append(anything(object))
            changes.append(anything(object))
            continue
        table, changed = f"{game.capitalize()}Table", f"{game.capitalize()}Changes"
        parts |= described(kinds)
        parts[changed] = any_of(changed, parts[table])
        tables.append({"$ref": f"#/$defs/{table}"})
        changes.append({"$ref": f"#/$defs/{changed}"})
        named.append(table_of(game, table))
    parts["View"]["properties"]["table"] = {"anyOf": tables}
    parts["Changes"]["properties"]["table"] = {"anyOf": changes}
    if len(named) < len(tables):  # one that may hold anything would let all others hold anything too
        parts["View"]["allOf"] = named
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of Randori's tables",
        "from_client": client,
        "from_server": server,
        "$defs": parts,
    }


def described(kinds: dict[str, type]) -> dict[str, Part]:
    """The types of a game's view, by the names they have in public: their own are short, and other games use
    them too."""
    names = {kind.__name__: name for name, kind in kinds.items()}
    _, parts = msgspec.json.schema_components(list(kinds.values()))
    return {names[own]: renamed(part, names) | {"title": names[own]} for own, part in parts.items()}


def renamed(part: Any, names: dict[str, str]) -> Any:
    """The same, where it refers to others by their public names."""
    if isinstance(part, list):
        return [renamed(one, names) for one in part]
    if not isinstance(part, dict):
        return part
    if "$ref" in part:
        return {"$ref": f"#/$defs/{names[part['$ref'].rpartition('/')[2]]}"}
    return {key: renamed(value, names) for key, value in part.items()}


def table_of(game: str, table: str) -> Part:
    """A view of this game has this table."""
    is_it = {"properties": {"game": {"const": game}}}
    return {"if": is_it, "then": {"properties": {"table": {"$ref": f"#/$defs/{table}"}}}}


def any_of(name: str, table: Part) -> Part:
    """The fields of a table, each of which may be left out."""
    about = {"title": name, "description": "Of a table: what does not lie as it did.", "required": []}
    return table | about


def anything(type_: type) -> Part:
    """Options of games, and what lies on the tables of games that do not describe it: their own affair."""
    return {"description": "whatever the game says"}
