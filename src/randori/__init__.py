"""Randori: three card games with one theme, to play and to study."""

from __future__ import annotations

from randori.api import games, new, replay
from randori.engine.errors import IllegalMove, OptionError, RandoriError, RecordError
from randori.engine.game import Game
from randori.engine.position import CHANCE, Position
from randori.engine.rng import Rng
from randori.engine.state import State
from randori.version import VERSION

__version__ = VERSION

__all__ = [
    "CHANCE",
    "Game",
    "IllegalMove",
    "OptionError",
    "Position",
    "RandoriError",
    "RecordError",
    "Rng",
    "State",
    "games",
    "new",
    "replay",
]
