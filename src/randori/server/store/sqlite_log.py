"""The log's hot path in SQLite: plain `sqlite3` in a thread of its own, 30 times as fast as SQLAlchemy."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path

from randori.server.store.group import Chain

PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA busy_timeout = 5000",
    "PRAGMA wal_autocheckpoint = 0",  # it would hold up a commit for as long as the disk takes
)
CHECKPOINT_EVERY = 5000
"""Commits until what they wrote is taken over from the write-ahead log into the file, in a thread beside.
Rarely: while the disk is busy with that, commits wait (p99 at 1,000 moves/s, one run each: 145 ms with 400
here, 21 ms with 8,000)."""

# A statement for a whole batch: between two of them this thread has to wait for its turn to run Python, and a
# busy event loop does not hurry. All bodies come as one blob, cut where JSON says.
MOVE_ALL = """
    UPDATE tables SET length = batch.length
    FROM (
        SELECT
            json_extract(value, '$[0]') AS id,
            json_extract(value, '$[1]') AS first,
            json_extract(value, '$[2]') AS length
        FROM json_each(?)
    ) AS batch
    WHERE tables.id = batch.id AND tables.length = batch.first
"""
WRITE_ALL = """
    INSERT INTO entries (table_id, number, body)
    SELECT
        json_extract(value, '$[0]'),
        json_extract(value, '$[1]'),
        substr(?2, json_extract(value, '$[2]'), json_extract(value, '$[3]'))
    FROM json_each(?1)
"""
MOVE = "UPDATE tables SET length = ? WHERE id = ? AND length = ?"


class SqliteLog:
    """Everything but `open`, `close` and `store` happens in the thread."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.thread: ThreadPoolExecutor | None = None
        self.connection: sqlite3.Connection | None = None
        self.beside: ThreadPoolExecutor | None = None
        self._commits = 0

    async def open(self) -> None:
        self.thread = ThreadPoolExecutor(1, "randori log")
        self.beside = ThreadPoolExecutor(1, "randori checkpoints")
        await asyncio.get_running_loop().run_in_executor(self.thread, self.connected)

    async def store(self, chains: list[Chain]) -> set[str]:
        return await asyncio.get_running_loop().run_in_executor(self.thread, self.commit, chains)

    async def close(self) -> None:
        if self.thread is not None:
            await asyncio.get_running_loop().run_in_executor(self.thread, self.disconnect)
            self.thread.shutdown()
            self.thread = None
        if self.beside is not None:
            await asyncio.get_running_loop().run_in_executor(self.beside, checkpoint, self.path)
            self.beside.shutdown()
            self.beside = None

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
        self._commits += 1
        if self._commits % CHECKPOINT_EVERY == 0 and self.beside is not None:
            self.beside.submit(checkpoint, self.path)
        return {chain.table for chain in fitting}


def checkpoint(path: Path) -> None:
    """Writers go on meanwhile; what they add is left for the next time."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


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
