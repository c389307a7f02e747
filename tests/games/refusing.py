"""Refused moves, for the clause tests of all games."""

from __future__ import annotations

import json

import pytest

from randori import IllegalMove, State


def refused(state: State, player: int, move: str, *, answers: int | None = None) -> str:
    """The clause that forbids a move, having seen that the refusal changes nothing."""
    before = everything_known(state)
    is_stranger = not -1 <= player < state.game.players
    assert answers is not None or is_stranger or move not in state.moves(player)
    with pytest.raises(IllegalMove) as refusal:
        state.play(player, move, answers=answers)
    assert refusal.value.message
    assert everything_known(state) == before
    return refusal.value.clause


def everything_known(state: State) -> str:
    """The record and all views, as one text."""
    return json.dumps([state.record(), *all_views(state)])


def all_views(state: State) -> list[object]:
    """What a spectator and each player see."""
    return [state.view(player) for player in (None, *range(state.game.players))]
