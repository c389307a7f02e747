"""How much anybody may ask for: so much at once, so much a second."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass

MOST_REMEMBERED = 10_000


@dataclass(frozen=True)
class Limit:
    burst: float
    per_second: float


class Bucket:
    """What one sender has left: it fills up again with time."""

    __slots__ = ("filled_at", "left", "limit")

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.left = limit.burst
        self.filled_at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.limit.burst, self.left + (now - self.filled_at) * self.limit.per_second)
        self.filled_at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each name; the longest unused are forgotten first."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str) -> bool:
        bucket = self._buckets.pop(name, None) or Bucket(self.limit)
        self._buckets[name] = bucket
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()


@dataclass(frozen=True)
class Limits:
    """All limits of a server."""

    messages: Limit = Limit(burst=60, per_second=15)
    """Of a connection."""
    seat: Limit = Limit(burst=60, per_second=15)
    """Of a seat, over all its connections."""
    connections: Limit = Limit(burst=100, per_second=5)
    """New ones of an address."""
    requests: Limit = Limit(burst=120, per_second=4)
    """HTTP requests of an address."""
    tables: Limit = Limit(burst=20, per_second=0.2)
    """New tables of an address."""
    accounts: Limit = Limit(burst=5, per_second=1 / 60)
    hints: Limit = Limit(burst=5, per_second=0.2)
    """Of a seat."""
    studies: Limit = Limit(burst=30, per_second=0.5)
    """Records of an address that are played again."""


BOUNDLESS = Limit(burst=1e12, per_second=1e12)
NO_LIMITS = Limits(*8 * [BOUNDLESS])
"""For measurements on one's own machine."""
