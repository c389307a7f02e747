"""Checkpoints of SQLite: what stands in the write-ahead log is taken over into the file, in a thread beside.

By time, so that an idle server's log stays small, and by size, so that a busy one's has a bound; whoever
wrote to it. The log begins anew in the same place when all of it was taken over and nobody reads from it.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path

import structlog

log = structlog.get_logger()

CHECKPOINT_EVERY = 60.0
"""Seconds."""
LARGE = 128 * 2**20
"""Bytes of the log that are not left for later. Many: while the disk is busy with that, commits wait."""
SOONEST = 5.0
"""Seconds between two of them, however large: as long as somebody else reads (a backup), they do not help."""
LOOK_EVERY = 1.0


class Checkpoints:
    """`writing` is held by whoever writes to the database."""

    def __init__(self, path: Path, writing: AbstractAsyncContextManager[object]) -> None:
        self.path = path
        self.writing = writing
        self.failed = 0
        """In a row."""
        self._file: int | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._task: asyncio.Task[None] | None = None
        self._last = time.monotonic()

    def start(self) -> None:
        # Stays open as long as any connection: to close it would take away SQLite's locks on the file.
        self._file = os.open(self.path, os.O_RDWR)
        self._thread = ThreadPoolExecutor(1, "randori checkpoints")
        self._task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        """No more of them."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None
        if self._thread is not None:
            await asyncio.to_thread(self._thread.shutdown)
            self._thread = None

    def close(self) -> None:
        """When all connections are."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self.is_due():
                await self.try_checkpoint()

    def is_due(self) -> bool:
        since = time.monotonic() - self._last
        return since >= CHECKPOINT_EVERY or (since >= SOONEST and self.log_size() > LARGE)

    def log_size(self) -> int:
        """More than LARGE only if so much is waiting: SQLite cuts it back to that (`journal_size_limit`)."""
        try:
            return Path(f"{self.path}-wal").stat().st_size
        except OSError:
            return 0

    async def try_checkpoint(self) -> None:
        """Nothing is lost when it fails, and the log grows: the host is told, each time."""
        try:
            await self.checkpoint()
            self.failed = 0
        except Exception as error:
            self.failed += 1
            log.warning("the write-ahead log was not taken over", failed=self.failed, error=str(error))
        self._last = time.monotonic()

    async def checkpoint(self) -> None:
        """Most of it while others write; then they wait for the little that they wrote meanwhile."""
        await self.beside(self.take_over)
        await self.beside(self.sync)
        async with self.writing:
            await self.beside(self.take_over)

    async def beside(self, work: Callable[[], None]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def take_over(self) -> None:
        with closing(sqlite3.connect(self.path)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def sync(self) -> None:
        """SQLite does when it has taken over all: there shall not be much left to do."""
        if self._file is not None:
            os.fsync(self._file)
