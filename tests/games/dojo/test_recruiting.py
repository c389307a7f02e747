"""Rounds and recruiting: whose turn it is to deal, and to whom the cards go."""

from __future__ import annotations

from itertools import permutations

import pytest

from randori import State
from tests.games.dojo.scene import (
    EVEN,
    finish,
    give_all,
    new_table,
    place_all,
    play,
    quiet_round,
    refused,
    won_round,
)
from tests.games.dojo.sight import hands, held, sees, table

HANDS = "M1 F2 T3 C4 B5"


@pytest.mark.clause("DOJO-ROUNDS")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("first", [0, 2])
def test_the_deal_passes_to_the_left_over_twelve_rounds(players: int, first: int) -> None:
    state = new_table(players, dealer=first)
    dealers: list[int] = []
    while not state.over:
        assert table(state)["round"] == len(dealers) + 1
        dealers += state.to_act
        quiet_round(state)
    assert dealers == [(first + turn) % players for turn in range(12)]


@pytest.mark.clause("DOJO-ROUNDS")
def test_the_deal_passes_to_the_left_after_a_challenge_as_well() -> None:
    state = new_table(cards="M5 M1 M1", trophies="belt")
    won_round(state, 0, "0,0", line="col,0")
    assert (table(state)["dealer"], state.to_act) == (1, (1,))


@pytest.mark.clause("DOJO-ROUNDS")
def test_the_top_trophy_is_turned_up_before_the_first_card_is_given() -> None:
    state = new_table(trophies="kimono broom")
    assert (table(state)["phase"], table(state)["face_up"], table(state)["trophies_left"]) == (
        "give",
        "kimono",
        11,
    )


@pytest.mark.clause("DOJO-ROUNDS")
def test_a_trophy_that_was_won_makes_room_for_the_next_of_the_pile() -> None:
    state = new_table(cards="M1 M1 M2 F1 F1 F2", trophies="kimono broom incense")
    won_round(state, 1, "0,0", line="col,0")
    assert (table(state)["face_up"], table(state)["trophies_left"]) == ("broom", 10)
    won_round(state, 2, "0,1", line="col,0")
    assert (table(state)["face_up"], table(state)["trophies_left"]) == ("incense", 9)


@pytest.mark.clause("DOJO-ROUNDS", "DOJO-NO-CHALLENGE")
def test_a_trophy_that_lies_face_up_is_the_only_one() -> None:
    state = new_table(trophies="kimono broom")
    for _ in range(5):
        quiet_round(state)
        assert (table(state)["face_up"], table(state)["trophies_left"]) == ("kimono", 11)


@pytest.mark.clause("DOJO-ROUNDS")
def test_a_trophy_in_every_round_uses_up_the_pile() -> None:
    state = new_table(deck=EVEN)
    for turn in range(12):
        winner = (turn + 1) % 3
        place_all(play(give_all(state), f"{winner} challenge", f"{winner} keep"))
        if table(state)["phase"] == "trophy":
            state.play(winner, state.moves(winner)[0])
    assert state.over
    assert (table(state)["face_up"], table(state)["trophies_left"]) == (None, 0)
    assert sum(len(held(state, player)) for player in range(3)) + len(table(state)["box"]) == 12


@pytest.mark.clause("DOJO-RECRUIT")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dealer_gives_to_anyone_who_has_no_card_himself_included(players: int, dealer: int) -> None:
    state = new_table(players, dealer=dealer, cards=HANDS)
    without = list(range(players))
    for seat in [*range(1, players), 0]:
        assert state.to_act == (dealer,)
        assert state.moves(dealer) == [f"give:{other}" for other in without]
        state.play(dealer, f"give:{seat}")
        without.remove(seat)
    assert table(state)["phase"] == "ask"


@pytest.mark.clause("DOJO-RECRUIT")
@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_each_card_goes_where_the_dealer_gives_it(order: tuple[int, ...]) -> None:
    state = new_table(cards=HANDS)
    for seat in order:
        state.play(0, f"give:{seat}")
    for card, seat in zip(HANDS.split(), order, strict=False):
        assert table(state, seat)["hands"][seat] == card
    assert table(state)["has_card"] == [True, True, True]
    assert table(state)["cards_left"] == 57


