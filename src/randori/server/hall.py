"""All tables of this process: loaded when somebody comes, driven while kept here, put away later."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from functools import partial

import structlog

from randori.engine.rng import Rng
from randori.server import keys, notes
from randori.server.bus.bus import LOOK, Bus
from randori.server.cards import card_of
from randori.server.crew import Crew
from randori.server.driver import Driver
from randori.server.housekeeping import BEAT, Housekeeping
from randori.server.metrics import Metrics
from randori.server.reruns import Rerun
from randori.server.room import Room
from randori.server.store.store import Conflict, Store, StoreError
from randori.table import commands, entries, errors
from randori.table.entries import AnyEntry
from randori.table.errors import TableError
from randori.table.fairness import new_seed
from randori.table.settings import Settings, checked
from randori.table.table import Table

log = structlog.get_logger()

NOTICED = 2.5 * BEAT
"""Seconds without a sign of life after which no server can have been alive."""
LONGEST_DECISION = 30 * 24 * 3600.0


class Hall:
    def __init__(self, store: Store, bus: Bus, crew: Crew, server: str, metrics: Metrics) -> None:
        self.store = store
        self.bus = bus
        self.crew = crew
        self.server = server
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.drivers: dict[str, Driver] = {}
        self.reruns: dict[str, Rerun] = {}
        self.outages: list[tuple[float, float]] = []
        self.is_healthy = True
        self._missed: set[str] = set()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._rng = Rng(secrets.randbits(62))

    # --- opening and closing

    async def open(self) -> None:
        await self.bus.open(self._receive, self._look_at_all)
        await self.store.open()
        await self._note_outage()
        await self.store.beat(self.server)
        housekeeping = Housekeeping(self)
        self.spawn(housekeeping.beating())
        self.spawn(housekeeping.pruning())

    async def close(self) -> None:
        """Everything accepted is written down; the other servers take over at once."""
        for task in list(self._tasks):
            task.cancel()
        for driver in self.drivers.values():
            driver.stop()
        try:
            await self.store.leave(self.server)
        except StoreError as error:
            log.warning("the store is gone", error=str(error))
        await self.store.close()
        await self.bus.close()
        self.crew.dismiss()

    async def _note_outage(self) -> None:
        """If nobody was alive, the time until now counts for nobody's clock."""
        last, now = await self.store.last_beat(), await self.store.now()
        if last is not None and now - last > (NOTICED if self.store.is_shared else 0.0):
            await self.store.add_outage(last, now)
        self.outages = await self.store.outages(now - LONGEST_DECISION)

    # --- tables

    async def make(
        self,
        settings: Settings,
        host: str,
        *,
        joined: Sequence[entries.Joined] = (),
        id: str | None = None,
        origin: str | None = None,
    ) -> Table:
        """A new table; OptionError if its settings do not fit."""
        checked(settings)
        now = time.time()
        made = entries.Made(now, id or keys.new_table(), settings, new_seed().hex(), host, origin)
        begun: list[AnyEntry] = [made, *joined]
        table = Table.restored(begun)
        if settings.start == "full" and table.can_start:
            begun += commands.start(table, now)
        await self.store.make(card_of(table), [entries.written(entry) for entry in begun])
        self.metrics.tables_made.labels(settings.game).inc()
        return table

    async def rematch(self, room: Room) -> str:
        """A table with the same settings and the same people, who have yet to say that they are there."""
        old = room.table
        now = time.time()
        joined = [
            entries.Joined(now, number, seat.name, seat.key, account=seat.account, is_ready=False)
            for number, seat in enumerate(old.seats)
            if seat.key is not None
        ]
        new = keys.rematch_of(old.seed)
        with suppress(Conflict):  # somebody asked for it at the same time
            await self.make(old.settings, old.host_key, joined=joined, id=new, origin=old.id)
        return new

    async def room(self, table: str) -> Room:
        """TableError if there is none."""
        room = self.rooms.get(table) or await self._loaded(table)
        if room is None:
            raise TableError(errors.UNKNOWN, "there is no such table")
        room.used_at = time.monotonic()
        return room

    async def _loaded(self, table: str) -> Room | None:
        """Everybody who asks for a table while it is being loaded waits for the same room."""
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Room | None:
        await self.bus.subscribe(table)
        lines = await self.store.read(table)
        if not lines:
            await self.bus.unsubscribe(table)
            return None
        is_kept = await self.store.take(self.server, table)
        room = Room(
            self.restored(lines),
            self.store,
            self.restored,
            settled=partial(self._settled, table),
            came_or_went=partial(self._presence_changed, table),
        )
        self.rooms[table] = room
        if table in self._missed:  # something happened since the log was read
            self._missed.discard(table)
            room.look()
        if is_kept:
            self.drive(room)
        self.bus.publish(table, self.here(room, asks=True))
        return room

    def restored(self, lines: Sequence[bytes]) -> Table:
        table = Table.restored([entries.read(line) for line in lines])
        table.clocks.forgive(self.outages)
        return table

    def drive(self, room: Room) -> None:
        if room.id not in self.drivers:
            self.drivers[room.id] = Driver(room, self.crew, self._rng)
        self.drivers[room.id].wake()

    async def rerun(self, room: Room) -> Rerun:
        """The table as it was some minutes ago; there is one for all who watch it."""
        if room.id not in self.reruns:
            lines = await self.store.read(room.id)
            rerun = self.reruns.setdefault(room.id, Rerun([entries.read(line) for line in lines]))
            if room.table.status == "over":
                rerun.end()
        return self.reruns[room.id]

    # --- what happens at them

    def _settled(self, table: str, made: Sequence[AnyEntry]) -> None:
        room = self.rooms[table]
        if table in self.reruns:
            self.reruns[table].add(made, is_secret=room.table.news.secret_of is not None)
            if room.table.status == "over":
                self.reruns[table].end()
        if any(not isinstance(entry, (entries.Moved, entries.Chatted)) for entry in made) or (
            room.table.status == "over"
        ):
            self.spawn(self._update_card(room))
        self.wake(table)

    def wake(self, table: str) -> None:
        driver = self.drivers.get(table)
        if driver is not None:
            driver.wake()

    async def _update_card(self, room: Room) -> None:
        try:
            await self.store.update_card(card_of(room.table))
        except StoreError as error:
            log.warning("a card was not updated", table=room.id, error=str(error))

    def _presence_changed(self, table: str) -> None:
        """Somebody came or went."""
        room = self.rooms[table]
        self.bus.publish(room.id, self.here(room))
        room.tell_presence()
        self.wake(room.id)

    # --- other servers

    def here(self, room: Room, *, asks: bool = False) -> bytes:
        presence = room.presence
        return notes.encode(notes.Here(self.server, presence.local_seats(), presence.local_spectators, asks))

    def _receive(self, table: str, note: bytes) -> None:
        room = self.rooms.get(table)
        if room is None:
            if table in self._loading:
                self._missed.add(table)
            return
        if note == LOOK:
            room.look()
            return
        match notes.read(note):
            case notes.Written(first=first, lines=lines):
                room.hear(first, [bytes(line) for line in lines])
            case notes.Here(server=server, seats=seats, spectators=spectators, asks=asks):
                if room.presence.hear(server, seats, spectators):
                    room.tell_presence()
                    self.wake(table)
                if asks:
                    self.bus.publish(table, self.here(room))
            case notes.Free():
                self.spawn(self._take_over(room))

    def _look_at_all(self) -> None:
        """Messages may have been lost."""
        for room in self.rooms.values():
            room.look()
            self.spawn(self._take_over(room))

    async def _take_over(self, room: Room) -> None:
        """Nobody may be keeping this table."""
        try:
            if room.id not in self.drivers and await self.store.take(self.server, room.id):
                self.drive(room)
        except StoreError as error:
            log.warning("a table was not taken over", table=room.id, error=str(error))

    async def put_away(self, room: Room) -> None:
        """Nobody needs this table now: whoever comes, or its clock, brings it back, here or elsewhere."""
        driver = self.drivers.pop(room.id, None)
        del self.rooms[room.id]
        self.reruns.pop(room.id, None)
        await self.bus.unsubscribe(room.id)
        if driver is not None:
            due = driver.due_at()
            driver.stop()
            await self.store.release(self.server, room.id, due)
            self.bus.publish(room.id, notes.encode(notes.Free()))

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
