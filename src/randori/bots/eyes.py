"""What a bot gets of a game: what its player may know, and nothing else."""

from __future__ import annotations

from randori.engine.rng import Rng
from randori.engine.state import State
from randori.engine.view import View


class Eyes:
    """One player's eyes on a game under way."""

    def __init__(self, state: State, player: int) -> None:
        self._state = state
        self.player = player

    def view(self) -> View:
        return self._state.view(self.player)

    def moves(self) -> list[str]:
        return self._state.moves(self.player)

    def imagine(self, rng: Rng) -> State:
        """The game as it may be: everything the player cannot know is dealt anew."""
        return self._state.redeal(self.player, rng)
