"""The talk with one client: who it is, what it asks for, what it is answered. How messages travel is the
socket's business."""

from __future__ import annotations

import time
from functools import partial

import msgspec
import structlog
from msgspec import Struct

from randori.bots.budget import Budget
from randori.engine.errors import IllegalMove, RandoriError
from randori.server import asking, keys
from randori.server.gate import Gate
from randori.server.hall import Hall
from randori.server.letters import encode
from randori.server.limits import Bucket
from randori.server.reruns import Rerun
from randori.server.room import Act, Command, Room
from randori.server.store.store import StoreError
from randori.server.visitors import Line, Visitor
from randori.table import commands, errors
from randori.table.entries import AnyEntry
from randori.table.errors import TableError
from randori.table.protocol import client
from randori.table.protocol.server import Accepted, Hint, HintMove, Pong, Refused
from randori.table.table import Table
from randori.table.thinking import Question, question_at

log = structlog.get_logger()

ADVISER = "master"
ADVICE = Budget(seconds=0.6)
HELLO_WITHIN = 30.0
MOST_REFUSED = 200
"""Messages one after the other that may be refused for their rate before the line is cut."""

_decoder = msgspec.json.Decoder(client.FromClient)


class Envelope(Struct):
    """What can be read of a message that is none."""

    id: str | None = None


_envelopes = msgspec.json.Decoder(Envelope)


