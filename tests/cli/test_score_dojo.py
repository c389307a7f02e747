"""`randori score dojo`"""

from __future__ import annotations

import json

import pytest

from tests.cli.runner import refused, run

ROWS = [["R4", "F2", "T2", "T4"], ["C4", "F3", "M5", "C2"], ["T5", "R5", "B5", "B2"]]
CASE = {
    "rows": ROWS,
    "row_trophies": ["assistant", None, None],
    "column_trophies": ["broom", None, None, None],
    "options": {},
}


@pytest.mark.clause("DOJO-REARRANGE")
def test_the_case_of_thirty_points_is_scored_and_explained() -> None:
    result = run("score", "dojo", "--json", stdin=json.dumps(CASE)).json
    assert (result["score"], result["rows"], result["columns"]) == (30, [6, 3, 10], [4, 0, 5, 2])
    told = run("score", "dojo", stdin=json.dumps(CASE)).out
    assert told.index("1. broom, column 1") < told.index("2. assistant, row 1")
    assert "raccoon as bear, bear" in told
    assert told.rstrip().endswith("= 30")


@pytest.mark.clause("DOJO-WHITE-BELT")
def test_with_the_white_belt_trophies_are_a_number_and_the_lists_are_ignored() -> None:
    table = {**CASE, "trophies": 4, "options": {"white_belt": True}}
    result = run("score", "dojo", "--json", stdin=json.dumps(table)).json
    assert result["score"] == 15 + 12
    assert "trophies 12" in run("score", "dojo", stdin=json.dumps(table)).out


def test_trophies_may_be_left_out() -> None:
    assert run("score", "dojo", "--json", stdin=json.dumps({"rows": ROWS})).json["score"] == 15


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"rows": [*ROWS[:2], ROWS[2][:3]]}, "rows[2]"),
        ({"rows": ROWS[:2]}, "3 rows"),
        ({"rows": "M3"}, "'M3'"),
        ({"rows": [["X3", "F2", "T2", "T4"], *ROWS[1:]]}, "disciple X"),
        ({"rows": [["M6", "F2", "T2", "T4"], *ROWS[1:]]}, "belt 6"),
        ({"rows": [["M0", "F2", "T2", "T4"], *ROWS[1:]]}, "belt 0"),
        ({"rows": [["m3", "F2", "T2", "T4"], *ROWS[1:]]}, "disciple m"),
        ({"rows": [[None, "F2", "T2", "T4"], *ROWS[1:]]}, "rows[0][0]"),
        ({"row_trophies": ["broom", None, None]}, "goes to a column"),
        ({"column_trophies": ["incense", None, None, None]}, "goes to a row"),
        ({"column_trophies": ["broom", "broom", "broom", None]}, "3 trophies broom"),
        ({"row_trophies": ["assistant"]}, "row_trophies"),
        ({"row_trophies": ["sword", None, None]}, "'sword'"),
        ({"row_trophies": [3, None, None]}, "row_trophies[0]"),
        ({"colour": 1}, "'colour'"),
        ({"options": {"incense": "two"}}, "'two'"),
        ({"options": {"belt": True}}, "'belt'"),
        ({"options": []}, "options"),
        ({"options": {"white_belt": True}}, "trophies must be"),
        ({"options": {"white_belt": True}, "trophies": 13}, "13"),
        ({"options": {"white_belt": True}, "trophies": True}, "true"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(change: dict[str, object], word: str) -> None:
    assert word in refused("score", "dojo", stdin=json.dumps({**CASE, **change}))


def test_what_is_no_object_is_refused() -> None:
    assert "object" in refused("score", "dojo", stdin="[]")
