"""What a clan's captured cards are worth at the end of a round."""

from __future__ import annotations

import pytest

from randori.games.tatsu.view import ClanSheet
from tests.games.tatsu.rounds import DRAW, ROUT, SWEEP, UPHILL, turned
from tests.games.tatsu.scene import run, script_of
from tests.games.tatsu.sight import captured, table

OWN_X1_AND_X3 = (
    "0 YV3 RP6 YP6 Rx1",
    "1 RP5 Yx3 Rx3 YP4",
    "1 RP4 YP5 RP3 YV4",
    "2 YP3 RP2 YV5 RV4",
    "2 YP2 RV5 YV6 RV6",
    "2 YF RF Yx1 RV3",
    "2 YV7 RV7 Yx2 Rx2",
)
"""Red: 3+1+1 + 1+1 = 7 points, x1 and x3."""

ONLY_THEIRS = (
    "0 YV3 RP6 YP6 RV3",
    "1 RP5 Yx3 RV4 YP4",
    "1 RP4 YP5 RP3 YV4",
    "2 YP3 RP2 YV5 Rx2",
    "2 YP2 RV5 YV6 RV6",
    "2 YF RF Yx1 Rx1",
    "2 YV7 RV7 Yx2 Rx3",
)
"""Red: 14 points and, of all multipliers, only yellow's x3; yellow has all three of red's."""


def last_sheet(clan: str, *script: str) -> ClanSheet:
    """A clan's score sheet after a whole round."""
    last = table(script_of(4, *script))["last_round"]
    assert last is not None
    return last["captured"][clan]


@pytest.mark.clause("TATSU-SCORE")
def test_the_case_of_ten_points_with_only_the_x2_of_its_own_scores_20() -> None:
    state = script_of(4, *UPHILL)
    assert {"YV3", "RV3", "Rx2"} <= captured(state, "red")
    assert captured(state, "red").isdisjoint({"Rx1", "Rx3"})
    assert (last_sheet("red", *UPHILL)["points"], last_sheet("red", *UPHILL)["factor"]) == (10, 2)
    assert state.scores == [150, 20, 150, 20]


@pytest.mark.clause("TATSU-SCORE")
def test_the_case_of_own_x1_and_x3_has_factor_4() -> None:
    assert last_sheet("red", *OWN_X1_AND_X3)["factor"] == 4
    assert script_of(4, *OWN_X1_AND_X3).scores == [53 * 3, 7 * 4, 53 * 3, 7 * 4]


@pytest.mark.clause("TATSU-SCORE")
def test_without_a_multiplier_of_its_own_a_clan_scores_nothing() -> None:
    assert last_sheet("red", *ONLY_THEIRS)["points"] == 14
    assert script_of(4, *ONLY_THEIRS).scores[1] == 0


@pytest.mark.clause("TATSU-SCORE")
def test_the_other_clans_multipliers_are_worth_nothing_but_denied() -> None:
    sheet = last_sheet("yellow", *ONLY_THEIRS)
    assert {"Rx1", "Rx2", "Rx3"} <= set(sheet["cards"])
    assert sheet["factor"] == 1 + 2
    assert script_of(4, *ONLY_THEIRS).scores[0] == 46 * 3


@pytest.mark.clause("TATSU-SCORE")
@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_all_cards_are_worth_60_times_6(leader: int) -> None:
    mine, theirs = leader % 2, 1 - leader % 2
    swept = script_of(4, *turned(SWEEP, leader)).scores
    assert (swept[mine], swept[theirs]) == (360, 0)
    routed = script_of(4, *turned(ROUT, leader)).scores
    assert (routed[mine], routed[theirs]) == (0, 360)


@pytest.mark.clause("TATSU-SCORE")
def test_points_count_on_cards_of_both_clans() -> None:
    sheet = last_sheet("yellow", *DRAW)
    assert {"RP5", "RV3", "RP3", "RV4", "RV5"} <= set(sheet["cards"])
    assert (sheet["points"], sheet["factor"], sheet["score"]) == (30, 1, 30)


@pytest.mark.clause("TATSU-SCORE")
@pytest.mark.clause("TATSU-SEATS-4")
def test_partners_each_have_their_teams_points() -> None:
    state = script_of(4, *UPHILL)
    assert state.scores[0] == state.scores[2] == 150
    assert state.scores[1] == state.scores[3] == 20


@pytest.mark.clause("TATSU-SCORE")
@pytest.mark.clause("TATSU-END")
def test_rounds_add_up() -> None:
    state = script_of(4, *UPHILL)
    run(state, *turned(UPHILL, 1))
    assert state.scores == [170, 170, 170, 170]
    run(state, *turned(DRAW, 2))
    assert state.scores == [200, 200, 200, 200]


@pytest.mark.clause("TATSU-SCORE")
def test_nothing_is_scored_before_the_round_is_over() -> None:
    state = script_of(4, *SWEEP[:6])
    assert state.scores == [0, 0, 0, 0]
    assert table(state)["last_round"] is None
