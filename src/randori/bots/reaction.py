"""How fast a player reacts where the first come is the first served."""

from __future__ import annotations

import math
from dataclasses import dataclass

from randori.engine.rng import Rng


@dataclass(frozen=True)
class Reaction:
    """Seconds from seeing to acting: half of the times are below the median, and about a sixth are above
    `spread` times it (lognormal, as people's are)."""

    median: float
    spread: float

    def seconds(self, rng: Rng) -> float:
        """One reaction time."""
        return self.median * math.pow(self.spread, normal(rng))


def normal(rng: Rng) -> float:
    """A standard normal number (Box and Muller)."""
    return math.sqrt(-2 * math.log(1 - rng.fraction())) * math.cos(2 * math.pi * rng.fraction())


SLOW = Reaction(median=2.6, spread=1.5)
AT_EASE = Reaction(median=1.6, spread=1.4)
QUICK = Reaction(median=1.1, spread=1.3)
