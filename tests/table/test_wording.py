"""What the library says of a bad message is told in our own words."""

from __future__ import annotations

import msgspec
import pytest

from randori.server.http import shapes
from randori.table.protocol.client import FromClient
from randori.table.protocol.wording import reworded

BAD = [
    ("{", "it is not JSON: it ends too early"),
    ("", "it is not JSON: it ends too early"),
    ("{]", "it is not JSON (byte 1)"),
    ("[]", "it must be an object, not a list"),
    ("3", "it must be an object, not a whole number"),
    ("{}", "it lacks 'type'"),
    ('{"type": 3}', "'type' must be a text"),
    ('{"type": "mov"}', "'type' cannot be 'mov'"),
    ('{"type": "move", "id": "1"}', "it lacks 'move'"),
    ('{"type": "move", "id": "1", "move": 3}', "'move' must be a text, not a whole number"),
    ('{"type": "move", "id": "1", "move": null}', "'move' must be a text, not null"),
    ('{"type": "move", "id": "", "move": "pass"}', "'id' must not be empty"),
    ('{"type": "move", "id": "%s", "move": "pass"}' % ("i" * 41), "'id' must have at most 40 characters"),
    ('{"type": "move", "id": "1", "move": "x", "dice": 6}', "it has a field 'dice', which is not known"),
    ('{"type": "hello", "version": -1}', "'version' must be a whole number, at least 0"),
    ('{"type": "hello", "version": 1.5}', "'version' must be a whole number or null, not a number"),
    ('{"type": "hello", "open": "yes"}', "'open' must be true or false, not a text"),
    ('{"type": "swap", "id": "1", "seats": [0]}', "'seats' must have 2 entries"),
    ('{"type": "swap", "id": "1", "seats": [0, "1"]}', "'seats[1]' must be a whole number, not a text"),
    ('{"type": "add_time", "id": "1", "seat": 0, "seconds": 0}', "'seconds' must be a number, more than 0.0"),
]


def library_says(text: str, type_: object = FromClient) -> msgspec.MsgspecError:
    with pytest.raises(msgspec.MsgspecError) as wrong:
        msgspec.json.decode(text, type=type_)
    return wrong.value


@pytest.mark.parametrize(("text", "told"), BAD, ids=[text[:40] for text, _ in BAD])
def test_a_bad_message_is_told_in_our_words(text: str, told: str) -> None:
    assert reworded(library_says(text)) == told


def test_a_setting_that_is_none_is_named() -> None:
    text = '{"game": "tatsu", "players": 2, "clock": "sundial"}'
    assert reworded(library_says(text, shapes.NewTable)) == "'clock' cannot be 'sundial'"


def test_what_is_no_text_or_has_no_end_is_told() -> None:
    assert (
        reworded(UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")) == "it is not UTF-8 text"
    )
    assert reworded(RecursionError()) == "it is nested too deeply"


def test_the_place_may_be_known_otherwise() -> None:
    assert reworded("Expected `str`, got `int`", "name") == "'name' must be a text, not a whole number"
    assert reworded("Object missing required field `players`", "data") == "it lacks 'players'"


@pytest.mark.parametrize("text", ["Frobnicated `x`", "", "Expected `str` matching regex '^a$' - at `$.name`"])
def test_what_is_not_known_here_is_not_repeated(text: str) -> None:
    assert reworded(text).endswith(" does not fit the description")


def test_long_input_is_not_repeated_whole() -> None:
    assert len(reworded(library_says('{"type": "%s"}' % ("x" * 3000)))) < 120
