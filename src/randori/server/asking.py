"""What a client's message asks for, as a command to the table. Who may ask for what is decided here."""

from __future__ import annotations

from functools import partial

from randori.server.room import Command
from randori.server.visitors import Visitor
from randori.table import commands, errors
from randori.table.entries import AnyEntry
from randori.table.errors import TableError
from randori.table.protocol import client
from randori.table.table import Table


def command_of(message: client.AnyAsking, visitor: Visitor, table: Table) -> Command:
    """TableError if this visitor may not."""
    match message:
        case client.Chat(text=text):
            return partial(said, visitor, text)
        case client.Start():
            check_host(visitor, table)
            return commands.start
        case client.Swap(seats=(first, second)):
            check_host(visitor, table)
            return lambda table, at: commands.swap(table, first, second, at)
        case client.Replace(seat=number, level=level):
            check_host(visitor, table)
            return lambda table, at: and_start(table, commands.replace(table, number, level, at), at)
        case client.Restore(seat=number):
            check_host(visitor, table)
            return lambda table, at: commands.restore(table, number, at)
        case client.AddTime(seat=number, seconds=seconds):
            check_host(visitor, table)
            return lambda table, at: commands.add_time(table, number, seconds, at)
        case client.End(agrees=agrees):
            return ending(visitor, agrees, table)
        case client.Ready(contribution=contribution):
            seat = own_seat(visitor)
            return lambda table, at: and_start(table, commands.ready(table, seat, contribution, at), at)
        case client.Leave():
            seat = own_seat(visitor)
            return lambda table, at: commands.leave(table, seat, at)
        case client.Back():
            seat = own_seat(visitor)
            return lambda table, at: commands.restore(table, seat, at)
    raise TableError(errors.FORM, "the table cannot do this")


def moved(message: client.Move, seat: int) -> Command:
    return lambda table, at: commands.move(
        table, seat, message.move, at, id=message.id, answers=message.answers, version=message.version
    )


def and_start(table: Table, entry: AnyEntry, at: float) -> list[AnyEntry]:
    """Where the game begins as soon as all are there, it may begin with this."""
    if table.settings.start == "full" and table.can_start:
        return [entry, *commands.start(table, at)]
    return [entry]


def said(visitor: Visitor, text: str, table: Table, at: float) -> AnyEntry:
    if visitor.is_open:
        raise TableError(errors.CHAT, "who sees all hands keeps silent")
    if visitor.eyes is None and not visitor.name:
        raise TableError(errors.CHAT, "a spectator who wants to say something gives a name in his hello")
    name = visitor.name if visitor.eyes is None else table.seats[visitor.eyes].name
    return commands.say(table, visitor.eyes, name, text, at)


def ending(visitor: Visitor, agrees: bool, table: Table) -> Command:
    """A table that waits is its host's to close; a game ends when all agree."""
    if table.status == "waiting" and agrees:
        check_host(visitor, table)
        return commands.end
    seat = own_seat(visitor)
    return lambda table, at: commands.agree_to_end(table, seat, agrees, at)


def own_seat(visitor: Visitor) -> int:
    if visitor.eyes is None:
        raise TableError(errors.SEAT, "spectators have no seat to speak for")
    return visitor.eyes


def check_decides(table: Table, seat: int) -> None:
    if table.seats[seat].bot is not None:
        raise TableError(errors.SEAT, "a bot decides for you now: say that you are back")


def check_hint(table: Table, seat: int) -> None:
    if not table.settings.hints:
        raise TableError(errors.HINT, "this table gives no hints")
    if table.state is None or seat not in table.state.to_act:
        raise TableError(errors.HINT, "you have nothing to decide now")


def check_host(visitor: Visitor, table: Table) -> None:
    if not table.is_host(visitor.key):
        raise TableError(errors.HOST, "only the host of the table may do this")
