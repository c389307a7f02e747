"""Five players: the first and the last round are dealt at random."""

from __future__ import annotations

from collections import Counter

import pytest

from randori import State
from tests.games.dojo.drawing import PLAIN, game_of
from tests.games.dojo.scene import (
    EVEN,
    challenge_by,
    give_all,
    new_table,
    place_all,
    play,
    quiet_round,
    refused,
)
from tests.games.dojo.sight import hands, held, laid, placed, table

HANDS = "M1 F2 T3 C4 B5"


def last_round(*, dealer: int = 0, last_cards: str = "", trophies: str = "") -> State:
    """Eleven quiet rounds are over; with other last cards all others are green monkeys."""
    if last_cards:
        deck = ["M3"] * 55 + last_cards.split()
        state = new_table(5, dealer=dealer, cards="M3 " * 55, trophies=trophies, deck=deck)
    else:
        state = new_table(5, dealer=dealer, trophies=trophies)
    for _ in range(11):
        quiet_round(state)
    return state


def challenged_round(state: State) -> State:
    """A round in which the dealer's left-hand neighbour wins and places what he can."""
    give_all(state)
    (challenger,) = state.to_act
    place_all(play(state, f"{challenger} challenge", f"{challenger} keep"))
    if table(state)["phase"] == "trophy":
        state.play(challenger, state.moves(challenger)[0])
    return state


@pytest.mark.clause("DOJO-FIVE")
@pytest.mark.parametrize("dealer", range(5))
def test_in_round_1_the_top_cards_go_to_the_seats_in_order(dealer: int) -> None:
    state = new_table(5, dealer=dealer, cards=HANDS)
    assert [table(state, player)["hands"][player] for player in range(5)] == HANDS.split()
    assert (table(state)["phase"], table(state)["received"]) == ("place", [0, 1, 2, 3, 4])
    assert (state.to_act, table(state)["cards_left"]) == ((0, 1, 2, 3, 4), 55)


@pytest.mark.clause("DOJO-FIVE")
def test_in_round_12_the_last_cards_go_to_the_seats_in_order() -> None:
    state = last_round(last_cards=HANDS)
    assert (table(state)["round"], table(state)["phase"]) == (12, "place")
    assert [table(state, player)["hands"][player] for player in range(5)] == HANDS.split()
    assert table(state)["cards_left"] == 0
    place_all(state)
    assert state.over


@pytest.mark.clause("DOJO-FIVE")
@pytest.mark.parametrize("round_number", [1, 12])
def test_a_round_at_random_shows_no_dealer(round_number: int) -> None:
    state = new_table(5, dealer=2) if round_number == 1 else last_round(dealer=2)
    assert [table(state, eyes)["dealer"] for eyes in (None, 0, 1, 2, 3, 4)] == [None] * 6


@pytest.mark.clause("DOJO-FIVE")
@pytest.mark.parametrize("round_number", [1, 12])
def test_in_a_round_at_random_each_knows_only_his_own_card(round_number: int) -> None:
    state = new_table(5, dealer=2) if round_number == 1 else last_round(dealer=2)
    for eyes in (None, 0, 1, 2, 3, 4):
        assert table(state, eyes)["at_random"] is True
        assert table(state, eyes)["top"] is None
        known = hands(state, eyes).split()
        assert [seat for seat in range(5) if known[seat] != "-"] == ([] if eyes is None else [eyes])


@pytest.mark.clause("DOJO-FIVE")
@pytest.mark.parametrize("move", ["challenge", "pass", "give:0", "swap", "keep", "trophy:row,0"])
@pytest.mark.parametrize("round_number", [1, 12])
def test_a_round_at_random_has_no_challenge(round_number: int, move: str) -> None:
    state = new_table(5) if round_number == 1 else last_round()
    for player in range(5):
        assert refused(state, player, move) in ("DOJO-TRAIN", "DOJO-FIVE")
    assert (table(state)["challenge"], table(state)["asked"], table(state)["passed"]) == (None, None, [])


@pytest.mark.clause("DOJO-FIVE")
def test_no_trophy_is_turned_up_before_round_2() -> None:
    state = new_table(5, trophies="broom")
    assert (table(state)["face_up"], table(state)["trophies_left"]) == (None, 12)
    place_all(state)
    assert (table(state)["face_up"], table(state)["trophies_left"]) == ("broom", 11)


