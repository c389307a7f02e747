"""A card laid, as one number: the card, whose hand it came from, in front of whom it lies (compiled)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.arrays import vec
from randori.engine.names import Card, Cards, Seat

Play = i64

PLAYS: Final[i64] = 512
"""All plays are below it."""
NO_PLAY: Final[Play] = -1


def play_of(card: Card, giver: Seat, seat: Seat) -> Play:
    return card | (giver << 5) | (seat << 7)


def laid_card(play: Play) -> Card:
    return play & 31


def laid_from(play: Play) -> Seat:
    """The seat from whose hand a card came."""
    return (play >> 5) & 3


def laid_before(play: Play) -> Seat:
    """The seat in front of which a card lies; of NO_PLAY, NOBODY."""
    return play >> 7


def cards_of(plays: vec[Play], first: i64, end: i64) -> Cards:
    """The cards of a trick: of the plays from `first` up to `end`."""
    cards: Cards = 0
    for index in range(first, end):
        cards |= bits.only(laid_card(plays[index]))
    return cards


def play_among(plays: vec[Play], first: i64, end: i64, cards: Cards) -> Play:
    """The play of a trick whose card is among these; NO_PLAY if there is none."""
    for index in range(first, end):
        if bits.has(cards, laid_card(plays[index])):
            return plays[index]
    return NO_PLAY
