"""What the others hear of a move: of a secret choice, that it was made."""

from __future__ import annotations

import pytest

from randori import IllegalMove
from tests.games.dojo.scene import challenge_by, dealt, new_table, pass_all, place_all, play

HANDS = "M1 F2 T3"


@pytest.mark.clause("DOJO-VIEW", "DOJO-TRAIN")
def test_of_a_card_laid_in_secret_only_that_it_is_chosen_is_heard() -> None:
    state = place_all(pass_all(dealt(HANDS)))
    pass_all(play(state, "1 give:0", "1 give:1", "1 give:2"))
    for player in (2, 0, 1):
        assert {state.public_move(player, move) for move in state.moves(player)} == {"place"}
        state.play(player, state.moves(player)[0])  # the last one too: what he chose, all see


@pytest.mark.clause("DOJO-VIEW", "DOJO-BLACK-BELT")
def test_of_a_throw_only_that_it_is_chosen_is_heard() -> None:
    state = challenge_by(dealt(HANDS, black_belt=True), 2)
    for player, move in [(0, "rock"), (2, "paper"), (2, "rock"), (0, "scissors")]:
        assert state.public_move(player, move) == "throw"
        state.play(player, move)


@pytest.mark.clause("DOJO-VIEW")
def test_what_is_done_openly_is_heard_as_it_is_done() -> None:
    state = new_table(3, trophies="belt")
    for line in ("0 give:2", "0 give:0", "0 give:1", "1 pass", "2 challenge"):
        player, move = line.split()
        assert state.public_move(int(player), move) == move
        state.play(int(player), move)
    (winner,) = state.to_act
    assert [state.public_move(winner, move) for move in ("swap", "keep")] == ["swap", "keep"]
    place_all(play(state, f"{winner} keep"))
    assert state.public_move(winner, "trophy:col,0") == "trophy:col,0"


@pytest.mark.parametrize("move", ["place:9,9", "give:7", "throw", "place"])
def test_of_what_is_no_move_nothing_is_told(move: str) -> None:
    with pytest.raises(IllegalMove):
        dealt(HANDS).public_move(1, move)
