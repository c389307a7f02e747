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
        return "-".join(
            [self.game, str(self.players), *(f"{key}={value}" for key, value in self.options.items())]
        )


MODES = [
    Mode("tatsu", 2),
    Mode("tatsu", 2, {"hidden": "both"}),
    Mode("tatsu", 3),
    Mode("tatsu", 4),
    Mode("tatsu", 4, {"target": 150, "tie": "share"}),
    Mode("tatsu", 3, {"rounds": 3}),
    Mode("tatsu", 2, {"rounds": 2, "tie": "share"}),
]

every_mode = pytest.mark.parametrize("mode", MODES, ids=str)
