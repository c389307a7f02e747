"""What rows and columns are worth, on a real table and at the end of a whole game."""

from __future__ import annotations

import pytest

from tests.games.dojo.drawing import PLAIN, column_score, game_of, row_score, score, sheet_of
from tests.games.dojo.sight import sheets

TWELVE = """
    T2 T1 T4 M5
    M2 M3 B5 C1
    F2 C5 M1 T4
"""
"""Rows worth 6, 3 and 1, and one column of three yellow."""


@pytest.mark.clause("DOJO-ROW")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("M1 M2 B3 B4", 3),
        ("M1 F2 T3 C4", 1),
        ("T1 T2 T3 M4", 6),
        ("T1 B2 T3 T4", 6),
        ("M1 M2 F3 B4", 3),
        ("F1 M2 B3 M4", 3),
        ("C1 C2 C3 C4", 10),
        ("B5 B5 B5 B5", 10),
        ("F1 T1 C1 B1", 1),
    ],
)
def test_a_row_scores_for_its_most_numerous_disciple_alone(row: str, points: int) -> None:
    assert row_score(row) == points


@pytest.mark.clause("DOJO-ROW")
@pytest.mark.parametrize("disciple", "MFTCB")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_one_two_three_and_four_of_a_disciple_score_1_3_6_and_10(
    disciple: str, count: int, points: int
) -> None:
    others = [f"{other}2" for other in "MFTCB" if other != disciple]
    row = [f"{disciple}{belt}" for belt in range(1, count + 1)] + others[: 4 - count]
    assert row_score(" ".join(row)) == points
    assert row_score(" ".join(reversed(row))) == points


@pytest.mark.clause("DOJO-ROW")
def test_cards_that_lie_apart_count_together_but_not_across_rows() -> None:
    assert row_score("M1 F2 M3 F4") == 3
    assert sheet_of("M1 F2 T3 C4\nM2 F3 T4 C5\nM3 F4 T5 C1")["rows"] == [1, 1, 1]


@pytest.mark.clause("DOJO-RACCOON")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("R1 F2 T3 C4", 3),
        ("M1 M2 F3 R4", 6),
        ("M1 M2 F3 F4", 3),
        ("M1 R2 R3 F4", 6),
        ("R1 M2 M3 M4", 10),
        ("R1 R2 R3 M4", 10),
        ("R1 R2 R3 R4", 10),
    ],
)
def test_a_raccoon_counts_as_a_disciple_of_the_owners_choice(row: str, points: int) -> None:
    assert row_score(row) == points


@pytest.mark.clause("DOJO-RACCOON", "DOJO-BEST")
def test_the_sheet_says_as_what_each_raccoon_counts() -> None:
    row = sheet_of("R1 T2 T3 C4\nM1 F2 T3 C4\nF2 T3 C4 B5")["row_sheets"][0]
    assert row["raccoons"] == ["tigress"]
    assert row["counted"] == [{"disciple": "tigress", "count": 3, "points": 6}]


@pytest.mark.clause("DOJO-COLUMN")
@pytest.mark.parametrize("belt", [1, 2, 3, 4, 5])
def test_three_belts_of_one_colour_score_their_value(belt: int) -> None:
    assert column_score(f"{belt}" * 3) == belt


@pytest.mark.clause("DOJO-COLUMN")
@pytest.mark.parametrize("belts", ["112", "121", "211", "123", "554", "345"])
def test_a_column_that_is_not_all_of_one_colour_scores_nothing(belts: str) -> None:
    assert column_score(belts) == 0


@pytest.mark.clause("DOJO-COLUMN")
def test_belts_count_whatever_the_disciples_and_a_raccoons_belt_is_an_ordinary_one() -> None:
    raccoons = """
        R4 R1 R5 M3
        R4 F1 R5 R3
        R4 T1 R2 C4
    """
    assert sheet_of(raccoons)["columns"] == [4, 1, 0, 0]


@pytest.mark.clause("DOJO-COLUMN")
def test_four_columns_may_all_score() -> None:
    assert sheet_of("M5 F4 T3 C2\nF5 T4 C3 B2\nT5 C4 B3 M2")["columns"] == [5, 4, 3, 2]


@pytest.mark.clause("DOJO-SCORE-CASE")
def test_rows_of_6_3_and_1_and_a_column_of_three_yellow_score_12() -> None:
    sheet = sheet_of(TWELVE)
    assert (sheet["score"], sheet["rows"], sheet["columns"]) == (12, [6, 3, 1], [2, 0, 0, 0])


@pytest.mark.clause("DOJO-SCORE-CASE", "DOJO-END")
def test_a_game_that_ends_with_that_dojo_scores_the_same() -> None:
    state = game_of(TWELVE)
    assert state.scores == [12, 3, 3]
    assert sheets(state)[0] == sheet_of(TWELVE)


CASES = [
    ("M1 M2 B3 B4 incense\nM3 F2 T3 C4 master\nF2 T3 C4 B5", 6 + 3 + 1),
    ("M3 F4 T2 C1\nF3 T4 C2 B5\nT5 C4 B2 M1\nbelt kimono - -", 3 + 3 + 8 + 2),
    ("M3 F4 T2 C1\nF3 T4 C2 B5\nT5 C4 B2 M1\nkimono belt - -", 3 + 0 + 4 + 2),
    ("R1 F2 R3 C4 incense\nT1 T2 T3 M4 assistant\nR2 R3 R4 R5 master", 7 + 6 + 10),
]


@pytest.mark.clause("DOJO-END", "DOJO-INCENSE", "DOJO-MASTER", "DOJO-BELT", "DOJO-KIMONO")
@pytest.mark.parametrize(("text", "points"), CASES)
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_played_dojo_scores_what_it_scores_on_a_table(text: str, points: int, owner: int) -> None:
    assert score(text) == points
    state = game_of(*(text if player == owner else PLAIN for player in range(3)))
    assert state.scores == [points if player == owner else 3 for player in range(3)]
    assert sheets(state)[owner] == sheet_of(text)
