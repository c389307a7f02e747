"""What is on a card: schools of combat and powers (compiled). MEMO-SCHOOLS, MEMO-POWERS

The deck is data (deck.json, or the option `deck`), so a card is its place in
the deck's list, and what is on it is asked of the deck.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from randori.engine.arrays import vec
from randori.engine.names import Card

NO_CARD: Final[Card] = -1

NO_POWER: Final[i64] = 0
EYE: Final[i64] = 1
INFILTRATION: Final[i64] = 2
PARALYSIS: Final[i64] = 3
CONFUSION: Final[i64] = 4
OVERLOAD: Final[i64] = 5
CLAIRVOYANCE: Final[i64] = 6

POWER_NAMES: Final = ["", "eye", "infiltration", "paralysis", "confusion", "overload", "clairvoyance"]


@final
class Deck:
    """The cards by place: number, set of schools, power. MEMO-DECK"""

    def __init__(self, numbers: list[int], schools: list[int], powers: list[int]) -> None:
        self.size: i64 = len(numbers)
        self.school_count: i64 = max(int(mask).bit_length() for mask in schools)
        self.numbers = vec[i64](numbers)
        self.schools = vec[i64](schools)
        self.powers = vec[i64](powers)

    def fits(self, card: Card, active: Card) -> bool:
        """MEMO-REACT, MEMO-DUAL: one school in common is enough."""
        return self.schools[card] & self.schools[active] != 0
