"""What a view of Mémo Combo holds, field by field; view.py makes it. Not compiled: schemas are made of
it."""

from __future__ import annotations

from typing import TypedDict


class CardSeen(TypedDict):
    """A card and what is on it."""

    number: int  # by which moves name it
    schools: list[str]  # one or two names
    power: str | None  # `eye`, `infiltration`, `paralysis`, `confusion`, `overload`, `clairvoyance`


class Placed(TypedDict):
    """A card where it lies."""

    seat: int | None  # whose bench; none: the pile
    slot: int  # of the bench; of the pile, counted from the top
    card: CardSeen  # what it is


class Waiting(TypedDict):
    """A power that was gained and not yet used."""

    player: int  # whose
    power: str  # which


class Event(TypedDict):
    """The last thing that happened."""

    player: int  # who did it
    move: str  # as all hear it: of an `order` only whether it went on or under the pile
    card: CardSeen | None  # what all have seen by it
    fits: bool | None  # of a play: whether it fitted; of a guess: whether it was right


class Table(TypedDict):
    """What lies on the table."""

    phase: str  # `deck`, `starter`, `shuffle`: chance is to draw; else what is to be decided; `over`
    game: int  # of the match, from 1
    round: int  # of the game, from 1
    active: int | None  # the active player
    direction: str | None  # `left` or `right`
    mover: int | None  # who alone is to act
    benches: list[list[bool]]  # which slots are filled, by player
    pile: int  # how many cards
    dojo: list[CardSeen]  # the active card last
    ready: list[int]  # who has looked, or passed
    powers: list[Waiting]  # in the order of their use
    power: str | None  # the one in use
    shown: list[Placed]  # what only these eyes are shown now
    drawn: CardSeen | None  # the drawn card, for the active player's eyes
    known: list[Placed] | None  # with the memory aid: every place these eyes could be sure of
    event: Event | None  # the last one
    open: list[Placed] | None  # after the game: everything
    last_game: list[Placed] | None  # of a match: everything in the game before, as it ended
