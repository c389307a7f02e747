"""A place at a table, which is a player of its game, and who has it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from randori.table.settings import OPEN


@dataclass
class Seat:
    """Open, a bot's, or a person's; a person may be stood in for by a bot."""

    level: str | None = None
    """Of the bot whose seat this is."""
    name: str = ""
    face: str | None = None
    """How its owner wants to look; what there is to choose from is the pages' to say."""
    key: str | None = None
    person: str | None = None
    """The hash of the secret of his profile."""
    contribution: str | None = None
    account: str | None = None
    is_ready: bool = False
    has_left: bool = False
    stand_in: str | None = None
    is_out_of_time: bool = False
    """The bot stands in because the clock ran out: it goes as soon as its owner is back."""

    @property
    def is_free(self) -> bool:
        return self.level is None and self.key is None

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides here now."""
        return self.level or self.stand_in

    @property
    def is_persons(self) -> bool:
        """Somebody is responsible here, now."""
        return self.key is not None and not self.has_left and self.stand_in is None

    @property
    def is_settled(self) -> bool:
        """A game could begin as far as this seat is concerned."""
        return self.bot is not None or (self.key is not None and self.is_ready)


def planned(plan: Sequence[str]) -> list[Seat]:
    """As a table is laid: OPEN, or the level of a bot."""
    return [Seat(level=None if who == OPEN else who) for who in plan]


def reseated(seats: Sequence[Seat], plan: Sequence[str]) -> list[Seat]:
    """The same people at a table that is laid anew: who sits where a seat is open keeps it, the others take
    the first that are. There is one for each."""
    new = planned(plan)
    moved = []
    for number, seat in enumerate(seats):
        if seat.key is None:
            continue
        if number < len(new) and new[number].is_free:
            new[number] = seat
        else:
            moved.append(seat)
    for seat in moved:
        new[next(number for number, one in enumerate(new) if one.is_free)] = seat
    return new
