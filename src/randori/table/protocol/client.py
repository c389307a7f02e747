"""What a client may say."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from randori.table.settings import Settings

LONGEST_MESSAGE = 4096  # bytes
LONGEST_MOVE = 400
LONGEST_CHAT = 500
LONGEST_NAME = 30

Id = Annotated[str, Meta(min_length=1, max_length=40, description="the sender's own name for the message")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Token = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Face = Annotated[str, Meta(pattern="^[a-z]{1,20}$", description="a drawing of the pages, such as ren")]
Level = Annotated[str, Meta(max_length=20)]
Contribution = Annotated[str, Meta(max_length=128, description="hexadecimal, random: see docs/fairness.md")]


class Hello(Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message. Without a token one is a spectator. `version`: the last one seen, if one is back."""

    token: Token | None = None
    version: Annotated[int, Meta(ge=0)] | None = None
    name: Name | None = None
    open: Annotated[bool, Meta(description="spectators: all hands, later, where the table allows it")] = False


class Asking(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message that gets an answer: `accepted`, `refused` or what was asked for, with the same id."""

    id: Id


class Move(Asking, frozen=True, tag="move"):
    """A move in the notation of the rules; `answers`: the card it answers, where all react at once;
    `version`: the one of the view it was chosen on (TABLE-LATE)."""

    move: Annotated[str, Meta(max_length=LONGEST_MOVE)]
    answers: int | None = None
    version: Annotated[int, Meta(ge=0)] | None = None


class Chat(Asking, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class AskHint(Asking, frozen=True, tag="hint"):
    """What would a master play who has seen what I have?"""


class Ready(Asking, frozen=True, tag="ready"):
    """At a rematch: here I am, and this is my contribution to the shuffle."""

    contribution: Contribution | None = None


class Leave(Asking, frozen=True, tag="leave"):
    """Give up the seat: before the start for anybody, afterwards for a bot."""


class Back(Asking, frozen=True, tag="back"):
    """I decide for my seat again, thank you, bot."""


class Start(Asking, frozen=True, tag="start"):
    """Host: begin."""


class Swap(Asking, frozen=True, tag="swap"):
    """Host, before the start: these two change seats."""

    seats: tuple[SeatNumber, SeatNumber]


class Sit(Asking, frozen=True, tag="sit"):
    """Before the start: I take this free seat, and give up mine."""

    seat: SeatNumber


class Rename(Asking, frozen=True, tag="rename"):
    """Before the start: I am called this, and look like this."""

    name: Name
    face: Face | None = None


class Remove(Asking, frozen=True, tag="remove"):
    """Host: this person has no seat here any more; `bars`: nor gets one."""

    seat: SeatNumber
    bars: bool = False


class Pardon(Asking, frozen=True, tag="pardon"):
    """Host: whoever was barred under this name may sit down again."""

    name: Name


class Fill(Asking, frozen=True, tag="fill"):
    """Host, before the start: bots of this level for all seats where nobody is ready to play."""

    level: Level


class Change(Asking, frozen=True, tag="change"):
    """Host, before the start: this is agreed from now on. Who sits at a seat that is open keeps it."""

    settings: Settings


class HandOver(Asking, frozen=True, tag="hand_over"):
    """Host: who sits there is the host from now on."""

    seat: SeatNumber


class Replace(Asking, frozen=True, tag="replace"):
    """Host: a bot decides for this seat, until `restore` or until its owner says `back`."""

    seat: SeatNumber
    level: Level
    face: Face | None = None


class Restore(Asking, frozen=True, tag="restore"):
    """Host: the owner decides again."""

    seat: SeatNumber


class AddTime(Asking, frozen=True, tag="add_time"):
    """Host: more time for the decision of this seat."""

    seat: SeatNumber
    seconds: Annotated[float, Meta(gt=0, le=7 * 24 * 3600)]


class End(Asking, frozen=True, tag="end"):
    """I agree (or no longer) that the game ends here; it does when all the people at it agree."""

    agrees: bool = True


class Rematch(Asking, frozen=True, tag="rematch"):
    """After the game: the same people, the same settings, a new table."""


class Ping(Asking, frozen=True, tag="ping"):
    pass


AnyAsking = (
    Move
    | Chat
    | AskHint
    | Ready
    | Leave
    | Back
    | Start
    | Sit
    | Rename
    | Swap
    | Remove
    | Pardon
    | Fill
    | Change
    | HandOver
    | Replace
    | Restore
    | AddTime
    | End
    | Rematch
    | Ping
)
FromClient = Hello | AnyAsking
