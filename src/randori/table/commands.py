"""What may happen at a table: each command checks, lets it happen, and returns it for the log.

A refused command raises TableError or IllegalMove, and nothing has happened. Nobody may hear of what a
command did before it is written down: that is the caller's duty, and if it cannot be written, the caller
makes the table anew from its log.
"""

from __future__ import annotations

from typing import Literal

from randori.bots import LEVELS
from randori.engine.errors import MOVE_OVER, IllegalMove, listed, quote
from randori.table import entries, errors
from randori.table.entries import AnyEntry
from randori.table.errors import TableError
from randori.table.fairness import checked_contribution
from randori.table.protocol.client import LONGEST_CHAT, LONGEST_NAME
from randori.table.table import Status, Table
from randori.table.texts import likeness, readable_line

BEGUN = "the game has begun, and seats stay as they are"

# --- before the game


def join(
    table: Table,
    name: str,
    key: str,
    at: float,
    *,
    seat: int | None = None,
    contribution: str | None = None,
    account: str | None = None,
    face: str | None = None,
    person: str | None = None,
) -> entries.Joined:
    """Take a free seat, the first or this one."""
    check_status(table, "waiting", "the game has begun")
    if person in table.barred or account in table.barred:
        raise TableError(errors.BARRED, "the host of this table does not want you to sit here")
    checked_gift(contribution)
    number = free_seat(table, seat)
    called = own_name(table, checked_name(name))
    joined = entries.Joined(at, number, called, key, contribution, account, face=face, person=person)
    table.apply(joined)
    return joined


def ready(table: Table, seat: int, contribution: str | None, at: float) -> AnyEntry:
    check_status(table, "waiting", "the game has begun")
    if table.seats[seat].is_ready:
        raise TableError(errors.STATUS, "you have said that you are ready before")
    checked_gift(contribution)
    return table.apply(entries.Readied(at, seat, contribution))


def leave(table: Table, seat: int, at: float) -> AnyEntry:
    check_open(table)
    if table.seats[seat].has_left:
        raise TableError(errors.STATUS, "you have left before")
    return table.apply(entries.Left(at, seat))


def swap(table: Table, first: int, second: int, at: float) -> AnyEntry:
    check_status(table, "waiting", BEGUN)
    check_seat(table, first)
    check_seat(table, second)
    return table.apply(entries.Swapped(at, (first, second)))


def start(table: Table, at: float) -> list[AnyEntry]:
    """Settle the shuffle, then deal."""
    check_status(table, "waiting", "the game has begun")
    for number, seat in enumerate(table.seats):
        if not seat.is_settled:
            raise TableError(errors.STATUS, f"seat {number} is not taken yet, or not ready")
    committed = table.apply(entries.Committed(at))
    table.begin()
    return [committed, table.begun(entries.Started(at, table.dealt()))]


# --- the game


def move(
    table: Table,
    seat: int,
    text: str,
    at: float,
    *,
    id: str | None = None,
    answers: int | None = None,
    version: int | None = None,
    by: Literal["person", "bot", "clock"] = "person",
) -> AnyEntry:
    """A move of the game, if its rules allow it. `version`: what its player had seen when he chose it."""
    if table.status == "waiting":
        raise TableError(errors.STATUS, "the game has not begun")
    if table.status == "over":
        raise IllegalMove(MOVE_OVER, f"the game is over, {quote(text)} comes too late")
    assert table.state is not None
    # A reaction to another card is the game's to judge.
    is_other_reaction = answers is not None and answers != table.clocks.answering
    if version is not None and version > (latest := table.news.version(seat)):
        raise TableError(errors.FORM, f"this seat has been told of version {latest}, and not of {version}")
    if version is not None and not is_other_reaction and table.is_late(seat, version):
        raise TableError(errors.LATE, "the move was chosen for a decision that is made")
    if by == "person" and answers is None and table.clocks.answering is not None:
        raise TableError(errors.FORM, "where all react at once, a move says which card it answers")
    told = table.state.public_move(seat, text)
    table.state.play(seat, text, answers=answers)
    return table.moved(entries.Moved(at, seat, text, table.dealt(), id, by), told)


