"""Group commit: everything asked for while a commit is under way goes into the next one.

One fsync then serves many tables. What one table was asked for is chained: it is stored as a whole or not
at all, and once a chain broke nothing follows it until the log was read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from randori.server.store.store import Conflict, StoreError

Failure = Conflict | StoreError

MOST_TURNS = 10
"""Of the event loop that a commit waits for others to come along."""


class Append(NamedTuple):
    """What was asked for, and who waits for it."""

    table: str
    first: int
    entries: Sequence[bytes]
    told: bytes | None
    done: asyncio.Future[None]


@dataclass
class Chain:
    """The appends of one table in one batch, each beginning where the last one ended."""

    table: str
    first: int
    appends: list[Append] = field(default_factory=list)
    entries: list[bytes] = field(default_factory=list)
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

    def add(self, append: Append) -> None:
        if append.table in self.broken:
            self.fail(append, self.broken[append.table])
            return
        self.waiting.append(append)
        if self.task is None:
            self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        while self.waiting:
            await self.gather()
            batch, self.waiting = self.waiting, []
            await self.settle(batch)
        # No await since the look at what waits: whoever comes now starts a new task.
        self.task = None

    async def gather(self) -> None:
        """While every turn of the event loop brings more, more goes along: it costs little more."""
        for _ in range(MOST_TURNS):
            waiting = len(self.waiting)
            await asyncio.sleep(0)
            if len(self.waiting) == waiting:
                return

    async def settle(self, batch: list[Append]) -> None:
        chains, misfits = chained(batch)
        try:
            fitting = await self.commit(list(chains.values()))
        except Exception as error:  # whatever it was, nobody may wait for ever
            self.break_off(batch, error if isinstance(error, StoreError) else unexpected(error))
            return
        for chain in chains.values():
            if chain.table in fitting:
                self.succeed(chain)
            else:
                misfits = chain.appends + misfits
        self.break_off(misfits, Conflict("the log has gone on without this entry"))

    def succeed(self, chain: Chain) -> None:
        for append in chain.appends:
            self.stored(append)
            if not append.done.done():
                append.done.set_result(None)

    def break_off(self, appends: list[Append], failure: Failure) -> None:
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


def unexpected(error: Exception) -> StoreError:
    return StoreError(f"the log could not be written ({type(error).__name__})")
