"""A store in one SQLite file, for one server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from sqlalchemy import URL, ColumnElement, Connection, Double, event, func, literal, select
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from randori.server.bus.bus import Bus
from randori.server.clock import Clock
from randori.server.store import keeping
from randori.server.store.file_lock import FileLock
from randori.server.store.group import Append, Chain
from randori.server.store.migrating import upgrade
from randori.server.store.schema import entries, servers, tables
from randori.server.store.sql import SqlStore
from randori.server.store.sqlite_checkpoints import Checkpoints
from randori.server.store.sqlite_log import SqliteLog, as_json, pragmas
from randori.server.store.store import StoreError

log = structlog.get_logger()


class SqliteStore(SqlStore):
    is_shared = False

    failures = (SQLAlchemyError, sqlite3.Error, OSError)

    def __init__(self, path: Path, bus: Bus) -> None:
        super().__init__(bus)
        self.path = path
        self.name = str(path)
        self.lock = FileLock(path)
        self.log = SqliteLog(path)
        self.engine = engine(path)
        # SQLite takes one writer at a time, and lets the others poll: a queue is better.
        self.writing = asyncio.Lock()
        self.checkpoints = Checkpoints(path, self.writing)
        self.time = Clock()

    @property
    def is_failing(self) -> bool:
        return self.checkpoints.failed > 0

    async def open(self) -> None:
        try:
            await self.open_file()
            await self.migrate()
        except BaseException:
            await self.close()
            raise
        self.is_open = True

    async def open_file(self) -> None:
        try:
            self.make_file()
            self.lock.take()
            await self.log.open()
            self.checkpoints.start()
        except (sqlite3.Error, OSError) as error:
            raise self.unusable(error) from None

    async def migrate(self) -> None:
        async with self.transaction() as connection:
            await connection.run_sync(upgrade)
            self.wind(await connection.scalar(select(func.max(servers.c.beat_at))))
            # We have the lock, so nobody else is alive, however lately a keeper was.
            await connection.execute(keeping.orphaning())

    async def close(self) -> None:
        self.is_open = False
        await self.group.drain()
        await self.checkpoints.stop()
        await self.engine.dispose()
        await self.log.close()
        self.checkpoints.close()
        self.lock.release()

    def make_file(self) -> None:
        """For our eyes only: logs hold what is hidden. SQLite's other files follow its example."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))

    def unusable(self, error: Exception) -> StoreError:
        if isinstance(error, OSError):
            return StoreError(f"the database {self.path} cannot be opened: {error.strerror}")
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB:
            return StoreError(f"the file {self.path} is no SQLite database")
        return self.failed(error)

    def wind(self, last_beat: float | None) -> None:
        """The machine's clock may have been set back since the last sign of life: the time goes on there."""
        self.time = Clock()
        if last_beat is not None and last_beat > self.time.now():
            log.warning("the clock was set back", seconds=round(last_beat - self.time.now()))
            self.time.set(last_beat)

    def clock(self) -> keeping.Clock:
        return literal(self.time.now(), Double)

    def length(self) -> ColumnElement[int]:
        last = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id)
        return func.coalesce(last.scalar_subquery() + 1, 0)

    def among(self, ids: Sequence[str]) -> ColumnElement[bool]:
        each = func.json_each(as_json(ids)).table_valued("value")
        return tables.c.id.in_(select(each.c.value))

    async def commit(self, chains: list[Chain]) -> set[str]:
        async with self.writing:
            try:
                return await self.log.store(chains)
            except sqlite3.Error as error:
                raise self.failed(error) from None

    @asynccontextmanager
    async def deciding(self, table: str) -> AsyncIterator[AsyncConnection]:
        try:
            await self.log.seal()
        except sqlite3.Error as error:
            raise self.failed(error) from None
        async with self.reading() as connection:
            yield connection

    def tell(self, append: Append) -> None:
        if append.note is not None:
            self.bus.publish(append.table, append.note)


def engine(path: Path) -> AsyncEngine:
    made = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), hide_parameters=True)
    event.listen(made.sync_engine, "connect", prepare)
    event.listen(made.sync_engine, "begin", begin)
    return made


def prepare(connection: DBAPIConnection, _record: object) -> None:
    # The driver's own BEGIN would come too late for changes of the schema.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in pragmas():
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
