"""The log of a table: what happened, in the order in which it was accepted. A table is what its log makes it.

Entries are written for the server's eyes: they hold secrets, and nothing of them goes out as it stands.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from randori.table.settings import Settings

Asked = tuple[str, str]
"""The hash of a token, and what its holder called his message."""


class Dated(Struct, frozen=True, omit_defaults=True):
    at: float  # seconds since the epoch


class Entry(Dated, frozen=True, tag_field="kind", kw_only=True):
    """`asked`: whose message it carries out, so that what comes twice happens once. A move has it in its own
    fields: its player and its id."""

    asked: Asked | None = None


class Made(Entry, frozen=True, tag="made"):
    table: str
    settings: Settings
    seed: str
    host: str  # the hash of the host's token
    origin: str | None = None  # the table this is the rematch of
    barred: dict[str, str] = {}  # who was not wanted there: profile or token, and name


class Joined(Entry, frozen=True, tag="joined"):
    seat: int
    name: str
    key: str  # the hash of the seat's token
    contribution: str | None = None
    account: str | None = None  # of somebody's own program
    is_ready: bool = True
    face: str | None = None
    person: str | None = None  # the hash of the secret of his profile, if he has one


class Readied(Entry, frozen=True, tag="readied"):
    seat: int
    contribution: str | None = None


class Left(Entry, frozen=True, tag="left"):
    seat: int


class Removed(Entry, frozen=True, tag="removed"):
    """By the host, who may not want him back either."""

    seat: int
    is_barred: bool = False


class Pardoned(Entry, frozen=True, tag="pardoned"):
    name: str


class Renamed(Entry, frozen=True, tag="renamed"):
    seat: int
    name: str
    face: str | None = None


class Swapped(Entry, frozen=True, tag="swapped"):
    seats: tuple[int, int]


class Changed(Entry, frozen=True, tag="changed"):
    """Another agreement, before the start."""

    settings: Settings


class Handed(Entry, frozen=True, tag="handed"):
    """The host's part, to who sits there."""

    seat: int


class Committed(Entry, frozen=True, tag="committed"):
    """The shuffle is settled: see fairness.py."""


class Started(Entry, frozen=True, tag="started"):
    draws: list[str]


class Moved(Entry, frozen=True, tag="moved"):
    """A move and what chance drew after it; `id` is what the mover's program called it."""

    player: int
    move: str
    draws: list[str] = []
    id: str | None = None
    by: Literal["person", "bot", "clock"] = "person"


class Chatted(Entry, frozen=True, tag="chatted"):
    seat: int | None
    name: str
    text: str


class Replaced(Entry, frozen=True, tag="replaced"):
    seat: int
    level: str
    by: Literal["host", "clock"] = "host"
    face: str | None = None  # of a bot that nobody sits behind


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class TimeAdded(Entry, frozen=True, tag="time"):
    seat: int
    seconds: float


class EndAsked(Entry, frozen=True, tag="end"):
    seat: int
    agrees: bool


class Ended(Entry, frozen=True, tag="ended"):
    pass


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


AnyEntry = (
    Made
    | Joined
    | Readied
    | Left
    | Removed
    | Pardoned
    | Renamed
    | Swapped
    | Changed
    | Handed
    | Committed
    | Started
    | Moved
    | Chatted
    | Replaced
    | Returned
    | TimeAdded
    | EndAsked
    | Ended
    | Rematched
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def read(line: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(line)
    return entry
