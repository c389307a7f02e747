"""A store in PostgreSQL, for any number of servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

from sqlalchemy import ARRAY, ColumnElement, Double, String, any_, cast, extract, func, literal, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from randori.server.bus.bus import LOOK, Bus, Notice
from randori.server.postgres import FAILURES, Connection, UnreadableAddress, connect
from randori.server.store import keeping
from randori.server.store.group import Append, Chain
from randori.server.store.migrating import upgrade
from randori.server.store.postgres_log import are_written, lock, lock_fitting, write, write_listings
from randori.server.store.schema import tables
from randori.server.store.sql import SqlStore
from randori.server.store.store import StoreError
from randori.server.urls import place, reason

Done = TypeVar("Done")

MIGRATING = 0x52616E646F7269
"""The number of the lock around migrations: "Randori" in ASCII."""

PATIENCE = 10.0
"""Seconds for one statement."""
MIGRATING_PATIENCE = 600.0
GOODBYE = 3.0

SETTINGS = {
    "application_name": "randori",
    # A server that froze in the middle of a transaction must not stop the others for long.
    "lock_timeout": "4s",
    "idle_in_transaction_session_timeout": "4s",
}

DURABLE = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""


class PostgresStore(SqlStore):
    is_shared = True

    failures = (SQLAlchemyError, *FAILURES)

    def __init__(self, url: str, bus: Bus) -> None:
        super().__init__(bus)
        self.url = url
        self.name = f"at {place(url)}"
        self.engine = engine_with(self.connect)
        self.log: Connection | None = None
        """For the batches, which come one at a time."""

    async def connect(self) -> Connection:
        connection = await connect(self.url, PATIENCE, SETTINGS)
        await connection.execute(DURABLE)
        return connection

    async def open(self) -> None:
        try:
            self.log = await self.connect()
            await self.migrate()
        except UnreadableAddress:
            raise StoreError("the address of the database cannot be read") from None
        except FAILURES as error:
            raise StoreError(f"the database {self.name} cannot be reached: {reason(error)}") from None
        except BaseException:
            await self.close()
            raise
        self.is_open = True

    async def migrate(self) -> None:
        """One server at a time: others that come up wait, and find it done."""
        engine = engine_with(lambda: connect(self.url, MIGRATING_PATIENCE, {}))
        try:
            async with engine.begin() as connection:
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                await connection.run_sync(upgrade)
        except SQLAlchemyError as error:
            raise self.failed(error) from None
        finally:
            await engine.dispose()

    async def close(self) -> None:
        self.is_open = False
        await self.group.drain()
        self.hang_up()
        with suppress(TimeoutError):  # a database that does not answer is no reason to stay
            await asyncio.wait_for(self.engine.dispose(), GOODBYE)

    def clock(self) -> keeping.Clock:
        return cast(extract("epoch", func.clock_timestamp()), Double)

    def length(self) -> ColumnElement[int]:
        return tables.c.length

    def among(self, ids: Sequence[str]) -> ColumnElement[bool]:
        return tables.c.id == any_(literal(list(ids), ARRAY(String)))

    async def commit(self, chains: list[Chain]) -> set[str]:
        connection = await self.attempt(self.connected())
        fitting = await self.attempt(self.write(connection, chains))
        try:
            await self.attempt(connection.execute("COMMIT"))
        except StoreError:
            # The answer was lost, and it may have been done: those who wait want to know.
            if not await self.attempt(self.has(fitting)):
                raise
        return {chain.table for chain in fitting}

    async def attempt(self, work: Awaitable[Done]) -> Done:
        """Whatever state a failure leaves the connection in: who comes next gets a new one."""
        try:
            return await work
        except BaseException as error:
            self.hang_up()
            if isinstance(error, FAILURES):
                raise self.failed(error) from None
            raise

    async def write(self, connection: Connection, chains: list[Chain]) -> list[Chain]:
        """All but the COMMIT: until that is said nothing is stored, whatever happens."""
        await connection.execute("BEGIN")
        fitting = await lock_fitting(connection, chains)
        if fitting:
            await write(connection, fitting, self.notices(fitting))
            await write_listings(connection, fitting)
        return fitting

    async def has(self, chains: list[Chain]) -> bool:
        """Whether a batch is in the log. As long as it is not decided it keeps its rows locked: we wait."""
        connection = await self.connected()
        async with connection.transaction():
            await lock(connection, chains)
            return await are_written(connection, chains)

    @asynccontextmanager
    async def deciding(self, table: str) -> AsyncIterator[AsyncConnection]:
        async with self.transaction() as connection:
            await connection.execute(keeping.locking(tables.c.id == table))
            yield connection

    async def connected(self) -> Connection:
        if self.log is None or self.log.is_closed():
            self.log = await self.connect()
        return self.log

    def hang_up(self) -> None:
        if self.log is not None:
            self.log.terminate()
            self.log = None

    def notices(self, chains: list[Chain]) -> list[Notice]:
        """What goes out with the commit, if the bus is in this database."""
        made = (
            self.bus.notice(append.table, append.note)
            for chain in chains
            for append in chain.appends
            if append.note is not None
        )
        return [notice for notice in made if notice is not None]

    def tell(self, append: Append) -> None:
        if append.note is not None and self.bus.notice(append.table, LOOK) is None:
            self.bus.publish(append.table, append.note)


def engine_with(creator: Callable[[], Awaitable[Connection]]) -> AsyncEngine:
    """asyncpg reads the address itself: it knows all that may stand in one."""
    return create_async_engine(
        "postgresql+asyncpg://", async_creator=creator, hide_parameters=True, pool_pre_ping=True
    )
