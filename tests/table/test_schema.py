"""The schema describes the table of every game exactly: no field too many, none too few."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from randori.table.protocol.schema import schema
from tests.conformance.modes import Mode, every_mode
from tests.conformance.walks import eyes, milestones

SCHEMA: dict[str, Any] = schema()


def closed(part: Any) -> Any:
    """The same, without room for fields that are not described."""
    if isinstance(part, list):
        return [closed(one) for one in part]
    if not isinstance(part, dict):
        return part
    told = {key: closed(value) for key, value in part.items()}
    return told | {"additionalProperties": False} if "properties" in told else told


DEFINITIONS = closed(SCHEMA["$defs"])


def validator(name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": DEFINITIONS})


@every_mode
def test_every_table_is_as_it_is_described(mode: Mode) -> None:
    table = validator(f"{mode.game.capitalize()}Table")
    for state in milestones(mode.new(), 4, 12):
        for player in eyes(state):
            table.validate(state.view(player)["table"])
        for view in state.open_views():
            table.validate(view["table"])


@pytest.mark.parametrize("game", ["Dojo", "Memo", "Tatsu"])
def test_of_what_changes_any_field_may_be_left_out(game: str) -> None:
    whole, changes = DEFINITIONS[f"{game}Table"], DEFINITIONS[f"{game}Changes"]
    assert changes["properties"] == whole["properties"]
    assert (changes["required"], len(whole["required"]) > 10) == ([], True)


def test_a_view_refers_to_the_tables() -> None:
    tables = SCHEMA["$defs"]["View"]["properties"]["table"]["anyOf"]
    assert [one["$ref"] for one in tables] == [f"#/$defs/{game}Table" for game in ("Dojo", "Memo", "Tatsu")]


def test_every_part_that_is_referred_to_is_there() -> None:
    def references(part: Any) -> set[str]:
        if isinstance(part, list):
            return set().union(*map(references, part))
        if not isinstance(part, dict):
            return set()
        own = {part["$ref"].rpartition("/")[2]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(references, part.values()))

    assert references(SCHEMA) <= set(SCHEMA["$defs"])
