"""What the others hear of a move: all that happens openly, and of a secret its end."""

from __future__ import annotations

import random

import pytest

import randori
from tests.conformance.walks import random_move
from tests.games.memo.scene import play, wielding
from tests.games.memo.sight import event, phase

ROWS = "12 3 34 30 | 13 16 37 23 | 33 44 47 5"
CONFUSION = 18
CLAIRVOYANCE = 14


@pytest.mark.clause("MEMO-VIEW", "MEMO-CLAIRVOYANCE")
def test_of_cards_put_back_only_the_side_is_heard() -> None:
    state = play(wielding(CLAIRVOYANCE, ROWS, "40 21 26"), "0 foresee")
    for move in state.moves(0):
        side = move.rpartition(",")[2]
        assert state.public_move(0, move) == f"order:{side}"


@pytest.mark.clause("MEMO-VIEW", "MEMO-CONFUSION")
def test_of_a_secret_confusion_nothing_is_heard_but_its_end() -> None:
    state = wielding(CONFUSION, ROWS)
    assert state.public_move(0, "confuse:1") == "confuse:1"
    play(state, "0 confuse:1")
    for _ in range(2):
        assert (state.public_move(0, "cross:0,2"), state.public_move(0, "done")) == (None, "done")
        play(state, "0 cross:0,2")
    # The third exchange is the end, and sounds like one who stops before it.
    assert {state.public_move(0, move) for move in state.moves(0)} == {"done"}


@pytest.mark.clause("MEMO-CONFUSION")
def test_an_open_confusion_is_heard_as_it_is_done() -> None:
    state = play(wielding(CONFUSION, ROWS, confusion="open"), "0 confuse:1")
    assert [state.public_move(0, move) for move in state.moves(0)] == state.moves(0)


@pytest.mark.clause("MEMO-VIEW")
@pytest.mark.parametrize("players", [2, 4, 8])
def test_what_is_heard_is_what_the_view_tells_as_the_last_event(players: int) -> None:
    choice = random.Random(players)
    state = randori.new("memo", players=players, max_rounds=12).start(seed=players)
    while not state.over:
        player, move = random_move(state, choice)
        told, is_secret = state.public_move(player, move), phase(state) == "cross"
        state.play(player, move)
        assert is_secret or (event(state)["player"], event(state)["move"]) == (player, told)


@pytest.mark.clause("MEMO-VIEW")
def test_views_made_together_share_the_table_where_nothing_is_shown_to_one_alone() -> None:
    state = play(wielding(9, ROWS), "0 eye:2,2")
    own, *others = [view["table"] for view in state.views([0, 1, 2, None])]
    assert all(other is others[0] for other in others)
    assert own is not others[0]
    assert own["shown"] != others[0]["shown"]
    assert own["benches"] is others[0]["benches"]
