"""A world: one seed's servers, tables and people, from the first to the last moment.

First everybody lives, and things go wrong. Then the faults stop, and everything must come right within a
time. In the end everybody goes, and nothing may be left.
"""

from __future__ import annotations

import asyncio
import random
import sys
import zlib
from collections import Counter
from collections.abc import MutableMapping
from dataclasses import dataclass
from typing import Any

import structlog

from randori.server.bus.bus import Bus
from tests.simulation.broken import Broken, Injected
from tests.simulation.bus import Hub
from tests.simulation.database import Database
from tests.simulation.ending import Ending
from tests.simulation.faults import Faults
from tests.simulation.judge.judge import Judge
from tests.simulation.lines import Line
from tests.simulation.loop import RUNNING, Loop
from tests.simulation.people import Person, Ticket
from tests.simulation.plan import Habits, Plan
from tests.simulation.postgres import Cluster, SimulatedPostgres
from tests.simulation.servers import Server
from tests.simulation.stores import Disk, SimulatedSqlite, SimulatedStore
from tests.simulation.trouble import Trouble
from tests.simulation.virtual import virtual

BEGINNING = 100_000.0
"""Not so late that the smallest spans of time are lost in it."""
LONGEST_LIFE = 150.0
"""Seconds for all that people do."""
MOST_READS = 15
"""How often a server may read the log of a table within a second in which nothing is added to it, besides
once for every message of then: what cannot be stored makes the table anew. More is a circle."""


@dataclass(frozen=True)
class Result:
    seed: int
    broken: Broken | None
    story: list[str]
    fingerprint: int
    faults: Counter[str]
    entries: int
    turns: int
    seconds: float


