"""PostgreSQL as its clients know it: statements over a connection that may be cut at any moment, rows that
are locked until a transaction ends, a commit that is done or not though nobody hears the answer.

The statements are the log's own (`postgres_log.py`), and so is everything that says them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from randori.server.bus.bus import Bus
from randori.server.store import postgres_log
from randori.server.store.postgres import PATIENCE, PostgresStore
from randori.server.store.sql import SqlStore
from randori.server.store.store import Listing, StoreError
from tests.simulation.bus import Hub
from tests.simulation.database import Batch, Database
from tests.simulation.faults import Faults
from tests.simulation.loop import RUNNING, Process
from tests.simulation.stores import SimulatedStore

LOCK_TIMEOUT = 4.0
POLL = 0.01
Rows = Sequence[Mapping[str, object]]


class Cluster:
    """A database server that many may connect to."""

    def __init__(self, database: Database, faults: Faults, hub: Hub) -> None:
        self.database = database
        self.faults = faults
        self.hub = hub
        self.is_away = False


class Connection:
    """Both ends of it: statements run in the world, whatever becomes of who asked."""

    def __init__(self, cluster: Cluster, client: Process) -> None:
        self.cluster = cluster
        self.client = client
        self.world = client.loop.world
        self.is_cut = False
        self.is_ended = False  # at the other end
        self.is_committing = False
        self.batches: dict[str, Batch] = {}
        self.notices: list[tuple[str, str]] = []
        self.locked: list[str] = []

    # --- the client's end

    async def execute(self, query: str, *values: Any) -> str:
        match query:
            case "BEGIN":
                await self.ask(list)
            case "COMMIT":
                await self.ask(self.commit, is_commit=True)
            case postgres_log.WRITE:
                await self.ask(lambda: self.write(*values))
            case postgres_log.WRITE_LISTINGS:
                await self.ask(lambda: self.write_listings(*values))
            case _:
                raise AssertionError(f"the simulated PostgreSQL does not know: {query}")
        return ""

    async def fetch(self, query: str, *values: Any) -> Rows:
        match query:
            case postgres_log.LOCK:
                return await self.ask(lambda: self.lock(values[0]))
            case postgres_log.FIND:
                return await self.ask(lambda: self.find(*values))
        raise AssertionError(f"the simulated PostgreSQL does not know: {query}")

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[object]:
        await self.execute("BEGIN")
        yield self
        await self.execute("COMMIT")

    def is_closed(self) -> bool:
        return self.is_cut

    def terminate(self) -> None:
        if not self.is_cut:
            self.is_cut = True
            self.world.later(self.cluster.faults.delay("slow lines"), self.end)

    async def ask(self, statement: Callable[[], Rows | None], *, is_commit: bool = False) -> Rows:
        """A statement on its way, and its answer; None is none yet: it waits for a lock."""
        faults = self.cluster.faults
        if self.is_cut:
            raise ConnectionResetError("the connection was lost")
        answer: asyncio.Future[Rows] = asyncio.get_running_loop().create_future()
        is_cut = self.cluster.is_away or faults.strike("lost answers", 1.0 if is_commit else 0.15)
        arrives = not is_cut or (not self.cluster.is_away and faults.rng.random() < 0.7)
        if arrives:
            deadline = self.world.loop.now + LOCK_TIMEOUT
            takes = faults.delay("slow stores")
            self.world.later(takes, self.serve, statement, answer, deadline, is_commit, is_cut)
        if is_cut:
            self.client.deliver(faults.delay("slow stores"), self.break_off, answer)
        async with asyncio.timeout(PATIENCE):
            return await answer

    def break_off(self, answer: asyncio.Future[Rows]) -> None:
        self.terminate()
        if not answer.done():
            answer.set_exception(ConnectionResetError("the connection was lost"))

    # --- the other end

    def serve(
        self,
        statement: Callable[[], Rows | None],
        answer: asyncio.Future[Rows],
        deadline: float,
        is_commit: bool,
        is_cut: bool,
    ) -> None:
        if self.is_ended:
            return
        if is_commit and not self.is_committing:  # done from here on, whoever is still there
            self.is_committing = True
            pause = self.cluster.faults.delay("slow stores")
            self.world.later(pause, self.serve, statement, answer, deadline, True, is_cut)
            return
        rows = statement()
        if rows is None and self.world.loop.now < deadline:
            self.world.later(POLL, self.serve, statement, answer, deadline, is_commit, is_cut)
        elif not is_cut:
            self.client.deliver(self.cluster.faults.delay(), self.tell, answer, rows)

    def tell(self, answer: asyncio.Future[Rows], rows: Rows | None) -> None:
        if answer.done():
            return
        if rows is None:
            answer.set_exception(TimeoutError("lock timeout"))
        else:
            answer.set_result(rows)

    def lock(self, ids: Sequence[str]) -> Rows | None:
        rows = self.cluster.database.rows
        wanted = sorted(table for table in ids if table in rows)
        if any(rows[table].holder not in (None, self) for table in wanted):
            return None
        for table in wanted:
            rows[table].holder = self
            self.locked.append(table)
        return [{"id": table, "length": len(rows[table].log)} for table in wanted]

    def write(
        self,
        ids: Sequence[str],
        lengths: Sequence[int],
        tables: Sequence[str],
        _numbers: Sequence[int],
        bodies: Sequence[bytes],
        channels: Sequence[str],
        texts: Sequence[str],
    ) -> Rows:
        for table, length in zip(ids, lengths, strict=True):
            own = [body for whose, body in zip(tables, bodies, strict=True) if whose == table]
            self.batches[table] = Batch(table, length - len(own), own, None)
        self.notices = list(zip(channels, texts, strict=True))
        return []

    def write_listings(self, *columns: Sequence[Any]) -> Rows:
        for values in zip(*columns, strict=True):
            listing = Listing(*values)
            batch = self.batches[listing.table]
            self.batches[listing.table] = Batch(batch.table, batch.first, batch.entries, listing)
        return []

    def commit(self) -> Rows:
        for batch in self.batches.values():
            self.cluster.database.write(batch)
            self.cluster.database.wake(batch.table)
        for channel, text in self.notices:
            self.cluster.hub.notify(channel, text)
        self.is_committing = False
        self.unlock()
        return []

    def find(self, tables: Sequence[str], numbers: Sequence[int], bodies: Sequence[bytes]) -> Rows:
        rows = self.cluster.database.rows
        return [
            {}
            for table, number, body in zip(tables, numbers, bodies, strict=True)
            if table in rows and rows[table].log[number : number + 1] == [body]
        ]

    def end(self) -> None:
        """The client is gone: what was not to be committed is undone."""
        if self.is_committing:
            self.world.later(POLL, self.end)
        elif not self.is_ended:
            self.is_ended = True
            self.unlock()

    def unlock(self) -> None:
        for table in self.locked:
            row = self.cluster.database.rows.get(table)
            if row is not None and row.holder is self:
                row.holder = None
        self.locked, self.batches, self.notices = [], {}, []


class SimulatedPostgres(SimulatedStore, PostgresStore):
    def __init__(self, cluster: Cluster, bus: Bus) -> None:
        SqlStore.__init__(self, bus)
        self.name = "in memory"
        self.cluster = cluster
        self.database, self.faults = cluster.database, cluster.faults
        self.log = None
        self.connections: list[Connection] = []

    async def connect(self) -> Connection:  # type: ignore[override]
        await self.travel()
        connection = Connection(self.cluster, RUNNING.get())
        self.connections.append(connection)
        return connection

    async def travel(self) -> None:
        await super().travel()
        if self.cluster.is_away:
            await asyncio.sleep(self.faults.rng.choice((0.001, 0.001, 2.0)))
            raise StoreError("the database is away")
        if self.faults.strike("failed commits", 0.3):
            raise StoreError("the database said no")

    async def travel_back(self) -> None:
        await asyncio.sleep(self.faults.delay())
        if self.cluster.is_away or self.faults.strike("lost answers", 0.3):
            raise StoreError("the answer of the database was lost")

    async def unlocked(self, tables: Sequence[str]) -> None:
        rows = self.database.rows
        deadline = asyncio.get_running_loop().time() + LOCK_TIMEOUT
        while any(table in rows and rows[table].holder is not None for table in tables):
            if asyncio.get_running_loop().time() > deadline:
                raise StoreError("somebody else has it locked")
            await asyncio.sleep(POLL)

    @asynccontextmanager
    async def deciding(self, table: str) -> AsyncIterator[Any]:
        async with self.reading() as connection:
            await self.unlocked([table])
            yield connection

    async def open(self) -> None:
        self.log = await self.connect()  # type: ignore[assignment]
        self.is_open = True

    async def close(self) -> None:
        self.is_open = False
        await self.group.drain()
        self.hang_up()

    def cut_all(self) -> None:
        """Its process is gone, and the other end will notice."""
        for connection in self.connections:
            connection.terminate()
