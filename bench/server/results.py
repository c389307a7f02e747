"""All that was measured in one run, in the order it was: ours, the peer, ours again, so that noise shows."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Generic, TypeVar

from bench.server.meter import Played
from bench.server.trials import Held

OURS, PEER = "ours", "peer"

Figures = TypeVar("Figures", Played, Held)


@dataclass(frozen=True)
class Leg(Generic[Figures]):
    contestant: str
    name: str
    figures: Figures


Legs = list[Leg[Figures]]


@dataclass
class Results:
    saturated: dict[int, Legs[Played]] = field(default_factory=dict)
    steady: Legs[Played] = field(default_factory=list)
    idle: Legs[Held] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)

    def as_json(self) -> dict[str, object]:
        return {
            "saturated": {str(sockets): written(legs) for sockets, legs in self.saturated.items()},
            "steady": written(self.steady),
            "idle": written(self.idle),
            "goals": [asdict(goal) | {"reached": goal.is_reached} for goal in self.goals()],
            "missing": self.missing,
        }

    def goals(self) -> list[Goal]:
        return [*self.rate_goals(), *self.busy_ratios(), *self.latency_goals(), *self.idle_goals()]

    def rate_goals(self) -> list[Goal]:
        return [
            Goal(f"moves/s ÷ the peer's, {sockets} sockets (aim: 5)", ratio(legs, rate), at_least=3)
            for sockets, legs in self.saturated.items()
        ]

    def busy_ratios(self) -> list[Goal]:
        """No goals: others' work hardly matters to these, but neither does ours waiting for the disk."""
        return [
            Goal(f"the same per second of processor time, {sockets} sockets", ratio(legs, a_busy_second))
            for sockets, legs in self.saturated.items()
        ]

    def latency_goals(self) -> list[Goal]:
        return [Goal("p99 ÷ the peer's, steady", ratio(self.steady, p99), at_most=0.2)] if self.steady else []

    def idle_goals(self) -> list[Goal]:
        ours = [leg.figures for leg in self.idle if leg.contestant == OURS]
        held = min((min(one.alive, 4 * one.moved) for one in ours), default=None)
        return [Goal("idle sockets held, all tables alive", held, at_least=10_000)] if ours else []


@dataclass(frozen=True)
class Goal:
    """A figure, and what is wanted of it, if anything."""

    name: str
    value: float | None
    at_least: float | None = None
    at_most: float | None = None

    @property
    def is_reached(self) -> bool | None:
        if self.value is None or (self.at_least is None and self.at_most is None):
            return None
        is_enough = self.at_least is None or self.value >= self.at_least
        return is_enough and (self.at_most is None or self.value <= self.at_most)


def rate(played: Played) -> float:
    return played.rate


def a_busy_second(played: Played) -> float:
    return played.a_busy_second


def p99(played: Played) -> float:
    return played.p99


def ratio(legs: Legs[Played], figure: Callable[[Played], float]) -> float | None:
    """Ours, the mean of its legs, to the peer's."""
    ours, peers = ([figure(leg.figures) for leg in legs if leg.contestant == key] for key in (OURS, PEER))
    return statistics.mean(ours) / statistics.mean(peers) if ours and peers else None


def written(legs: Legs[Figures]) -> list[dict[str, object]]:
    return [{"contestant": leg.contestant, "name": leg.name} | described(leg.figures) for leg in legs]


def described(figures: Played | Held) -> dict[str, object]:
    if isinstance(figures, Played):
        return asdict(figures) | {"rate": figures.rate, "moves_a_busy_second": figures.a_busy_second}
    return asdict(figures) | {"kilobytes_a_socket": figures.a_socket, "kilobytes_a_seat": figures.a_seat}
