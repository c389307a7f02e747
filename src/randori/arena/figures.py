"""What is counted in finished games for a report: lengths for every game, and more where a game has more."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from randori.arena.own import own_figures
from randori.arena.simulation import Simulation
from randori.arena.summary import Estimate, Summary, Z
from randori.engine.state import State


@dataclass
class Tally:
    """The games with one number of players; it grows by one finished game at a time."""

    simulation: Simulation
    summary: Summary
    rounds: list[int] = field(default_factory=list)
    """Of each game; none where the game has no rounds."""
    counts: list[Counter[str]] = field(default_factory=list)
    """Of each game: how often each thing happened that its report tells of."""

    def __post_init__(self) -> None:
        self.own = own_figures(self.simulation.game)

    def add(self, state: State) -> None:
        """What a report tells of a game beyond its summary, which others may want alone."""
        counts = self.own.counted(state)
        self.counts.append(counts)
        rounds = self.own.rounds(state, counts)
        if rounds is not None:
            self.rounds.append(rounds)

    @property
    def players(self) -> int:
        return self.simulation.game.players

    @property
    def total(self) -> Counter[str]:
        """Over all games."""
        total: Counter[str] = Counter()
        for counts in self.counts:
            total.update(counts)
        return total

    def measures(self) -> list[tuple[str, list[float], float]]:
        """How long games were: a unit, the values, the smallest step of a plot."""
        rounds = [("rounds", [float(count) for count in self.rounds], 1.0)] if self.rounds else []
        return [*self.own.lengths(self), *rounds, ("decisions", self.summary.decisions, 1.0)]


def ratio(hits: Sequence[int], trials: Sequence[int]) -> Estimate:
    """A share of things that come in games. Those of one game resemble each other, so the interval is that
    of a ratio over games; things counted singly would make it too narrow."""
    games, all_trials = len(trials), sum(trials)
    if not all_trials:
        return Estimate(None, None, None)
    value = sum(hits) / all_trials
    if games < 2 or value in (0, 1):
        return Estimate(value, None, None)
    squares = fmean((hit - value * tried) ** 2 for hit, tried in zip(hits, trials, strict=True))
    spread = Z * math.sqrt(games * games / (games - 1) * squares) / all_trials
    return Estimate(value, max(0.0, value - spread), min(1.0, value + spread))


@dataclass(frozen=True)
class Bin:
    """So many values from `low` up to, but without, `high`."""

    low: float
    high: float
    count: int


def binned(values: Sequence[float], most: int = 16, smallest: float = 1) -> list[Bin]:
    """Values in at most so many bins of one width: a round number, not below the smallest."""
    if not values:
        return []
    width = smallest
    while (last := bin_of(max(values), width)) - (first := bin_of(min(values), width)) >= most:
        width = next_round(width)
    counts = Counter(bin_of(value, width) for value in values)
    return [Bin(number * width, (number + 1) * width, counts[number]) for number in range(first, last + 1)]


def bin_of(value: float, width: float) -> int:
    return math.floor(value / width)


def next_round(width: float) -> float:
    """1, 2, 5, 10, 20, 50 …"""
    leading = width / 10 ** math.floor(math.log10(width))
    return width * (2.5 if 1.9 < leading < 2.1 else 2)
