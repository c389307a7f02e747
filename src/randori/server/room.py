"""A table in this process: who is connected to it here, and what is on its way to the log.

What happens at a table is checked and carried out in memory at once, written to the log, and only then told
to anybody. When the log says that another server was first, or cannot be written, the table is made anew from
the log, and what was asked for is tried again or refused.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import structlog

from randori.engine.errors import RandoriError
from randori.server.letters import Lays, Scene, encode, letters, welcome
from randori.server.notes import told
from randori.server.presence import Presence
from randori.server.store.store import Conflict, Store, StoreError
from randori.server.visitors import Visitor
from randori.table import entries, errors
from randori.table.entries import AnyEntry
from randori.table.errors import TableError
from randori.table.newspaper import Eyes
from randori.table.protocol.server import Presence as PresenceMessage
from randori.table.table import Table

Command = Callable[[Table, float], AnyEntry | list[AnyEntry]]
log = structlog.get_logger()

STORE_IS_BACK = 1.0
"""Seconds between two looks whether a store that failed can be read again."""
SOON = 0.002

Read = TypeVar("Read")


class Act(NamedTuple):
    """Something somebody wants to happen, and whom to tell how it went. `seat` and `id` name a move, so that
    one that comes twice happens once."""

    command: Command
    accepted: Callable[[int, bool], None]
    refused: Callable[[RandoriError], None]
    seat: Eyes = None
    id: str | None = None


Settled = Callable[[Sequence[AnyEntry]], None]
"""Hears what has been written down."""
CameOrWent = Callable[[], None]
"""Hears that somebody came or went."""
Restored = Callable[[Sequence[bytes]], Table]
"""Makes a table from its log."""


class Room:
    def __init__(
        self, table: Table, store: Store, restored: Restored, settled: Settled, came_or_went: CameOrWent
    ) -> None:
        self.table = table
        self.store = store
        self.presence = Presence(len(table.seats))
        self.restored = restored
        self.settled = settled
        self.came_or_went = came_or_went
        self.visitors: set[Visitor] = set()
        self.used_at = time.monotonic()
        self._known: dict[Eyes, int] = {}  # up to which version the eyes here have been written to
        self._lays: Lays = {}  # what they saw then; none where somebody new is to be shown all
        self._written = table.length  # how much of the log this process knows to be durable
        self._in_flight = 0
        self._repair: asyncio.Task[None] | None = None
        self._broken: list[tuple[Act, Exception]] = []
        self._postponed: list[Callable[[], None]] = []
        self._announced = 0  # how long others say that the log is, heard when there was no time to look

    @property
    def id(self) -> str:
        return self.table.id

    # --- visitors

    def enter(self, visitor: Visitor, version: int | None) -> None:
        """Welcome somebody, as soon as everything that has happened is written down."""
        self._when_settled(lambda: self._welcome(visitor, version))

    def _welcome(self, visitor: Visitor, version: int | None) -> None:
        if visitor.is_gone:
            return
        self.visitors.add(visitor)
        self.presence.come(visitor.eyes)
        self._known[visitor.eyes] = self.table.news.version(visitor.eyes)
        self._lays.pop(visitor.eyes, None)
        is_host = self.table.is_host(visitor.key)
        visitor.line.send(welcome(self.scene(), visitor.eyes, version, is_host=is_host))
        self.came_or_went()

    def leave(self, visitor: Visitor) -> None:
        visitor.is_gone = True
        if visitor not in self.visitors:
            return
        self.visitors.discard(visitor)
        self.presence.go(visitor.eyes)
        if not any(other.eyes == visitor.eyes for other in self.visitors):
            self._known.pop(visitor.eyes, None)
        self.came_or_went()

    def scene(self) -> Scene:
        now = time.time()
        here = self.presence.here()
        return Scene(self.table, here, self.presence.deadlines(self.table, here), now)

    def tell_presence(self) -> None:
        """Who has come or gone is no event of the game."""
        self._when_settled(self._tell_presence)

    def _tell_presence(self) -> None:
        scene = self.scene()
        message = PresenceMessage(list(scene.here), self.presence.spectators(), scene.clocks())
        self._send_all(encode(message))

    def _send_all(self, message: bytes) -> None:
        for visitor in list(self.visitors):
            visitor.line.send(message)

    # --- acts

    def perform(self, act: Act) -> None:
        if self._repair is not None:
            self._postponed.append(lambda: self.perform(act))
            return
        first = self.table.length
        try:
            done = act.command(self.table, time.time())
        except RandoriError as refused:
            reason = refused
            self._when_settled(lambda: act.refused(reason))
            return
        except Exception as error:  # a mistake of ours must not leave a table half changed
            log.exception("command failed", table=self.id)
            self._fail(act, error)
            return
        self._write(act, first, done if isinstance(done, list) else [done])

    async def performed(self, command: Command) -> int:
        """The same for those who can wait: the version it became."""
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def accepted(version: int, again: bool) -> None:
            if not done.done():
                done.set_result(version)

        def refused(reason: RandoriError) -> None:
            if not done.done():
                done.set_exception(reason)

        self.perform(Act(command, accepted, refused))
        return await done

    async def read(self, reading: Callable[[], Read]) -> Read:
        """What is to be told of the table outside of a talk: as soon as all of it is written down."""
        done: asyncio.Future[Read] = asyncio.get_running_loop().create_future()

        def read() -> None:
            if done.done():
                return  # whoever asked is gone
            try:
                done.set_result(reading())
            except RandoriError as refused:
                done.set_exception(refused)

        self._when_settled(read)
        return await done

    def _write(self, act: Act, first: int, made: list[AnyEntry]) -> None:
        letters_of = letters(self.scene(), made[-1], self._known, self._lays)
        self._known.update((eyes, self.table.news.version(eyes)) for eyes in letters_of)
        version = self.table.news.version(act.seat)
        lines = [entries.written(entry) for entry in made]
        self._in_flight += 1
        note = told(first, lines) if self.store.is_shared else None
        future = self.store.append(self.id, first, lines, told=note)

        def settle(future: asyncio.Future[None]) -> None:
            self._in_flight -= 1
            if (failure := future.exception()) is not None:
                self._fail(act, failure)
                return
            self._written = first + len(made)
            act.accepted(version, False)
            self._deliver(letters_of)
            self._after(made)
            self._catch_up_with_postponed()

        future.add_done_callback(settle)

    def _deliver(self, letters_of: dict[Eyes, list[bytes]]) -> None:
        for visitor in list(self.visitors):
            for message in letters_of.get(visitor.eyes, ()):
                visitor.line.send(message)

    def _after(self, made: Sequence[AnyEntry]) -> None:
        if any(isinstance(entry, (entries.Swapped, entries.Left)) for entry in made):
            for visitor in self.visitors:
                self._seat(visitor)
        self.settled(made)

    def _seat(self, visitor: Visitor) -> None:
        """Tokens stay with people when they change seats."""
        if visitor.key is not None:
            self.presence.go(visitor.eyes)
            visitor.eyes = self.table.seat_of(visitor.key)
            self.presence.come(visitor.eyes)
            self._known[visitor.eyes] = self.table.news.version(visitor.eyes)
            self._lays.pop(visitor.eyes, None)

    # --- other servers

    def hear(self, first: int, lines: Sequence[bytes]) -> None:
        """Another server has written these entries, from number `first` on."""
        end = first + len(lines)
        if not self.is_settled:
            self._announced = max(self._announced, end)
        elif first == self.table.length:
            self._take_in(lines)
        elif end > self.table.length:
            self.look()

    def look(self) -> None:
        """Something may have happened that nobody told this server of: read the log."""
        if self.is_settled:
            self._repair = asyncio.create_task(self._repaired())
        else:
            self._announced = sys.maxsize

    def _look_again(self) -> None:
        """What came to be known while something was under way may be younger than the log as it was read."""
        if self.is_settled and self._announced > self.table.length:
            self._announced = 0
            self.look()

    def _take_in(self, lines: Sequence[bytes]) -> None:
        made = []
        for line in lines:
            entry = self.table.apply(entries.read(line))
            made.append(entry)
            letters_of = letters(self.scene(), entry, self._known, self._lays)
            self._known.update((eyes, self.table.news.version(eyes)) for eyes in letters_of)
            self._deliver(letters_of)
        self._written = self.table.length
        self._after(made)

    # --- when it could not be written

    def _fail(self, act: Act, failure: BaseException) -> None:
        self._broken.append((act, failure if isinstance(failure, Exception) else RuntimeError(str(failure))))
        if self._repair is None:
            self._repair = asyncio.create_task(self._repaired())

    async def _repaired(self) -> None:
        """Make the table anew from its log, go on from what this process knew, and try again what failed."""
        while self._in_flight:
            await asyncio.sleep(SOON)
        lines = await self._read()
        self.table = self.restored(lines[: self._written])
        self._known = {eyes: self.table.news.version(eyes) for eyes in self._known}
        self._lays.clear()
        self._take_in(lines[self._written :])
        self._repair = None
        broken, self._broken = self._broken, []
        for act, failure in broken:
            self._try_again(act, failure)
        self._catch_up_with_postponed()
        self.settled([])

    async def _read(self) -> list[bytes]:
        while True:
            try:
                return await self.store.read(self.id)
            except StoreError as error:
                log.warning("the log cannot be read", table=self.id, error=str(error))
                await asyncio.sleep(STORE_IS_BACK)

    def _try_again(self, act: Act, failure: Exception) -> None:
        version = None
        if act.seat is not None and act.id is not None:
            version = self.table.accepted_before(act.seat, act.id)
        if version is not None:
            act.accepted(version, True)
        elif isinstance(failure, Conflict):
            self.perform(act)
        else:
            act.refused(TableError(errors.STORE, "the table could not write this down; nothing happened"))

    def _when_settled(self, do: Callable[[], None]) -> None:
        """Nobody hears anything that rests on what may yet be lost."""
        if self._in_flight or self._repair is not None:
            self._postponed.append(do)
        else:
            do()

    def _catch_up_with_postponed(self) -> None:
        self._look_again()
        while self._postponed and not self._in_flight and self._repair is None:
            self._postponed.pop(0)()

    @property
    def is_settled(self) -> bool:
        return not self._in_flight and self._repair is None
