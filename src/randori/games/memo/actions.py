"""An action as a number: its kind and up to three small numbers (compiled)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from randori.engine.names import Action, Card
from randori.games.memo.cards import NO_CARD

LOOK: Final[i64] = 1
START: Final[i64] = 2
DIRECTION: Final[i64] = 3
SWAP: Final[i64] = 4
LAY: Final[i64] = 5
PLAY: Final[i64] = 6
HAND: Final[i64] = 7
PASS: Final[i64] = 8
SKIP: Final[i64] = 9
EYE_AT: Final[i64] = 10
INFILTRATE: Final[i64] = 11
EXCHANGE: Final[i64] = 12
PARALYSE: Final[i64] = 13
CONFUSE: Final[i64] = 14
CROSS: Final[i64] = 15
DONE: Final[i64] = 16
OVERLOAD_TWO: Final[i64] = 17
AGAINST: Final[i64] = 18
FORESEE: Final[i64] = 19
ORDER_TOP: Final[i64] = 20
ORDER_BOTTOM: Final[i64] = 21
GUESS: Final[i64] = 22
STOP: Final[i64] = 23

FIELD: Final[i64] = 4096
"""Seats, slots and cards are below it."""


def action(kind: i64, one: i64 = 0, two: i64 = 0, three: i64 = 0) -> Action:
    return ((kind * FIELD + one) * FIELD + two) * FIELD + three


def kind_of(number: Action) -> i64:
    return number >> 36


def first_of(number: Action) -> i64:
    return (number >> 24) & 4095


def second_of(number: Action) -> i64:
    return (number >> 12) & 4095


def third_of(number: Action) -> i64:
    return number & 4095


def order(kind: i64, first: Card, second: Card = NO_CARD, third: Card = NO_CARD) -> Action:
    """MEMO-CLAIRVOYANCE: one to three cards in their new order."""
    return action(kind, first + 1, second + 1, third + 1)


def ordered_cards(number: Action) -> list[int]:
    """The cards that an order names."""
    cards: list[int] = []
    for field in (first_of(number), second_of(number), third_of(number)):
        if field:
            cards.append(field - 1)
    return cards
