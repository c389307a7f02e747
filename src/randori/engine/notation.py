"""What the notations of all games share."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping

NUMBER = re.compile(r"-?[1-9][0-9]{0,8}|0", re.ASCII)


def read_number(text: str) -> int | None:
    """A plain integer: no plus sign, no leading zeros, no -0."""
    return int(text) if NUMBER.fullmatch(text) else None


class Notation(ABC):
    """Moves as people write them, and the numbers that stand for them."""

    @abstractmethod
    def read(self, text: str) -> int | None:
        """The action a move stands for; None if it is no move of this game at all."""

    @abstractmethod
    def write(self, action: int) -> str:
        """The move of an action."""

    @abstractmethod
    def has(self, action: int) -> bool:
        """Whether the number stands for a move at all."""


class MoveTable(Notation):
    """A notation whose moves are few enough to be listed."""

    def __init__(self, moves: Mapping[int, str]) -> None:
        self.moves = moves
        self.actions = {move: action for action, move in moves.items()}

    def read(self, text: str) -> int | None:
        return self.actions.get(text)

    def write(self, action: int) -> str:
        return self.moves[action]

    def has(self, action: int) -> bool:
        return action in self.moves
