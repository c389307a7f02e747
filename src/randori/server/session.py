"""One client's line to a table: who it is, what it asks for, what it is answered. How messages travel is the
socket's business; who may do what is decided at the table, when it is done."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from enum import Enum
from functools import partial

import msgspec
import structlog
from msgspec import Struct

from randori.bots.budget import Budget
from randori.engine.errors import IllegalMove, RandoriError
from randori.server import requests, tokens
from randori.server.admission import Admission
from randori.server.delayed import DelayedView
from randori.server.jobs import Enter, Perform
from randori.server.limits import HELLO_WITHIN, MOST_WAITING, Bucket
from randori.server.live_table import LiveTable
from randori.server.messages import encode
from randori.server.requests import Asker
from randori.server.store.store import StoreError
from randori.server.tables import Tables
from randori.server.visitors import Line, Visitor
from randori.server.worker_pool import NoAnswer
from randori.table import commands, errors
from randori.table.entries import AnyEntry, Asked
from randori.table.errors import TableError
from randori.table.protocol import client
from randori.table.protocol.server import Accepted, Hint, HintMove, Pong, Refused
from randori.table.protocol.wording import reworded
from randori.table.table import Table
from randori.table.thinking import Question, question_at

log = structlog.get_logger()

ADVISER = "master"
ADVICE = Budget(seconds=0.6)
MOST_REFUSED = 200
"""Messages one after the other that may be refused for their rate before the line is cut."""

WENT_WRONG = "something went wrong on the server"

_decoder = msgspec.json.Decoder(client.FromClient)


class Envelope(Struct):
    """What can be read of a message that is none."""

    id: str | None = None


_envelopes = msgspec.json.Decoder(Envelope)


class LineState(Enum):
    NEW = "nobody has said hello"
    ENTERING = "the hello is on its way to the table, and what else is said waits"
    HERE = "welcomed"
    GONE = "the line is closed"


class Session:
    def __init__(self, tables: Tables, table: str, line: Line, admission: Admission) -> None:
        self.tables = tables
        self.table = table
        self.line = line
        self.admission = admission
        self.state = LineState.NEW
        self.bucket = Bucket(admission.limits.messages)
        self.live: LiveTable | None = None
        self.visitor: Visitor | None = None
        self.delayed: DelayedView | None = None
        self.began_at = time.monotonic()
        self._refused_in_a_row = 0
        self._held: list[client.FromClient] = []

    # --- messages

    def hear(self, data: bytes) -> None:
        """One message. Whatever it is, it gets an answer, and cannot do harm."""
        if self.state is LineState.GONE:
            return
        if not self.bucket.take() or not self._token_may_speak():
            self._refuse_for_rate(data)
            return
        self._refused_in_a_row = 0
        if len(data) > client.LONGEST_MESSAGE:
            limit = client.LONGEST_MESSAGE
            self.refuse(
                id_in(data), TableError(errors.SIZE, f"a message has at most {limit} bytes, not {len(data)}")
            )
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            reason = f"this is no message of the protocol: {reworded(wrong)}"
            self.refuse(id_in(data), TableError(errors.FORM, reason))
            return
        self.tables.metrics.moves.heard(type(message))
        self._take(message)

    def _take(self, message: client.FromClient) -> None:
        if self.state is LineState.ENTERING:
            self._hold(message)
        elif isinstance(message, client.Hello):
            self._greet(message)
        elif self.visitor is None or self.live is None:
            self.refuse(message.id, TableError(errors.FORM, "the first message is a hello"))
        else:
            self._answer(message, self.visitor.asker, self.live)

    def _hold(self, message: client.FromClient) -> None:
        if len(self._held) < MOST_WAITING:
            self._held.append(message)
        else:
            too_many = TableError(errors.RATE, "too many messages before the welcome: wait for it")
            self.refuse(None if isinstance(message, client.Hello) else message.id, too_many)

    def _answer(self, message: client.AnyAsking, asker: Asker, live: LiveTable) -> None:
        match message:
            case client.Ping(id=id):
                self.line.send(encode(Pong(id)))
            case client.AskHint():
                work = partial(self._hint, message, asker, live)
                self.tables.tasks.start("a hint", self._answered(message.id, work))
            case client.Rematch():
                work = partial(self._rematch, message, asker, live)
                self.tables.tasks.start("a rematch", self._answered(message.id, work))
            case client.Chat() if asker.key is None and not self.admission.chats.take(live.id):
                self.refuse(message.id, TableError(errors.RATE, "too many talk at once: wait a little"))
            case _:
                self._perform(message, asker, live)

    def _perform(self, message: client.AnyAsking, asker: Asker, live: LiveTable) -> None:
        arrived = time.monotonic()

        def command(table: Table, at: float) -> list[AnyEntry]:
            return requests.carry_out(message, asker, table, at)

        def accepted(version: int, again: bool) -> None:
            if isinstance(message, client.Move):
                self.tables.metrics.moves.answered(time.monotonic() - arrived)
            self._accept(message.id, version, again)

        asked = None if asker.key is None else (asker.key, message.id)
        refused = partial(self.refuse, message.id)
        is_aside = asked is None or isinstance(message, client.Chat)
        live.submit(Perform(command, accepted, refused, asked, is_aside=is_aside))

    def _accept(self, id: str, version: int, again: bool) -> None:
        self.line.send(encode(Accepted(id, version, again)))

    def refuse(self, id: str | None, reason: RandoriError) -> None:
        clause = clause_of(reason)
        self.tables.metrics.refusals.labels(clause).inc()
        message = errors.STORE_IS_AWAY if isinstance(reason, StoreError) else reason.message
        self.line.send(encode(Refused(id, clause, message)))

    # --- coming and going

    def _greet(self, hello: client.Hello) -> None:
        if self.state is LineState.HERE:
            self.refuse(None, TableError(errors.FORM, "hello was said before"))
            return
        self.state = LineState.ENTERING
        self.tables.tasks.start("a hello", self._enter(hello))

    async def _enter(self, hello: client.Hello) -> None:
        try:
            live = await self.tables.live(self.table)
            name = "" if hello.name is None else commands.checked_name(hello.name)
            key = None if hello.token is None else tokens.hashed(hello.token)
            visitor = Visitor(self.line, Asker(key, name, hello.open))
            if hello.open:
                await self._show_all(live, visitor)
                return
        except RandoriError as refused:
            self._turned_away(refused)
            return
        except Exception:  # nobody waits for a welcome for ever
            self._turned_away(TableError(errors.STORE, WENT_WRONG))
            raise
        if self.state is LineState.GONE:
            return
        self.live, self.visitor = live, visitor
        live.submit(Enter(visitor, hello.version, self._entered, self._turned_away))
        back = partial(come_back, visitor)
        live.submit(Perform(back, accepted=lambda version, again: None, refused=lambda reason: None))

    async def _show_all(self, live: LiveTable, visitor: Visitor) -> None:
        """For a spectator who wants to see all hands, later."""
        await live.query(partial(check_open, visitor.asker))
        delayed = await self.tables.delayed(live)
        if self.tables.delayed_views.get(live.id) is not delayed or not delayed.is_open:
            raise TableError(errors.STORE, errors.STORE_IS_AWAY)  # put away or closed meanwhile: come again
        if self.state is not LineState.GONE:
            self.live, self.visitor, self.delayed = live, visitor, delayed
            delayed.enter(visitor)
            self._entered()

    def _entered(self) -> None:
        if self.state is LineState.ENTERING:
            self.state = LineState.HERE
            self._take_held()

    def _turned_away(self, reason: RandoriError) -> None:
        if self.state is LineState.ENTERING:
            self.state = LineState.NEW
            self.live = self.visitor = None
            self.refuse(None, reason)
            self._take_held()

    def _take_held(self) -> None:
        held, self._held = self._held, []
        for message in held:
            self._take(message)

    def end(self) -> None:
        """The client is gone."""
        self.state = LineState.GONE
        self._held.clear()
        if self.visitor is not None:
            if self.delayed is not None:
                self.delayed.leave(self.visitor)
            elif self.live is not None:
                self.live.leave(self.visitor)
        self.live = self.visitor = self.delayed = None

    def is_silent(self) -> bool:
        """It has had its time to say hello."""
        return self.state is LineState.NEW and time.monotonic() - self.began_at > HELLO_WITHIN

    # --- what needs more than a command

    async def _answered(self, id: str, work: Callable[[], Awaitable[None]]) -> None:
        """Whatever happens, nobody waits for an answer for ever."""
        try:
            await work()
        except RandoriError as refused:
            self.refuse(id, refused)
        except Exception:
            self.refuse(id, TableError(errors.STORE, WENT_WRONG))
            raise

    async def _hint(self, message: client.AskHint, asker: Asker, live: LiveTable) -> None:
        asked = await live.query(partial(for_adviser, asker))
        if not self.admission.hints.take(f"{live.id}/{asked.seat}"):
            raise TableError(errors.RATE, "hints take thinking: ask again in a few seconds")
        try:
            thought = await self.tables.workers.ask(asked)
        except NoAnswer:
            raise TableError(errors.HINT, "no hint could be found just now") from None
        await live.query(partial(check_still_sits, asker, asked.seat))
        best = thought.best or ((thought.move, None),)
        self.line.send(encode(Hint(message.id, [HintMove(*one) for one in best])))

    async def _rematch(self, message: client.Rematch, asker: Asker, live: LiveTable) -> None:
        asked = None if asker.key is None else (asker.key, message.id)
        before = None if asked is None else await live.query(partial(accepted_before, asked))
        if before is not None:
            self._accept(message.id, before, again=True)
            return
        if not self.admission.tables.take(asker.key or ""):
            raise TableError(errors.RATE, "so many new tables at once: ask again in a minute")
        rematch = await self.tables.rematch(live, asker)
        link = partial(requests.link_rematch, rematch, asker)
        accepted, refused = partial(self._accept, message.id), partial(self.refuse, message.id)
        live.submit(Perform(link, accepted, refused, asked))

    # --- limits

    def _token_may_speak(self) -> bool:
        """All lines of a token have one allowance."""
        key = None if self.visitor is None else self.visitor.asker.key
        return key is None or self.admission.seats.take(key)

    def _refuse_for_rate(self, data: bytes) -> None:
        self._refused_in_a_row += 1
        if self._refused_in_a_row > MOST_REFUSED:
            self.tables.metrics.dropped.labels("rate").inc()
            self.line.hang_up(1008, "too many messages")
            return
        self.refuse(id_in(data), TableError(errors.RATE, "too many messages: wait a little"))


def clause_of(reason: RandoriError) -> str:
    if isinstance(reason, (TableError, IllegalMove)):
        return reason.clause
    return errors.STORE if isinstance(reason, StoreError) else errors.FORM


def for_adviser(asker: Asker, table: Table) -> Question:
    seat = requests.own_seat(table, asker)
    requests.check_hint(table, seat)
    return question_at(table, seat, ADVISER, ADVICE)


def accepted_before(asked: Asked, table: Table) -> int | None:
    return table.accepted_before(asked)


def come_back(visitor: Visitor, table: Table, at: float) -> list[AnyEntry]:
    """Unless he is gone before it is his turn."""
    return [] if visitor.is_gone else requests.come_back(visitor.asker, table, at)


def check_still_sits(asker: Asker, seat: int, table: Table) -> None:
    """A hint tells what a seat sees: it is for who sits there when it is told."""
    if requests.own_seat(table, asker) != seat:
        raise TableError(errors.SEAT, "you have another seat by now")


def check_open(asker: Asker, table: Table) -> None:
    requests.check_known(table, asker)
    if table.settings.spectators != "open" or table.seat_of(asker.key) is not None:
        raise TableError(errors.SEAT, "this table does not show all hands to you")


def id_in(data: bytes) -> str | None:
    """The id of a message, if at least that can be read."""
    try:
        found = _envelopes.decode(data).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return None if found is None else found[:40]
