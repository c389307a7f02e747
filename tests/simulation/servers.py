"""A server of the simulation: its tables and all it has, in a process that can be started, killed, stopped
and put to sleep. What it has on its disk, or in the database, stays."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from randori.engine.errors import RandoriError
from randori.server.admission import Admission
from randori.server.limits import Limits
from randori.server.metrics import Metrics
from randori.server.tables import Tables
from tests.simulation.broken import Injected
from tests.simulation.bus import SimulatedBus
from tests.simulation.loop import Process
from tests.simulation.postgres import SimulatedPostgres
from tests.simulation.stores import SimulatedSqlite
from tests.simulation.workers import SimulatedCrew

if TYPE_CHECKING:
    from tests.simulation.lines import Line
    from tests.simulation.world import World

Answer = TypeVar("Answer")

PATIENCE = 30.0
"""Seconds after which somebody who asked over HTTP takes the server for gone."""


class Gone(Exception):  # noqa: N818  # what it is
    """The server did not answer."""


class Server:
    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.number = number
        self.starts = 0
        self.process: Process | None = None
        self.tables: Tables | None = None
        self.admission = Admission(Limits())
        self.store: SimulatedSqlite | SimulatedPostgres | None = None
        self.bus: SimulatedBus | None = None
        self.lines: dict[Line, None] = {}
        self.is_open = False
        self.ahead = 0.0
        """Seconds that the clock of its machine is wrong."""
        if world.faults.has("wrong clocks"):
            self.ahead = world.rng.choice((0.0, 0.2, -3.0, 40.0, -900.0))

    @property
    def name(self) -> str:
        return f"server {self.number}"

    @property
    def is_awake(self) -> bool:
        return self.is_open and self.process is not None and not self.process.is_asleep

    # --- its life

    def start(self) -> None:
        world = self.world
        self.starts += 1
        process = self.process = world.loop.process(f"{self.name}.{self.starts}")
        process.ahead = self.ahead
        process.soon(self._begin, process)

    def _begin(self, process: Process) -> None:
        world = self.world
        name = f"{self.number}-{self.starts}"
        self.bus = SimulatedBus(world.hub, name, is_in_database=world.plan.has_bus_in_database)
        self.store = world.new_store(self.bus)
        self.admission = Admission(Limits())
        self.tables = Tables(self.store, self.bus, SimulatedCrew(world.faults), name, Metrics())
        process.start(self._open(self.tables, process))

    async def _open(self, tables: Tables, process: Process) -> None:
        try:
            await tables.open()
        except (RandoriError, Injected, OSError):
            self.world.note(f"{self.name} cannot begin, and is started again later")
            self.world.loop.world.soon(self.kill, 1.0)
            return
        if not process.is_dead:
            self.is_open = True
            self.world.note(f"{self.name} is open")
            self.world.count_time()

    def kill(self, seconds: float) -> None:
        """As by `kill -9`: from this very moment on nothing of it happens. It is back after so long."""
        if self.process is None or self.process.is_dead:
            return
        self.world.note(f"{self.name} is killed")
        self._end()
        if isinstance(self.store, SimulatedSqlite):
            self.store.disk.crash()
        self.world.loop.world.later(seconds, self.start)

    def _end(self) -> None:
        assert self.process is not None
        self.is_open = False
        self.world.loop.kill(self.process)
        self.world.count_time()
        if isinstance(self.store, SimulatedPostgres):
            self.store.cut_all()
        if self.bus is not None:
            self.world.hub.buses.pop(self.bus.server, None)
        for line in list(self.lines):
            line.break_off()

    def stop(self, seconds: float) -> None:
        """As by Ctrl-C: everybody is told, and all that was accepted is written down."""
        if self.is_awake and self.process is not None:
            self.world.note(f"{self.name} is asked to stop")
            self.process.start(self._stop(self.process, seconds))

    async def _stop(self, process: Process, seconds: float) -> None:
        self.is_open = False
        self.world.count_time()
        for line in list(self.lines):
            line.hang_up(1001, "restarting")
        assert self.tables is not None
        with suppress(Injected):
            await self.tables.close()
        self.world.loop.world.soon(self._stopped, process, seconds)

    def _stopped(self, process: Process, seconds: float) -> None:
        if process.is_dead:
            return
        self.world.note(f"{self.name} has stopped")
        self._end()
        self.world.loop.world.later(seconds, self.start)

    def sleep(self, seconds: float, *, is_off: bool) -> None:
        if self.is_awake and self.process is not None:
            what = "is switched off" if is_off else "is suspended"
            self.world.note(f"{self.name} {what} for {seconds:.1f} s")
            self.world.loop.sleep(self.process, seconds, is_off=is_off)
            self.world.count_time()
            self.world.loop.world.later(seconds + 1e-6, self.world.count_time)

    def jump(self, seconds: float) -> None:
        """Somebody sets the clock of its machine."""
        self.world.note(f"the clock of {self.name} jumps by {seconds} s")
        self.ahead += seconds
        if self.process is not None:
            self.process.ahead = self.ahead

    # --- HTTP

    async def call(self, work: Callable[[Tables], Awaitable[Answer]]) -> Answer:
        """Something asked over HTTP, in the server's own process: its answer travels like everything else."""
        if not self.is_open or self.process is None or self.tables is None:
            raise Gone
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.process.deliver(self.world.faults.delay("slow lines"), self._serve, self.tables, work, answer)
        try:
            return await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise Gone from None

    def _serve(
        self, tables: Tables, work: Callable[[Tables], Awaitable[Answer]], answer: asyncio.Future[Answer]
    ) -> None:
        assert self.process is not None
        self.process.start(self._served(tables, work, answer))

    async def _served(
        self, tables: Tables, work: Callable[[Tables], Awaitable[Answer]], answer: asyncio.Future[Answer]
    ) -> None:
        world = self.world.loop.world
        try:
            found = await work(tables)
        except Exception as error:  # as an answer, whatever it is
            world.later(self.world.faults.delay("slow lines"), settle, answer, None, error)
        else:
            world.later(self.world.faults.delay("slow lines"), settle, answer, found, None)


def settle(answer: asyncio.Future[Answer], found: Answer, error: Exception | None) -> None:
    if answer.done():
        return
    if error is not None:
        answer.set_exception(error)
    else:
        answer.set_result(found)
