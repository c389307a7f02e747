"""A table in this process: what is asked of it, and what is on its way to the log.

Jobs are done in the order in which they came, in memory, at once. What they have to tell waits until
everything that it rests on is written down: the answers leave in the same order. When the log says that
another server was first, or cannot be written, the table is made anew from its log. What was not answered
yet is then done again on it, or, where the log could not be written, refused.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol, TypeVar

import structlog

from randori.server import notes
from randori.server.attendance import Attendance
from randori.server.audience import Audience, Telling
from randori.server.clock import Clock
from randori.server.jobs import Command, Job, Perform, Query, Reply, TellPresence, nothing
from randori.server.listing import is_shown_anew, listing_of
from randori.server.messages import Snapshot
from randori.server.store.store import Conflict, Store, StoreError
from randori.server.supervision import Tasks, pause_after
from randori.server.visitors import Visitor
from randori.table import entries, errors
from randori.table.entries import AnyEntry
from randori.table.errors import TableError
from randori.table.table import Table

log = structlog.get_logger()

MOST_WAITING = 1000
"""Jobs that a table has not answered yet; what is asked beyond is refused."""
MOST_ASIDE = 500
"""The same for chat and spectators: however much they say, there is room for who comes and who moves."""
SOON = 0.002
LONGEST_PAUSE = 5.0
"""Seconds after which it is tried again at the latest to read the log."""
PRESENCE_AGAIN = 1.0
"""Seconds after which it is told who is here if there was no room for it."""
LATEST_TOLD = 1.0
"""Seconds from what happens to when it is told; if it takes longer, nobody's clock ran meanwhile."""
GOING_AWAY = 1001
NEVER = sys.maxsize
"""The end of a step that is not on its way to the log."""
IN_ANY_CASE = sys.maxsize

Found = TypeVar("Found")


class Owner(Protocol):
    """What a live table needs from the server it is in."""

    store: Store
    tasks: Tasks
    clock: Clock

    async def restored(self, lines: Sequence[bytes]) -> Table:
        """The table that a log makes."""

    def settled(self, live: LiveTable, first: int, made: Sequence[AnyEntry]) -> None:
        """These entries are written down, from this number on."""

    def stirred(self, live: LiveTable) -> None:
        """The table is another than before: somebody may have to do something."""

    def came_or_went(self, live: LiveTable) -> None: ...

    def is_driven(self, live: LiveTable) -> bool:
        """Whether its clocks are minded here."""

    def vanished(self, live: LiveTable) -> None:
        """Its log is gone."""


@dataclass(slots=True)
class Pending:
    """A job that is done in memory, and what it has to tell when the log is durable up to `end`."""

    job: Job
    reply: Reply
    first: int
    end: int
    made: Sequence[AnyEntry] = ()
    lines: Sequence[bytes] = ()
    telling: Telling | None = None
    failure: BaseException | None = None


