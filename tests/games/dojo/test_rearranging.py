"""Brooms and assistants, and the best that can be made of them."""

from __future__ import annotations

import pytest

from tests.games.dojo.drawing import game_of, score, sheet_of
from tests.games.dojo.sight import placed, sheets

CASE = """
    R4 F2 T2 T4  assistant
    C4 F3 M5 C2
    T5 R5 B5 B2
    broom - - -
"""


def without_trophies(text: str) -> str:
    return "\n".join(" ".join(line.split()[:4]) for line in text.strip().splitlines()[:3])


@pytest.mark.clause("DOJO-BROOM")
def test_a_broom_rearranges_the_cards_of_its_column() -> None:
    text = """
        M1 M2 M3 F4
        F1 F2 F3 T5
        T1 T2 T4 M5
        - - - broom
    """
    assert score(without_trophies(text)) == 6 + 6 + 6 + 1 + 2
    sheet = sheet_of(text)
    assert sheet["rows"] == [10, 10, 10]
    assert sheet["columns"] == [1, 2, 0, 0]
    assert sheet["arrangement"] == [
        ["M1", "M2", "M3", "M5"],
        ["F1", "F2", "F3", "F4"],
        ["T1", "T2", "T4", "T5"],
    ]


@pytest.mark.clause("DOJO-BROOM")
def test_a_broom_moves_nothing_out_of_its_column() -> None:
    text = """
        M1 M2 M3 F4
        F1 F2 F3 T5
        T1 T2 T4 M5
        broom - - -
    """
    assert score(text) == score(without_trophies(text))


@pytest.mark.clause("DOJO-BROOM")
def test_a_broom_does_not_change_what_its_column_scores() -> None:
    sheet = sheet_of("M3 M2 T3 T4\nT3 T2 M1 M4\nF3 B2 C5 C1\nbroom - - -")
    assert sheet["columns"] == [3, 2, 0, 0]


@pytest.mark.clause("DOJO-ASSISTANT")
def test_an_assistant_rearranges_the_cards_of_its_row() -> None:
    text = """
        M4 F3 T2 C1  assistant
        F1 T2 C3 B4
        T1 C2 B3 M4
    """
    assert score(without_trophies(text)) == 3
    sheet = sheet_of(text)
    assert sheet["columns"] == [1, 2, 3, 4]
    assert sheet["arrangement"][0] == ["C1", "T2", "F3", "M4"]
    assert sheet["arrangement"][1:] == [["F1", "T2", "C3", "B4"], ["T1", "C2", "B3", "M4"]]


@pytest.mark.clause("DOJO-ASSISTANT")
def test_an_assistant_moves_nothing_out_of_its_row() -> None:
    text = """
        M4 F3 T2 C1
        F1 T2 C3 B4  assistant
        T1 C2 B3 M4
    """
    assert score(text) == 3


@pytest.mark.clause("DOJO-BROOM", "DOJO-ASSISTANT")
@pytest.mark.parametrize("trophies", ["assistant|- - - -", "|broom - - -", "assistant|- - broom -"])
def test_the_owner_may_leave_everything_where_it_is(trophies: str) -> None:
    row, columns = trophies.split("|")
    text = f"M1 M2 M3 M4 {row}\nF1 F2 F3 F4\nT1 T2 T3 T4\n{columns}"
    sheet = sheet_of(text)
    assert sheet["score"] == 30 + 1 + 2 + 3 + 4
    assert sheet["arrangement"] == [[f"{disciple}{belt}" for belt in range(1, 5)] for disciple in "MFT"]


@pytest.mark.clause("DOJO-REARRANGE")
def test_the_case_of_a_broom_and_an_assistant_scores_30() -> None:
    sheet = sheet_of(CASE)
    assert sheet["score"] == 30
    assert [step["trophy"] for step in sheet["steps"]] == ["broom", "assistant"]
    assert (sum(sheet["rows"]), sum(sheet["columns"])) == (19, 11)


@pytest.mark.clause("DOJO-REARRANGE")
def test_untouched_the_case_scores_15() -> None:
    assert score(without_trophies(CASE)) == 15


