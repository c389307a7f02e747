"""A server in the test's own event loop: quick to start, and all of it within reach."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import uvicorn

from randori.bots.budget import Budget
from randori.server.bus.opening import bus_at
from randori.server.crew import Answered, Asked, Crew
from randori.server.gate import Gate
from randori.server.hall import Hall
from randori.server.http.app import application
from randori.server.limits import NO_LIMITS, Limits
from randori.server.metrics import Metrics
from randori.server.sockets import Sockets
from randori.server.store.opening import store_at
from randori.table.thinking import Question

HASTE = Budget(simulations=2)


class HastyCrew(Crew):
    """Thinks here and now, and hardly at all: no processes to wait for."""

    def __init__(self) -> None:
        self.workers = 0
        self.lost = 0
        self._thinking = 0

    async def _done(self, work: Callable[[Asked], Answered], asked: Asked) -> Answered:
        return work(replace(asked, budget=HASTE) if isinstance(asked, Question) else asked)

    def dismiss(self) -> None:
        pass


@asynccontextmanager
async def server_inside(
    folder: Path, limits: Limits = NO_LIMITS, origins: tuple[str, ...] = ()
) -> AsyncIterator[tuple[str, Hall]]:
    """Its address, and its hall."""
    database = str(folder / "randori.db")
    bus = bus_at(None, database, "inside")
    hall = Hall(store_at(database, bus), bus, HastyCrew(), "inside", Metrics())
    gate = Gate(limits, origins)
    sockets = Sockets(hall, gate)
    config = uvicorn.Config(
        application(hall, gate, sockets),
        port=0,
        ws=sockets.protocol,  # type: ignore[arg-type]  # what it calls like a class
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}", hall
    finally:
        server.should_exit = True
        await serving