def replace(
    table: Table,
    seat: int,
    level: str,
    at: float,
    *,
    by: Literal["host", "clock"] = "host",
    face: str | None = None,
) -> AnyEntry:
    """A bot decides for a seat: a leaver's, a latecomer's, or one that nobody took."""
    check_open(table)
    check_seat(table, seat)
    sitting = table.seats[seat]
    is_same = (sitting.bot, sitting.face) == (level, face)
    if sitting.bot is not None and (table.status != "waiting" or is_same):
        raise TableError(errors.SEAT, f"a bot decides for seat {seat} already")
    if level not in LEVELS:
        raise TableError(errors.SEAT, f"there is no level {quote(level)}; levels are {listed(list(LEVELS))}")
    return table.apply(entries.Replaced(at, seat, level, by, face))


def restore(table: Table, seat: int, at: float) -> AnyEntry:
    check_open(table)
    check_seat(table, seat)
    if not (table.seats[seat].stand_in or (table.status == "waiting" and table.seats[seat].level)):
        raise TableError(errors.SEAT, f"no bot stands in at seat {seat}")
    if table.status == "playing" and table.seats[seat].key is None:
        raise TableError(errors.SEAT, f"seat {seat} is nobody's to come back to: its bot stays")
    return table.apply(entries.Returned(at, seat))


def add_time(table: Table, seat: int, seconds: float, at: float) -> AnyEntry:
    check_status(table, "playing", "no clock is running")
    check_seat(table, seat)
    if seat not in table.clocks.since:
        raise TableError(errors.SEAT, f"seat {seat} has nothing to decide now")
    return table.apply(entries.TimeAdded(at, seat, seconds))


# --- the end


def agree_to_end(table: Table, seat: int, agrees: bool, at: float) -> list[AnyEntry]:
    """The game ends here when all the people at it agree."""
    check_open(table)
    if agrees == (seat in table.agreed):
        raise TableError(errors.STATUS, "you have said so before")
    asked = table.apply(entries.EndAsked(at, seat, agrees))
    return [asked, table.apply(entries.Ended(at))] if table.is_end_agreed else [asked]


def end(table: Table, at: float) -> AnyEntry:
    """Give up a table at which nothing has begun."""
    check_status(table, "waiting", "a game that has begun ends when all agree")
    return table.apply(entries.Ended(at))


def link_rematch(table: Table, rematch: str, at: float) -> AnyEntry:
    check_rematch(table)
    return table.apply(entries.Rematched(at, rematch))


def say(table: Table, seat: int | None, name: str, text: str, at: float) -> AnyEntry:
    line = readable_line(text, LONGEST_CHAT)
    if line is None:
        raise TableError(errors.CHAT, "there is nothing in this text to be read, or something that cannot be")
    return table.apply(entries.Chatted(at, seat, name, line))


# --- checks


def checked_name(name: str) -> str:
    line = readable_line(name, LONGEST_NAME)
    if line is None:
        raise TableError(errors.FORM, f"a name has 1 to {LONGEST_NAME} characters that can be read")
    return line


def own_name(table: Table, name: str, seat: int | None = None) -> str:
    """Nobody else at the table has it: a second Bob is Bob 2."""
    taken = {
        likeness(one.name) for number, one in enumerate(table.seats) if one.key is not None and number != seat
    }
    called, number = name, 1
    while likeness(called) in taken:
        number += 1
        called = f"{name[: LONGEST_NAME - len(str(number)) - 1].rstrip()} {number}"
    return called


def checked_gift(contribution: str | None) -> str | None:
    """What somebody gives to the shuffle, if anything."""
    if contribution is not None:
        checked_contribution(contribution)
    return contribution


def check_status(table: Table, wanted: Status, sentence: str) -> None:
    if table.status != wanted:
        raise TableError(errors.STATUS, sentence)


def check_rematch(table: Table) -> None:
    check_status(table, "over", "the game is not over yet")
    if table.rematch is not None:
        raise TableError(errors.STATUS, f"there is a rematch already, at table {table.rematch}")


def check_open(table: Table) -> None:
    if table.status == "over":
        raise TableError(errors.STATUS, "the game is over")


def check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise TableError(errors.SEAT, f"there is no seat {seat}; seats are 0 to {len(table.seats) - 1}")


def free_seat(table: Table, wanted: int | None) -> int:
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    free.sort(key=lambda number: table.seats[number].bot is not None)  # where a bot was to fill in, last
    if wanted is None:
        if not free:
            raise TableError(errors.SEAT, "all seats are taken")
        return free[0]
    check_seat(table, wanted)
    if wanted not in free:
        raise TableError(errors.SEAT, f"seat {wanted} is taken")
    return wanted
