"""The kinds of stores, for scenarios that run over each of them."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from functools import wraps
from random import Random
from typing import ClassVar, ParamSpec

import pytest

from randori.server.bus.bus import Bus
from randori.server.bus.local import LocalBus
from randori.server.store import keeping
from randori.server.store.opening import store_at
from randori.server.store.store import ALIVE_FOR, Store
from tests.server.running import PATIENCE
from tests.services import Postgres
from tests.simulation import faults
from tests.simulation.bus import Hub
from tests.simulation.database import Database
from tests.simulation.faults import Faults
from tests.simulation.loop import Loop
from tests.simulation.postgres import Cluster, SimulatedPostgres
from tests.simulation.stores import Disk, SimulatedSqlite
from tests.simulation.virtual import virtual

SHORT_LIFE = 2.0


class Kind(ABC):
    """A database, empty at first, and stores on it."""

    is_shared: ClassVar[bool]
    """Whether several of them may be open at once."""

    @abstractmethod
    def __init__(self, request: pytest.FixtureRequest) -> None:
        """With nothing in it."""

    @abstractmethod
    def store(self, bus: Bus | None = None) -> Store:
        """Another server's, not open yet."""

    @asynccontextmanager
    async def opened(self, bus: Bus | None = None) -> AsyncIterator[Store]:
        store = self.store(bus)
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    @asynccontextmanager
    async def both_opened(self) -> AsyncIterator[tuple[Store, Store]]:
        async with AsyncExitStack() as stack:
            yield (
                await stack.enter_async_context(self.opened()),
                await stack.enter_async_context(self.opened()),
            )

    def short_lives(self) -> float:
        """Seconds that a server counts as alive from now on: fewer than usual where they really pass."""
        return ALIVE_FOR

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def run(self, scenario: Coroutine[object, object, None]) -> None:
        asyncio.run(asyncio.wait_for(scenario, PATIENCE))


class AtAddress(Kind):
    """A real database, in real time."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        self.url = self.empty(request)
        self.monkeypatch: pytest.MonkeyPatch = request.getfixturevalue("monkeypatch")

    @abstractmethod
    def empty(self, request: pytest.FixtureRequest) -> str:
        """The address of a database with nothing in it."""

    def store(self, bus: Bus | None = None) -> Store:
        return store_at(self.url, bus)

    def short_lives(self) -> float:
        self.monkeypatch.setattr(keeping, "ALIVE_FOR", SHORT_LIFE)
        return SHORT_LIFE


class Sqlite(AtAddress):
    is_shared = False

    def empty(self, request: pytest.FixtureRequest) -> str:
        return f"sqlite:///{request.getfixturevalue('file')}"


class PostgreSql(AtAddress):
    is_shared = True

    def empty(self, request: pytest.FixtureRequest) -> str:
        service = request.getfixturevalue("postgres")
        assert isinstance(service, Postgres)
        return service.empty_database()


class Simulated(Kind):
    """As in the simulator, in virtual time, with nothing going wrong but what a scenario wants."""

    def __init__(self, request: pytest.FixtureRequest) -> None:
        rng = Random(1)
        self.loop = Loop(rng, began_at=1000.0)  # type: ignore[abstract]
        self.faults = Faults(rng, frozenset(faults.KINDS))
        self.database = Database(lambda: self.loop.now, lambda table, first, entries, listing: None)

    def run(self, scenario: Coroutine[object, object, None]) -> None:
        with virtual(self.loop, Random(2)):
            task = self.loop.process("the scenario").start(scenario)
            self.loop.run_until(task.done)
            self.loop.end()
        task.result()


class SimulatedFile(Simulated):
    is_shared = False

    def store(self, bus: Bus | None = None) -> Store:
        disk = Disk(self.database, self.faults, lambda: self.loop.now)
        return SimulatedSqlite(disk, bus or LocalBus())


class SimulatedServer(Simulated):
    is_shared = True

    def store(self, bus: Bus | None = None) -> Store:
        cluster = Cluster(self.database, self.faults, Hub(self.loop, self.faults))
        return SimulatedPostgres(cluster, bus or LocalBus())


KINDS: dict[str, type[Kind]] = {
    "sqlite": Sqlite,
    "postgres": PostgreSql,
    "simulated-sqlite": SimulatedFile,
    "simulated-postgres": SimulatedServer,
}
SHARED = {name: kind for name, kind in KINDS.items() if kind.is_shared}

Given = ParamSpec("Given")


def scenario(test: Callable[Given, Coroutine[object, object, None]]) -> Callable[Given, None]:
    """A test that is a coroutine, over the `kind` that it is given."""

    @wraps(test)
    def run(*fixtures: Given.args, **named: Given.kwargs) -> None:
        kind = named["kind"] if "kind" in named else named["shared_kind"]
        assert isinstance(kind, Kind)
        kind.run(test(*fixtures, **named))

    return run
