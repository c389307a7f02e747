"""What a server does from time to time: it says that it is alive, takes on tables that nobody keeps, puts
away those that nobody needs, and forgets those at which no game began.

It is also who knows what time counts. When no server could say that it is alive, because none ran, the
machine slept or the store was away, nobody could have played: that time counts for nobody's clock.
"""

from __future__ import annotations

import sys
import time
from math import inf
from typing import TYPE_CHECKING

import structlog

from randori.server import notes
from randori.server.listing import listing_of
from randori.server.live_table import LiveTable
from randori.server.store.store import Due, StoreError
from randori.table import errors
from randori.table.errors import TableError

if TYPE_CHECKING:
    from randori.server.tables import Tables

log = structlog.get_logger()

BEAT = 2.0
"""Seconds between two signs of life."""
NOTICED = 2.5 * BEAT
"""Seconds without a sign of life after which no server can have been at work."""
LONGEST_DECISION = 30 * 24 * 3600.0
ROUNDS_OF_PRESENCE = 3
"""How often the other servers are told who is here: every so many rounds, of which there is one a beat."""
ROUNDS_OF_LOOKS = 5
"""How often a server looks whether it has missed something."""
IDLE = 60.0
"""Seconds after which a table that nobody needs is put away."""
CLAIMED_AT_ONCE = 50
LONGEST_WAIT = 7 * 24 * 3600.0
"""Seconds after which a table at which no game began is forgotten."""
PRUNE_EVERY = 3600.0
PRUNED_AT_ONCE = 50


