"""What time it is at the tables: the store's time, which is the same on all servers.

Between two signs of life, by which a server learns how late it is, the time goes on as it does on a clock
that nobody can set and that goes on while the machine sleeps (on Linux; elsewhere by the one on the wall).
So a machine's own clock that is set anew, or never was right, moves nobody's deadline.
"""

from __future__ import annotations

import time

TOLERATED = 0.25
"""Seconds that the two may differ: an answer from the store takes its time."""


SINCE_BOOT = getattr(time, "CLOCK_BOOTTIME", None)
"""Linux has it."""


def steady() -> float:
    """Seconds since some moment; where there is no such clock, by the one on the wall."""
    return time.time() if SINCE_BOOT is None else time.clock_gettime(SINCE_BOOT)


class Clock:
    def __init__(self) -> None:
        self._ahead = time.time() - steady()

    def now(self) -> float:
        return steady() + self._ahead

    def set(self, told: float) -> float:
        """It is so late by the store; how many seconds that is later than was thought."""
        late = told - self.now()
        if abs(late) <= TOLERATED:
            return 0.0
        self._ahead += late
        return late
