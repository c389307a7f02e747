"""A server in the test's own event loop: quick to start, and all of it within reach."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import uvicorn

from randori.bots.budget import Budget
from randori.server.admission import Admission
from randori.server.bus.opening import bus_at
from randori.server.http.app import opened
from randori.server.limits import NO_LIMITS, Limits
from randori.server.metrics import Metrics
from randori.server.serving import configured, listening, url_of
from randori.server.sockets import Sockets
from randori.server.store.opening import store_at
from randori.server.tables import Tables
from randori.server.worker_pool import Answered, Asked, WorkerPool
from randori.table.thinking import Question

HASTE = Budget(simulations=2)


class HastyPool(WorkerPool):
    """Thinks here and now, and hardly at all: no processes to wait for."""

    def __init__(self) -> None:
        self.workers = 0
        self.lost = 0
        self._thinking = 0

    async def _done(
        self, work: Callable[[Asked], Answered], asked: Asked, *, is_urgent: bool = False
    ) -> Answered:
        return work(replace(asked, budget=HASTE) if isinstance(asked, Question) else asked)

    def dismiss(self) -> None:
        pass


@asynccontextmanager
async def server_inside(
    folder: Path, limits: Limits = NO_LIMITS, origins: tuple[str, ...] = (), proxies: tuple[str, ...] = ()
) -> AsyncIterator[tuple[str, Tables]]:
    """Its address, and its tables."""
    database = str(folder / "randori.db")
    bus = bus_at(None, database, "inside")
    tables = Tables(store_at(database, bus), bus, HastyPool(), "inside", Metrics())
    admission = Admission(limits, origins, proxies)
    sockets = Sockets(tables, admission)
    config = configured(tables, admission, sockets)
    config.timeout_graceful_shutdown = 1
    server = uvicorn.Server(config)
    with listening("127.0.0.1", 0) as door:
        async with opened(tables, sockets):
            serving = asyncio.create_task(server.serve([door]))
            while not server.started:
                assert not serving.done(), "the server did not start"
                await asyncio.sleep(0.005)
            try:
                yield url_of(door), tables
            finally:
                server.should_exit = True
                await serving
