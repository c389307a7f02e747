"""docs/http.schema.json, of which the pages' types are made, says what the code says."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from randori.games import GAMES
from randori.server.http import brought
from randori.server.http.schema import schema, shaped
from randori.table.protocol import schema as protocol

DOCS = Path(__file__).parents[2] / "docs"
SCHEMA: dict[str, Any] = schema()


def test_the_schema_in_the_documentation_is_the_codes() -> None:
    published = json.loads((DOCS / "http.schema.json").read_text(encoding="utf-8"))
    assert published == SCHEMA, "the shapes have changed: write it anew with python tools/protocol.py"


def test_what_is_left_to_the_protocols_schema_is_the_same_there() -> None:
    described: Any = protocol.schema()["$defs"]
    _, parts = msgspec.json.schema_components(shaped(), schema_hook=protocol.anything)
    shared = {name: part for name, part in parts.items() if name in described}
    assert {"Settings", "SeatSeen", "MoveMade", "View", "Changes"} <= set(shared)
    for name, part in shared.items():
        if name in ("View", "Changes"):  # there with the table of every game
            part["properties"]["table"] = described[name]["properties"]["table"]
        assert part == described[name]


@pytest.mark.parametrize("game", GAMES)
def test_the_facts_of_a_game_are_as_they_are_described(game: str) -> None:
    parts = {name: {**part, "additionalProperties": False} for name, part in SCHEMA["$defs"].items()}
    facts = Draft202012Validator({"$ref": "#/$defs/GameFacts", "$defs": parts})
    facts.validate(brought.described(game))
