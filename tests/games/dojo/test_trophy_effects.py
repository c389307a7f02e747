"""What trophies add to the score of their row or column; brooms and assistants have a file of their own."""

from __future__ import annotations

import pytest

from tests.games.dojo.drawing import column_score, game_of, row_score, sheet_of


@pytest.mark.clause("DOJO-BELT")
@pytest.mark.parametrize(
    ("belts", "points"),
    [("335", 3), ("353", 3), ("533", 3), ("553", 5), ("112", 1), ("443", 4), ("225", 2)],
)
def test_with_the_multicolour_belt_two_alike_are_enough(belts: str, points: int) -> None:
    assert column_score(belts, "belt") == points


@pytest.mark.clause("DOJO-BELT")
@pytest.mark.parametrize("belt", [1, 2, 3, 4, 5])
def test_with_the_multicolour_belt_three_alike_still_score_once(belt: int) -> None:
    assert column_score(f"{belt}" * 3, "belt") == belt


@pytest.mark.clause("DOJO-BELT")
@pytest.mark.parametrize("belts", ["123", "135", "451"])
def test_with_the_multicolour_belt_three_different_belts_score_nothing(belts: str) -> None:
    assert column_score(belts, "belt") == 0


@pytest.mark.clause("DOJO-KIMONO")
@pytest.mark.parametrize(("belts", "points"), [("444", 8), ("111", 2), ("222", 4), ("333", 6), ("555", 10)])
def test_with_the_kimono_three_alike_score_double(belts: str, points: int) -> None:
    assert column_score(belts, "kimono") == points


@pytest.mark.clause("DOJO-KIMONO")
@pytest.mark.parametrize("belts", ["445", "454", "544", "123"])
def test_with_the_kimono_two_alike_score_nothing(belts: str) -> None:
    assert column_score(belts, "kimono") == 0


@pytest.mark.clause("DOJO-MASTER")
@pytest.mark.parametrize(
    ("row", "points"),
    [
        ("M1 F2 T3 C4", 3),
        ("M1 M2 B3 B4", 6),
        ("T1 T2 T3 M4", 10),
        ("R1 M2 M3 B4", 10),
        ("R1 F2 T3 C4", 6),
        ("R1 R2 F3 C4", 10),
        ("R1 R2 R3 C4", 10),
    ],
)
def test_with_the_grand_master_one_card_more_counts_as_a_raccoon(row: str, points: int) -> None:
    assert row_score(f"{row} master") == points


@pytest.mark.clause("DOJO-MASTER")
@pytest.mark.parametrize("row", ["C1 C2 C3 C4", "R1 R2 R3 R4", "R1 C2 R3 C4"])
def test_the_grand_master_has_no_effect_on_four_alike(row: str) -> None:
    sheet = sheet_of(f"{row} master\nM1 F2 T3 C4\nF2 T3 C4 B5")
    assert (sheet["rows"][0], sheet["row_sheets"][0]["master"]) == (10, None)


@pytest.mark.clause("DOJO-MASTER")
def test_the_grand_masters_card_keeps_its_belt() -> None:
    assert sheet_of("M3 M1 M2 B4 master\nF1 T5 C3 B4\nT5 C1 B5 M4")["columns"] == [0, 0, 0, 4]


@pytest.mark.clause("DOJO-INCENSE")
@pytest.mark.parametrize(
    ("row", "each", "one"),
    [
        ("M1 F2 T3 C4", 1 + 1 + 1 + 1, 4),
        ("M1 M2 B3 B4", 3 + 3, 3),
        ("M1 M2 F3 R4", 6 + 1, 6),
        ("M1 M2 F3 B4", 3 + 1 + 1, 3),
        ("T1 T2 T3 B4", 6 + 1, 6),
        ("T1 T2 T3 T4", 10, 10),
        ("R1 F2 T3 C4", 3 + 1 + 1, 4),
        ("R1 R2 F3 T4", 6 + 1, 6),
        ("R1 R2 R3 T4", 10, 10),
        ("R1 R2 R3 R4", 10, 10),
    ],
)
def test_incense_scores_every_disciple_or_one_point_for_each(row: str, each: int, one: int) -> None:
    assert row_score(f"{row} incense") == row_score(f"{row} incense", incense="each") == each
    assert row_score(f"{row} incense", incense="one") == one


@pytest.mark.clause("DOJO-INCENSE")
@pytest.mark.parametrize("incense", ["each", "one"])
def test_incense_is_for_its_own_row_only(incense: str) -> None:
    text = "M1 F2 T3 C4 incense\nF1 M2 C3 T4\nT2 C1 M4 F3"
    assert sheet_of(text, incense=incense)["rows"] == [4, 1, 1]


@pytest.mark.clause("DOJO-RACCOON", "DOJO-INCENSE")
def test_two_raccoons_need_not_be_the_same_disciple() -> None:
    row = sheet_of("R1 R2 T3 C4 incense\nM1 F2 T3 C4\nF2 T3 C4 B5", incense="one")["row_sheets"][0]
    assert row_score("R1 R2 T3 C4 incense", incense="one") == 6
    assert row["raccoons"] in (["tigress"] * 2, ["crane"] * 2)
    assert row_score("R1 R2 T3 C4 incense") == 7


@pytest.mark.clause("DOJO-INCENSE")
@pytest.mark.parametrize(("incense", "points"), [("each", 6), ("one", 3)])
def test_the_option_incense_holds_in_a_whole_game(incense: str, points: int) -> None:
    state = game_of("M1 M2 B3 B4 incense\nM3 F2 T3 C4\nF2 T3 C4 B5", incense=incense)
    assert state.scores == [points + 2, 3, 3]
