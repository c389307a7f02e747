"""The log's hot path in SQLite: plain `sqlite3` in a thread of its own, 30 times as fast as SQLAlchemy."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from randori.server.store.group import Chain

PRAGMAS = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA busy_timeout = 5000")
MOVE = "UPDATE tables SET length = ? WHERE id = ? AND length = ?"
WRITE = "INSERT INTO entries (table_id, number, body) VALUES (?, ?, ?)"


class SqliteLog:
    """Everything but `open`, `close` and `store` happens in the thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.thread: ThreadPoolExecutor | None = None
        self.connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        self.thread = ThreadPoolExecutor(1, "randori log")
        await asyncio.get_running_loop().run_in_executor(self.thread, self.connected)

    async def store(self, chains: list[Chain]) -> set[str]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.commit, chains)

    async def close(self) -> None:
        if self.thread is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.disconnect)
            self.thread.shutdown()
            self.thread = None

    def connected(self) -> sqlite3.Connection:
        if self.connection is None:
            self.connection = sqlite3.connect(self.path, isolation_level=None)
            for pragma in PRAGMAS:
                self.connection.execute(pragma)
        return self.connection

    def disconnect(self) -> None:
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    def commit(self, chains: list[Chain]) -> set[str]:
        try:
            connection = self.connected()
            connection.execute("BEGIN IMMEDIATE")
            stored = {chain.table for chain in chains if write(connection, chain)}
            connection.execute("COMMIT")
        except BaseException:
            # Whatever state it is in: closing rolls back, the next batch opens anew.
            self.disconnect()
            raise
        return stored


def write(connection: sqlite3.Connection, chain: Chain) -> bool:
    """Whether it fits to what is there; nothing is written if not."""
    if not connection.execute(MOVE, (chain.length, chain.table, chain.first)).rowcount:
        return False
    rows = ((chain.table, number, body) for number, body in enumerate(chain.entries, chain.first))
    connection.executemany(WRITE, rows)
    return True
