"""What may go wrong in a world, how often it did, and how long things take.

Each world has some kinds of faults and not others, at rates of its own: a world with all of them at once
would hardly get anywhere.
"""

from __future__ import annotations

from collections import Counter
from random import Random

KINDS = (
    "slow stores",
    "failed commits",
    "lost answers",
    "failed syncs",
    "stores away",
    "stumbling stores",
    "late notes",
    "lost notes",
    "doubled notes",
    "reordered notes",
    "lost buses",
    "killed servers",
    "stopped servers",
    "suspended servers",
    "sleeping machines",
    "wrong clocks",
    "jumping clocks",
    "dying workers",
    "silent workers",
    "stumbling workers",
    "nonsense",
    "slow lines",
    "cut lines",
    "deaf clients",
    "floods",
    "resent messages",
    "old tokens",
    "old tables",
)


class Faults:
    def __init__(self, rng: Random, without: frozenset[str]) -> None:
        self.rng = rng
        self.rates = {}
        for kind in KINDS:
            is_there, rate = rng.random() < 0.45, rng.choice((0.02, 0.05, 0.1, 0.25))
            if is_there and kind not in without:
                self.rates[kind] = rate
        self.injected: Counter[str] = Counter()
        self.are_over = False
        self.latency = rng.choice((0.0005, 0.002, 0.01, 0.03))
        """Seconds that things take in this world, about."""

    def has(self, kind: str) -> bool:
        return kind in self.rates and not self.are_over

    def strike(self, kind: str, weight: float = 1.0) -> bool:
        """Whether this goes wrong now."""
        if self.are_over:
            return False
        rate = self.rates.get(kind)
        if rate is None or self.rng.random() >= rate * weight:
            return False
        self.injected[kind] += 1
        return True

    def delay(self, *slow: str) -> float:
        """How long something takes; now and then far longer, where one of these is there."""
        for kind in slow:
            if self.strike(kind):
                return self.rng.random() * self.rng.choice((0.1, 0.6, 3.0))
        return self.latency * (0.1 + self.rng.expovariate(1.0))
