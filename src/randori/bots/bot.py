"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from randori.bots.budget import USUAL, Budget
from randori.bots.explanation import Considered, Explanation
from randori.bots.perspective import Perspective
from randori.bots.reaction import AT_EASE, Reaction
from randori.engine.rng import Rng


class Bot(ABC):
    """Decides for one player. The same seed, the same budget of simulations and the same knowledge give the
    same moves."""

    name: ClassVar[str]
    """What it is called; a class that does not say so is called by its own name."""
    games: ClassVar[tuple[str, ...]] = ()
    """The games it knows; none named: all."""

    reaction: ClassVar[Reaction] = AT_EASE
    """How fast it is where the first come is the first served."""

    def __init_subclass__(cls) -> None:
        if "name" not in vars(cls):
            cls.name = cls.__name__

    def __init__(self, seed: int, budget: Budget = USUAL) -> None:
        self.rng = Rng(seed)
        self.budget = budget
        self._explanation: Explanation | None = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r} with a budget of {self.budget}>"

    def choose(self, perspective: Perspective) -> str:
        """One of the player's legal moves."""
        self._explanation = self.think(perspective)
        return self._explanation.chosen

    @abstractmethod
    def think(self, perspective: Perspective) -> Explanation:
        """Decide, and say why."""

    def recall(self, perspective: Perspective) -> None:  # noqa: B027  # most bots have nothing to remember
        """A decision of long ago, to be remembered by a bot that is made anew in mid-game."""

    def explain(self) -> Explanation:
        """Why the latest move was chosen."""
        if self._explanation is None:
            raise RuntimeError("the bot has not chosen a move yet")
        return self._explanation


def at_random(perspective: Perspective, rng: Rng) -> Explanation:
    """Any move, none better than the others."""
    moves = perspective.moves()
    considered = tuple(Considered(move, None, 1 / len(moves)) for move in moves)
    return Explanation(perspective.random_move(rng), "none", considered)
