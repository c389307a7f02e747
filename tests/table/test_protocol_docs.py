"""docs/protocol.md and docs/protocol.schema.json say what the code says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from randori.bots import LEVELS
from randori.server.http import shapes
from randori.table.clocks import ALLOWANCES
from randori.table.errors import MEANINGS
from randori.table.protocol.schema import schema
from randori.table.settings import Settings

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text(encoding="utf-8")
SCHEMA: dict[str, Any] = schema()
BLOCKS = re.findall(r"^```\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
INLINE = re.findall(r"`(\{.*?\})`", PAGE)
SIDES = {"→": "from_client", "←": "from_server"}

Message = dict[str, Any]


def examples() -> Iterator[tuple[str, Message]]:
    """Every message in the page, and who says it."""
    for block in BLOCKS:
        for arrow, text in re.findall(r"^([→←]) (\{.*?\})$(?=\n[→←]|\n?\Z)", block, re.DOTALL | re.MULTILINE):
            yield SIDES[arrow], json.loads(text)
    for text in INLINE:
        if text.startswith('{"type"'):
            yield "from_client", json.loads(text)


def happenings() -> list[Message]:
    return [json.loads(text) for text in INLINE if text.startswith('{"kind"')]


def validator(part: Message) -> Draft202012Validator:
    return Draft202012Validator({**part, "$defs": SCHEMA["$defs"]})


def named(part: Message) -> set[str]:
    """The types, or kinds, that a union knows."""
    return set(part["discriminator"]["mapping"])


def what() -> Message:
    part: Message = SCHEMA["$defs"]["Event"]["properties"]["what"]
    return part


def test_the_schema_in_the_documentation_is_the_codes() -> None:
    published = json.loads((DOCS / "protocol.schema.json").read_text(encoding="utf-8"))
    assert published == SCHEMA, "the messages have changed: write it anew with python tools/protocol.py"


@pytest.mark.parametrize(("side", "message"), list(examples()), ids=lambda one: str(one)[:40])
def test_an_example_fits_the_schema(side: str, message: Message) -> None:
    validator(SCHEMA[side]).validate(message)


@pytest.mark.parametrize("happening", happenings(), ids=lambda one: one["kind"])
def test_an_example_of_what_happens_fits_the_schema(happening: Message) -> None:
    validator(what()).validate(happening)


@pytest.mark.parametrize("side", SIDES.values())
def test_every_message_has_an_example(side: str) -> None:
    assert {message["type"] for said, message in examples() if said == side} == named(SCHEMA[side])


def test_everything_that_can_happen_has_an_example() -> None:
    assert {one["kind"] for one in happenings()} == named(what())


def test_no_example_is_left_out_of_these_checks() -> None:
    assert sum(block.count("→ ") + block.count("← ") for block in BLOCKS) + sum(
        text.startswith('{"type"') for text in INLINE
    ) == len(list(examples()))


def test_the_requests_and_their_answers_fit_their_shapes() -> None:
    requests = [block.split("\n\n") for block in BLOCKS if block.startswith("POST")]
    assert requests
    for request, answer in requests:
        address, body = request.split("\n", 1)
        status, given = answer.split("\n", 1)
        takes, gives = (
            (shapes.NewTable, shapes.TableMade)
            if address == "POST /api/tables"
            else (shapes.Joining, shapes.Joined)
        )
        msgspec.json.decode(body, type=takes)
        msgspec.json.decode(given, type=gives if status.startswith("201") else shapes.Refusal)


@pytest.mark.parametrize("clause", MEANINGS)
def test_every_clause_of_a_table_is_explained(clause: str) -> None:
    assert f"| {clause} | {MEANINGS[clause]} |" in PAGE


@pytest.mark.parametrize("setting", Settings.__struct_fields__)
def test_every_setting_of_a_table_is_explained(setting: str) -> None:
    assert re.search(rf"^\| [^|]*`{setting}`[^|]* \|", PAGE, re.MULTILINE)


@pytest.mark.parametrize("clock", ["relaxed", "fast"])
def test_the_clocks_are_those_of_the_tables(clock: str) -> None:
    times = ALLOWANCES[clock]
    assert f"| `{clock}` | {times.decision:.0f} s | {times.away:.0f} s | {times.reaction:.0f} s |" in PAGE


def test_the_levels_of_bots_are_named() -> None:
    *others, last = (f"`{level}`" for level in LEVELS)
    assert f"{', '.join(others)} or {last}" in PAGE
