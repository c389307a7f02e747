"""Fusions: tricks that nobody takes, and what becomes of their cards."""

from __future__ import annotations

import pytest

from tests.games.tatsu.scene import play, round_of, script_of
from tests.games.tatsu.sight import captured, held, table, winners_of_tricks

OPENING = (
    "0 YP6 RP5 YV7 RV3",
    "0 YP5 RP6 YV3 RV7",
    "1 RP3 YP4 RV4 YV6",
    "2 YP3 RP4 YV4 RV6",
    "3 RV5 YP2 Rx2 Yx1",
)
"""Three tricks to yellow, with its x1, and two to red, with none; seat 0 leads the sixth. Left are
YV5 Yx2 Yx3 YF and RP2 Rx1 Rx3 RF."""


def cards(*tricks: str) -> set[str]:
    """The cards of some tricks of a script."""
    return {card for trick in tricks for card in trick.split()[1:]}


@pytest.mark.clause("TATSU-FUSION")
def test_nobody_takes_a_trick_with_a_fusion_in_it() -> None:
    trick = "0 YP6 RF YV3 RV3"
    state = script_of(4, trick)
    assert winners_of_tricks(state) == [None]
    assert table(state)["tricks"][0]["held_by"] is None
    assert captured(state, "yellow") == captured(state, "red") == set()
    assert held(state) == cards(trick)


@pytest.mark.clause("TATSU-FUSION")
@pytest.mark.parametrize(
    ("trick", "leader"),
    [("0 YF RP6 YV3 RV3", 0), ("0 YP6 RF YV3 RV3", 1), ("0 YP6 RP5 YF RV3", 2), ("0 YP6 RP5 YV3 RF", 3)],
)
def test_the_seat_with_the_fusion_in_front_of_it_leads_the_next_trick(trick: str, leader: int) -> None:
    state = script_of(4, trick)
    assert state.to_act == (leader,)
    assert table(state)["turn"] == leader


@pytest.mark.clause("TATSU-FUSION")
def test_a_fusion_that_was_asked_for_gives_the_lead_to_the_asker() -> None:
    state = round_of(4, "YV3 RF", "RV3 YF", "YV4", "RV4")
    play(state, "0 play:YV3", "1 ask:0", "0 play:RF", "2 play:YV4", "3 play:RV4")
    assert winners_of_tricks(state) == [None]
    assert state.to_act == (1,)


@pytest.mark.clause("TATSU-FUSION")
@pytest.mark.clause("TATSU-WIN")
def test_the_winner_of_the_next_trick_takes_what_is_held_over_as_well() -> None:
    first, second = "0 YP6 RF YV3 RV3", "1 RP2 YP3 RV4 YV4"
    state = script_of(4, first, second)
    assert captured(state, "yellow") == cards(first, second)
    assert held(state) == set()
    assert winners_of_tricks(state) == [None, 2]
    assert [trick["held_by"] for trick in table(state)["tricks"]] == ["yellow", "yellow"]
    assert state.to_act == (2,)


@pytest.mark.clause("TATSU-FUSION")
def test_four_multipliers_after_a_fusion_take_eight_cards_for_the_first_laid() -> None:
    first, second = "0 YP6 RF YV3 RV3", "1 Rx1 Yx3 Rx2 Yx2"
    state = script_of(4, first, second)
    assert captured(state, "red") == cards(first, second)
    assert state.to_act == (1,)


@pytest.mark.clause("TATSU-FUSION")
def test_what_is_held_over_stays_apart_from_the_trick_under_way() -> None:
    first = "0 YP6 RF YV3 RV3"
    state = script_of(4, first)
    play(state, "1 play:RV4")
    assert held(state) == cards(first)
    assert [laid["card"] for laid in table(state)["trick"]] == ["RV4"]


@pytest.mark.clause("TATSU-FUSION")
def test_fusions_in_two_tricks_running_leave_three_tricks_to_the_winner_of_the_third() -> None:
    tricks = ("0 YP6 RF YV3 RV3", "1 RP6 YF RV4 YV4", "2 YP2 RP3 YV5 RV5")
    after_two = script_of(4, *tricks[:2])
    assert held(after_two) == cards(*tricks[:2])
    assert after_two.to_act == (2,)
    after_three = script_of(4, *tricks)
    assert captured(after_three, "red") == cards(*tricks)
    assert captured(after_three, "yellow") == set()
    assert winners_of_tricks(after_three) == [None, None, 3]


