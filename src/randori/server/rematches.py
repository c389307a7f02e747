"""What a new table takes over from an old one, for the same people."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from randori.server import requests, tokens
from randori.server.requests import Asker
from randori.table import commands, entries
from randori.table.seats import Seat
from randori.table.settings import OPEN, Settings
from randori.table.table import Table


class Rematch(NamedTuple):
    id: str
    settings: Settings
    host: str
    seats: tuple[Seat, ...]
    barred: dict[str, str]

    @staticmethod
    def of(asker: Asker, table: Table) -> Rematch:
        """TableError if he may not ask for it, or not now."""
        requests.own_seat(table, asker)
        commands.check_rematch(table)
        assert asker.key is not None
        # It begins as soon as all have said that they are there. Who asks is there, and so he is the host: he
        # may go on without the others.
        seats = [whose(seat) for seat in table.seats]
        settings = msgspec.structs.replace(table.settings, seats=seats, start="full")
        return Rematch(tokens.rematch_of(table.seed), settings, asker.key, tuple(table.seats), table.barred)

    def joined(self, now: float) -> list[entries.Joined]:
        """Everybody has his seat, and has yet to say that he is there."""
        return [
            entries.Joined(
                now,
                number,
                seat.name,
                seat.key,
                account=seat.account,
                is_ready=False,
                face=seat.face,
                person=seat.person,
            )
            for number, seat in enumerate(self.seats)
            if seat.key is not None
        ]


def whose(seat: Seat) -> str:
    """Who sat there in the end, whatever was planned: a person comes back to it, a bot has it again."""
    return OPEN if seat.key is not None else seat.bot or OPEN
