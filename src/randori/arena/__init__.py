"""Many games at once: simulations, tournaments, reports. `compete` is the arena in one's own program."""

from __future__ import annotations

from randori.arena.competing import compete
from randori.arena.standings import Standing, Standings
from randori.arena.summary import Estimate

__all__ = ["Estimate", "Standing", "Standings", "compete"]
