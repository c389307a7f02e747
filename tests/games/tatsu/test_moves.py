"""How moves are written, whose they are, and when they come too late."""

from __future__ import annotations

import pytest

import randori
from randori import IllegalMove
from tests.games.tatsu.rounds import SWEEP
from tests.games.tatsu.scene import (
    DECK,
    everything_known,
    new_table,
    play,
    refused,
    round_of,
    script_of,
    wander,
)

ODD_FORMS = [
    "",
    " ",
    "play",
    "ask",
    "play:",
    "ask:",
    "YP6",
    "play:yp6",
    "play:yP6",
    "play:YP06",
    "play: YP6",
    " play:YP6",
    "play:YP6 ",
    "play:YP6\n",
    "play :YP6",
    "Play:YP6",
    "PLAY:YP6",
    "play:YP6,YP5",
    "play:P6",
    "play:YP7",
    "play:YP1",
    "play:YV2",
    "play:YV8",
    "play:YX1",
    "play:Yx0",
    "play:Yx4",
    "play:YF1",
    "play:Yf",
    "play:BP6",
    "play:0",
    "ask:+1",
    "ask:01",
    "ask:-0",
    "ask:-1",
    "ask:1.0",
    "ask: 1",
    "ask:1 ",
    "ask:4",
    "ask:10",
    "ask:١",
    "ask:１",
    "ask:¹",
    "ask:one",
    "ask:#1",
    "Ask:1",
    "play:#",
    "play:#7",
    "play:#-1",
    "play:#03",
    "play:#+3",
    "play:# 3",
    "play:#٣",
    "play:3#",
    "pass",
    "give:2",
    "deal:YP6",
    "dealer:1",
]


@pytest.mark.clause("MOVE-FORM")
@pytest.mark.clause("TATSU-TURN")
@pytest.mark.parametrize("move", ODD_FORMS, ids=ascii)
@pytest.mark.parametrize("players", [2, 4])
def test_what_is_written_otherwise_is_no_move_at_all(players: int, move: str) -> None:
    assert refused(round_of(players), 0, move) == "MOVE-FORM"


@pytest.mark.clause("MOVE-FORM")
@pytest.mark.parametrize("move", ["play:yp6", "ask:+1", "ask:4", "play:#7", ""])
def test_who_is_asked_must_write_plainly_too(move: str) -> None:
    state = play(round_of(4, "YV3", "YV4"), "0 ask:1")
    assert refused(state, 1, move) == "MOVE-FORM"


@pytest.mark.clause("MOVE-TURN")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_player_whose_turn_it_is_may_move(players: int) -> None:
    state = round_of(players, dealer=1)
    for player in set(range(players)) - {1}:
        assert state.moves(player) == []
        for move in ("play:YV3", "ask:1", "play:#0"):
            assert refused(state, player, move) == "MOVE-TURN"


@pytest.mark.clause("MOVE-TURN")
@pytest.mark.parametrize("player", [4, 99, -2])
def test_strangers_do_not_move(player: int) -> None:
    assert refused(round_of(4), player, "play:YV3") == "MOVE-TURN"


@pytest.mark.clause("MOVE-TURN")
def test_at_three_nobody_is_player_3() -> None:
    assert refused(round_of(3), 3, "play:RV3") == "MOVE-TURN"


@pytest.mark.clause("MOVE-TURN")
def test_when_another_is_asked_the_turn_is_his() -> None:
    state = play(round_of(4, "YV3", "YV4"), "0 ask:1")
    for player in (0, 2, 3):
        assert refused(state, player, "play:YV4") == "MOVE-TURN"


@pytest.mark.clause("MOVE-OVER")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("move", ["play:YP6", "ask:1", "play:#0", "", "deal:YP6", "nonsense"])
def test_after_the_end_every_move_comes_too_late(players: int, move: str) -> None:
    state = script_of(players, *SWEEP, target=1)
    for player in (-1, *range(players)):
        assert refused(state, player, move) == "MOVE-OVER"


@pytest.mark.clause("TATSU-TURN")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_exactly_the_listed_moves_are_legal(players: int, seed: int) -> None:
    every_move = [f"play:{card}" for card in DECK]
    every_move += [f"ask:{seat}" for seat in range(4)] + [f"play:#{pile}" for pile in range(7)]
    whole = wander(new_table(players, rounds=1, tie="share"), seed)
    state = randori.new("tatsu", players=players, rounds=1, tie="share").start()
    for player, move in whole.history:
        legal = state.moves(player)
        before = everything_known(state)
        for other in every_move if player >= 0 else []:
            if other in legal:
                state.copy().play(player, other)
                continue
            with pytest.raises(IllegalMove) as refusal:
                state.play(player, other)
            assert refusal.value.clause.startswith("TATSU-")
        assert everything_known(state) == before
        state.play(player, move)
    assert state.record() == whole.record()


@pytest.mark.clause("TATSU-TURN")
def test_moves_stand_in_a_fixed_order_each_once() -> None:
    state = round_of(4)
    assert state.moves(0) == state.moves(0) == state.copy().moves(0)
    assert len(set(state.moves(0))) == len(state.moves(0))
