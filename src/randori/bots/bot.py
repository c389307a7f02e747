"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from randori.bots.budget import USUAL, Budget
from randori.bots.explanation import Considered, Explanation
from randori.bots.eyes import Eyes
from randori.bots.reaction import AT_EASE, Reaction
from randori.engine.rng import Rng


class Bot(ABC):
    """Decides for one player. The same seed, the same budget of simulations and the same sights give the
    same moves."""

    name: ClassVar[str]
    games: ClassVar[tuple[str, ...]] = ()
    """The games it knows; none named: all."""

    reaction: ClassVar[Reaction] = AT_EASE
    """How fast it is where the first come is the first served."""

    def __init__(self, seed: int, budget: Budget = USUAL) -> None:
        self.rng = Rng(seed)
        self.budget = budget
        self._explanation: Explanation | None = None

    def choose(self, eyes: Eyes) -> str:
        """One of the player's legal moves."""
        self._explanation = self.think(eyes)
        return self._explanation.chosen

    @abstractmethod
    def think(self, eyes: Eyes) -> Explanation:
        """Decide, and say why."""

    def recall(self, eyes: Eyes) -> None:  # noqa: B027  # most bots have nothing to remember
        """A decision of long ago, to be remembered by a bot that is made anew in mid-game."""

    def explain(self) -> Explanation:
        """Why the latest move was chosen."""
        if self._explanation is None:
            raise RuntimeError("the bot has not chosen a move yet")
        return self._explanation


def at_random(eyes: Eyes, rng: Rng) -> Explanation:
    """Any move, none better than the others."""
    moves = eyes.moves()
    considered = tuple(Considered(move, None, 1 / len(moves)) for move in moves)
    return Explanation(eyes.random_move(rng), "none", considered)
