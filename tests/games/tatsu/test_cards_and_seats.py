"""The cards, the seats and the deal of a table of four."""

from __future__ import annotations

import pytest

from tests.games.tatsu.rounds import DRAW, ROUT, SWEEP, turned
from tests.games.tatsu.scene import (
    DECK,
    HANDS,
    deal_of_hands,
    new_table,
    play,
    refused,
    round_of,
    run,
    script_of,
)
from tests.games.tatsu.sight import backs, captured, hands, players_by_seat, table, winners_of_tricks

POINTS = {
    "V3": 3,
    "V4": 4,
    "V5": 5,
    "V6": 6,
    "V7": 7,
    "P2": 1,
    "P3": 1,
    "P4": 1,
    "P5": 1,
    "P6": 1,
}
BY_POWER = ["x1", "V3", "P2", "P3", "P4", "P5", "P6"]


def points_of(*tricks: str) -> int:
    """The points that the winner of the last of these tricks has captured."""
    sheets = table(script_of(4, *tricks))["captured"]
    return sheets["yellow"]["points"] + sheets["red"]["points"]


@pytest.mark.clause("TATSU-CARDS")
def test_there_are_28_cards_and_all_are_dealt() -> None:
    state = round_of(4, *HANDS)
    dealt = [card for seat in range(4) for card in hands(state, seat)[seat] or ()]
    assert len(dealt) == 28
    assert sorted(dealt) == sorted(DECK)


@pytest.mark.clause("TATSU-CARDS")
@pytest.mark.parametrize(("kind", "points"), POINTS.items())
@pytest.mark.parametrize("turn", [0, 1])
def test_a_weak_spirit_is_worth_its_number_and_a_strong_one_a_single_point(
    kind: str, points: int, turn: int
) -> None:
    assert points_of(*turned((f"0 Y{kind} Rx1 Yx1 Rx2",), turn)) == points


@pytest.mark.clause("TATSU-CARDS")
@pytest.mark.parametrize("turn", [0, 1])
def test_multipliers_and_fusions_are_worth_no_points(turn: int) -> None:
    assert points_of(*turned(("0 Yx1 Rx1 Yx2 Rx2",), turn)) == 0
    assert points_of(*turned(("0 Yx1 Rx1 Yx3 Rx3",), turn)) == 0
    assert points_of(*turned(("0 YF Rx1 Yx1 Rx2", "0 YV7 Rx3 Yx2 RP2"), turn)) == POINTS["V7"] + POINTS["P2"]


@pytest.mark.clause("TATSU-CARDS")
def test_a_clan_is_worth_30_points_and_both_together_60() -> None:
    assert sum(points_of(f"0 Y{kind} Rx1 Yx1 Rx2") for kind in POINTS) == 30
    assert sum(points_of(f"1 R{kind} Yx1 Rx1 Yx2") for kind in POINTS) == 30
    assert points_of(*SWEEP) == 60


@pytest.mark.clause("TATSU-CARDS")
@pytest.mark.clause("TATSU-WIN")
@pytest.mark.parametrize("weaker", range(len(BY_POWER) - 1))
def test_power_rises_from_multiplier_to_weak_spirit_to_p6(weaker: int) -> None:
    below, above = BY_POWER[weaker : weaker + 2]
    later = script_of(4, f"0 Y{below} R{above} Yx2 Rx3")
    assert winners_of_tricks(later) == [1]
    earlier = script_of(4, f"0 Y{above} R{below} Yx2 Rx3")
    assert winners_of_tricks(earlier) == [0]


@pytest.mark.clause("TATSU-CARDS")
@pytest.mark.parametrize("number", [3, 4, 5, 6])
def test_all_weak_spirits_have_the_same_power(number: int) -> None:
    assert winners_of_tricks(script_of(4, f"0 YV{number} RV{number + 1} Yx1 Rx1")) == [0]
    assert winners_of_tricks(script_of(4, f"0 YV{number + 1} RV{number} Yx1 Rx1")) == [0]


