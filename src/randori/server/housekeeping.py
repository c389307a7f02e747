"""What a server does from time to time: it says that it is alive, takes on tables that nobody keeps, puts
away those that nobody needs, and forgets those at which no game began."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import structlog

from randori.server.room import Room
from randori.server.store.store import StoreError

if TYPE_CHECKING:
    from randori.server.hall import Hall

log = structlog.get_logger()

BEAT = 2.0
"""Seconds between two signs of life."""
BEATS_OF_PRESENCE = 3
"""How often the other servers are told who is here: every so many beats."""
IDLE = 60.0
"""Seconds after which a table that nobody needs is put away."""
CLAIMED_AT_ONCE = 50
LONGEST_WAIT = 7 * 24 * 3600.0
"""Seconds after which a table at which no game began is forgotten."""
PRUNE_EVERY = 3600.0


class Housekeeping:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._claimed: list[str] = []  # to be loaded and driven
        self._beats = 0

    async def beating(self) -> None:
        hall = self.hall
        while True:
            try:
                await hall.store.beat(hall.server)
                self._claimed += await hall.store.claim(hall.server, CLAIMED_AT_ONCE)
                await self._drive_claimed()
                hall.is_healthy = True
                await self._tidy_up()
            except StoreError as error:
                hall.is_healthy = False
                log.warning("the store does not answer", error=str(error))
            await asyncio.sleep(BEAT)

    async def pruning(self) -> None:
        store = self.hall.store
        while True:
            try:
                await store.prune(await store.now() - LONGEST_WAIT)
            except StoreError as error:
                log.warning("old tables were not forgotten", error=str(error))
            await asyncio.sleep(PRUNE_EVERY)

    async def _drive_claimed(self) -> None:
        """Nobody else will claim these: what the store does not give now is asked for at the next beat."""
        while self._claimed:
            try:
                self.hall.drive(await self.hall.room(self._claimed[-1]))
            except StoreError:
                raise
            except Exception:  # one table that cannot be restored must not stop all others
                log.exception("a table cannot be driven", table=self._claimed[-1])
            self._claimed.pop()

    async def _tidy_up(self) -> None:
        self._beats += 1
        for room in list(self.hall.rooms.values()):
            if room.presence.forget_the_silent():
                room.tell_presence()
            if room.presence.local_seats() or room.presence.local_spectators:
                if self._beats % BEATS_OF_PRESENCE == 0:
                    self.hall.bus.publish(room.id, self.hall.here(room))
            elif self._is_idle(room):
                await self.hall.put_away(room)

    def _is_idle(self, room: Room) -> bool:
        rerun = self.hall.reruns.get(room.id)
        if any(room.presence.here()) or room.presence.spectators() or (rerun is not None and rerun.visitors):
            return False
        if not room.is_settled or time.monotonic() - room.used_at < IDLE:
            return False
        driver = self.hall.drivers.get(room.id)
        due = None if driver is None else driver.due_at()
        return due is None or due > time.time() + IDLE
