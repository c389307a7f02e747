"""Stores whose disk or network is simulated. Group commit, the commit of each kind of store and the reading
of a log that may have failed are the server's own; what a database does lies in `database.py`."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any, TypeVar

from randori.server.bus.bus import Bus
from randori.server.store.group import Chain
from randori.server.store.sql import SqlStore
from randori.server.store.sqlite import SqliteStore
from randori.server.store.sqlite_checkpoints import Checkpoints
from randori.server.store.store import UNDER_WAY, Account, Beat, Due, Listing, StoreError, is_id
from tests.simulation.broken import Injected
from tests.simulation.database import Batch, Database
from tests.simulation.faults import Faults

Found = TypeVar("Found")

PAGE = 4096


class SimulatedStore(SqlStore):
    """What SQL says elsewhere, said to a database in memory."""

    database: Database
    faults: Faults

    async def asked(self, work: Callable[[Database], Found], *tables: str) -> Found:
        """A transaction of its own."""
        async with self.writing:
            await self.travel()
            await self.unlocked(tables)
            found = work(self.database)
            await self.travel_back()
        return found

    async def travel(self) -> None:
        """To the database; StoreError if it cannot be had."""
        if self.faults.strike("stumbling stores", 0.2):
            raise Injected("the store stumbles")
        await asyncio.sleep(self.faults.delay("slow stores"))

    async def travel_back(self) -> None:
        pass

    async def unlocked(self, tables: Sequence[str]) -> None:
        """Until nobody else has these rows locked."""

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Any]:
        await self.travel()
        yield None

    async def logged(self, connection: object, table: str, after: int) -> list[bytes]:
        self.database_read(table)
        found = self.database.read(table, after)
        await asyncio.sleep(self.faults.delay("slow stores"))  # what is written meanwhile is not in it
        return found

    def database_read(self, table: str) -> None:
        """Somebody reads a log."""

    async def now(self) -> float:
        return await self.asked(lambda database: database.clock())

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        wanted = [table for table in tables if is_id(table)]
        return await self.asked(lambda database: database.lengths(wanted))

    async def make(self, listing: Listing, entries: Sequence[bytes], due_at: float | None = None) -> None:
        if not is_id(listing.table):
            raise StoreError("the id of a table is 1 to 40 letters, digits, '-' and '_'")
        await self.asked(lambda database: database.make(listing, entries, due_at))

    async def listing(self, table: str) -> Listing | None:
        row = await self.asked(lambda database: database.rows.get(table))
        return None if row is None else row.listing

    async def coded(self, code: str) -> str | None:
        return await self.asked(lambda database: database.coded(code))

    async def listings(
        self,
        *,
        listed_only: bool = True,
        game: str | None = None,
        statuses: Sequence[str] = UNDER_WAY,
        limit: int = 100,
    ) -> list[Listing]:
        return await self.asked(lambda database: database.listings(listed_only, game, statuses, limit))

    async def stale(self, before: float, limit: int) -> list[str]:
        return await self.asked(lambda database: database.stale(before, limit))

    async def delete(self, table: str, length: int) -> bool:
        return await self.asked(lambda database: database.delete(table, length), table)

    async def correct(self, listing: Listing, length: int) -> bool:
        return await self.asked(lambda database: database.correct(listing, length), listing.table)

    async def beat(self, server: str, noticed: float = inf) -> Beat:
        return await self.asked(lambda database: database.beat(server, noticed))

    async def claim(self, server: str, limit: int) -> list[str]:
        return await self.asked(lambda database: database.claim(server, limit))

    async def take_some(self, server: str, ids: Sequence[str]) -> set[str]:
        return await self.asked(lambda database: database.take_all(server, ids), *ids)

    async def kept(self, server: str) -> list[str]:
        return await self.asked(lambda database: database.kept(server))

    async def release(self, server: str, table: str, due: Due) -> None:
        await self.asked(lambda database: database.release(server, table, due), table)

    async def leave(self, server: str) -> None:
        await self.asked(lambda database: database.leave(server), *self.database.kept(server))

    async def last_beat(self) -> float | None:
        return await self.asked(lambda database: max(database.servers.values(), default=None))

    async def add_outage(self, began: float, ended: float) -> None:
        await self.asked(lambda database: database.spans.append((began, ended)))

    async def outages(self, since: float) -> list[tuple[float, float]]:
        return await self.asked(lambda database: database.outages(since))

    async def add_account(self, account: Account) -> None:
        await self.asked(lambda database: database.add_account(account))

    async def account(self, token_hash: str) -> Account | None:
        return await self.asked(lambda database: database.accounts.get(token_hash))


# --- one file on a disk


class Disk:
    """A file of SQLite's: its database, its write-ahead log, and what a failed sync may have left in it."""

    def __init__(self, database: Database, faults: Faults, now: Callable[[], float]) -> None:
        self.now = now
        self.database = database
        self.faults = faults
        self.is_full = False
        self.waiting = 0
        """Bytes of the write-ahead log."""
        self.oldest: float | None = None
        """Since when something has been waiting there."""
        self.ghost: list[Batch] = []

    def write(self, bytes: int) -> None:
        self.ghost = []
        self.waiting += bytes
        if self.oldest is None:
            self.oldest = self.now()

    def checkpoint(self) -> None:
        self.waiting, self.oldest = 0, None

    def crash(self) -> None:
        """What was written and never synced may be there after all."""
        ghost, self.ghost = self.ghost, []
        if ghost and self.faults.rng.random() < 0.5:
            for batch in ghost:
                if self.database.fits(batch.table, batch.first):
                    self.database.write(batch)