@pytest.mark.clause("DOJO-FIVE")
def test_no_trophy_is_turned_up_in_round_12() -> None:
    state = new_table(5, deck=EVEN)
    place_all(state)
    for _ in range(10):
        assert table(state)["face_up"] is not None
        challenged_round(state)
    assert (table(state)["round"], table(state)["face_up"], table(state)["trophies_left"]) == (12, None, 2)
    place_all(state)
    assert (state.over, table(state)["face_up"], table(state)["trophies_left"]) == (True, None, 2)


@pytest.mark.clause("DOJO-FIVE", "DOJO-NO-CHALLENGE")
def test_a_trophy_that_nobody_won_still_lies_there_in_round_12() -> None:
    state = last_round(trophies="broom")
    assert (table(state)["face_up"], table(state)["trophies_left"]) == ("broom", 11)


@pytest.mark.clause("DOJO-FIVE")
@pytest.mark.parametrize("first", range(5))
def test_the_first_dealer_deals_in_round_2_and_each_deals_twice(first: int) -> None:
    state = place_all(new_table(5, dealer=first))
    dealers: list[int] = []
    for _ in range(10):
        assert table(state)["at_random"] is False
        assert (table(state)["dealer"],) == state.to_act
        dealers += state.to_act
        quiet_round(state)
    assert dealers == [(first + turn) % 5 for turn in range(10)]
    assert set(Counter(dealers).values()) == {2}


@pytest.mark.clause("DOJO-FIVE")
def test_there_are_at_most_ten_challenges() -> None:
    state = place_all(new_table(5, deck=EVEN))
    while table(state)["round"] < 12:
        challenged_round(state)
    place_all(state)
    won = sum(len(held(state, player)) for player in range(5)) + len(table(state)["box"])
    assert (state.over, won) == (True, 10)
    assert [move for _, move in state.history].count("challenge") == 10


@pytest.mark.clause("DOJO-FIVE")
def test_a_round_at_random_is_trained_as_usual() -> None:
    state = new_table(5, cards=HANDS)
    assert [state.moves(player) for player in range(5)] == [["place:0,0"]] * 5
    for player in (4, 2, 0, 1):
        state.play(player, "place:0,0")
        assert table(state)["dojos"][player]["cards"] == []
    assert refused(state, 4, "place:0,0") == "MOVE-TURN"
    state.play(3, "place:0,0")
    assert [laid(state, player) for player in range(5)] == [{"0,0": card} for card in HANDS.split()]


@pytest.mark.clause("DOJO-FIVE")
def test_rounds_between_have_a_dealer_and_a_challenge() -> None:
    state = place_all(new_table(5, dealer=4, cards=f"{HANDS} M2 F3 T4 C5 B1", trophies="belt"))
    give_all(state)
    assert hands(state, 4) == "M2 F3 T4 C5 B1"
    challenge_by(state, 2)
    assert state.to_act == (2,)
    place_all(play(state, "2 swap"))
    play(state, "2 trophy:col,0")
    assert (laid(state, 2), placed(state, 2)) == ({"0,0": "T3", "-1,0": "B1"}, {"col,0": "belt"})


@pytest.mark.clause("DOJO-FIVE", "DOJO-END")
def test_a_whole_game_of_five_is_scored_like_any_other() -> None:
    with_belt = "M3 F2 T4 C1\nF3 T1 C2 B4\nT5 C3 B1 M2\nbelt - - -"
    state = game_of(PLAIN, PLAIN, with_belt, PLAIN, "T2 T1 T4 M5\nM2 M3 B5 C1\nF2 C5 M1 T4", players=5)
    assert (state.scores, state.winners) == ([3, 3, 6, 3, 12], (4,))


@pytest.mark.clause("DOJO-FIVE", "DOJO-WHITE-BELT")
def test_with_the_white_belt_too_rounds_1_and_12_turn_up_no_trophy() -> None:
    state = place_all(new_table(5, white_belt=True, deck=EVEN))
    while table(state)["round"] < 12:
        challenged_round(state)
    assert (table(state)["face_up"], table(state)["trophies_left"]) == (None, 2)
