"""Who hears of a table in this process, and what: each entry goes out with the seating of that very entry.

A line is its token's. Whoever has lost his seat is a spectator from that entry on, before anything else is
sent to him.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from randori.server.attendance import Attendance
from randori.server.messages import QUIET, LastSeen, Snapshot, messages
from randori.server.visitors import Visitor
from randori.table.entries import AnyEntry
from randori.table.feed import Eyes
from randori.table.table import Table


class Telling(NamedTuple):
    """What there is to tell of something: a message for each pair of eyes, and whose token has which eyes.
    `is_seated_anew`: somebody here has other eyes than before."""

    messages: Mapping[Eyes, Sequence[bytes]]
    seating: Mapping[str, int]
    is_seated_anew: bool


class Audience:
    def __init__(self, table: Table, attendance: Attendance) -> None:
        self.attendance = attendance
        self.visitors: dict[Visitor, None] = {}  # in the order in which they came
        self._eyes: set[Eyes] = set()
        self._seating: dict[str, int] = {}
        self.begin_anew(table)

    def begin_anew(self, table: Table) -> None:
        """The table was made anew: all who are here know it as it is now."""
        self._versions = table.news.versions()  # up to which messages have been written
        self._last_seen: LastSeen = {}  # what was seen then; nothing where somebody new is to be shown all
        self._look_at_seats(table)

    # --- who is here

    def admit(self, visitor: Visitor, table: Table) -> None:
        """From now on, what happens is written for his eyes too; he is sent it once he has been welcomed."""
        self.visitors[visitor] = None
        self._last_seen.pop(table.seat_of(visitor.asker.key), None)
        self._look_around()

    def leave(self, visitor: Visitor) -> bool:
        """Whether he was here."""
        if visitor not in self.visitors:
            return False
        del self.visitors[visitor]
        self._look_around()
        return True

    def _look_at_seats(self, table: Table) -> None:
        """Whose eyes are others than before is to be shown all."""
        seating = {seat.key: number for number, seat in enumerate(table.seats) if seat.key is not None}
        if seating != self._seating:
            self._seating = seating
            self._last_seen.clear()
            self._look_around()

    def _look_around(self) -> None:
        keys = [visitor.asker.key for visitor in self.visitors]
        seated = [key for key in keys if key is not None and key in self._seating]
        self._eyes = {self._seating[key] for key in seated}
        if len(seated) < len(keys):
            self._eyes.add(None)
        self.attendance.set_local(seated, len(keys) - len(seated))

    # --- what they are told

    def prepare(self, snapshot: Snapshot, made: Sequence[AnyEntry]) -> Telling:
        """What there is to tell of entries that have just happened, while the table is as they left it."""
        before = self._seating
        if not all(isinstance(entry, QUIET) for entry in made):
            self._look_at_seats(snapshot.table)
        written = messages(snapshot, made[-1], self._eyes, self._versions, self._last_seen)
        self._versions = snapshot.table.news.versions()
        return Telling(written, self._seating, self._seating is not before)

    def tell(self, telling: Telling) -> None:
        if not telling.messages:
            return
        for visitor in list(self.visitors):
            if visitor.is_welcomed:
                key = visitor.asker.key
                eyes = None if key is None else telling.seating.get(key)
                for message in telling.messages.get(eyes, ()):
                    visitor.line.send(message)

    def send(self, message: bytes) -> None:
        """The same to all."""
        for visitor in list(self.visitors):
            if visitor.is_welcomed:
                visitor.line.send(message)
