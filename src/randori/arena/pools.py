"""Who plays the games of a plan: a pool of workers. Here the pool of this machine's processes."""

from __future__ import annotations

import os
import threading
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Generic, TypeVar

from randori.arena.interrupts import listening
from randori.arena.plan import Plan, Record, play
from randori.engine.errors import RandoriError

AHEAD = 2
"""Games given out for each worker, so that none waits for the next."""

Task = TypeVar("Task")


class PoolError(RandoriError):
    """A pool that cannot be had, or was lost."""


class GamePool(ABC, Generic[Task]):
    """Plays games side by side. It is closed whatever happens; games under way are given up then."""

    workers: int

    def played(self, plan: Plan, numbers: Iterable[int]) -> Iterator[tuple[int, Record]]:
        """The games with these numbers, each with its record as soon as it is there, in any order."""
        waiting = iter(numbers)
        under_way = {self.begin(plan, number): number for number in islice(waiting, AHEAD * self.workers)}
        while under_way:
            with listening():
                done = self.wait(list(under_way))
            for task in done:
                yield under_way.pop(task), self.result(task)
                under_way.update({self.begin(plan, number): number for number in islice(waiting, 1)})

    @abstractmethod
    def begin(self, plan: Plan, number: int) -> Task:
        """Give out a game."""

    @abstractmethod
    def wait(self, tasks: list[Task]) -> list[Task]:
        """Those that are done, once there are any."""

    @abstractmethod
    def result(self, task: Task) -> Record:
        """The record of a game that is done."""

    @abstractmethod
    def close(self) -> None:
        """Send everybody home at once."""


class LocalPool(GamePool["Future[Record]"]):
    """Processes of this machine.

    All hold one end of a pipe, the lifeline; when the other end closes they end, in the middle of a game too.
    It closes when we say so, and also when we are killed: nobody is left behind.
    """

    def __init__(self, workers: int) -> None:
        self.workers = workers
        context = get_context("spawn")
        theirs, self.lifeline = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(workers, context, initializer=hold, initargs=(theirs,))

    def begin(self, plan: Plan, number: int) -> Future[Record]:
        try:
            return self.pool.submit(play, plan, number)
        except BrokenProcessPool:
            raise lost() from None

    def wait(self, tasks: list[Future[Record]]) -> list[Future[Record]]:
        done, _ = wait(tasks, return_when=FIRST_COMPLETED)
        return [task for task in tasks if task in done]

    def result(self, task: Future[Record]) -> Record:
        try:
            return task.result()
        except BrokenProcessPool:
            raise lost() from None

    def close(self) -> None:
        self.lifeline.close()
        self.pool.shutdown(cancel_futures=True)


def lost() -> PoolError:
    return PoolError("a worker process ended in the middle of a game; was there too little memory?")


def hold(lifeline: Connection) -> None:
    """In a worker: hold the lifeline, beside the games."""
    threading.Thread(target=end_with, args=(lifeline,), daemon=True).start()


def end_with(lifeline: Connection) -> None:
    """Nothing is ever sent: waiting ends when the other end closes."""
    try:
        lifeline.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)
