"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from randori.bots.eyes import Eyes
from randori.engine.rng import Rng


class Bot(ABC):
    """Decides for one player. The same seed and the same sights give the same moves."""

    name: ClassVar[str]
    games: ClassVar[tuple[str, ...]] = ()
    """The games it knows; none named: all."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    @abstractmethod
    def choose(self, eyes: Eyes) -> str:
        """One of the player's legal moves."""
