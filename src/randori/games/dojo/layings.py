"""A card laid in a dojo, as one number: the card and its place on the grid (compiled)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from randori.engine.names import Card, Place

Laying = i64

LAYINGS: Final[i64] = 1120
"""All layings are below it."""


def laying_of(card: Card, place: Place) -> Laying:
    return card | (place << 5)


def laid_card(laying: Laying) -> Card:
    return laying & 31


def laid_at(laying: Laying) -> Place:
    return laying >> 5
