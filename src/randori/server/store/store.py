"""What a store does. It knows no games: a table is an id, an entry of its log is bytes of somebody else's.

Ids of tables are letters, digits, `-` and `_`, at most 40 of them; nothing is found under another id.
"""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import ClassVar, NamedTuple

from randori.engine.errors import RandoriError

ALIVE_FOR = 6.0
"""Seconds that a server counts as alive after its last beat."""

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
"""CLOSED: it was ended before a game began."""
UNDER_WAY = (WAITING, PLAYING)

AT_ONCE = 0.0
"""When a table is due that somebody has to mind now: so it stays, though a clock is set back meanwhile."""

ID = re.compile(r"[A-Za-z0-9_-]{1,40}")


class StoreError(RandoriError):
    """A database that cannot be had, or failed."""


class Conflict(Exception):  # noqa: N818  # its name in the contract
    """Another writer was first."""


class NameTaken(RandoriError):  # noqa: N818  # its name in the contract
    """Somebody else's account has this name."""


@dataclass(frozen=True)
class Listing:
    """What a list of tables shows of one; kept beside its log."""

    table: str
    game: str
    status: str
    is_listed: bool
    """Shown in the lobby."""
    summary: bytes
    """JSON of the caller's."""
    updated_at: float
    """Seconds since the epoch, as all times here."""


@dataclass(frozen=True)
class Account:
    """Who plays with a program of their own."""

    id: str
    name: str
    token_hash: str
    created_at: float


class Beat(NamedTuple):
    """A sign of life: the store's time then, and whether it is the first after an outage."""

    now: float
    is_after_outage: bool


class Due(NamedTuple):
    """When somebody has to mind a table, as far as its log is known; if it is longer by now, at once."""

    at: float | None
    """None: when somebody comes."""
    length: int


def is_id(text: str) -> bool:
    return ID.fullmatch(text) is not None


class Store(ABC):
    """Everything here but `append` may raise StoreError."""

    is_shared: ClassVar[bool]
    """Whether several servers may use it at once."""

    @property
    def is_failing(self) -> bool:
        """Whether something that it does by itself did not work when it was tried last."""
        return False

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Once everything that was asked for is stored."""

    @abstractmethod
    async def now(self) -> float:
        """The time by the clock that tells who is alive: all servers' clock is the database's."""

    # --- logs

    @abstractmethod
    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        note: bytes | None = None,
        listing: Listing | None = None,
    ) -> asyncio.Future[None]:
        """Add entries, which get the numbers `first`, `first + 1`, …; done when they are durable.

        With `listing` what the lobby shows changes with them: both are stored, or neither is. Conflict when
        the log's length is not `first`, StoreError when nobody knows whether they were stored. What was asked
        for one table is done in this order; after a failure nothing more is, until its log was read again:
        who asked built on what failed. Once durable, `note` goes to the other servers over the bus, in
        the same order.
        """

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries from number `after` on; none of an unknown table.

        After a StoreError of an append this is the last word: what is not here now will never be, and what is
        here stays. StoreError if that cannot be said yet: ask again.
        """

    @abstractmethod
    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How long these logs are: who has fewer entries missed a message. Unknown tables are left out."""

    # --- listings

    @abstractmethod
    async def make(self, listing: Listing, entries: Sequence[bytes], due_at: float | None = None) -> None:
        """A new table with its first entries, to be claimed at that time, or when somebody comes; Conflict
        when there is one of that id."""

    @abstractmethod
    async def listing(self, table: str) -> Listing | None:
        """The listing of one table."""

    @abstractmethod
    async def coded(self, code: str) -> str | None:
        """The table that waits, and whose id begins with this; the latest, if several do."""

    @abstractmethod
    async def listings(
        self,
        *,
        listed_only: bool = True,
        game: str | None = None,
        statuses: Sequence[str] = UNDER_WAY,
        limit: int = 100,
    ) -> list[Listing]:
        """The newest first."""

    # --- tables at which no game began. Their logs decide, and whoever can read those.

    @abstractmethod
    async def stale(self, before: float, limit: int) -> list[str]:
        """Tables whose listing says waiting, not touched since then, kept by nobody alive; oldest first."""

    @abstractmethod
    async def delete(self, table: str, length: int) -> bool:
        """Forget a table, log and all, if its log has this length still and nobody alive keeps it; whether it
        was done."""

    @abstractmethod
    async def correct(self, listing: Listing, length: int) -> bool:
        """Put the listing of a table right, if its log has this length still; whether that was done. (Those
        of earlier versions may lag behind their logs.)"""

    # --- who keeps a table: drives its clocks and bots

    @abstractmethod
    async def beat(self, server: str, noticed: float = inf) -> Beat:
        """This server is alive. If nobody was for longer than `noticed` seconds, that is noted as an outage,
        in the same transaction."""

    @abstractmethod
    async def claim(self, server: str, limit: int) -> list[str]:
        """Take tables under way that are due and not kept, or whose keeper died; return their ids."""

    @abstractmethod
    async def take(self, server: str, table: str) -> bool:
        """Keep this table; false when somebody else alive does, or there is none."""

    @abstractmethod
    async def take_all(self, server: str, tables: Sequence[str]) -> set[str]:
        """Take many at once; those that are this server's now."""

    @abstractmethod
    async def kept(self, server: str) -> list[str]:
        """Tables under way that are this server's."""

    @abstractmethod
    async def release(self, server: str, table: str, due: Due) -> None:
        """Give a table up, to be claimed when it is due."""

    @abstractmethod
    async def leave(self, server: str) -> None:
        """Shutting down: all tables of this server are due at once for the others."""

    # --- when all were down

    @abstractmethod
    async def last_beat(self) -> float | None:
        """The latest sign of life of any server."""

    @abstractmethod
    async def add_outage(self, began: float, ended: float) -> None:
        """Nobody was alive between these times. Servers that come up together may each say so."""

    @abstractmethod
    async def outages(self, since: float) -> list[tuple[float, float]]:
        """Those that ended after this time, in order; what was said twice counts once."""

    # --- accounts of other people's programs

    @abstractmethod
    async def add_account(self, account: Account) -> None:
        """NameTaken when somebody has the name."""

    @abstractmethod
    async def account(self, token_hash: str) -> Account | None:
        """Whose token this is."""