class LiveTable:
    def __init__(self, table: Table, owner: Owner) -> None:
        self.table = table
        self.owner = owner
        self.attendance = Attendance(owner.clock.now)
        self.audience = Audience(table, self.attendance)
        self.used_at = time.monotonic()
        self.epoch = 0
        """How often the table was made anew: what was found out before may not be so."""
        self.is_closed = False
        self._durable = table.length  # how much of the log this process knows to be written down
        self._in_flight = 0
        self._unanswered: deque[Pending] = deque()
        self._queue: deque[Job] = deque()  # what came while the table was being made anew
        self._mending: asyncio.Task[None] | None = None
        self._is_telling = False
        self._will_tell_presence = False
        self._stuck = 0  # how often another is said to have been first, and has written nothing
        self._announced = 0  # how long others say that the log is, heard when there was no time to look

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def is_settled(self) -> bool:
        return not self._in_flight and self._mending is None

    @property
    def is_mending(self) -> bool:
        """It is being made anew: what is asked of it waits."""
        return self._mending is not None

    @property
    def is_idle(self) -> bool:
        """Nobody is here, and nothing is on its way."""
        is_busy = self._unanswered or self._queue or self.audience.visitors
        return self.is_settled and self.attendance.is_empty and not is_busy

    def is_told(self, entry: int) -> bool:
        """Whether that entry is written down. Nobody can have answered it before: his time begins to run out
        when he is told."""
        return entry < self._durable

    def snapshot(self) -> Snapshot:
        here, deadlines = self.attendance.here(self.table), self.attendance.deadlines(self.table)
        return Snapshot(self.table, here, deadlines, self.owner.clock.now())

    # --- jobs

    def submit(self, job: Job) -> None:
        if self.is_closed:
            job.refuse(TableError(errors.UNKNOWN, errors.NO_TABLE))
        elif len(self._unanswered) + len(self._queue) >= (MOST_ASIDE if job.is_aside else MOST_WAITING):
            job.refuse(TableError(errors.RATE, "too much is asked of this table at once: wait a little"))
        elif self._mending is not None or self._queue:
            self._queue.append(job)
        else:
            self._do(job)

    async def performed(self, command: Command) -> None:
        """For those who can wait."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def accepted(version: int, again: bool) -> None:
            if not done.done():
                done.set_result(None)

        def refused(reason: Exception) -> None:
            if not done.done():
                done.set_exception(reason)

        self.submit(Perform(command, accepted, refused))
        await done

    async def query(self, look: Callable[[Table], Found]) -> Found:
        """What is to be told of the table outside of a line: as soon as all of it is written down."""
        job = Query(look)
        self.submit(job)
        return await job.found

    def _do(self, job: Job) -> None:
        first = self.table.length
        try:
            reply, made = job.run(self)
            if self.table.length != first + len(made):
                raise AssertionError("a job has changed the table and does not say so")
            pending = Pending(job, reply, first, self.table.length, made)
            future = self._append(pending) if made else None
        except Exception as error:  # a mistake of ours must not leave a table half changed
            log.exception("a job failed", table=self.id)
            self._unanswered.append(Pending(job, nothing, first, NEVER, failure=error))
            self._mend()
            return
        self._unanswered.append(pending)
        if future is None:
            self._tell()
        else:
            self._in_flight += 1
            future.add_done_callback(partial(self._written, pending))

    def _append(self, pending: Pending) -> asyncio.Future[None]:
        pending.telling = self.audience.prepare(self.snapshot(), pending.made)
        pending.lines = [entries.written(entry) for entry in pending.made]
        return self.owner.store.append(
            self.id,
            pending.first,
            pending.lines,
            note=notes.written(pending.first, pending.lines) if self.owner.store.is_shared else None,
            listing=listing_of(self.table) if is_shown_anew(self.table, pending.made) else None,
        )

    def _written(self, pending: Pending, future: asyncio.Future[None]) -> None:
        self._in_flight -= 1
        failure = StoreError("it was cancelled") if future.cancelled() else future.exception()
        if failure is not None:
            pending.failure = failure
            self._mend()
            return
        self._durable = max(self._durable, pending.end)
        self._tell()
        self._look_again()

    def _tell(self) -> None:
        """What rests on nothing that may yet be lost, in the order in which it came about."""
        if self._is_telling:
            return
        self._is_telling = True
        try:
            while self._unanswered and self._unanswered[0].end <= self._durable:
                self._tell_pending(self._unanswered.popleft())
        finally:
            self._is_telling = False

    def _tell_pending(self, pending: Pending) -> None:
        self._say(pending.reply)
        if pending.telling is not None:
            self._put_off(pending.made[-1].at)
            self._tell_all(pending.telling, pending.first, pending.made)
            self._say(partial(self.owner.stirred, self))

    def _tell_all(self, telling: Telling, first: int, made: Sequence[AnyEntry]) -> None:
        self._say(partial(self.audience.tell, telling))
        self._say(partial(self.owner.settled, self, first, made))
        if telling.is_seated_anew:
            self._say(partial(self.owner.came_or_went, self))

    def _put_off(self, at: float) -> None:
        """Who is told late what he has to answer has his time from there."""
        now = self.owner.clock.now()
        if now - at > LATEST_TOLD and self.table.clocks.put_off(at, now):
            self.tell_presence()

    def _say(self, reply: Reply) -> None:
        try:
            reply()
        except Exception:  # the others are to hear of it all the same
            log.exception("an answer failed", table=self.id)

    # --- visitors

    def leave(self, visitor: Visitor) -> None:
        visitor.is_gone = True
        self.turn_away(visitor)

    def turn_away(self, visitor: Visitor) -> None:
        """He may have been admitted before the table had to be made anew."""
        if self.audience.leave(visitor):
            self.used_at = time.monotonic()
            self.owner.came_or_went(self)

    def tell_presence(self) -> None:
        """Soon, so that many who come at once are told of at once."""
        if not self._will_tell_presence:
            self._will_tell_presence = True
            asyncio.get_running_loop().call_soon(self._tell_presence)

    def _tell_presence(self) -> None:
        self._will_tell_presence = False
        self.submit(TellPresence(self._tell_presence_later))

    def _tell_presence_later(self) -> None:
        """Too much was waiting. Nobody may come or go for long, and bring it up again."""
        if not self._will_tell_presence and not self.is_closed:
            self._will_tell_presence = True
            asyncio.get_running_loop().call_later(PRESENCE_AGAIN, self._tell_presence)

    # --- other servers

    def hear(self, first: int, lines: Sequence[bytes]) -> None:
        """Another server has written these entries, from number `first` on."""
        end = first + len(lines)
        if not self.is_settled:
            self._announced = max(self._announced, end)
        elif first == self.table.length:
            try:
                self._take_in(lines)
            except Exception:  # the log itself tells
                log.exception("a note does not fit", table=self.id)
                self._mend()
            self.owner.stirred(self)
        elif end > self.table.length:
            self._mend()

    def look_at_log(self) -> None:
        """Something may have happened that nobody told this server of."""
        if self.is_settled:
            self._mend()
        else:
            self._announced = IN_ANY_CASE

    def _look_again(self) -> None:
        """What came to be known while something was under way may be younger than the log as it was read."""
        if self.is_settled and self._announced:
            announced, self._announced = self._announced, 0
            if announced > self.table.length:
                self._mend()

    def _take_in(self, lines: Sequence[bytes]) -> None:
        """These stand in the log after what is known here. One after the other: a seat may change hands with
        any of them."""
        for line in lines:
            made = [self.table.apply(entries.read(line))]
            telling = self.audience.prepare(self.snapshot(), made)
            self._durable = self.table.length
            if self.owner.is_driven(self):  # else others tell who has how much time
                self._put_off(made[-1].at)
            self._tell_all(telling, self.table.length - 1, made)

    # --- made anew

    def _mend(self) -> None:
        if self._mending is None and not self.is_closed:
            self._mending = self.owner.tasks.start("a table is made anew", self._mended())

    async def _mended(self) -> None:
        failures = 0
        while not self.is_closed:
            try:
                await self._made_anew()
                return
            except StoreError as error:
                log.warning("the log cannot be read", table=self.id, error=str(error))
            except Exception:  # the table stands still, and goes on when its log can be read
                log.exception("a table cannot be made anew", table=self.id)
            failures += 1
            await asyncio.sleep(min(pause_after(failures), LONGEST_PAUSE))

    async def _made_anew(self) -> None:
        while self._in_flight:
            await asyncio.sleep(SOON)
        lines = await self.owner.store.read(self.id)
        await self._rest_if_stuck(lines)
        if len(lines) < self._durable:
            self.close()
            self.owner.vanished(self)
            return
        table = await self.owner.restored(lines[: self._durable])
        # From here on nothing is waited for.
        table.clocks.keep_put_off(self.table.clocks)
        self.table = table
        self.epoch += 1
        self.audience.begin_anew(table)
        self._take_in(lines[self._durable :])
        self._mending = None
        self._do_again(lines)
        self._say(partial(self.owner.stirred, self))
        self._look_again()

    async def _rest_if_stuck(self, lines: Sequence[bytes]) -> None:
        """Somebody else is said to have been first, and the log is as it was: to try again at once would be
        to try for ever."""
        has_conflict = any(isinstance(pending.failure, Conflict) for pending in self._unanswered)
        self._stuck = self._stuck + 1 if has_conflict and len(lines) == self._durable else 0
        if self._stuck > 1:
            await asyncio.sleep(min(pause_after(self._stuck), LONGEST_PAUSE))

    def _do_again(self, lines: Sequence[bytes]) -> None:
        """What was not answered yet. What stands in the log after all has happened, whatever the store said;
        what does not was not written, and is tried again only where somebody else was first."""
        unanswered, self._unanswered = self._unanswered, deque()
        again: list[Job] = []
        for pending in unanswered:
            if pending.lines and lines[pending.first : pending.end] == pending.lines:
                self._say(pending.reply)
            elif pending.failure is None or isinstance(pending.failure, Conflict):
                again.append(pending.job)
            else:
                self._say(partial(pending.job.give_up, self.table))
        self._queue = deque(queries_first([*again, *self._queue]))
        while self._queue and self._mending is None:
            self._do(self._queue.popleft())

    def close(self) -> None:
        """There is nothing here any more."""
        self.is_closed = True
        jobs = [*(pending.job for pending in self._unanswered), *self._queue]
        self._unanswered.clear()
        self._queue.clear()
        for job in jobs:
            self._say(partial(job.refuse, TableError(errors.UNKNOWN, errors.NO_TABLE)))
        for visitor in list(self.audience.visitors):
            visitor.line.hang_up(GOING_AWAY, "the table is gone")


def queries_first(jobs: Sequence[Job]) -> list[Job]:
    """Whoever only looks sees what is durable now, and does not wait for what may fail once more; but for
    what he asked for himself before."""
    queries: list[Job] = []
    others: list[Job] = []
    keys = set[str | None]()
    for job in jobs:
        if job.is_query and (job.key is None or job.key not in keys):
            queries.append(job)
        else:
            others.append(job)
            keys.add(job.key)
    return [*queries, *others]
