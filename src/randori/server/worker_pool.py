"""The workers: processes that think for bots and play records again, so that no table waits for that.

A worker that dies, or thinks for ever, takes nothing along: it is replaced, and its question asked again. In
the end there is an answer or NoAnswer, never silence.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import structlog

from randori.engine.errors import RandoriError
from randori.server.studies import Wanted, written
from randori.table.thinking import Question, Thought, thought

log = structlog.get_logger()

MOST_TRIES = 3
PATIENCE = 15.0
"""Seconds for one question, on a worker that has nothing else to do: far more than any of them takes."""
LONGEST_WAIT = 60.0
"""Seconds to wait for a worker that has nothing else to do."""
MOST_ASKED = 10_000
"""Questions that may be open at once."""
Asked = TypeVar("Asked")
Answered = TypeVar("Answered")


class NoAnswer(RandoriError):  # noqa: N818  # what it is
    """Nobody could think about it."""


class Turns:
    """Who may ask next: a table that waits for a bot comes before whoever wants to see a record again."""

    def __init__(self, free: int) -> None:
        self._free = free
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()

    async def wait(self, *, is_urgent: bool) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._urgent if is_urgent else self._others).append(turn)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await turn
        except BaseException as gone:
            if not turn.cancelled():  # it came to be his turn at the same moment
                self.next()
            if isinstance(gone, TimeoutError):
                raise NoAnswer("all workers are busy") from None
            raise

    def next(self) -> None:
        """Somebody is done."""
        for queue in (self._urgent, self._others):
            while queue:
                turn = queue.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


class WorkerPool:
    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.lost = 0
        """How many times the workers had to be replaced."""
        self._pool: ProcessPoolExecutor | None = None  # hired when first asked: a server starts faster
        self._turns = Turns(workers)  # nobody is given a second question before the first is done
        self._open = 0
        self._thinking = 0

    @property
    def thinking(self) -> int:
        """How many questions of bots are open."""
        return self._thinking

    async def ask(self, question: Question) -> Thought:
        self._thinking += 1
        try:
            return await self._done(thought, question, is_urgent=True)
        finally:
            self._thinking -= 1

    async def study(self, wanted: Wanted) -> bytes:
        return await self._done(written, wanted)

    async def _done(
        self, work: Callable[[Asked], Answered], asked: Asked, *, is_urgent: bool = False
    ) -> Answered:
        if self._open >= MOST_ASKED:
            raise NoAnswer("too many questions are open")
        self._open += 1
        try:
            await self._turns.wait(is_urgent=is_urgent)
            try:
                return await self._tried(work, asked)
            finally:
                self._turns.next()
        finally:
            self._open -= 1

    async def _tried(self, work: Callable[[Asked], Answered], asked: Asked) -> Answered:
        for _ in range(MOST_TRIES):
            pool = self._pool = self._pool or self._hired()
            try:
                async with asyncio.timeout(PATIENCE):
                    return await asyncio.get_running_loop().run_in_executor(pool, work, asked)
            except RandoriError:
                raise  # an answer: no
            except (BrokenProcessPool, asyncio.CancelledError):  # it may have been another's question
                if is_cancelled():
                    raise
                log.warning("a worker died, and all are replaced")
                self._replace(pool)
            except TimeoutError:
                log.warning("a worker thinks for ever, and all are replaced")
                self._replace(pool)
                break
            except Exception:  # who stumbles over a question does so again: no worker is to blame
                log.exception("a worker failed")
                break
        raise NoAnswer("nobody could think about it")

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        """Every question of a broken pool comes here; the first one lets it go."""
        if self._pool is broken:
            self.lost += 1
            self._pool = None
            end_workers(broken)

    def _hired(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers, mp_context=multiprocessing.get_context("spawn"), initializer=settle_in
        )

    def dismiss(self) -> None:
        """Also who is thinking: nobody waits for the answer any more."""
        if self._pool is not None:
            end_workers(self._pool)
            self._pool.shutdown()


def end_workers(pool: ProcessPoolExecutor) -> None:
    """Also those that hang. What they were asked, and what waits, fails at once."""
    for worker in list((getattr(pool, "_processes", None) or {}).values()):  # public from Python 3.14 on
        worker.kill()
    pool.shutdown(wait=False)


def is_cancelled() -> bool:
    """Whether somebody wants this very task to end; a pool that is let go cancels what waits there."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


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
