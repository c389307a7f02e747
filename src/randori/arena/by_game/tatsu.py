"""What a report tells of Tatsu."""

from __future__ import annotations

from collections import Counter

from randori.arena.own import OwnFigures
from randori.engine.state import State
from randori.games.tatsu.position import TatsuPosition


class TatsuFigures(OwnFigures):
    def rounds(self, state: State, counts: Counter[str]) -> int:
        assert isinstance(state.position, TatsuPosition)
        return int(state.position.rounds_done)
