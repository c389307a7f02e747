"""What a table looks like, but for the game on it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from randori.table.settings import Settings


class SeatSeen(Struct, frozen=True):
    """Seat i is player i of the game."""

    kind: Literal["open", "bot", "person", "program"]
    name: str
    level: Annotated[str | None, Meta(description="of the bot that decides here now")]
    is_here: bool
    is_ready: bool
    has_left: bool
    face: Annotated[str | None, Meta(description="how its owner wants to look; null: as a guest")] = None
    is_free: Annotated[bool, Meta(description="anybody may sit down, where a bot fills in, too")] = False


class Fairness(Struct, frozen=True):
    """What is published of the shuffle; the seed after the game."""

    seal: str
    contributions: list[str | None]
    commitment: str | None
    seed: str | None


class TableSeen(Struct, frozen=True):
    """All about the table that is public."""

    id: str
    code: Annotated[str | None, Meta(description="with which it may be found while it waits")]
    settings: Settings
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatSeen]
    host: Annotated[int | None, Meta(description="the host's seat, if he plays")]
    barred: Annotated[list[str], Meta(description="the names of those whom the host does not want here")]
    agree_to_end: list[int]
    fairness: Fairness
    rematch: str | None
    origin: str | None


class ClocksSeen(Struct, frozen=True):
    """When whose time is up, in seconds since the epoch by the server's clock, which shows `now`."""

    now: float
    deadlines: dict[int, float | None]
    answering: Annotated[int | None, Meta(description="the card that a move must say it answers")]