class Housekeeping:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.is_store_there = True
        self.outages: list[tuple[float, float]] = []
        """One list for all tables' clocks."""
        self._alive_at = -inf
        self._claimed: list[str] = []  # to be loaded and driven
        self._unreleased: dict[str, Due] = {}  # not here, and still ours in the store
        self._unsure: set[str] = set()  # others may have gone on with these while this server was away
        self._untold: list[tuple[float, float]] = []  # outages that the store has yet to be told of
        self._rounds = 0

    async def begin(self) -> None:
        """If no server was at work before, that time counts for nobody."""
        await self._say_alive(NOTICED if self.tables.store.is_shared else 0.0)
        tasks = self.tables.tasks
        tasks.repeat("signs of life", BEAT, self.beat)
        tasks.repeat("keeping tables", BEAT, self.keep_house)
        tasks.repeat("forgetting", PRUNE_EVERY, self.prune)

    # --- signs of life, and time

    def is_current(self) -> bool:
        """Whether this server has been at work until now. If not, the next beat finds out for how long."""
        return abs(self.tables.clock.now() - self._alive_at) <= NOTICED

    async def beat(self) -> None:
        """Nothing else is done here: a server that is busy is alive."""
        try:
            await self._say_alive(NOTICED)
        except StoreError as error:
            self.is_store_there = False
            log.warning("the store does not answer", error=str(error))
        else:
            self.is_store_there = True

    async def _say_alive(self, noticed: float) -> None:
        tables = self.tables
        was_away = not self.is_current()
        began = time.monotonic()
        beat = await tables.store.beat(tables.server, noticed)
        took = time.monotonic() - began
        late = tables.clock.set(beat.now + took / 2) if took <= NOTICED else 0.0
        if late > 0 and self._alive_at > -inf:
            # What began by the clock as it was would seem to have begun so much earlier than it did.
            self._untold.append((tables.clock.now() - late, tables.clock.now()))
        while self._untold:
            await tables.store.add_outage(*self._untold[0])
            del self._untold[0]
        if was_away or beat.is_after_outage or late > 0:
            self.outages[:] = await tables.store.outages(beat.now - LONGEST_DECISION)
            self._unsure.update(tables.known)
        if took <= NOTICED:  # else nobody knows what time it is by now
            self._alive_at = tables.clock.now()

    # --- tables

    async def keep_house(self) -> None:
        self._rounds += 1
        try:
            await self._make_sure()
            if self._rounds % ROUNDS_OF_LOOKS == 0:
                await self._look_for_missed()
            self._claimed += await self.tables.store.claim(self.tables.server, CLAIMED_AT_ONCE)
            await self._drive_claimed()
            await self._release_late()
            await self._tidy_up()
        except StoreError as error:  # signs of life tell whether it is away
            log.warning("tables are kept later", error=str(error))

    async def _make_sure(self) -> None:
        """What others did while this server was away: some tables may be theirs now, some have gone on."""
        unsure = [table for table in self._unsure if table in self.tables.loaded]
        if unsure and self.tables.store.is_shared:
            driven = [table for table in unsure if table in self.tables.drivers]
            taken = await self.tables.store.take_all(self.tables.server, driven)
            for table in set(driven) - taken:
                self.tables.stop_driving(table)
            await self._look_for_missed()
        self._unsure.difference_update(unsure)
        self._unsure &= self.tables.known
        for table in unsure:
            if table in self.tables.loaded:
                self.tables.stirred(self.tables.loaded[table])

    async def _look_for_missed(self) -> None:
        """A message between servers, or an answer of the store, may be lost without anybody noticing."""
        tables = self.tables
        if tables.store.is_shared:  # another server may have noticed an outage that this one slept through
            self.outages[:] = await tables.store.outages(tables.clock.now() - LONGEST_DECISION)
        loaded = list(tables.loaded.values())
        if tables.store.is_shared:
            lengths = await tables.store.lengths([live.id for live in loaded])
            for live in loaded:
                # One that is not there was forgotten by another server while this one was away.
                if lengths.get(live.id, sys.maxsize) > live.table.length:
                    live.look_at_log()
        undriven = [live.id for live in loaded if live.id not in tables.drivers and not live.is_closed]
        for table in await tables.store.take_all(tables.server, undriven) if undriven else ():
            if table in tables.loaded:
                tables.drive(tables.loaded[table])
        for table in await tables.store.kept(tables.server):
            if table not in {*tables.known, *self._claimed, *self._unreleased}:
                self._claimed.append(table)

    async def _drive_claimed(self) -> None:
        """Nobody else will claim these: what the store does not give now is asked for in the next round."""
        while self._claimed:
            try:
                live = await self.tables.live(self._claimed[-1])
                await self.tables.take_over(live)  # it was claimed some time ago
            except StoreError:
                raise
            except TableError as gone:
                if gone.clause != errors.UNKNOWN:  # else it was forgotten meanwhile
                    log.exception("a table cannot be driven", table=self._claimed[-1])
            except Exception:  # one table that cannot be restored must not stop all others
                log.exception("a table cannot be driven", table=self._claimed[-1])
            self._claimed.pop()

    def release_later(self, table: str, due: Due) -> None:
        """It is ours in the store, and not here; nobody else may keep it before it is released."""
        self._unreleased[table] = due

    def keep(self, table: str) -> None:
        """It is ours again."""
        self._unreleased.pop(table, None)

    async def _release_late(self) -> None:
        for table, due in list(self._unreleased.items()):
            if table in self.tables.known:
                continue
            await self.tables.store.release(self.tables.server, table, due)
            self._unreleased.pop(table, None)
            self.tables.bus.publish(table, notes.encode(notes.Free()))

    async def _tidy_up(self) -> None:
        for live in list(self.tables.loaded.values()):
            if live.attendance.forget_the_silent():
                live.tell_presence()
                self.tables.stirred(live)
            if live.audience.visitors:
                if self._rounds % ROUNDS_OF_PRESENCE == 0:
                    self.tables.bus.publish(live.id, self.tables.here(live))
            elif self._is_unneeded(live):
                await self.tables.put_away(live)

    def _is_unneeded(self, live: LiveTable) -> bool:
        delayed = self.tables.delayed_views.get(live.id)
        if not live.is_idle or (delayed is not None and delayed.visitors):
            return False
        if time.monotonic() - live.used_at < IDLE:
            return False
        driver = self.tables.drivers.get(live.id)
        due = None if driver is None else driver.due_at()
        return due is None or due > self.tables.clock.now() + IDLE

    # --- forgetting

    async def prune(self) -> None:
        """By the log, not by what the lobby shows of it."""
        store = self.tables.store
        try:
            before = await store.now() - LONGEST_WAIT
            while stale := await store.stale(before, PRUNED_AT_ONCE):
                if not any([await self._forget(table, before) for table in stale]):
                    return
        except StoreError as error:
            log.warning("old tables were not forgotten", error=str(error))

    async def _forget(self, id: str, before: float) -> bool:
        """Whether something was done about it."""
        store = self.tables.store
        lines = await store.read(id)
        if not lines:
            return await store.delete(id, 0)
        try:
            table = await self.tables.restored(lines)
        except Exception:  # one that cannot be read is left to the host
            log.exception("a table cannot be restored", table=id)
            return False
        if table.state is None and table.changed_at < before:
            return await store.delete(id, len(lines))
        return await store.correct(listing_of(table), len(lines))