class World:
    def __init__(self, seed: int, without: frozenset[str] = frozenset(), actions: int | None = None) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.loop = Loop(random.Random(seed ^ 0x5EED), BEGINNING)  # type: ignore[abstract]
        self.loop.on_exception = self.stumbled
        self.faults = Faults(self.rng, without)
        self.plan = Plan.drawn(self.rng, actions)
        self.habits = Habits(self.rng)
        self.story: list[tuple[float, str]] = []
        self.broken: Broken | None = None
        self.judge = Judge(self)
        self.trouble = Trouble(self)
        self.database = Database(lambda: self.loop.now, self.judge.written, self.judge.deleted)
        self.hub = Hub(self.loop, self.faults)
        self.disk = Disk(self.database, self.faults, lambda: self.loop.now)
        self.cluster = Cluster(self.database, self.faults, self.hub)
        self.servers = [Server(self, number) for number in range(self.plan.servers)]
        self.people = [Person(self, number) for number in range(self.plan.people)]
        self.tables: list[str] = []
        self.shared: list[Ticket] = []
        """Tokens that others may have got hold of."""
        self.lines: list[Line] = []
        self._line_numbers = 0
        self._names: dict[str, str] = {}
        self._reads: Counter[tuple[str, str, int, int]] = Counter()
        self._said: Counter[tuple[str, int]] = Counter()

    # --- from the first moment to the last

    def run(self) -> Result:
        with virtual(self.loop, self.rng):
            capture_logs(self)
            try:
                self._live()
            except Broken as broken:
                self.fail(broken)
            self.loop.end()
        return Result(
            self.seed,
            self.broken,
            [f"{at - BEGINNING:9.4f}  {what}" for at, what in self.story],
            zlib.crc32("\n".join(f"{at} {what}" for at, what in self.story).encode()),
            self.faults.injected,
            self.judge.entries,
            self.loop.turns,
            self.loop.now - BEGINNING,
        )

    def _live(self) -> None:
        for server in self.servers:
            server.start()
        self.loop.run_until(lambda: all(server.is_open for server in self.servers) or self.is_broken)
        world = self.loop.world
        lives = [world.start(person.live(self.plan.actions)) for person in self.people]
        world.start(self.trouble.brew())
        end = self.loop.now + LONGEST_LIFE
        world.later(LONGEST_LIFE, lambda: None)
        self.loop.run_until(lambda: all(map(is_done, lives)) or self.loop.now > end or self.is_broken)
        for life in lives:
            if not life.done():
                life.cancel()
            elif not life.cancelled() and (error := life.exception()) is not None:
                if isinstance(error, Broken):
                    raise error
                raise Broken("a server's mistakes are its own", f"somebody was answered {error!r}") from error
        Ending(self).run()

    @property
    def is_broken(self) -> bool:
        return self.broken is not None

    def fail(self, broken: Broken) -> None:
        if self.broken is None:
            self.broken = broken
            self.note(f"BROKEN: {broken}")
            self.loop.is_stopped = True

    def stumbled(self, context: dict[str, object]) -> None:
        """An exception that nobody caught."""
        error = context.get("exception")
        if isinstance(error, Broken):
            self.fail(error)
        elif error is not None and not is_injected(error):
            self.fail(Broken("nothing freezes", f"{context.get('message')}: {error!r}"))

    # --- what there is

    def new_store(self, bus: Bus) -> SimulatedPostgres | SimulatedSqlite:
        store: SimulatedPostgres | SimulatedSqlite = (
            SimulatedPostgres(self.cluster, bus) if self.plan.is_shared else SimulatedSqlite(self.disk, bus)
        )
        watch_reads(store, self)
        return store

    def ahead(self) -> float:
        """How many seconds the time in the logs is ahead of the true one."""
        tables = self.servers[0].tables
        return 0.0 if self.plan.is_shared or tables is None else tables.clock.now() - self.loop.now

    def lose_store(self, seconds: float) -> None:
        self.note(f"the store is away for {seconds} s")
        self.cluster.is_away = self.disk.is_full = True
        self.count_time()
        self.loop.world.later(seconds, self.find_store)

    def find_store(self) -> None:
        if self.cluster.is_away:
            self.note("the store is back")
        self.cluster.is_away = self.disk.is_full = False
        self.count_time()

    def count_time(self) -> None:
        """Something has changed of what people can do."""
        is_playable = any(server.is_awake for server in self.servers) and not self.cluster.is_away
        self.judge.timing.note(self.loop.now, is_playable=is_playable)

    def read(self, table: str) -> None:
        """A server reads the log of a table."""
        length = len(self.database.read(table, 0))
        second = int(self.loop.now)
        where = RUNNING.get(self.loop.world).name, table, length, second
        self._reads[where] += 1
        if self._reads[where] > MOST_READS + self._said[table, second] + self._said[table, second - 1]:
            self.fail(Broken("nothing freezes", "the log of a table is read again and again"))

    def hear(self, table: str) -> None:
        """A server is told something at a table."""
        self._said[table, int(self.loop.now)] += 1

    # --- the story

    def next_line(self) -> int:
        self._line_numbers += 1
        return self._line_numbers

    def short(self, table: str) -> str:
        return self._names.setdefault(table, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[len(self._names) % 26])

    def note(self, what: str) -> None:
        if not self.loop.is_stopped:
            self.story.append((self.loop.now, what))


def is_done(life: asyncio.Task[None]) -> bool:
    return life.done()


def is_injected(error: object) -> bool:
    while isinstance(error, BaseException):
        if isinstance(error, Injected):
            return True
        error = error.__cause__ or error.__context__
    return False


def watch_reads(store: SimulatedStore, world: World) -> None:
    store.database_read = world.read  # type: ignore[method-assign]


def capture_logs(world: World) -> None:
    """What servers write to their logs is part of the story; what they call a mistake of theirs is one."""

    def take(_logger: object, method: str, event: MutableMapping[str, Any]) -> str:
        if world.loop.is_over:
            raise structlog.DropEvent
        error = event.pop("exc_info", None)
        world.note(f"log of {RUNNING.get(world.loop.world).name}: {event}")
        if method in ("error", "exception", "critical") and not is_forgivable(method, error):
            world.fail(Broken("nothing goes wrong unnoticed", f"{event} {error!r}"))
        raise structlog.DropEvent

    structlog.configure(processors=[take], cache_logger_on_first_use=False)


def is_forgivable(method: str, error: object) -> bool:
    if error is True or (method == "exception" and error is None):
        error = sys.exc_info()[1]
    return is_injected(error) if error is not None else True