@pytest.mark.clause("DOJO-RECRUIT")
def test_nobody_gets_two_cards_in_a_round() -> None:
    state = play(new_table(), "0 give:1")
    assert refused(state, 0, "give:1") == "DOJO-RECRUIT"
    play(state, "0 give:0")
    assert refused(state, 0, "give:0") == "DOJO-RECRUIT"
    play(state, "0 give:2")
    assert refused(state, 0, "give:2") == "MOVE-TURN"
    assert refused(state, 1, "give:2") == "DOJO-CHALLENGE"


@pytest.mark.clause("DOJO-RECRUIT")
@pytest.mark.parametrize("move", ["give:3", "give:4", "give:5", "give:-1", "give:10"])
def test_a_card_goes_to_a_player_of_the_table(move: str) -> None:
    assert refused(new_table(3), 0, move) == "DOJO-RECRUIT"


@pytest.mark.clause("DOJO-RECRUIT", "MOVE-TURN")
def test_only_the_dealer_gives() -> None:
    state = new_table(dealer=1)
    for _ in range(3):
        for other in (0, 2):
            assert state.moves(other) == []
            assert refused(state, other, "give:0") == "MOVE-TURN"
        state.play(1, state.moves(1)[0])


@pytest.mark.clause("DOJO-RECRUIT")
@pytest.mark.parametrize("move", ["challenge", "pass", "place:0,0", "swap", "keep", "rock", "trophy:row,0"])
def test_nothing_else_happens_before_everyone_has_a_card(move: str) -> None:
    state = play(new_table(), "0 give:1")
    assert refused(state, 0, move) == "DOJO-RECRUIT"
    assert refused(state, 1, move) == "MOVE-TURN"


@pytest.mark.clause("DOJO-RECRUIT")
def test_the_last_card_is_looked_at_and_given_though_it_has_only_one_place_to_go() -> None:
    state = play(new_table(cards=HANDS), "0 give:2", "0 give:1")
    assert (state.to_act, state.moves(0)) == ((0,), ["give:0"])
    assert table(state, 0)["top"] == "T3"
    play(state, "0 give:0")
    assert hands(state, 0) == "T3 F2 M1"


@pytest.mark.clause("DOJO-RECRUIT-INFO")
def test_the_dealer_alone_looks_at_the_top_card() -> None:
    state = new_table(cards=HANDS)
    for seat, card in enumerate(HANDS.split()[:3]):
        assert [table(state, eyes)["top"] for eyes in (None, 0, 1, 2)] == [None, card, None, None]
        state.play(0, f"give:{seat}")
    assert [table(state, eyes)["top"] for eyes in (None, 0, 1, 2)] == [None] * 4


@pytest.mark.clause("DOJO-RECRUIT-INFO")
def test_the_dealer_knows_every_card_he_dealt_and_every_other_only_his_own() -> None:
    state = new_table(4, dealer=2, cards=HANDS)
    known = {eyes: ["-"] * 4 for eyes in (None, 0, 1, 2, 3)}
    for seat, card in zip((3, 0, 2, 1), HANDS.split(), strict=False):
        state.play(2, f"give:{seat}")
        known[seat][seat] = known[2][seat] = card
        assert {eyes: hands(state, eyes).split() for eyes in known} == known


@pytest.mark.clause("DOJO-RECRUIT-INFO")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_all_know_who_got_a_card_first_second_and_so_on(eyes: int | None) -> None:
    state = new_table(cards=HANDS)
    for count, seat in enumerate((2, 0, 1), 1):
        state.play(0, f"give:{seat}")
        assert table(state, eyes)["received"] == [2, 0, 1][:count]
        assert table(state, eyes)["has_card"] == [other in [2, 0, 1][:count] for other in range(3)]


@pytest.mark.clause("DOJO-RECRUIT-INFO")
def test_the_next_dealer_knows_nothing_of_the_cards_to_come() -> None:
    state = quiet_round(new_table(cards="M1 M1 F1 T3 C4 B5"))
    assert sees(state, 1, "T3 C4 B5") == ["T3"]
    for eyes in (None, 0, 2):
        assert sees(state, eyes, "T3 C4 B5") == []


@pytest.mark.clause("DOJO-ROUNDS")
@pytest.mark.parametrize(("players", "left"), [(3, 24), (4, 12), (5, 0)])
def test_twelve_cards_each_leave_the_rest_of_the_pile(players: int, left: int) -> None:
    state: State = finish(new_table(players))
    assert (table(state)["round"], table(state)["cards_left"]) == (12, left)
