"""A store in one SQLite file, for one server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from pathlib import Path

from sqlalchemy import URL, Connection, Double, event, literal
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from randori.server.bus.bus import Bus
from randori.server.store import keeping
from randori.server.store.file_lock import FileLock
from randori.server.store.group import Append, Chain
from randori.server.store.migrating import upgrade
from randori.server.store.sql import SqlStore
from randori.server.store.sqlite_log import PRAGMAS, SqliteLog
from randori.server.store.store import StoreError


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

    async def open(self) -> None:
        # SQLite takes one writer at a time, and lets the others poll: a queue is better.
        self.writing = asyncio.Lock()
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
        except (sqlite3.Error, OSError) as error:
            raise self.unusable(error) from None

    async def migrate(self) -> None:
        async with self.transaction() as connection:
            await connection.run_sync(upgrade)
            # We have the lock, so nobody else is alive, however lately a keeper was.
            await connection.execute(keeping.orphaning(self.clock()))

    async def close(self) -> None:
        self.is_open = False
        await self.group.drain()
        await self.engine.dispose()
        await self.log.close()
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

    def clock(self) -> keeping.Clock:
        return literal(time.time(), Double)

    async def commit(self, chains: list[Chain]) -> set[str]:
        async with self.writing:
            try:
                return await self.log.store(chains)
            except sqlite3.Error as error:
                raise self.failed(error) from None

    def tell(self, append: Append) -> None:
        if append.told is not None:
            self.bus.publish(append.table, append.told)


def engine(path: Path) -> AsyncEngine:
    made = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), hide_parameters=True)
    event.listen(made.sync_engine, "connect", prepare)
    event.listen(made.sync_engine, "begin", begin)
    return made


def prepare(connection: DBAPIConnection, _record: object) -> None:
    # The driver's own BEGIN would come too late for changes of the schema.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")
