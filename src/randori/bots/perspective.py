"""What a bot gets of a game: what its player may know, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping

from randori.bots.memory import Memory
from randori.bots.strategy import Remembering, strategy_for
from randori.engine.errors import MOVE_TURN, IllegalMove, quote
from randori.engine.position import Position
from randori.engine.rng import Rng
from randori.engine.state import State
from randori.engine.view import View


class Perspective:
    """One player's perspective on a game under way: what a bot may ask."""

    def __init__(self, state: State, player: int) -> None:
        if not 0 <= player < state.game.players:
            raise IllegalMove(MOVE_TURN, f"there is no player {quote(player)} who could look on")
        self._state = state
        self.player = player

    def __repr__(self) -> str:
        return f"<Perspective of player {self.player} on {self._state.game!r}>"

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._state.game.name

    def view(self) -> View:
        """All that the player may know, as `State.view` tells it."""
        return self._state.view(self.player)

    def moves(self) -> list[str]:
        """The player's legal moves."""
        return self._state.moves(self.player)

    def random_move(self, rng: Rng) -> str:
        """One of the player's moves as random play makes them: each as likely as the others, but where
        that would never end (a game may make passing likelier)."""
        state = self._state
        return state.game.write_move(state.position.random_action(self.player, rng))

    def sure(self) -> dict[tuple[int, int], Mapping[str, object]]:
        """Where what was shown once is to be remembered: the cards whose place the player knows for certain,
        by seat and slot. Elsewhere there are none."""
        remembering = self._remembering
        return {} if remembering is None else dict(remembering.sure(self._state, self.player))

    @property
    def is_in_secret(self) -> bool:
        """Whether the time taken for this decision would tell others what they must not know."""
        return self._state.game.is_in_secret(self._state.position)

    def imagined(self, rng: Rng, memory: Memory | None = None) -> Position:
        """The position as it may be: everything the player cannot know is dealt anew; with a memory of his
        own, what he does not remember too."""
        position, remembering = self._state.position, self._remembering
        if memory is not None and remembering is not None:
            beliefs = memory.recalled(remembering.places(position, self.player), rng)
            position = remembering.believing(position, self.player, beliefs)
        return position.redeal(self.player, rng)

    def learn(self, rng: Rng, memory: Memory) -> None:
        """Let the memory take in what the player sees now, as it does whenever he is to decide."""
        remembering = self._remembering
        if remembering is not None:
            memory.recalled(remembering.places(self._state.position, self.player), rng)

    def written(self, action: int) -> str:
        """The move of an action."""
        return self._state.game.write_move(action)

    @property
    def _remembering(self) -> Remembering | None:
        return strategy_for(self.game).remembering
