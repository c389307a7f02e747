"""Group commit: everything asked for while a commit is under way goes into the next one.

One fsync then serves many tables. What one table was asked for is chained: it is stored as a whole or not
at all, and once a chain broke nothing follows it until the log was read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import structlog

from randori.server.store.store import Conflict, Listing, StoreError

log = structlog.get_logger()

Failure = Conflict | StoreError

MOST_TURNS = 10
"""Of the event loop that a commit waits for others to come along."""
MOST_WAITING = 20_000
"""Appends that wait for the disk, beside those of the batch under way; more are refused. That is 20 MB where
an entry has a kilobyte, or 20 seconds of 1,000 moves each while the disk stands still."""
ENDING = "the server is ending"


class Append(NamedTuple):
    """What was asked for, and who waits for it."""

    table: str
    first: int
    entries: Sequence[bytes]
    note: bytes | None
    listing: Listing | None
    done: asyncio.Future[None]


@dataclass
class Chain:
    """The appends of one table in one batch, each beginning where the last one ended."""

    table: str
    first: int
    appends: list[Append] = field(default_factory=list)
    entries: list[bytes] = field(default_factory=list)
    listing: Listing | None = None
    """The newest of them."""
    is_cut: bool = False

    @property
    def length(self) -> int:
        """Of the log, with these entries."""
        return self.first + len(self.entries)

    def takes(self, append: Append) -> bool:
        if self.is_cut or append.first != self.length:
            self.is_cut = True
            return False
        self.appends.append(append)
        self.entries.extend(append.entries)
        self.listing = append.listing or self.listing
        return True


Commit = Callable[[list[Chain]], Awaitable[set[str]]]
"""Stores the chains that fit, in one transaction; returns their tables."""


class GroupCommit:
    def __init__(self, commit: Commit, stored: Callable[[Append], None]) -> None:
        self.commit = commit
        self.stored = stored
        self.waiting: list[Append] = []
        self.broken: dict[str, Failure] = {}
        self.task: asyncio.Task[None] | None = None
        self.under_way = asyncio.Lock()
        """Held while a batch is being decided."""

    def add(self, append: Append) -> None:
        if append.table in self.broken:
            self.fail(append, self.broken[append.table])
        elif len(self.waiting) >= MOST_WAITING:
            self.break_off([append], StoreError("too much is waiting to be written"))
        else:
            self.waiting.append(append)
            self.start()

    def start(self) -> None:
        if self.task is None:
            self.task = asyncio.create_task(self.run())
            self.task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        """Nobody waits for a task that is gone: it ends when nothing waits, or is cancelled with its loop."""
        self.task = None
        if task.cancelled():
            self.break_off(self.waiting, StoreError(ENDING))
            return
        if (error := task.exception()) is not None:
            log.error("group commit begins anew", exc_info=error)
        if self.waiting:
            self.start()

    async def run(self) -> None:
        while self.waiting:
            await self.gather()
            batch, self.waiting = self.waiting, []
            await self.settle(batch)

    async def gather(self) -> None:
        """While every turn of the event loop brings more, more goes along: it costs little more."""
        for _ in range(MOST_TURNS):
            waiting = len(self.waiting)
            await asyncio.sleep(0)
            if len(self.waiting) == waiting:
                return

    async def settle(self, batch: list[Append]) -> None:
        """Whatever happens, everybody in it gets an answer."""
        try:
            async with self.under_way:
                await self.decide(batch)
        except BaseException as error:
            undecided = [append for append in batch if not is_stored(append)]
            self.break_off(undecided, failure_of(error))
            if not isinstance(error, Exception):
                raise

    async def decide(self, batch: list[Append]) -> None:
        chains, misfits = chained(batch)
        fitting = await self.commit(list(chains.values()))
        for chain in chains.values():
            if chain.table in fitting:
                self.succeed(chain)
            else:
                misfits = chain.appends + misfits
        self.break_off(misfits, Conflict("the log has gone on without this entry"))

    def succeed(self, chain: Chain) -> None:
        for append in chain.appends:
            if not append.done.done():
                append.done.set_result(None)
            self.tell(append)

    def tell(self, append: Append) -> None:
        """A note that does not go out is a note that is lost: others find the entries in the log."""
        try:
            self.stored(append)
        except Exception:
            log.exception("a note was not sent", table=append.table)

    def break_off(self, appends: Sequence[Append], failure: Failure) -> None:
        """These failed, and so does what was asked for their tables since."""
        if not appends:
            return
        tables = {append.table for append in appends}
        self.broken.update(dict.fromkeys(tables, failure))
        behind = [append for append in self.waiting if append.table in tables]
        self.waiting = [append for append in self.waiting if append.table not in tables]
        for append in [*appends, *behind]:
            self.fail(append, failure)

    def fail(self, append: Append, failure: Failure) -> None:
        if not append.done.done():
            append.done.set_exception(type(failure)(*failure.args))

    async def decided(self) -> None:
        """Until the batch under way is."""
        async with self.under_way:
            pass

    def mend(self, table: str, failure: Failure | None) -> None:
        """The log was read, beginning after this failure; a later one stands."""
        if failure is not None and self.broken.get(table) is failure:
            del self.broken[table]

    async def drain(self) -> None:
        while self.task is not None:
            await asyncio.wait([self.task])


def chained(batch: Iterable[Append]) -> tuple[dict[str, Chain], list[Append]]:
    """The chains of a batch, and what does not fit to the append before it."""
    chains: dict[str, Chain] = {}
    misfits = []
    for append in batch:
        chain = chains.setdefault(append.table, Chain(append.table, append.first))
        if not chain.takes(append):
            misfits.append(append)
    return chains, misfits


def is_stored(append: Append) -> bool:
    return append.done.done() and not append.done.cancelled() and append.done.exception() is None


def failure_of(error: BaseException) -> StoreError:
    match error:
        case StoreError():
            return StoreError(error.message)
        case asyncio.CancelledError():
            return StoreError(ENDING)
    log.error("the log could not be written", exc_info=error)
    return StoreError(f"the log could not be written ({type(error).__name__})")
