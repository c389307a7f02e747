"""What the server says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Required, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType

from randori.engine.view import View
from randori.table.protocol.happenings import AnyWhat, Said
from randori.table.protocol.seen import ClocksSeen, TableSeen


class Numbered(Struct, frozen=True):
    version: int
    what: AnyWhat


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to `hello`: where the table stands, and what was missed since the version one knew.
    `missed` is null where that is too long ago."""

    version: int
    table: TableSeen
    seat: int | None
    is_host: bool
    view: View | None
    views: Annotated[list[View] | None, Meta(description="all players', for spectators who may")]
    clocks: ClocksSeen | None
    missed: list[Numbered] | None
    chat: list[Said]


class Changes(TypedDict, total=False):
    """Of a view: put it over the one you have, and its `table` over that one's."""

    game: str
    players: int
    options: dict[str, object]
    player: int | None
    to_act: Required[list[int]]
    moves: Required[list[str]]
    over: Required[bool]
    scores: Required[list[int]]
    winners: Required[list[int]]
    table: Required[Mapping[str, object]]


class Event(Struct, frozen=True, tag_field="type", tag="event", omit_defaults=True):
    """Versions are counted for each pair of eyes: what one may not notice has none. What did not change is
    left out: of the view, too, all that lies on the table as it did before."""

    version: int
    at: float
    what: AnyWhat
    table: TableSeen | None = None
    view: Changes | None = None
    views: list[View] | None = None
    clocks: ClocksSeen | None = None
    seat: Annotated[int | UnsetType | None, Meta(description="yours, with `table`; null: you have none")] = (
        UNSET
    )


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted", omit_defaults=True):
    """It is written down, durably, as this version. `again`: it had been before, and nothing happened now."""

    id: str
    version: int
    again: bool = False


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """Nothing happened. `clause` names the rule, of the game or of the table; id is null if it had none."""

    id: str | None
    clause: str
    message: str


class HintMove(Struct, frozen=True):
    move: str
    chance: Annotated[float | None, Meta(description="to win, estimated, from 0 to 1")]


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    id: str
    moves: list[HintMove]


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected; no event, and so without a version."""

    here: list[bool]
    spectators: int
    clocks: ClocksSeen | None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    id: str


class Closing(Struct, frozen=True, tag_field="type", tag="closing"):
    """The server is about to hang up; come back after `retry` seconds."""

    reason: str
    retry: float


FromServer = Welcome | Event | Accepted | Refused | Hint | Presence | Pong | Closing
