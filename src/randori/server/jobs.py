"""What is done at a table, one thing after the other: commands, welcomes, looks at it.

A job looks at the table as it is when its turn comes, with everything that is on its way to the log, and says
what to answer. The answer is given when all of that is durable. If it does not become durable, the table is
made anew from its log, and the job done again from the start, or refused.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from randori.engine.errors import RandoriError
from randori.server.messages import encode, welcome
from randori.server.requests import check_known
from randori.server.visitors import Visitor
from randori.table import errors
from randori.table.entries import AnyEntry, Asked, Moved
from randori.table.errors import TableError
from randori.table.protocol.server import Presence
from randori.table.table import Table

if TYPE_CHECKING:
    from randori.server.live_table import LiveTable

Command = Callable[[Table, float], list[AnyEntry]]
"""Lets something happen, or raises RandoriError and nothing has. It finds out itself who may ask for it."""
Reply = Callable[[], None]
Refused = Callable[[RandoriError], None]
Found = TypeVar("Found")


class Outcome(NamedTuple):
    """What to answer, and what has happened."""

    reply: Reply
    made: Sequence[AnyEntry] = ()


class Job(ABC):
    is_query: ClassVar[bool] = False
    """Lets nothing happen."""
    is_aside: bool = False
    """Chat, and whatever people without a seat ask for: it never takes the room of the others."""

    @property
    def key(self) -> str | None:
        """The hash of the token of who wants it."""
        return None

    @abstractmethod
    def run(self, live: LiveTable) -> Outcome: ...

    @abstractmethod
    def refuse(self, reason: RandoriError) -> None:
        """It cannot be done at all."""

    def give_up(self, table: Table) -> None:
        """The log could not be written, and this is not in it."""
        self.refuse(TableError(errors.STORE, errors.NOT_WRITTEN))


class Perform(Job):
    """A command, and whom to tell how it went. `asked` names the message, so that one that comes twice
    happens once."""

    __slots__ = ("accepted", "asked", "command", "is_aside", "refuse_with")

    def __init__(
        self,
        command: Command,
        accepted: Callable[[int, bool], None],
        refused: Refused,
        asked: Asked | None = None,
        *,
        is_aside: bool = False,
    ) -> None:
        self.is_aside = is_aside
        self.command = command
        self.accepted = accepted
        self.refuse_with = refused
        self.asked = asked

    @property
    def key(self) -> str | None:
        return None if self.asked is None else self.asked[0]

    def run(self, live: LiveTable) -> Outcome:
        table = live.table
        before = None if self.asked is None else table.accepted_before(self.asked)
        if before is not None:
            return Outcome(partial(self.accepted, before, True))
        try:
            made = self.command(table, live.owner.clock.now())
        except RandoriError as refused:
            return Outcome(partial(self.refuse_with, refused))
        if self.asked is None:
            return Outcome(partial(self.accepted, table.news.version(None), False), made)
        if made and not isinstance(made[-1], Moved):  # which has it in its own fields
            made[-1] = msgspec.structs.replace(made[-1], asked=self.asked)
            table.remember(self.asked)
        version = table.news.version(table.seat_of(self.asked[0]))
        return Outcome(partial(self.accepted, version, False), made)

    def refuse(self, reason: RandoriError) -> None:
        self.refuse_with(reason)

    def give_up(self, table: Table) -> None:
        """Unless the same message, sent again elsewhere, was carried out meanwhile."""
        before = None if self.asked is None else table.accepted_before(self.asked)
        if before is None:
            super().give_up(table)
        else:
            self.accepted(before, True)


class Enter(Job):
    """Somebody comes, or comes back: he is told where the table stands, and from there on what happens.
    `version` is the last one he knows."""

    is_query = True
    __slots__ = ("entered", "live", "refuse_with", "version", "visitor")

    def __init__(self, visitor: Visitor, version: int | None, entered: Reply, refused: Refused) -> None:
        self.visitor = visitor
        self.version = version
        self.entered = entered
        self.refuse_with = refused
        self.live: LiveTable | None = None

    @property
    def key(self) -> str | None:
        return self.visitor.asker.key

    def run(self, live: LiveTable) -> Outcome:
        self.live = live
        visitor, table = self.visitor, live.table
        if visitor.is_gone:
            return Outcome(nothing)
        try:
            check_known(table, visitor.asker)
        except RandoriError as refused:
            live.turn_away(visitor)
            return Outcome(partial(self.refuse_with, refused))
        live.audience.admit(visitor, table)
        key = visitor.asker.key
        message = welcome(live.snapshot(), table.seat_of(key), self.version, is_host=table.is_host(key))
        return Outcome(partial(self._welcome, live, message))

    def _welcome(self, live: LiveTable, message: bytes) -> None:
        if self.visitor.is_gone:
            return
        self.visitor.is_welcomed = True
        self.visitor.line.send(message)
        self.entered()
        live.owner.came_or_went(live)

    def refuse(self, reason: RandoriError) -> None:
        if self.live is not None:
            self.live.turn_away(self.visitor)
        self.refuse_with(reason)


class Query(Job, Generic[Found]):
    """What is to be told of the table outside of a line."""

    is_query = True

    def __init__(self, look: Callable[[Table], Found]) -> None:
        self.look = look
        self.found: asyncio.Future[Found] = asyncio.get_running_loop().create_future()

    def run(self, live: LiveTable) -> Outcome:
        try:
            found = self.look(live.table)
        except RandoriError as refused:
            return Outcome(partial(self.refuse, refused))
        return Outcome(partial(self._tell, found))

    def _tell(self, found: Found) -> None:
        if not self.found.done():  # whoever asked may be gone
            self.found.set_result(found)

    def refuse(self, reason: RandoriError) -> None:
        if not self.found.done():
            self.found.set_exception(reason)


class TellPresence(Job):
    """Who has come or gone is no event of the game."""

    is_query = True

    def __init__(self, refused: Reply) -> None:
        self.refused = refused

    def run(self, live: LiveTable) -> Outcome:
        snapshot = live.snapshot()
        message = encode(Presence(list(snapshot.here), live.attendance.spectators(), snapshot.clocks()))
        return Outcome(partial(live.audience.send, message))

    def refuse(self, reason: RandoriError) -> None:
        self.refused()


def nothing() -> None:
    pass
