"""The workers: processes that think for bots and play records again, so that no table waits for that.

A worker that dies takes nothing along: the questions it had are asked again.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from randori.server.studies import Wanted, written
from randori.table.thinking import Question, Thought, thought

MOST_TRIES = 5
Asked = TypeVar("Asked")
Answered = TypeVar("Answered")


class Crew:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.lost = 0
        """How many times the workers had to be replaced."""
        self._pool: ProcessPoolExecutor | None = None  # hired when first asked: a server starts faster
        self._thinking = 0

    @property
    def thinking(self) -> int:
        """How many questions are open."""
        return self._thinking

    async def ask(self, question: Question) -> Thought:
        self._thinking += 1
        try:
            return await self._done(thought, question)
        finally:
            self._thinking -= 1

    async def study(self, wanted: Wanted) -> bytes:
        return await self._done(written, wanted)

    async def _done(self, work: Callable[[Asked], Answered], asked: Asked) -> Answered:
        for _ in range(MOST_TRIES):
            pool = self._pool = self._pool or self._hired()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, asked)
            except BrokenProcessPool:
                self._replace(pool)
        raise RuntimeError("the workers keep dying")

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Every question of a broken pool comes here; the first one lets it go."""
        if self._pool is broken:
            self.lost += 1
            self._pool = None
            broken.shutdown(wait=False, cancel_futures=True)

    def _hired(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=settle_in
        )

    def dismiss(self) -> None:
        """Wait for who is thinking, which is not long: a pool that is busy when Python ends complains."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def settle_in() -> None:
    """Ctrl-C is for the server to hear, which then dismisses its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_server, daemon=True).start()


def end_with_the_server() -> None:
    """A server that was killed dismisses nobody, and its workers would wait for questions for ever."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)
