"""How much anybody may ask for, so much at once, so much a second; how much he may make the server hold; and
for how long. docs/hosting.md tells hosts."""

from __future__ import annotations

import sys
import time
from collections import OrderedDict
from dataclasses import KW_ONLY, dataclass, fields

MOST_REMEMBERED = 10_000

LARGEST_HEAD = 64 * 1024
"""Bytes of a request before its body."""
LARGEST_REQUEST = 1024 * 1024
"""Bytes of all of it; what is taken is less, and refused in a sentence. Who goes on all the same is cut."""
HEAD_WITHIN = 10.0
"""Seconds from the beginning of a connection, or from the last answer, to a whole head of a request."""
PIECE_WITHIN = 10.0
"""Seconds between two pieces of its body."""
BODY_WITHIN = 30.0
"""Seconds for all of its body."""
READ_WITHIN = 30.0
"""Seconds in which somebody who is sent an answer reads some of it."""
HELLO_WITHIN = 10.0
"""Seconds from the opening of a socket to a hello that is welcome."""
MOST_WAITING = 64
"""Messages of a client that wait for its welcome."""
MOST_PARTS = 16
"""Frames of one message: what it may weigh says nothing of those that are empty."""
PIECE = 1024
"""Bytes of a connection that are read at a time, and looked at before the next; few messages are longer."""
LONGEST_QUEUE = 512 * 1024
"""Bytes that wait for a client to read them; one that reads too slowly is hung up on, and may come back."""


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


class Places:
    """How many things of one kind each sender may have open at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        count = self.taken.get(name, 0)
        if count >= self.most:
            return False
        self.taken[name] = count + 1
        return True

    def leave(self, name: str) -> None:
        self.taken[name] -= 1
        if not self.taken[name]:
            del self.taken[name]


@dataclass(frozen=True)
class Limits:
    """All limits of a server."""

    messages: Limit = Limit(burst=60, per_second=15)
    """Of a connection."""
    frames: Limit = Limit(burst=100, per_second=10)
    """Of a connection, of those that are no message: pings, pongs, all parts of a message but its last."""
    seat: Limit = Limit(burst=60, per_second=15)
    """Of a seat, over all its connections."""
    chat: Limit = Limit(burst=40, per_second=4)
    """Of all spectators of a table together."""
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
    codes: Limit = Limit(burst=20, per_second=0.2)
    """Codes of tables that an address tries."""
    loaded: Limit = Limit(burst=100, per_second=2)
    """Tables that are brought into memory for HTTP requests of an address."""
    _: KW_ONLY
    most_connections: int = 300
    """Open ones of an address, of any kind."""
    most_sockets: int = 200
    """Open ones of an address."""


BOUNDLESS = Limit(burst=1e12, per_second=1e12)
NO_LIMITS = Limits(
    *(BOUNDLESS for one in fields(Limits) if not one.kw_only),
    most_connections=sys.maxsize,
    most_sockets=sys.maxsize,
)
"""For measurements on one's own machine."""
