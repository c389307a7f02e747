"""How a player moves without searching (compiled): the base of every rule of thumb, and of every rollout.

A guide looks at a position with the eyes of the player who is to move: it may use what that player knows,
and nothing else. Searches let everybody in their imagined worlds move by one.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from mypy_extensions import i64, mypyc_attr

from randori.engine.names import Action, Player
from randori.engine.position import Position
from randori.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(metaclass=ABCMeta):
    @abstractmethod
    def action(self, position: Position, player: Player, rng: Rng) -> Action:
        """A legal action of a player who is to act."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Guide):
    """Gives every legal action a value in points, and plays the best."""

    scale: float = 1.0
    """Points that make a clear difference."""

    @abstractmethod
    def values(self, position: Position, player: Player, actions: list[int]) -> list[float]:
        """What each of the player's legal actions is worth to him, on a scale of the game's own."""

    def action(self, position: Position, player: Player, rng: Rng) -> Action:
        actions = position.legal_actions(player)
        if len(actions) == 1:
            return actions[0]
        return actions[best(self.values(position, player, actions), rng)]


def best(values: list[float], rng: Rng) -> i64:
    """Where the greatest value stands; of several alike, any of them."""
    found: i64 = 0
    alike: i64 = 1
    for index in range(1, len(values)):
        if values[index] > values[found]:
            found = index
            alike = 1
        elif values[index] == values[found]:
            alike += 1
            if rng.below(alike) == 0:
                found = index
    return found
