"""What runs in the background of a server. Nothing there ends unnoticed: what fails is written to the log of
the server, `/healthz` tells, and what has to go on goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

import structlog

log = structlog.get_logger()

SHORTEST_PAUSE, LONGEST_PAUSE = 0.5, 30.0


class Tasks:
    def __init__(self) -> None:
        self.failing: set[str] = set()
        """What goes on, but failed when it was tried last."""
        self._tasks: dict[asyncio.Task[None], None] = {}  # in the order in which they began
        self._is_over = False

    def __len__(self) -> int:
        return len(self._tasks)

    def start(self, name: str, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Something to be done once."""
        task = asyncio.create_task(work, name=name)
        self._tasks[task] = None
        task.add_done_callback(self._ended)
        if self._is_over:
            task.cancel()
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        del self._tasks[task]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("failed", task=task.get_name(), exc_info=error)

    def repeat(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Something to be done again and again; after a failure later and later."""
        self.start(name, self._repeated(name, seconds, work))

    async def _repeated(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        failures = 0
        while True:
            try:
                await work()
            except Exception:  # whatever it was must not end it
                log.exception("failed, and is tried again", task=name)
                self.failing.add(name)
                failures += 1
            else:
                self.failing.discard(name)
                failures = 0
            await asyncio.sleep(pause_after(failures) if failures else seconds)

    def cancel(self) -> None:
        """All of it, and what would begin from now on."""
        self._is_over = True
        for task in list(self._tasks):
            task.cancel()


def pause_after(failures: int) -> float:
    """Seconds to wait after so many failures in a row: twice as long each time, up to half a minute."""
    return min(SHORTEST_PAUSE * 2.0 ** min(failures - 1, 10), LONGEST_PAUSE)