@pytest.mark.clause("TATSU-BACKS")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2, 3])
def test_how_many_cards_of_each_clan_a_hand_holds_is_public(eyes: int | None) -> None:
    state = round_of(
        4, "YV3 YV4 YV5 YV6 YV7 YP2 YP3", "YP4 YP5 RV3 RV4 RV5 RV6 RV7", "YP6 RP2 RP3 RP4 RP5 RP6 Rx1"
    )
    assert backs(state, eyes) == [(7, 0), (2, 5), (1, 6), (4, 3)]
    play(state, "0 ask:1", "1 play:YP5")
    assert backs(state, eyes) == [(7, 0), (1, 5), (1, 6), (4, 3)]


@pytest.mark.clause("TATSU-SEATS-4")
def test_partners_face_each_other_and_the_clans_alternate() -> None:
    seats = table(round_of(4))["seats"]
    assert [seat["clan"] for seat in seats] == ["yellow", "red", "yellow", "red"]
    assert not any(seat["ghost"] for seat in seats)


@pytest.mark.clause("TATSU-SEATS-4")
def test_four_players_keep_their_seats() -> None:
    state = script_of(4, *SWEEP)
    assert players_by_seat(state) == [0, 1, 2, 3]
    run(state, *turned(SWEEP, 1))
    assert players_by_seat(state) == [0, 1, 2, 3]


@pytest.mark.clause("TATSU-SEATS-4")
@pytest.mark.clause("TATSU-TRICK")
def test_seats_follow_clockwise() -> None:
    state = round_of(4, "YV3", "RV3", "YV4", "RV4", dealer=2)
    turns = []
    for card in ["YV4", "RV4", "YV3", "RV3"]:
        (player,) = state.to_act
        turns.append(player)
        state.play(player, f"play:{card}")
    assert turns == [2, 3, 0, 1]


@pytest.mark.clause("TATSU-DEAL-4")
def test_seven_cards_go_to_each_seat_in_the_order_of_the_deal() -> None:
    state = new_table(4)
    state.play(-1, f"deal:{','.join(DECK)}")
    for seat in range(4):
        assert hands(state, seat)[seat] == set(DECK[7 * seat : 7 * seat + 7])


@pytest.mark.clause("TATSU-DEAL-4")
@pytest.mark.clause("TATSU-VIEW")
def test_hands_are_taken_up_secretly() -> None:
    state = round_of(4, *HANDS)
    for player in range(4):
        assert [seat for seat, hand in enumerate(hands(state, player)) if hand is not None] == [player]


@pytest.mark.clause("TATSU-LEAD")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_dealer_leads_the_first_trick(dealer: int) -> None:
    state = round_of(4, dealer=dealer)
    assert state.to_act == (dealer,)
    assert table(state)["dealer"] == dealer
    assert table(state)["turn"] == dealer


@pytest.mark.clause("TATSU-LEAD")
@pytest.mark.parametrize("first", [0, 3])
def test_the_deal_goes_clockwise_from_round_to_round(first: int) -> None:
    state = new_table(4, dealer=first, rounds=9)
    for number in range(6):
        run(state, *turned(SWEEP, first + number))
        assert table(state)["dealer"] == (first + number) % 4
        assert state.to_act == (-1,)


@pytest.mark.clause("TATSU-LEAD")
@pytest.mark.parametrize("script", [SWEEP, ROUT, DRAW])
def test_who_leads_a_new_round_does_not_depend_on_the_last_trick(script: tuple[str, ...]) -> None:
    state = script_of(4, *turned(script, 2))
    state.play(-1, deal_of_hands())
    assert state.to_act == (3,)


@pytest.mark.clause("TATSU-LEAD")
def test_only_the_dealer_may_begin() -> None:
    state = round_of(4, *HANDS, dealer=3)
    for player in range(3):
        assert state.moves(player) == []
    assert refused(state, 0, "play:YV3") == "MOVE-TURN"


@pytest.mark.clause("TATSU-LEAD")
@pytest.mark.clause("TATSU-ROUND-END")
def test_a_new_round_is_dealt_from_the_whole_deck() -> None:
    state = script_of(4, *SWEEP)
    state.play(-1, deal_of_hands(*HANDS))
    assert table(state)["round"] == 2
    assert sum(yellow + red for yellow, red in backs(state)) == 28
    assert captured(state, "yellow") == captured(state, "red") == set()
    seen = table(state)
    assert not seen["trick"]
    assert not seen["tricks"]
    assert not seen["held"]
