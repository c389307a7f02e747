"""The log's hot path in SQLite: plain `sqlite3` in a thread of its own, 30 times as fast as SQLAlchemy."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from randori.server.store.group import Chain

PRAGMAS = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA busy_timeout = 5000")

# A statement for a whole batch: between two of them this thread has to wait for its turn to run Python, and a
# busy event loop does not hurry. All bodies come as one blob, cut where JSON says.
MOVE_ALL = """
    UPDATE tables SET length = batch.length
    FROM (
        SELECT value ->> 0 AS id, value ->> 1 AS first, value ->> 2 AS length FROM json_each(?)
    ) AS batch
    WHERE tables.id = batch.id AND tables.length = batch.first
"""
WRITE_ALL = """
    INSERT INTO entries (table_id, number, body)
    SELECT value ->> 0, value ->> 1, substr(?2, value ->> 2, value ->> 3) FROM json_each(?1)
"""
MOVE = "UPDATE tables SET length = ? WHERE id = ? AND length = ?"


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
            fitting = chains if all_fit(connection, chains) else those_that_fit(connection, chains)
            write(connection, fitting)
            connection.execute("COMMIT")
        except BaseException:
            # Whatever state it is in: closing rolls back, the next batch opens anew.
            self.disconnect()
            raise
        return {chain.table for chain in fitting}


def all_fit(connection: sqlite3.Connection, chains: list[Chain]) -> bool:
    """Whether every chain begins where its log ends, as is usual; nothing has changed if not."""
    connection.execute("SAVEPOINT batch")
    ends = json.dumps([[chain.table, chain.first, chain.length] for chain in chains])
    if connection.execute(MOVE_ALL, (ends,)).rowcount == len(chains):
        return True
    connection.execute("ROLLBACK TO batch")
    return False


def those_that_fit(connection: sqlite3.Connection, chains: list[Chain]) -> list[Chain]:
    return [
        chain
        for chain in chains
        if connection.execute(MOVE, (chain.length, chain.table, chain.first)).rowcount
    ]


def write(connection: sqlite3.Connection, chains: list[Chain]) -> None:
    rows, end = [], 1
    for chain in chains:
        for number, body in enumerate(chain.entries, chain.first):
            rows.append((chain.table, number, end, len(body)))
            end += len(body)
    bodies = b"".join(body for chain in chains for body in chain.entries)
    connection.execute(WRITE_ALL, (json.dumps(rows), bodies))
