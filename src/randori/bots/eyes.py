"""What a bot gets of a game: what its player may know, and nothing else."""

from __future__ import annotations

from randori.engine.rng import Rng
from randori.engine.state import State
from randori.engine.view import View
from randori.games.memo.game import Memo
from randori.games.memo.position import MemoPosition
from randori.games.memo.view import CardSeen


class Eyes:
    """One player's eyes on a game under way."""

    def __init__(self, state: State, player: int) -> None:
        self._state = state
        self.player = player

    def view(self) -> View:
        return self._state.view(self.player)

    def moves(self) -> list[str]:
        return self._state.moves(self.player)

    def random_move(self, rng: Rng) -> str:
        """One of the player's moves as random play makes them: each as likely as the others, but where
        that would never end (a game may make passing likelier)."""
        state = self._state
        return state.game.write_move(state.position.random_action(self.player, rng))

    def sure(self) -> dict[tuple[int, int], CardSeen]:
        """Mémo Combo: the cards on benches whose place the player knows for certain, by seat and slot."""
        return known_on_benches(self._state, self.player)

    def imagine(self, rng: Rng) -> State:
        """The game as it may be: everything the player cannot know is dealt anew."""
        return self._state.redeal(self.player, rng)


def known_on_benches(state: State, player: int) -> dict[tuple[int, int], CardSeen]:
    """What follows from all the player was shown: the same as the memory aid tells."""
    assert isinstance(state.game, Memo)
    assert isinstance(state.position, MemoPosition)
    eyes = state.game.eyes(state.position, player)
    return {(one["seat"], one["slot"]): one["card"] for one in eyes.known() if one["seat"] is not None}
