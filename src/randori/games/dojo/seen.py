"""What a view of Dojo holds, field by field; view.py makes it. Not compiled: schemas are made of it."""

from __future__ import annotations

from typing import TypedDict

from randori.games.dojo.explaining import DojoSheet


class Laid(TypedDict):
    """A card in a dojo. Coordinates are those of the moves."""

    row: int  # grows downwards
    column: int  # grows to the right
    card: str  # such as `M3`


class Dojo(TypedDict):
    """One player's dojo. Coordinates as keys are strings, as JSON wants it."""

    cards: list[Laid]  # in the order they were laid
    row_trophies: dict[str, str]  # the trophy on a row
    column_trophies: dict[str, str]  # the trophy on a column
    trophies: list[str]  # all this player holds


class Challenge(TypedDict):
    """A challenge, and what was shown in it."""

    challenger: int  # the player
    dealers_card: str  # as it was shown
    challengers_card: str  # as it was shown
    throws: list[list[str]]  # black belt: what the dealer and the challenger threw, throw by throw
    throw_winners: list[int | None]  # who won each throw
    winner: int | None  # of the challenge, once it is decided
    swapped: bool  # whether the winner exchanged the cards


class Table(TypedDict):
    """What lies on the table."""

    phase: str  # `dealer`, `deck`, `trophies`: chance is to draw; else what is to be decided; `over`
    round: int  # from 1 to 12
    dealer: int | None  # nobody in a round dealt at random
    at_random: bool  # five players: this round has no dealer and no challenge
    face_up: str | None  # the trophy to be won
    trophies_left: int  # face down in the pile
    box: list[str]  # trophies that could not be placed
    cards_left: int  # in the pile
    top: str | None  # the card the dealer is about to give, for his eyes
    received: list[int]  # who got the first card, the second, …
    hands: list[str | None]  # what one knows of each player's card of this round
    has_card: list[bool]  # who has a card in hand
    asked: int | None  # who is to say `challenge` or `pass`
    passed: list[int]  # who has passed
    challenge: Challenge | None  # of this round
    chosen: list[int]  # who has made a choice that is still secret
    choice: str | None  # one's own, as a move
    dojos: list[Dojo]  # by player
    sheets: list[DojoSheet] | None  # after the game: each player's score with its reasons
    deck: list[str] | None  # after the game: the rest of the pile
    trophy_pile: list[str] | None  # after the game: the rest of the trophies
