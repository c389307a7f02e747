"""Every way to play every game: what the conformance checks run over.

A new game gets all of them by standing in this list, and in the two tables of secrets.py.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

import randori
from randori.engine.game import Game


@dataclass(frozen=True)
class Mode:
    game: str
    players: int
    options: dict[str, object] = field(default_factory=dict)

    def new(self) -> Game:
        return randori.new(self.game, players=self.players, **self.options)

    def __str__(self) -> str:
        options = [key if key == "deck" else f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.game, str(self.players), *options])


SCHOOLED = [f"{letter}{belt}" for letter in "MFTCB" for belt in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5)]
"""A deck of Dojo without raccoons, and with more black belts."""

MODES = [
    Mode("dojo", 3),
    Mode("dojo", 4),
    Mode("dojo", 5),
    Mode("dojo", 4, {"white_belt": True}),
    Mode("dojo", 3, {"black_belt": True, "grid": "fixed"}),
    Mode("dojo", 5, {"white_belt": True, "black_belt": True}),
    Mode("dojo", 4, {"incense": "one", "deck": SCHOOLED}),
    Mode("memo", 2, {"max_rounds": 12}),
    Mode("memo", 3, {"max_rounds": 12, "aid": True}),
    Mode("memo", 4, {"max_rounds": 20}),
    Mode("memo", 5, {"max_rounds": 12, "confusion": "open", "aid": True}),
    Mode("memo", 7, {"max_rounds": 12, "start": "draw", "opening_power": False}),
    Mode("memo", 8, {"max_rounds": 8}),
    Mode("memo", 8, {"max_rounds": 8, "teams": False, "aid": True}),
    Mode("memo", 10, {"max_rounds": 8, "games": 2}),
    Mode("memo", 3, {"max_rounds": 6, "games": 2}),
    Mode("tatsu", 2),
    Mode("tatsu", 2, {"hidden": "both"}),
    Mode("tatsu", 3),
    Mode("tatsu", 4),
    Mode("tatsu", 4, {"target": 150, "tie": "share"}),
    Mode("tatsu", 3, {"rounds": 3}),
    Mode("tatsu", 2, {"rounds": 2, "tie": "share"}),
]

every_mode = pytest.mark.parametrize("mode", MODES, ids=str)
