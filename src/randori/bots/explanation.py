"""Why a bot moved as it did: the moves it considered, and what it made of each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Measure = Literal["chance", "points", "none"]
"""What the values of an explanation are."""


@dataclass(frozen=True)
class Considered:
    """A move with its estimated value; `weight` is the share of the thinking that went into it."""

    move: str
    value: float | None
    weight: float = 0.0


@dataclass(frozen=True)
class Explanation:
    """The moves of one decision, the best first.

    Values are an estimated `chance` to win from 0 to 1 (searches; a narrow defeat counts for something),
    `points` on a scale of the bot's own (rules of thumb), or `none` are given. A bot with nothing to explain
    says its move alone.
    """

    chosen: str
    measure: Measure = "none"
    considered: tuple[Considered, ...] = ()
    simulations: int = 0
