"""An action as a number: its kind and up to three small numbers (compiled)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


def action(kind: i64, one: i64 = 0, two: i64 = 0, three: i64 = 0) -> i64:
    return ((kind * FIELD + one) * FIELD + two) * FIELD + three


def kind_of(number: i64) -> i64:
    return number >> 36


def first_of(number: i64) -> i64:
    return (number >> 24) & 4095


def second_of(number: i64) -> i64:
    return (number >> 12) & 4095


def third_of(number: i64) -> i64:
    return number & 4095
