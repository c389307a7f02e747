"""How a rate is taken on a noisy machine.

Every contestant plays short slices, of about a tenth of a second of its own
processor time, in turn with all the others, many times over: what slows the
machine down for a while slows them all. The median of a contestant's slices
is its rate.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

MOST_GAMES = 1 << 24


class Slice(NamedTuple):
    done: float
    """Decisions, or what else is counted."""
    seconds: float


@dataclass(frozen=True)
class Contestant:
    """Something that plays so many games, or searches so many times, and says how long it took."""

    key: str
    name: str
    play: Callable[[int], Slice]


@dataclass(frozen=True)
class Result:
    """How much one contestant does per second, slice by slice."""

    key: str
    name: str
    rates: list[float]

    @property
    def median(self) -> float:
        return statistics.median(self.rates)

    @property
    def spread(self) -> tuple[float, float]:
        """Half of the slices lie between these two."""
        quartiles = statistics.quantiles(self.rates, n=4, method="inclusive")
        return quartiles[0], quartiles[2]


def timed(play: Callable[[int], float]) -> Callable[[int], Slice]:
    """Time what returns how much it did, by the processor time of this process."""

    def play_timed(games: int) -> Slice:
        start = time.process_time()
        done = play(games)
        return Slice(done, time.process_time() - start)

    return play_timed


def games_in(seconds: float, contestant: Contestant) -> int:
    """How many games the contestant plays in about this time; it warms up meanwhile."""
    games = 1
    while (taken := contestant.play(games).seconds) < seconds / 4 and games < MOST_GAMES:
        games *= 2
    return max(1, round(games * seconds / taken))


def race(contestants: Sequence[Contestant], rounds: int, seconds: float) -> dict[str, Result]:
    """Let all play one slice after the other, for so many rounds; the results by key."""
    games = {contestant.key: games_in(seconds, contestant) for contestant in contestants}
    results = {one.key: Result(one.key, one.name, []) for one in contestants}
    for _ in range(rounds):
        for contestant in contestants:
            done, taken = contestant.play(games[contestant.key])
            results[contestant.key].rates.append(done / taken)
    return results
