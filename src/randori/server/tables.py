"""All tables of this process: loaded when somebody comes, driven while kept here, put away later."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Literal, TypeVar

import structlog

from randori.engine.rng import Rng
from randori.server import notes, requests, tokens
from randori.server.bus.bus import LOOK, Bus
from randori.server.clock import Clock
from randori.server.delayed import DelayedView
from randori.server.driver import Driver
from randori.server.housekeeping import Housekeeping
from randori.server.listing import listing_of
from randori.server.live_table import GOING_AWAY, LiveTable
from randori.server.metrics import Metrics
from randori.server.rematches import Rematch
from randori.server.requests import Asker
from randori.server.store.store import AT_ONCE, Conflict, Due, Store, StoreError
from randori.server.supervision import Tasks
from randori.server.worker_pool import WorkerPool
from randori.table import commands, entries, errors
from randori.table.entries import AnyEntry
from randori.table.errors import TableError
from randori.table.fairness import new_seed
from randori.table.settings import Settings, checked
from randori.table.table import Table

log = structlog.get_logger()

RESTORED_AT_ONCE = 50
"""Entries of a log after which others get their turn."""

Made = TypeVar("Made")


class Tables:
    def __init__(self, store: Store, bus: Bus, workers: WorkerPool, server: str, metrics: Metrics) -> None:
        self.store = store
        self.bus = bus
        self.workers = workers
        self.server = server
        self.metrics = metrics
        self.tasks = Tasks()
        self.clock = Clock()
        self.rng = Rng(secrets.randbits(62))
        self.loaded: dict[str, LiveTable] = {}
        self.drivers: dict[str, Driver] = {}
        self.delayed_views: dict[str, DelayedView] = {}
        self.housekeeping = Housekeeping(self)
        self._missed: set[str] = set()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._delaying: dict[str, asyncio.Task[DelayedView]] = {}
        self._overheard: dict[str, list[tuple[int, Sequence[AnyEntry]]]] = {}  # while a view is made
        self._leaving: dict[str, asyncio.Task[None]] = {}

    # --- opening and closing

    async def open(self) -> None:
        await self.bus.open(self._receive, self.look_at_all)
        await self.store.open()
        await self.housekeeping.begin()

    async def close(self) -> None:
        """Everything accepted is written down; the other servers take over at once."""
        self.tasks.cancel()
        for driver in self.drivers.values():
            driver.stop()
        try:
            await self.store.leave(self.server)
        except StoreError as error:
            log.warning("the store is gone", error=str(error))
        await self.store.close()
        await self.bus.close()
        self.workers.dismiss()

    def is_current(self) -> bool:
        return self.housekeeping.is_current()

    @property
    def health(self) -> Literal["ok", "store", "task"]:
        """ "ok", or what is wrong: the "store" does not answer, or a "task" in the background fails."""
        if not (self.housekeeping.is_store_there and self.is_current()):  # it refuses, or has not answered
            return "store"
        return "task" if self.tasks.failing or self.store.is_failing else "ok"

    # --- tables

    async def make(
        self,
        settings: Settings,
        host: str,
        *,
        joined: Sequence[entries.Joined] = (),
        id: str | None = None,
        origin: str | None = None,
        barred: Mapping[str, str] = {},  # never changed
    ) -> Table:
        """A new table; OptionError if its settings do not fit."""
        checked(settings)
        now = self.clock.now()
        seed = new_seed().hex()
        made = entries.Made(now, id or tokens.new_table(), settings, seed, host, origin, dict(barred))
        begun: list[AnyEntry] = [made, *joined]
        table = Table.restored(begun)
        if settings.start == "full" and table.can_start:
            begun += commands.start(table, now)
        is_due = table.status == "playing"  # for a bot or a clock, though nobody may ever come
        await self._write_first(
            table, [entries.written(entry) for entry in begun], AT_ONCE if is_due else None
        )
        self.metrics.tables_made.labels(settings.game).inc()
        return table

    async def _write_first(self, table: Table, lines: Sequence[bytes], due_at: float | None) -> None:
        listing = listing_of(table)
        try:
            await self.store.make(listing, lines, due_at)
        except StoreError:
            # Its answer may have been lost, and a table that nobody has the token of must not stay. Whoever
            # wants the same id waits for what is undecided: it is made now, or was then.
            try:
                await self.store.make(listing, lines, due_at)
            except Conflict:
                # If it was then, more may have happened at it since: another server minds its bots.
                written = await self.store.read(table.id)
                if written[: len(lines)] != list(lines):
                    raise

    async def join(
        self,
        table: str,
        name: str,
        key: str,
        *,
        seat: int | None = None,
        contribution: str | None = None,
        account: str | None = None,
        face: str | None = None,
        person: str | None = None,
    ) -> entries.Joined:
        """Take a free seat, the first or this one: which it was, and under which name."""
        live = await self.live(table)
        taken: list[entries.Joined] = []

        def join(table: Table, at: float) -> list[AnyEntry]:
            joined = commands.join(
                table,
                name,
                key,
                at,
                seat=seat,
                contribution=contribution,
                account=account,
                face=face,
                person=person,
            )
            taken.append(joined)
            return requests.and_start(table, [joined], at)

        await live.performed(join)
        return taken[-1]

    async def rematch(self, live: LiveTable, asker: Asker) -> str:
        """A table with the same settings and the same people, who have yet to say that they are there."""
        old = await live.query(partial(Rematch.of, asker))
        with suppress(Conflict):  # somebody asked for it at the same time
            joined = old.joined(self.clock.now())
            await self.make(
                old.settings, old.host, joined=joined, id=old.id, origin=live.id, barred=old.barred
            )
        return old.id

    async def live(self, table: str) -> LiveTable:
        """TableError if there is none."""
        live = self.loaded.get(table) or await self._once(self._loading, table, self._load)
        if live is None:
            raise TableError(errors.UNKNOWN, errors.NO_TABLE)
        live.used_at = time.monotonic()
        return live

    async def _once(
        self,
        under_way: dict[str, asyncio.Task[Made]],
        table: str,
        make: Callable[[str], Coroutine[object, object, Made]],
    ) -> Made:
        """Everybody who asks for the same thing while it is being made waits for it."""
        task = under_way.get(table)
        if task is None:
            task = under_way[table] = asyncio.create_task(make(table))
            task.add_done_callback(lambda _: under_way.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> LiveTable | None:
        if (leaving := self._leaving.get(table)) is not None:
            await asyncio.wait([leaving])
        await self.bus.subscribe(table)
        live = None
        try:
            live = await self._read_live(table)
        finally:
            has_missed = table in self._missed
            self._missed.discard(table)
            if live is None:
                await self.bus.unsubscribe(table)
        if live is not None:
            if has_missed:  # it may have been that something happened, or that nobody keeps it any more
                live.look_at_log()
                self.tasks.start("a table is taken over", self.take_over(live))
            self.stirred(live)
            self.bus.publish(table, self.here(live, asks=True))
        return live

    async def _read_live(self, table: str) -> LiveTable | None:
        """Taken first, then read: whoever kept it before has written all that he will."""
        if not await self.store.lengths([table]):
            return None
        is_kept = await self._taken(table)
        # If it cannot be read here, somebody else may do better; but for a log that nobody can read.
        due = Due(AT_ONCE, 0)
        try:
            lines = await self.store.read(table)
            due = Due(None, len(lines))
            restored = await self.restored(lines) if lines else None
        except BaseException:
            if is_kept:
                self.housekeeping.release_later(table, due)
            raise
        if restored is None:
            return None
        live = self.loaded[table] = LiveTable(restored, self)
        if is_kept:
            self.drivers[table] = Driver(live, self)
        return live

    async def _taken(self, table: str) -> bool:
        """Whether it is ours to drive."""
        is_taken = await self.store.take(self.server, table)
        if is_taken:
            self.housekeeping.keep(table)
        return is_taken

    async def restored(self, lines: Sequence[bytes]) -> Table:
        """The table that a log makes; others get their turn meanwhile."""
        table = Table.restored([entries.read(lines[0])])
        for number, line in enumerate(lines[1:], 1):
            table.apply(entries.read(line))
            if number % RESTORED_AT_ONCE == 0:
                await asyncio.sleep(0)
        table.clocks.outages = self.housekeeping.outages
        return table

    def stop_driving(self, table: str) -> None:
        driver = self.drivers.pop(table, None)
        if driver is not None:
            driver.stop()

    async def delayed(self, live: LiveTable) -> DelayedView:
        """The table as it was some minutes ago; there is one for all who watch it."""
        if live.id in self.delayed_views:
            return self.delayed_views[live.id]
        return await self._once(self._delaying, live.id, self._load_delayed)

    async def _load_delayed(self, table: str) -> DelayedView:
        overheard = self._overheard[table] = []
        try:
            lines = await self.store.read(table)
            if not lines:
                raise TableError(errors.UNKNOWN, errors.NO_TABLE)  # forgotten meanwhile
            delayed = DelayedView(entries.read(lines[0]))
            for number, line in enumerate(lines[1:], 1):
                delayed.hear(number, [entries.read(line)])
                if number % RESTORED_AT_ONCE == 0:
                    await asyncio.sleep(0)
        finally:
            del self._overheard[table]
        for first, made in overheard:
            delayed.hear(first, made)
        if table not in self.loaded:
            raise TableError(errors.STORE, errors.STORE_IS_AWAY)  # put away meanwhile: come again
        self.delayed_views[table] = delayed
        return delayed

    def stop_delayed(self, table: str) -> None:
        """Whoever watches it comes back, if there is still something to see."""
        delayed = self.delayed_views.pop(table, None)
        if delayed is not None:
            for visitor in list(delayed.visitors):
                visitor.line.hang_up(GOING_AWAY, "come back")

    # --- what happens at them

    def settled(self, live: LiveTable, first: int, made: Sequence[AnyEntry]) -> None:
        if (delayed := self.delayed_views.get(live.id)) is not None:
            if delayed.length < first:  # it has missed something: whoever watches comes back to a whole one
                self.stop_delayed(live.id)
            else:
                delayed.hear(first, made)
                if not delayed.is_open:  # whoever watches is asked again whether he may
                    self.stop_delayed(live.id)
        elif live.id in self._overheard:
            self._overheard[live.id].append((first, made))

    def stirred(self, live: LiveTable) -> None:
        driver = self.drivers.get(live.id)
        if driver is not None:
            driver.wake()

    def came_or_went(self, live: LiveTable) -> None:
        self.bus.publish(live.id, self.here(live))
        live.tell_presence()
        self.stirred(live)

    def is_driven(self, live: LiveTable) -> bool:
        return live.id in self.drivers

    def vanished(self, live: LiveTable) -> None:
        log.error("the log of a table is gone", table=live.id)
        self.tasks.start("a table is put away", self.put_away(live))

    # --- other servers

    def here(self, live: LiveTable, *, asks: bool = False) -> bytes:
        local = live.attendance.local
        return notes.encode(notes.Here(self.server, sorted(local.keys), local.spectators, asks))

    def _receive(self, table: str, note: bytes) -> None:
        live = self.loaded.get(table)
        if live is None:
            if table in self._loading:
                self._missed.add(table)
            return
        if note == LOOK:
            live.look_at_log()
            return
        match notes.read(note):
            case notes.Written(first=first, lines=lines):
                live.hear(first, [bytes(line) for line in lines])
            case notes.Here(server=server, keys=keys, spectators=spectators, asks=asks):
                if live.attendance.hear(server, keys, spectators):
                    live.tell_presence()
                    self.stirred(live)
                if asks:
                    self.bus.publish(table, self.here(live))
            case notes.Free():
                self.tasks.start("a table is taken over", self.take_over(live))
            case None:
                live.look_at_log()

    def look_at_all(self) -> None:
        """Messages may have been lost."""
        for live in list(self.loaded.values()):
            live.look_at_log()
            self.tasks.start("a table is taken over", self.take_over(live))

    async def take_over(self, live: LiveTable) -> None:
        """Nobody may be keeping this table."""
        try:
            if live.id in self.drivers or not await self._taken(live.id):
                return
        except StoreError as error:
            log.warning("a table was not taken over", table=live.id, error=str(error))
            return
        if self.loaded.get(live.id) is live:
            self.drive(live)
        elif live.id not in self._loading:  # it was put away meanwhile: whoever looks next may have it
            self.housekeeping.release_later(live.id, Due(AT_ONCE, 0))

    def drive(self, live: LiveTable) -> None:
        """It is ours. Whoever kept it may have written what nobody told of."""
        if live.id not in self.drivers:
            self.drivers[live.id] = Driver(live, self)
            live.look_at_log()
        self.stirred(live)

    @property
    def known(self) -> set[str]:
        """Tables that are here, or will be, or just were."""
        return {*self.loaded, *self._loading, *self._leaving}

    async def put_away(self, live: LiveTable) -> None:
        """Nobody needs this table now: whoever comes, or its clock, brings it back, here or elsewhere."""
        if self.loaded.get(live.id, live) is not live:  # it is gone, and was loaded anew
            return
        driver = self.drivers.get(live.id)
        due = None if driver is None else Due(driver.due_at(), live.table.length)
        leave = partial(self._leave, due=due)
        self.stop_driving(live.id)
        live.close()
        self.loaded.pop(live.id, None)
        self.stop_delayed(live.id)
        await self._once(self._leaving, live.id, leave)

    async def _leave(self, table: str, *, due: Due | None) -> None:
        """Who wants the table meanwhile waits for it. `due`: as it is kept here."""
        await self.bus.unsubscribe(table)
        if due is None:
            return
        try:
            await self.store.release(self.server, table, due)
        except StoreError as error:
            log.warning("a table was not released", table=table, error=str(error))
            self.housekeeping.release_later(table, due)
        else:
            self.bus.publish(table, notes.encode(notes.Free()))