@pytest.mark.clause("TATSU-FUSION")
def test_fusions_in_two_tricks_apart_are_taken_each_with_the_next() -> None:
    tricks = ("0 YP6 RF YV3 RV3", "1 RP6 YP2 RV4 YV4", "1 RP2 YF RV5 YV5", "2 YP3 RV6 YV6 RV7")
    state = script_of(4, *tricks)
    assert captured(state, "red") == cards(*tricks[:2])
    assert captured(state, "yellow") == cards(*tricks[2:])
    assert winners_of_tricks(state) == [None, 1, None, 2]


@pytest.mark.clause("TATSU-FUSION-TWICE")
@pytest.mark.parametrize(
    ("trick", "leader"),
    [
        ("0 YF RF YP6 RP6", 0),
        ("0 YP6 RF YF RP6", 1),
        ("1 RP6 YF RF YP6", 2),
        ("3 RP6 YP6 RF YF", 1),
        ("2 YF RP6 YP6 RF", 2),
    ],
)
def test_with_both_fusions_in_a_trick_the_one_laid_first_leads(trick: str, leader: int) -> None:
    state = script_of(4, trick)
    assert winners_of_tricks(state) == [None]
    assert held(state) == cards(trick)
    assert state.to_act == (leader,)


@pytest.mark.clause("TATSU-FUSION-TWICE")
def test_what_both_fusions_held_over_goes_with_the_next_trick() -> None:
    tricks = ("0 YP6 RF YF RP6", "1 RV3 YP2 RV4 YV3")
    assert captured(script_of(4, *tricks), "yellow") == cards(*tricks)


@pytest.mark.clause("TATSU-FUSION-LAST")
def test_with_a_fusion_in_the_last_trick_its_four_cards_score_for_no_one() -> None:
    # Yellow takes all but the last trick: 60 points without V3's, and x1 and x2.
    script = (
        "0 YF RP6 YV7 RV3",
        "0 YP6 RP5 YV6 RV7",
        "0 YP5 RP4 YV5 RV6",
        "0 YP4 RP3 YV4 RV5",
        "0 YP3 RP2 Yx1 Rx1",
        "0 YP2 RV4 Yx2 Rx2",
        "0 YV3 RF Yx3 Rx3",
    )
    state = script_of(4, *script)
    assert captured(state, "yellow") == cards(*script[:6])
    assert captured(state, "red") == set()
    assert winners_of_tricks(state) == [None, 0, 0, 0, 0, 0, None]
    assert held(state) == cards(script[6])
    assert state.scores == [(60 - 3) * 3, 0, (60 - 3) * 3, 0]


@pytest.mark.clause("TATSU-FUSION-LAST")
def test_with_fusions_in_the_last_two_tricks_all_eight_cards_are_lost() -> None:
    script = (*OPENING, "0 YV5 RF Yx2 Rx1", "1 RP2 YF Rx3 Yx3")
    state = script_of(4, *script)
    assert captured(state, "yellow") == cards(OPENING[0], OPENING[2], OPENING[4])
    assert captured(state, "red") == cards(OPENING[1], OPENING[3])
    assert winners_of_tricks(state)[5:] == [None, None]
    assert held(state) == cards(script[5], script[6])
    # Yellow: 1+1+7+3 + 1+1+4+6 + 5+1 = 30, with its x1; red has no multiplier of its own.
    assert state.scores == [30, 0, 30, 0]


@pytest.mark.clause("TATSU-FUSION-LAST")
def test_both_fusions_in_the_last_trick_lose_four_cards() -> None:
    script = (*OPENING, "0 YV5 RP2 Yx2 Rx1", "1 Rx3 YF RF Yx3")
    state = script_of(4, *script)
    assert held(state) == cards(script[6])
    assert state.scores == [30, 30, 30, 30]


@pytest.mark.clause("TATSU-FUSION-LAST")
@pytest.mark.clause("TATSU-FUSION")
def test_a_fusion_in_the_sixth_trick_leaves_eight_cards_to_the_winner_of_the_seventh() -> None:
    script = (*OPENING, "0 YF Rx1 YV5 RF", "0 Yx2 RP2 Yx3 Rx3")
    state = script_of(4, *script)
    assert captured(state, "red") == cards(OPENING[1], OPENING[3], *script[5:])
    assert held(state) == set()
    # Red: 1+1+3+7 + 1+1+4+6 = 24, then V5 and P2: 30 × (1 + 3). Yellow: 30 × 1.
    assert state.scores == [30, 120, 30, 120]


@pytest.mark.clause("TATSU-FUSION-LAST")
def test_what_was_lost_does_not_come_back_in_the_next_round() -> None:
    state = script_of(4, *OPENING, "0 YV5 RF Yx2 Rx1", "1 RP2 YF Rx3 Yx3")
    state.play(-1, "deal:" + ",".join(sorted(cards(*OPENING) | held(state))))
    assert held(state) == set()
    assert state.to_act == (1,)
