"""What a report tells of Dojo."""

from __future__ import annotations

from collections import Counter

from randori.arena.own import OwnFigures
from randori.engine.state import State
from randori.games.dojo.position import DojoPosition


class DojoFigures(OwnFigures):
    def rounds(self, state: State, counts: Counter[str]) -> int:
        assert isinstance(state.position, DojoPosition)
        return int(state.position.round)
