"""How long bots think: measured around their choices, and told for each seat."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass

from randori.bots.bot import Bot
from randori.bots.perspective import Perspective

MICROSECOND = 6
"""Decimals of a second worth keeping."""


@dataclass
class Thinking:
    """So many decisions, the seconds they took together, and the slowest of them."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.slowest = max(self.slowest, seconds)

    @staticmethod
    def together(parts: Iterable[Thinking]) -> Thinking:
        total = Thinking()
        for part in parts:
            total.decisions += part.decisions
            total.seconds += part.seconds
            total.slowest = max(total.slowest, part.slowest)
        return total

    @property
    def mean(self) -> float | None:
        """Seconds a decision; none where nothing was decided."""
        return self.seconds / self.decisions if self.decisions else None

    def to_json(self) -> dict[str, float]:
        return {
            "decisions": self.decisions,
            "seconds": round(self.seconds, MICROSECOND),
            "slowest": round(self.slowest, MICROSECOND),
        }


class Stopwatch:
    """Lets bots choose, and keeps their times."""

    def __init__(self, players: int) -> None:
        self.seats = [Thinking() for _ in range(players)]

    def choose(self, mind: Bot, perspective: Perspective) -> str:
        began = time.perf_counter()
        move = mind.choose(perspective)
        self.seats[perspective.player].add(time.perf_counter() - began)
        return move