class SimulatedLog:
    """In place of the thread that writes."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk
        self.has_ghost = False

    async def store(self, chains: list[Chain]) -> set[str]:
        disk, faults = self.disk, self.disk.faults
        await asyncio.sleep(faults.delay("slow stores"))
        if disk.is_full or faults.strike("failed commits"):
            raise sqlite3.OperationalError("database or disk is full")
        fitting = [chain for chain in chains if disk.database.fits(chain.table, chain.first)]
        batches = [Batch(chain.table, chain.first, chain.entries, chain.listing) for chain in fitting]
        if faults.strike("failed syncs"):
            disk.ghost, self.has_ghost = batches, True
            raise sqlite3.OperationalError("disk I/O error")
        for batch in batches:
            disk.database.write(batch)
        disk.write(PAGE * len(batches))
        await asyncio.sleep(faults.delay())
        return {chain.table for chain in fitting}

    async def seal(self) -> None:
        if self.has_ghost:
            await asyncio.sleep(self.disk.faults.delay())
            if self.disk.is_full:
                raise sqlite3.OperationalError("database or disk is full")
            self.disk.write(PAGE)
            self.has_ghost = False


class SimulatedCheckpoints(Checkpoints):
    """The same, at another disk."""

    def __init__(self, disk: Disk, writing: asyncio.Lock) -> None:
        super().__init__(Path("simulated"), writing)
        self.disk = disk

    def start(self) -> None:
        self._task = asyncio.create_task(self.run())

    def log_size(self) -> int:
        return self.disk.waiting

    async def beside(self, work: Callable[[], None]) -> None:
        await asyncio.sleep(self.disk.faults.delay("slow stores"))
        work()

    def take_over(self) -> None:
        if self.disk.is_full:
            raise sqlite3.OperationalError("database or disk is full")
        if self.writing.locked():  # type: ignore[attr-defined]  # by ourselves: nobody else writes
            self.disk.checkpoint()

    def sync(self) -> None:
        pass


class SimulatedSqlite(SimulatedStore, SqliteStore):
    def __init__(self, disk: Disk, bus: Bus) -> None:
        SqlStore.__init__(self, bus)
        self.name = "in memory"
        self.disk = disk
        self.database, self.faults = disk.database, disk.faults
        self.log = SimulatedLog(disk)  # type: ignore[assignment]
        self.writing = asyncio.Lock()
        self.checkpoints = SimulatedCheckpoints(disk, self.writing)

    async def asked(self, work: Callable[[Database], Found], *tables: str) -> Found:
        if self.disk.is_full or self.faults.strike("failed commits", 0.3):
            await asyncio.sleep(self.faults.delay())
            raise StoreError("the disk is full")
        found = await super().asked(work, *tables)
        self.disk.write(PAGE)
        return found

    async def open(self) -> None:
        await self.travel()
        self.wind(max(self.database.servers.values(), default=None))
        self.database.clock = self.time.now
        await self.asked(lambda database: database.take_over())
        self.checkpoints.start()
        self.is_open = True

    async def close(self) -> None:
        self.is_open = False
        await self.group.drain()
        await self.checkpoints.stop()
