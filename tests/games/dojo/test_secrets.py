"""What is hidden does not touch what one sees, nor how a move is refused."""

from __future__ import annotations

import random

import pytest

from randori import IllegalMove
from tests.games.dojo.scene import TROPHIES, dealt, give_all, new_table, play, wander_on
from tests.games.dojo.sight import table

HANDS = "M1 F2 T3 C4"
PILE = "B5 R1 M2 F3"
OTHER_PILE = "R1 B5 F3 M2"


@pytest.mark.clause("DOJO-VIEW")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_what_a_third_player_cannot_know_does_not_change_what_he_sees(count: int) -> None:
    """Player 3 looks on while the card of player 1 and the pile are others."""
    moves = ["1 pass", "2 challenge", "2 swap"][:count]
    state = play(give_all(new_table(4, cards=f"{HANDS} {PILE}")), *moves)
    other = play(give_all(new_table(4, cards=f"{HANDS.replace('F2', 'B4')} {OTHER_PILE}")), *moves)
    assert state.view(3) == other.view(3)
    assert state.view(None) == other.view(None)
    assert state.view(1) != other.view(1)
    assert state.view(0) != other.view(0)


@pytest.mark.clause("DOJO-VIEW")
def test_before_a_challenge_the_dealers_and_the_challengers_card_change_nothing_for_the_others() -> None:
    state, other = dealt(HANDS), dealt("T3 F2 M1 C4")
    assert state.view(1) == other.view(1)
    assert state.view(3) == other.view(3)
    assert state.view(None) == other.view(None)


@pytest.mark.clause("DOJO-VIEW")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2, 3])
def test_nobody_sees_the_order_of_the_piles(eyes: int | None) -> None:
    one = dealt(HANDS, trophies="belt " + " ".join(TROPHIES[1:6]))
    other = dealt(HANDS, trophies="belt " + " ".join(reversed(TROPHIES[1:6])))
    assert one.view(eyes) == other.view(eyes)
    one = give_all(new_table(4, cards=f"{HANDS} {PILE}"))
    other = give_all(new_table(4, cards=f"{HANDS} {OTHER_PILE}"))
    assert one.view(eyes) == other.view(eyes)
    assert (table(one, eyes)["deck"], table(one, eyes)["trophy_pile"]) == (None, None)


@pytest.mark.clause("DOJO-VIEW")
@pytest.mark.parametrize("player", [1, 2])
@pytest.mark.parametrize("move", ["give:1", "keep", "place:0,1", "trophy:row,0", "rock", "place:9,9"])
def test_a_refusal_tells_nothing_about_hidden_cards(player: int, move: str) -> None:
    answers = set()
    for cards in ("M1 F2 T3 C4", "B5 F2 T3 R2", "R5 F2 T3 M1"):
        with pytest.raises(IllegalMove) as refusal:
            dealt(cards).play(player, move)
        answers.add((refusal.value.clause, refusal.value.message))
    assert len(answers) == 1


@pytest.mark.clause("DOJO-VIEW")
def test_legal_moves_are_told_only_to_the_player_who_may_make_them() -> None:
    choice = random.Random(4)
    state = new_table(4, black_belt=True)
    while not state.over:
        assert state.view(None)["moves"] == []
        for player in range(4):
            assert state.view(player)["moves"] == state.moves(player)
            assert bool(state.moves(player)) is (player in state.to_act)
        wander_on(state, choice)
