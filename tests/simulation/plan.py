"""What kind of world a seed makes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

import msgspec

from randori.table.settings import Settings

GAMES: tuple[tuple[str, tuple[int, ...], tuple[dict[str, object], ...]], ...] = (
    ("tatsu", (2, 3, 4), ({"rounds": 1}, {"rounds": 2})),
    ("dojo", (3, 4), ({}, {"white_belt": True})),
    ("memo", (2, 3), ({"max_rounds": 4}, {"max_rounds": 6, "confusion": "open"})),
)

ACTS = {
    "make": 4.0,
    "join": 6.0,
    "come": 12.0,
    "watch": 3.0,
    "go": 5.0,
    "look": 3.0,
    "say again": 6.0,
    "flood": 3.0,
    "rush": 5.0,
    "speak": 55.0,
}
BEFORE = dict.fromkeys(
    ("swap", "start", "leave", "ready", "replace", "sit", "rename", "remove", "fill", "change", "hand_over"),
    1.0,
)
"""What is said most before a game has begun."""
LATER = dict.fromkeys(
    ("chat", "back", "end", "ping", "hint", "rematch", "restore", "add_time", "pardon"), 1.0
)
NEEDED = ("join", "come", "speak")
"""Without which hardly anything would happen."""
READINESS = (0.0, 0.3, 1.0, 1.0, 1.0, 3.0, 10.0)


class Habits:
    """How readily the people of a world do each thing: as usual, far more often, or not at all. Where all
    things are done alike, two rare ones hardly ever meet; where a few are done all the time they do, and in
    each world those are others."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._weights = {
            name: usual * rng.choice(READINESS) for name, usual in {**ACTS, **BEFORE, **LATER}.items()
        }
        self._weights.update({name: ACTS[name] for name in NEEDED})
        self.moves = rng.choice((0.3, 0.75, 0.9))
        """How often who may move does."""

    def choice(self, names: Iterable[str]) -> str:
        found = list(names)
        weights = [self._weights[name] for name in found]
        return self.rng.choices(found, weights if any(weights) else None)[0]


@dataclass(frozen=True)
class Plan:
    """How large it is. `actions`: how much the people do."""

    is_shared: bool
    has_bus_in_database: bool
    servers: int
    people: int
    actions: int

    @staticmethod
    def drawn(rng: Random, actions: int | None) -> Plan:
        is_shared = rng.random() < 0.6
        return Plan(
            is_shared=is_shared,
            has_bus_in_database=rng.random() < 0.5,
            servers=rng.choice((1, 2, 2, 3)) if is_shared else 1,
            people=rng.choice((2, 2, 3, 3, 4)),
            actions=rng.choice((8, 15, 25, 40)) if actions is None else actions,
        )


def changed_settings(rng: Random, settings: Settings) -> Settings:
    """Another agreement: all of it, or who looks on and how long they have."""
    if rng.random() < 0.4:
        return drawn_settings(rng)
    return msgspec.structs.replace(
        settings,
        start=rng.choice(("host", "full")),
        clock=rng.choice(("none", "fast")),
        spectators=rng.choice(("public", "open")),
    )


def drawn_settings(rng: Random) -> Settings:
    name, counts, choices = rng.choice(GAMES)
    players = rng.choice(counts)
    seats = ["open", *(rng.choice(("open", "open", "random")) for _ in range(players - 1))]
    rng.shuffle(seats)
    return Settings(
        game=name,
        players=players,
        options=rng.choice(choices),
        seats=seats,
        start=rng.choice(("host", "full", "full")),
        clock=rng.choice(("none", "fast", "fast", "relaxed")),
        on_timeout=rng.choice(("move", "seat")),
        stand_in="random",
        pace=rng.choice(("quick", "quick", "human")),
        spectators=rng.choice(("public", "open")),
        delay=2,
    )
