"""What many games tell: shares and means, each with its 95 % confidence interval."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import NormalDist, fmean, stdev

from randori.engine.position import CHANCE
from randori.engine.state import State

Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Estimate:
    """A value and the interval it lies in, 95 times out of 100; None where too little was seen."""

    value: float | None
    low: float | None
    high: float | None


def share(hits: float, trials: int) -> Estimate:
    """Wilson's interval: honest near 0 and 1 and for few trials."""
    if not trials:
        return Estimate(None, None, None)
    rate = hits / trials
    centre = (rate + Z * Z / (2 * trials)) / (1 + Z * Z / trials)
    spread = Z * math.sqrt(rate * (1 - rate) / trials + Z * Z / (4 * trials**2)) / (1 + Z * Z / trials)
    return Estimate(rate, max(0.0, min(rate, centre - spread)), min(1.0, max(rate, centre + spread)))


def mean(values: Sequence[float]) -> Estimate:
    """The mean with a normal interval; a single value has none."""
    if not values:
        return Estimate(None, None, None)
    centre = fmean(values)
    if len(values) == 1:
        return Estimate(centre, None, None)
    spread = Z * stdev(values) / math.sqrt(len(values))
    return Estimate(centre, centre - spread, centre + spread)


PHANTOMS = 2


def share_mean(values: Sequence[float]) -> Estimate:
    """The mean of shares, each from 0 to 1, as if two wholly won and two wholly lost were among them (Agresti
    and Coull's way): honest for few values, near 0 and 1, and where all values are the same."""
    if not values:
        return Estimate(None, None, None)
    counted = len(values) + 2 * PHANTOMS
    centre = (sum(values) + PHANTOMS) / counted
    variance = (sum(value * value for value in values) + PHANTOMS) / counted - centre * centre
    spread = Z * math.sqrt(variance / counted)
    return Estimate(fmean(values), max(0.0, centre - spread), min(1.0, centre + spread))


@dataclass
class Summary:
    """Grows by one finished game at a time."""

    bots: tuple[str, ...]
    games: int = 0
    wins: list[float] = field(default_factory=list)
    scores: list[list[float]] = field(default_factory=list)
    decisions: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0.0 for _ in self.bots]
        self.scores = [[] for _ in self.bots]

    def add(self, state: State) -> None:
        self.games += 1
        self.decisions.append(sum(player != CHANCE for player, _ in state.history))
        for player, score in enumerate(state.scores):
            self.scores[player].append(score)
            self.wins[player] += player in state.winners

    def by_player(self) -> list[dict[str, object]]:
        return [
            {
                "player": player,
                "bot": bot,
                "wins": vars(share(self.wins[player], self.games)),
                "score": vars(mean(self.scores[player])),
            }
            for player, bot in enumerate(self.bots)
        ]
