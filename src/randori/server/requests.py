"""What a client asks of a table. Who he is there, and whether he may, is decided when it is carried out, on
the table as it is then, and anew at every further try: nothing that was looked up earlier is believed."""

from __future__ import annotations

from typing import NamedTuple

from randori.table import commands, errors, seating
from randori.table.entries import AnyEntry
from randori.table.errors import TableError
from randori.table.protocol import client
from randori.table.table import Table


class Asker(NamedTuple):
    """Who asks: the hash of the token he came with, if any; what he calls himself; whether he came to see all
    hands, later."""

    key: str | None = None
    name: str = ""
    is_open: bool = False


def carry_out(message: client.AnyAsking, asker: Asker, table: Table, at: float) -> list[AnyEntry]:
    """What happened; TableError or IllegalMove if nothing may."""
    match message:
        case client.Move():
            return [move(message, asker, table, at)]
        case client.Chat(text=text):
            return [say(asker, text, table, at)]
        case client.Sit(seat=seat):
            return [seating.sit(table, own_seat(table, asker), seat, at)]
        case client.Rename(name=name, face=face):
            return [seating.rename(table, own_seat(table, asker), name, face, at)]
        case client.End(agrees=agrees):
            return end(asker, agrees, table, at)
        case client.Ready(contribution=contribution):
            return and_start(table, [commands.ready(table, own_seat(table, asker), contribution, at)], at)
        case client.Leave():
            return [commands.leave(table, own_seat(table, asker), at)]
        case client.Back():
            return [commands.restore(table, own_seat(table, asker), at)]
    check_host(table, asker)
    return carry_out_for_host(message, table, at)


def carry_out_for_host(message: client.AnyAsking, table: Table, at: float) -> list[AnyEntry]:
    match message:
        case client.Start():
            return commands.start(table, at)
        case client.Swap(seats=(first, second)):
            return [commands.swap(table, first, second, at)]
        case client.Replace(seat=seat, level=level, face=face):
            return and_start(table, [commands.replace(table, seat, level, at, face=face)], at)
        case client.Restore(seat=seat):
            return [commands.restore(table, seat, at)]
        case client.AddTime(seat=seat, seconds=seconds):
            return [commands.add_time(table, seat, seconds, at)]
        case client.Remove(seat=seat, bars=bars):
            return [seating.remove(table, seat, bars, at)]
        case client.Pardon(name=name):
            return [seating.pardon(table, name, at)]
        case client.Fill(level=level):
            return and_start(table, seating.fill(table, level, at), at)
        case client.Change(settings=settings):
            return and_start(table, [seating.change(table, settings, at)], at)
        case client.HandOver(seat=seat):
            return [seating.hand_over(table, seat, at)]
    raise TableError(errors.FORM, "the table cannot do this")


def move(message: client.Move, asker: Asker, table: Table, at: float) -> AnyEntry:
    seat = own_seat(table, asker)
    if table.seats[seat].bot is not None:
        raise TableError(errors.SEAT, "a bot decides for you now: say that you are back")
    return commands.move(
        table, seat, message.move, at, id=message.id, answers=message.answers, version=message.version
    )


def say(asker: Asker, text: str, table: Table, at: float) -> AnyEntry:
    if asker.is_open:
        raise TableError(errors.CHAT, "who sees all hands keeps silent")
    seat = table.seat_of(asker.key)
    name = asker.name if seat is None else table.seats[seat].name
    if not name:
        raise TableError(errors.CHAT, "a spectator who wants to say something gives a name in his hello")
    return commands.say(table, seat, name, text, at)


def end(asker: Asker, agrees: bool, table: Table, at: float) -> list[AnyEntry]:
    """A table that waits is its host's to close; a game ends when all agree."""
    if table.status == "waiting" and agrees:
        check_host(table, asker)
        return [commands.end(table, at)]
    return commands.agree_to_end(table, own_seat(table, asker), agrees, at)


def come_back(asker: Asker, table: Table, at: float) -> list[AnyEntry]:
    """Whose time was up while he was away decides again for himself."""
    seat = table.seat_of(asker.key)
    if seat is None or not table.seats[seat].is_out_of_time or table.status == "over":
        return []
    return [commands.restore(table, seat, at)]


def link_rematch(rematch: str, asker: Asker, table: Table, at: float) -> list[AnyEntry]:
    own_seat(table, asker)
    return [commands.link_rematch(table, rematch, at)]


def and_start(table: Table, made: list[AnyEntry], at: float) -> list[AnyEntry]:
    """Where the game begins as soon as all are there, it may begin with this."""
    if table.settings.start == "full" and table.can_start:
        return [*made, *commands.start(table, at)]
    return made


# --- checks


def check_known(table: Table, asker: Asker) -> None:
    """A token opens a seat or makes a host; without one, anybody may look on."""
    if asker.key is not None and table.seat_of(asker.key) is None and not table.is_host(asker.key):
        raise TableError(errors.TOKEN, "this token opens no seat of this table")


def own_seat(table: Table, asker: Asker) -> int:
    seat = table.seat_of(asker.key)
    if seat is None:
        raise TableError(errors.SEAT, "spectators have no seat to speak for")
    return seat


def check_host(table: Table, asker: Asker) -> None:
    if not table.is_host(asker.key):
        raise TableError(errors.HOST, "only the host of the table may do this")


def check_hint(table: Table, seat: int) -> None:
    if not table.settings.hints:
        raise TableError(errors.HINT, "this table gives no hints")
    if table.state is None or seat not in table.state.to_act:
        raise TableError(errors.HINT, "you have nothing to decide now")
