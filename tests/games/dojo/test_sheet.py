"""A dojo on a real table, described as JSON: what can be scored and what is refused."""

from __future__ import annotations

import pytest

from randori.engine.sheet import SheetError
from randori.games.dojo.game import Dojo
from tests.games.dojo.drawing import PLAIN, drawn, sheet_of

ROWS = drawn(PLAIN).rows
SEVEN_OF_A_KIND = """
    M1 M1 M1 M1
    M1 M1 M1 F2
    T3 C4 B5 F2
"""


def refusal(described: object) -> str:
    """The sentence with which a description is refused."""
    with pytest.raises(SheetError) as refused:
        Dojo.scored(described)
    assert "\n" not in refused.value.message
    return refused.value.message


@pytest.mark.clause("DOJO-SCORE-CASE")
def test_trophies_and_options_may_be_left_out() -> None:
    assert Dojo.scored({"rows": ROWS}).result == sheet_of(PLAIN)
    assert Dojo.scored({"rows": ROWS}).result["score"] == 3


@pytest.mark.clause("DOJO-DECK")
def test_cards_are_not_checked_against_the_deck() -> None:
    assert sheet_of(SEVEN_OF_A_KIND)["rows"] == [10, 6, 1]


@pytest.mark.clause("DOJO-TROPHIES")
@pytest.mark.parametrize(
    "described",
    [
        {"row_trophies": ["incense"] * 3},
        {"row_trophies": ["assistant"] * 3},
        {"row_trophies": ["master"] * 3},
        {"column_trophies": ["broom", "broom", None, "broom"]},
        {"column_trophies": ["kimono"] * 4},
        {"column_trophies": [None, "belt", "belt", "belt"]},
    ],
)
def test_more_than_two_trophies_of_a_kind_are_refused(described: dict[str, object]) -> None:
    assert refusal({"rows": ROWS, **described})


@pytest.mark.clause("DOJO-TROPHIES", "DOJO-TROPHY-LEGAL")
@pytest.mark.parametrize(
    ("described", "word"),
    [
        ({"row_trophies": ["broom", None, None]}, "broom"),
        ({"column_trophies": [None, None, None, "incense"]}, "incense"),
        ({"row_trophies": ["cup", None, None]}, "cup"),
        ({"row_trophies": [1, None, None]}, "1"),
        ({"row_trophies": [["incense"], None, None]}, "incense"),
        ({"row_trophies": [None, None]}, "row_trophies"),
        ({"column_trophies": [None] * 3}, "column_trophies"),
        ({"column_trophies": "belt"}, "column_trophies"),
        ({"column_trophies": None}, "column_trophies"),
    ],
)
def test_trophies_lie_on_lines_of_their_kind(described: dict[str, object], word: str) -> None:
    assert word in refusal({"rows": ROWS, **described})


@pytest.mark.clause("DOJO-CARDS")
@pytest.mark.parametrize(
    ("rows", "word"),
    [
        (None, "rows"),
        ([], "rows"),
        (ROWS[:2], "rows"),
        ([*ROWS, ROWS[0]], "rows"),
        ([*ROWS[:2], ROWS[2][:3]], "rows[2]"),
        ([*ROWS[:2], "T3 C4 M1 F2"], "rows[2]"),
        ([*ROWS[:2], ["T3", "C4", "M1", "F6"]], "F6"),
        ([*ROWS[:2], ["T3", "C4", "M1", "X2"]], "X2"),
        ([*ROWS[:2], ["T3", "C4", "M1", "f2"]], "f2"),
        ([*ROWS[:2], ["T3", "C4", "M1", None]], "rows[2][3]"),
        ([*ROWS[:2], ["T3", "C4", "M1", 7]], "rows[2][3]"),
        ([*ROWS[:2], ["T3", "C4", "M1", ""]], "rows[2][3]"),
    ],
)
def test_a_dojo_is_three_rows_of_four_cards(rows: object, word: str) -> None:
    assert word in refusal({"rows": rows})


@pytest.mark.parametrize("described", [None, [], "M1", 3, {}, {"rows": ROWS, "colour": "red"}], ids=repr)
def test_what_is_no_dojo_is_refused(described: object) -> None:
    assert refusal(described)


@pytest.mark.clause("DOJO-WHITE-BELT")
@pytest.mark.parametrize("kept", [0, 1, 4, 12])
def test_with_the_white_belt_trophies_are_a_number_and_the_lists_are_ignored(kept: int) -> None:
    described: dict[str, object] = {
        "rows": ROWS,
        "trophies": kept,
        "options": {"white_belt": True},
        "row_trophies": ["incense", "master", "assistant"],
        "column_trophies": ["kimono", "broom", "belt", None],
    }
    result = Dojo.scored(described).result
    assert (result["score"], result["rows"], result["columns"]) == (3 + 3 * kept, [1, 1, 1], [0, 0, 0, 0])


@pytest.mark.clause("DOJO-WHITE-BELT")
@pytest.mark.parametrize("kept", [-1, 13, "4", 1.5, True, None, [1]])
def test_with_the_white_belt_there_are_0_to_12_trophies(kept: object) -> None:
    assert "trophies" in refusal({"rows": ROWS, "trophies": kept, "options": {"white_belt": True}})