@pytest.mark.clause("DOJO-REARRANGE")
def test_a_game_that_ends_with_the_case_scores_30() -> None:
    state = game_of(CASE)
    assert state.scores == [30, 3, 3]
    assert placed(state, 0) == {"row,0": "assistant", "col,0": "broom"}
    assert sheets(state)[0] == sheet_of(CASE)


@pytest.mark.clause("DOJO-REARRANGE")
def test_two_brooms_and_two_assistants_are_all_used() -> None:
    text = """
        M1 M2 F3 F5  assistant
        F1 F2 M3 M4  assistant
        T1 T2 T3 T4
        - - broom broom
    """
    sheet = sheet_of(text)
    assert without_trophies(text).count("M") == 4
    assert sheet["rows"] == [10, 10, 10]
    assert sheet["columns"] == [1, 2, 3, 0]
    assert sheet["score"] == 36


@pytest.mark.clause("DOJO-REARRANGE")
def test_a_card_moved_by_one_may_be_moved_on_by_the_next() -> None:
    """M5 comes down by the broom, then along the last row by the assistant, under the two black belts."""
    text = """
        M5 F2 T3 C5
        T1 C3 B4 F5
        F4 T2 C1 B2  assistant
        broom - - -
    """
    sheet = sheet_of(text)
    assert sheet["columns"][3] == 5
    assert sheet["arrangement"][2][3] == "M5"
    assert [step["trophy"] for step in sheet["steps"]] == ["broom", "assistant"]


@pytest.mark.clause("DOJO-REARRANGE")
def test_trophies_stay_where_they_are_when_cards_move() -> None:
    """The kimono's column gets the blue belts; the kimono does not go to them."""
    text = """
        M4 F1 T2 C3  assistant
        F1 T4 C3 B2
        T1 C4 B3 M2
        - kimono - -
    """
    sheet = sheet_of(text)
    assert sheet["columns"] == [1, 8, 3, 2]
    assert [column["trophy"] for column in sheet["column_sheets"]] == [None, "kimono", None, None]
    assert [row["trophy"] for row in sheet["row_sheets"]] == ["assistant", None, None]


@pytest.mark.clause("DOJO-REARRANGE")
def test_raccoons_and_the_grand_master_are_settled_last() -> None:
    """The broom brings the raccoon to the bears, where with the grand master there are four."""
    text = """
        R1 M2 F3 T4
        C1 B2 B3 M4  master
        F1 T2 C3 M5
        broom - - -
    """
    assert sheet_of(without_trophies(text))["rows"] == [3, 3, 1]
    sheet = sheet_of(text)
    assert (sheet["rows"], sheet["columns"]) == ([3, 10, 3], [1, 2, 3, 0])
    assert sheet["row_sheets"][1]["raccoons"] == ["bear"]
    assert sheet["row_sheets"][1]["master"] == "M4"


@pytest.mark.clause("DOJO-BEST")
def test_the_best_is_the_best_of_the_whole_not_of_each_line() -> None:
    """Three black belts of the second column are given up for three with the kimono."""
    text = """
        M5 B5 T2 C3
        F1 T5 M3 C4  assistant
        B5 C5 C4 F2
        kimono - - -
    """
    assert sheet_of(without_trophies(text))["columns"] == [0, 5, 0, 0]
    sheet = sheet_of(text)
    assert sheet["arrangement"][1][0] == "T5"
    assert (sheet["rows"], sheet["columns"]) == ([1, 1, 3], [10, 0, 0, 0])


@pytest.mark.clause("DOJO-BEST")
def test_the_sheet_shows_the_arrangement_and_the_choices() -> None:
    sheet = sheet_of(CASE)
    broom, assistant = sheet["steps"]
    assert (broom["line"], broom["index"]) == ("column", 0)
    assert (assistant["line"], assistant["index"]) == ("row", 0)
    assert assistant["cards"] == sheet["arrangement"][0]
    assert sorted(row["score"] for row in sheet["row_sheets"]) == [3, 6, 10]
    assert sorted(column["score"] for column in sheet["column_sheets"]) == [0, 2, 4, 5]
