"""How long a bot may think about a decision: so many seconds, or so many simulations."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass

from randori.engine.errors import OptionError, quote

UNITS = {"ms": 0.001, "s": 1.0}
LEAST_SECONDS = 0.001
MOST_SECONDS = 3600.0
MOST_SIMULATIONS = 10**9


@dataclass(frozen=True)
class Budget:
    """One of the two. Simulations make a bot's moves the same on every machine; seconds do not."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if (self.seconds is None) == (self.simulations is None):
            raise OptionError("a budget is either seconds or simulations")
        if self.seconds is not None and not LEAST_SECONDS <= self.seconds <= MOST_SECONDS:
            raise OptionError(f"a budget is from 1 ms to {MOST_SECONDS:g} s, not {self.seconds:g} s")
        if self.simulations is not None and not 0 < self.simulations <= MOST_SIMULATIONS:
            raise OptionError(
                f"a budget of {self.simulations} simulations is not from 1 to {MOST_SIMULATIONS}"
            )

    @staticmethod
    def read(text: str) -> Budget:
        """`200ms`, `1.5s`, or a plain number of simulations."""
        found = re.fullmatch(r"([0-9]{1,12}(?:\.[0-9]{1,6})?)\s*(ms|s|)", text.strip(), re.ASCII)
        if found is None or (not found[2] and "." in found[1]):
            raise OptionError(
                f"a budget is a time such as 200ms or 1.5s, or a number of simulations, not {quote(text)}"
            )
        if not found[2]:
            return Budget(simulations=int(found[1]))
        return Budget(seconds=float(found[1]) * UNITS[found[2]])

    def __str__(self) -> str:
        if self.seconds is None:
            return f"{self.simulations}"
        milliseconds = 1000 * self.seconds
        if self.seconds < 1 and math.isclose(milliseconds, round(milliseconds)):
            return f"{milliseconds:.0f}ms"
        return f"{self.seconds:g}s"


USUAL = Budget(seconds=0.2)
"""What a person waits for without noticing."""
