"""An event loop without a clock or a network: time is virtual, and which process goes on next is a seed's.

Every server is a process of its own, and so are the people: what is scheduled while one of them runs is its
own, by the context it runs in. Within a process things happen in the order of asyncio; which of several goes
on, and who comes first among things due at the same moment, is drawn. A process can be killed, and nothing of
it happens any more, or stand still for a while.
"""

from __future__ import annotations

import asyncio
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from heapq import heapify, heappop, heappush
from itertools import count
from random import Random
from typing import Any, TypeVar

from tests.simulation.broken import Broken

Done = TypeVar("Done")

TURN = 2e-6
"""Seconds that each thing takes that happens."""
MOST_TURNS = 400_000
"""More than that is no busy server, but one that goes round in circles."""


class Process:
    """Whose turn it is when something happens: a server, or the world around it."""

    def __init__(self, name: str, loop: Loop) -> None:
        self.name = name
        self.loop = loop
        self.is_dead = False
        self.is_asleep = False
        self.ready: deque[asyncio.Handle] = deque()
        self.ahead = 0.0
        """Seconds that its clock on the wall is ahead of the true time."""
        self.slept = 0.0
        """Seconds that its machine was off: they are missing on its monotonic clock."""
        self.context: Context = copy_context()
        self.context.run(RUNNING.set, self)

    def soon(self, call: Callable[..., object], *values: object) -> None:
        """Let this happen in the process."""
        self.loop.call_soon(call, *values, context=self.context)

    def later(self, seconds: float, call: Callable[..., object], *values: object) -> asyncio.TimerHandle:
        return self.loop.call_later(seconds, call, *values, context=self.context)

    def deliver(self, seconds: float, call: Callable[..., object], *values: object) -> None:
        """Something comes in from outside, and waits if the process stands still."""
        self.loop.world.later(seconds, self.soon, call, *values)

    def start(self, work: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        return self.loop.create_task(work, context=self.context)

    def monotonic(self) -> float:
        return self.loop.now - self.slept

    def wall(self) -> float:
        return self.loop.now + self.ahead


RUNNING: ContextVar[Process] = ContextVar("RUNNING")


class Loop(asyncio.AbstractEventLoop):
    """As much of an event loop as servers need that have no sockets."""

    def __init__(self, rng: Random, began_at: float) -> None:
        self.rng = rng
        self.now = began_at
        self.turns = 0
        self.is_over = False
        self.is_stopped = False
        self.world = Process("world", self)
        self.processes = [self.world]
        self.on_exception: Callable[[dict[str, Any]], None] = lambda context: None
        self._timers: list[tuple[float, float, int, asyncio.TimerHandle, Process]] = []
        self._numbers = count()
        # So that nothing of a dead process is cleared up meanwhile, which would do something:
        self._kept: list[object] = []
        self._tasks: list[asyncio.Task[Any]] = []

    def process(self, name: str) -> Process:
        made = Process(name, self)
        self.processes.append(made)
        return made

    def kill(self, process: Process) -> None:
        """Nothing of it happens any more."""
        process.is_dead = True
        self._kept.append(list(process.ready))
        process.ready.clear()
        self.processes.remove(process)

    def sleep(self, process: Process, seconds: float, *, is_off: bool) -> None:
        """It stands still; if its machine is off, so does its monotonic clock."""
        process.is_asleep = True
        if is_off:
            process.slept += seconds
            self._timers = [
                (due + seconds * (whose is process), tie, number, handle, whose)
                for due, tie, number, handle, whose in self._timers
            ]
            heapify(self._timers)
        self.world.later(seconds, self._wake, process)

    def _wake(self, process: Process) -> None:
        process.is_asleep = False

    # --- running

    def run_until(self, is_done: Callable[[], bool]) -> None:
        """Until it is so, or nothing is left to happen."""
        events._set_running_loop(self)
        try:
            while not self.is_stopped and not is_done():
                if not self._step():
                    return
        finally:
            events._set_running_loop(None)

    def run_for(self, seconds: float) -> None:
        end = self.now + seconds
        self.call_at(end, lambda: None, context=self.world.context)
        self.run_until(lambda: self.now >= end)

    def _step(self) -> bool:
        timers = self._timers
        if timers and timers[0][0] <= self.now:
            self._take_due()
        awake = [process for process in self.processes if process.ready and not process.is_asleep]
        if not awake:
            if not timers:
                return False
            self.now = max(self.now, timers[0][0])
            return True
        process = awake[0] if len(awake) == 1 else awake[int(self.rng.random() * len(awake))]
        handle = process.ready.popleft()
        self.turns += 1
        self.now += TURN
        if self.turns > MOST_TURNS:
            raise Broken("nothing freezes", "the servers go round in circles: far too much happens")
        if not handle._cancelled:
            handle._run()
        return True

    def _take_due(self) -> None:
        timers = self._timers
        while timers and timers[0][0] <= self.now:
            _, _, _, handle, process = heappop(timers)
            if not handle._cancelled and not process.is_dead:
                process.ready.append(handle)

    # --- what asyncio asks of a loop

    def time(self) -> float:
        return RUNNING.get(self.world).monotonic()

    def call_soon(  # type: ignore[override]
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        context = copy_context() if context is None else context
        handle = asyncio.Handle(callback, args, self, context)
        process = context.get(RUNNING, self.world)
        if process.is_dead:
            self._kept.append(handle)
        elif not self.is_over:
            process.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon  # type: ignore[assignment]

    def call_later(  # type: ignore[override]
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        return self._at(self.now + max(delay, 0.0), callback, args, context)

    def call_at(  # type: ignore[override]
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        context = copy_context() if context is None else context
        return self._at(when + context.get(RUNNING, self.world).slept, callback, args, context)

    def _at(
        self, due: float, callback: Callable[..., object], args: tuple[Any, ...], context: Context
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(due, callback, args, self, context)
        process = context.get(RUNNING, self.world)
        if process.is_dead or self.is_over:
            self._kept.append(handle)
        else:
            heappush(self._timers, (due, self.rng.random(), next(self._numbers), handle, process))
        return handle

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        pass

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(  # type: ignore[override]
        self, coro: Coroutine[Any, Any, Done], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[Done]:
        if self.is_over:
            coro.close()
            return asyncio.Future(loop=self)  # type: ignore[return-value]
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        self._tasks.append(task)
        return task

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, func: Callable[..., Done], *args: Any
    ) -> asyncio.Future[Done]:
        assert executor is not None, "there are no threads here"
        return asyncio.wrap_future(executor.submit(func, *args), loop=self)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if not self.is_over:
            self.on_exception(context)

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return not self.is_over

    def is_closed(self) -> bool:
        return False

    def end(self) -> None:
        """Everything is cleared up here and now: later it would do so in the middle of another world."""
        self.is_over = True
        events._set_running_loop(self)
        for task in self._tasks:
            if not task.done():
                task._log_destroy_pending = False  # type: ignore[attr-defined]
                with suppress(BaseException):
                    task.get_coro().close()
        events._set_running_loop(None)
        self._kept.clear()
        self._tasks.clear()
        self._timers.clear()
        for process in self.processes:
            process.ready.clear()
