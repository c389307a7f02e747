"""What can happen at a table, as the eyes it is told to may know it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class What(Struct, frozen=True, tag_field="kind"):
    """Something that happened, as the eyes it goes to may know it."""


class SeatTaken(What, frozen=True, tag="joined"):
    seat: int
    name: str


class SeatReady(What, frozen=True, tag="ready"):
    seat: int


class SeatLeft(What, frozen=True, tag="left"):
    """He got up himself, or the host removed him, and may have barred him."""

    seat: int
    name: str
    by: Literal["person", "host"] = "person"
    is_barred: bool = False


class Pardoned(What, frozen=True, tag="pardoned"):
    """He may sit down again."""

    name: str


class SeatRenamed(What, frozen=True, tag="renamed"):
    seat: int
    name: str
    before: str


class SettingsChanged(What, frozen=True, tag="changed"):
    """What is agreed is another; `settings` names what has changed of it."""

    settings: list[str]


class HostChanged(What, frozen=True, tag="handed"):
    seat: int


class SeatsSwapped(What, frozen=True, tag="swapped"):
    seats: tuple[int, int]


class ShuffleSettled(What, frozen=True, tag="committed"):
    """Before the deal: nothing that decides the cards can change any more (docs/fairness.md)."""

    commitment: str


class GameStarted(What, frozen=True, tag="started"):
    """The cards are dealt."""


class MoveMade(What, frozen=True, tag="moved"):
    """The move as these eyes may know it. `by`: a person, a bot, or a bot because the time was up."""

    player: int
    move: str
    by: Literal["person", "bot", "clock"]


class Said(What, frozen=True, tag="chat"):
    name: str
    seat: int | None
    text: str


class BotCame(What, frozen=True, tag="replaced"):
    seat: int
    level: str
    by: Literal["host", "clock"]


class OwnerBack(What, frozen=True, tag="returned"):
    seat: int


class TimeGiven(What, frozen=True, tag="time"):
    seat: int
    seconds: float


class EndWanted(What, frozen=True, tag="end"):
    seat: int
    agrees: bool


class GameEnded(What, frozen=True, tag="ended"):
    """By agreement."""


class RematchMade(What, frozen=True, tag="rematch"):
    table: str


AnyWhat = (
    SeatTaken
    | SeatReady
    | SeatLeft
    | Pardoned
    | SeatRenamed
    | SettingsChanged
    | HostChanged
    | SeatsSwapped
    | ShuffleSettled
    | GameStarted
    | MoveMade
    | Said
    | BotCame
    | OwnerBack
    | TimeGiven
    | EndWanted
    | GameEnded
    | RematchMade
)
