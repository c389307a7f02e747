"""A store in PostgreSQL, for any number of servers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import Double, cast, extract, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from randori.server.bus.bus import LOOK, Bus, Notice
from randori.server.postgres import FAILURES, Connection, UnreadableAddress, connect
from randori.server.store import keeping
from randori.server.store.group import Append, Chain
from randori.server.store.migrating import upgrade
from randori.server.store.postgres_log import lock_fitting, write
from randori.server.store.sql import SqlStore
from randori.server.store.store import StoreError
from randori.server.urls import place, reason

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

    async def commit(self, chains: list[Chain]) -> set[str]:
        try:
            return await self.commit_over(await self.connected(), chains)
        except BaseException as error:
            # Whatever state it is in: the next batch gets a new one.
            self.hang_up()
            if isinstance(error, FAILURES):
                raise self.failed(error) from None
            raise

    async def commit_over(self, connection: Connection, chains: list[Chain]) -> set[str]:
        async with connection.transaction():
            fitting = await lock_fitting(connection, chains)
            if fitting:
                await write(connection, fitting, self.notices(fitting))
        return {chain.table for chain in fitting}

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
            self.bus.notice(append.table, append.told)
            for chain in chains
            for append in chain.appends
            if append.told is not None
        )
        return [notice for notice in made if notice is not None]

    def tell(self, append: Append) -> None:
        if append.told is not None and self.bus.notice(append.table, LOOK) is None:
            self.bus.publish(append.table, append.told)


def engine_with(creator: Callable[[], Awaitable[Connection]]) -> AsyncEngine:
    """asyncpg reads the address itself: it knows all that may stand in one."""
    return create_async_engine(
        "postgresql+asyncpg://", async_creator=creator, hide_parameters=True, pool_pre_ping=True
    )