class Talk:
    def __init__(self, hall: Hall, table: str, line: Line, gate: Gate) -> None:
        self.hall = hall
        self.table = table
        self.line = line
        self.gate = gate
        self.bucket = Bucket(gate.limits.messages)
        self.room: Room | None = None
        self.visitor: Visitor | None = None
        self.rerun: Rerun | None = None
        self.began_at = time.monotonic()
        self._refused_in_a_row = 0
        self._waiting: list[client.FromClient] | None = None

    # --- messages

    def hear(self, data: bytes) -> None:
        """One message. Whatever it is, it gets an answer, and cannot do harm."""
        if not self.bucket.take() or not self._seat_may_speak():
            self._refuse_for_rate(data)
            return
        self._refused_in_a_row = 0
        if len(data) > client.LONGEST_MESSAGE:
            limit = client.LONGEST_MESSAGE
            self.refuse(
                None, TableError(errors.SIZE, f"a message has at most {limit} bytes, not {len(data)}")
            )
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            self.refuse(id_in(data), TableError(errors.FORM, f"this is no message of the protocol: {wrong}"))
            return
        self.hall.metrics.moves.heard(type(message))
        self._take(message)

    def _take(self, message: client.FromClient) -> None:
        if self._waiting is not None:
            self._waiting.append(message)
        elif isinstance(message, client.Hello):
            self._greet(message)
        elif self.visitor is None or self.room is None:
            self.refuse(message.id, TableError(errors.FORM, "the first message is a hello"))
        else:
            self._answer(message, self.visitor, self.room)

    def _answer(self, message: client.AnyAsking, visitor: Visitor, room: Room) -> None:
        match message:
            case client.Move():
                self._move(message, visitor, room)
            case client.Ping(id=id):
                self.line.send(encode(Pong(id)))
            case client.AskHint():
                self.hall.spawn(self._hint(message, visitor, room))
            case client.Rematch():
                self.hall.spawn(self._rematch(message, visitor, room))
            case _:
                try:
                    command = asking.command_of(message, visitor, room.table)
                except TableError as refused:
                    self.refuse(message.id, refused)
                    return
                room.perform(self._act(message.id, command, visitor))

    def _act(self, id: str, command: Command, visitor: Visitor) -> Act:
        return Act(command, partial(self._accept, id), partial(self.refuse, id), seat=visitor.eyes)

    def _accept(self, id: str, version: int, again: bool) -> None:
        self.line.send(encode(Accepted(id, version, again)))

    def refuse(self, id: str | None, reason: RandoriError) -> None:
        clause = clause_of(reason)
        self.hall.metrics.refusals.labels(clause).inc()
        message = errors.STORE_IS_AWAY if isinstance(reason, StoreError) else reason.message
        self.line.send(encode(Refused(id, clause, message)))

    # --- hello

    def _greet(self, hello: client.Hello) -> None:
        if self.visitor is not None:
            self.refuse(None, TableError(errors.FORM, "hello was said before"))
            return
        self._waiting = []
        self.hall.spawn(self._greeted(hello))

    async def _greeted(self, hello: client.Hello) -> None:
        try:
            await self._admit(hello)
        except RandoriError as refused:
            self.refuse(None, refused)
        waiting, self._waiting = self._waiting or [], None
        for message in waiting:
            self._take(message)

    async def _admit(self, hello: client.Hello) -> None:
        room = await self.hall.room(self.table)
        key = None if hello.token is None else keys.hashed(hello.token)
        seat = None if key is None else room.table.seat_of(key)
        if key is not None and seat is None and not room.table.is_host(key):
            raise TableError(errors.TOKEN, "this token opens no seat of this table")
        name = "" if hello.name is None else commands.checked_name(hello.name)
        visitor = Visitor(self.line, eyes=seat, key=key, name=name, is_open=hello.open)
        self.room, self.visitor = room, visitor
        if hello.open:
            await self._show_all(room, visitor)
            return
        room.enter(visitor, hello.version)
        if seat is not None and room.table.seats[seat].is_out_of_time:
            self._return(room, seat)

    def _return(self, room: Room, seat: int) -> None:
        """Whose time was up while he was away decides again for himself."""
        room.perform(
            Act(
                lambda table, at: commands.restore(table, seat, at),
                accepted=lambda version, again: None,
                refused=lambda reason: None,
            )
        )

    async def _show_all(self, room: Room, visitor: Visitor) -> None:
        if room.table.settings.spectators != "open" or visitor.eyes is not None:
            self.room = self.visitor = None
            raise TableError(errors.SEAT, "this table does not show all hands to you")
        self.rerun = await self.hall.rerun(room)
        self.rerun.enter(visitor)

    def end(self) -> None:
        """The client is gone."""
        if self.rerun is not None and self.visitor is not None:
            self.rerun.leave(self.visitor)
        elif self.room is not None and self.visitor is not None:
            self.room.leave(self.visitor)
        self.room = self.visitor = None

    # --- what needs more than a command

    def _move(self, message: client.Move, visitor: Visitor, room: Room) -> None:
        try:
            seat = asking.own_seat(visitor)
            before = room.table.accepted_before(seat, message.id)
            if before is not None:
                self._accept(message.id, before, True)
                return
            asking.check_decides(room.table, seat)
        except TableError as refused:
            self.refuse(message.id, refused)
            return
        arrived = time.monotonic()

        def accepted(version: int, again: bool) -> None:
            self.hall.metrics.moves.answered(time.monotonic() - arrived)
            self._accept(message.id, version, again)

        refused_ = partial(self.refuse, message.id)
        room.perform(Act(asking.moved(message, seat), accepted, refused_, seat, message.id))

    async def _hint(self, message: client.AskHint, visitor: Visitor, room: Room) -> None:
        try:
            seat = asking.own_seat(visitor)
            asked = await room.read(lambda: for_adviser(room.table, seat))
            if not self.gate.hints.take(f"{room.id}/{seat}"):
                raise TableError(errors.RATE, "hints take thinking: ask again in a few seconds")
            thought = await self.hall.crew.ask(asked)
        except RandoriError as refused:
            self.refuse(message.id, refused)
        except RuntimeError:
            self.refuse(message.id, TableError(errors.HINT, "no hint could be found just now"))
        else:
            best = thought.best or ((thought.move, None),)
            self.line.send(encode(Hint(message.id, [HintMove(*one) for one in best])))

    async def _rematch(self, message: client.Rematch, visitor: Visitor, room: Room) -> None:
        try:
            asking.own_seat(visitor)
            commands.check_rematch(room.table)
            rematch = await self.hall.rematch(room)
        except RandoriError as refused:
            self.refuse(message.id, refused)
            return
        link = partial(linked, rematch)
        room.perform(self._act(message.id, link, visitor))

    def is_silent(self) -> bool:
        """It has had its time to say hello."""
        return self.visitor is None and time.monotonic() - self.began_at > HELLO_WITHIN

    # --- limits

    def _seat_may_speak(self) -> bool:
        visitor = self.visitor
        return visitor is None or visitor.eyes is None or self.gate.seats.take(f"{self.table}/{visitor.eyes}")

    def _refuse_for_rate(self, data: bytes) -> None:
        self._refused_in_a_row += 1
        if self._refused_in_a_row > MOST_REFUSED:
            self.hall.metrics.dropped.labels("rate").inc()
            self.line.hang_up(1008, "too many messages")
            return
        self.refuse(id_in(data), TableError(errors.RATE, "too many messages: wait a little"))


def clause_of(reason: RandoriError) -> str:
    if isinstance(reason, (TableError, IllegalMove)):
        return reason.clause
    return errors.STORE if isinstance(reason, StoreError) else errors.FORM


def for_adviser(table: Table, seat: int) -> Question:
    asking.check_hint(table, seat)
    return question_at(table, seat, ADVISER, ADVICE)


def linked(rematch: str, table: Table, at: float) -> AnyEntry:
    return commands.link_rematch(table, rematch, at)


def id_in(data: bytes) -> str | None:
    """The id of a message, if at least that can be read."""
    try:
        found = _envelopes.decode(data).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    return None if found is None else found[:40]
