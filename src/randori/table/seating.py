"""Who sits where before a game, who is host, and what is agreed: what people and the host may change.

Like the commands of a game (commands.py): each checks, lets it happen, and returns it for the log.
"""

from __future__ import annotations

from randori.engine.errors import quote
from randori.table import commands, entries, errors
from randori.table.commands import BEGUN, check_open, check_seat, check_status, checked_name, own_name
from randori.table.entries import AnyEntry
from randori.table.errors import TableError
from randori.table.settings import OPEN, Settings, agreed, checked
from randori.table.table import Table

# --- everybody


def sit(table: Table, seat: int, wanted: int, at: float) -> AnyEntry:
    """Take a free seat instead of one's own."""
    check_status(table, "waiting", BEGUN)
    check_seat(table, wanted)
    if not table.seats[wanted].is_free:
        raise TableError(errors.SEAT, f"seat {wanted} is taken")
    return table.apply(entries.Swapped(at, (seat, wanted)))


def rename(table: Table, seat: int, name: str, face: str | None, at: float) -> AnyEntry:
    check_status(table, "waiting", "the game has begun, and names stay as they are")
    called = own_name(table, checked_name(name), seat)
    return table.apply(entries.Renamed(at, seat, called, face))


# --- the host


def remove(table: Table, seat: int, bars: bool, at: float) -> AnyEntry:
    check_open(table)
    check_seat(table, seat)
    if table.seats[seat].key is None:
        raise TableError(errors.SEAT, f"nobody sits at seat {seat}")
    if table.is_host(table.seats[seat].key):
        raise TableError(errors.SEAT, "a host does not remove himself: he leaves, or hands over")
    return table.apply(entries.Removed(at, seat, bars))


def pardon(table: Table, name: str, at: float) -> AnyEntry:
    check_open(table)
    if name not in table.barred.values():
        raise TableError(errors.STATUS, f"nobody is barred under the name {quote(name)}")
    return table.apply(entries.Pardoned(at, name))


def fill(table: Table, level: str, at: float) -> list[AnyEntry]:
    """A bot wherever nobody is ready to play; who says so will be."""
    check_status(table, "waiting", BEGUN)
    own = table.seat_of(table.host_key)
    empty = [number for number, seat in enumerate(table.seats) if not seat.is_settled and number != own]
    if not empty:
        raise TableError(errors.STATUS, "nobody is missing")
    return [commands.replace(table, number, level, at) for number in empty]


def change(table: Table, settings: Settings, at: float) -> AnyEntry:
    """OptionError if they do not fit."""
    check_status(table, "waiting", "the game has begun, and what was agreed stays")
    checked(settings)
    settings = agreed(settings)
    if settings == table.settings:
        raise TableError(errors.STATUS, "this is what is agreed already")
    people = sum(seat.key is not None for seat in table.seats)
    is_laid_anew = settings.plan() != table.settings.plan()
    if is_laid_anew and people > settings.plan().count(OPEN):
        raise TableError(errors.SEAT, f"{people} people sit here, and there would not be a seat for each")
    return table.apply(entries.Changed(at, settings))


def hand_over(table: Table, seat: int, at: float) -> AnyEntry:
    check_open(table)
    check_seat(table, seat)
    if not table.seats[seat].is_persons:
        raise TableError(errors.SEAT, f"nobody is at seat {seat} who could be the host")
    if table.is_host(table.seats[seat].key):
        raise TableError(errors.STATUS, "he is the host already")
    return table.apply(entries.Handed(at, seat))
