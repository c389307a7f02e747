"""What lies in the box: 60 tatami cards and 12 trophies (compiled). DOJO-CARDS, DOJO-TROPHIES

A card is a number, 5 × disciple + belt, so that the two green monkeys are the same number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from randori.engine.arrays import vec
from randori.engine.names import Card

DISCIPLES: Final = ["monkey", "fox", "tigress", "crane", "bear", "raccoon"]
DISCIPLE_LETTERS: Final = "MFTCBR"
BELTS: Final = ["white", "yellow", "green", "blue", "black"]
KINDS_OF_DISCIPLE: Final[i64] = 6
KINDS_OF_BELT: Final[i64] = 5
RACCOON: Final[i64] = 5
NO_CARD: Final[Card] = -1

NAMES: Final = [f"{letter}{belt}" for letter in DISCIPLE_LETTERS for belt in range(1, 6)]
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}

# The columns of the table of cards, for the rules. A belt is counted from 0 here: 0 is white.
DISCIPLE: Final = vec[i64]([number // 5 for number in range(len(NAMES))])
BELT: Final = vec[i64]([number % 5 for number in range(len(NAMES))])

DECK_SIZE: Final[i64] = 60
DECK: Final = [number for number in range(len(NAMES)) for _ in range(2)]
"""DOJO-DECK: every card twice."""

# Orange trophies go to a column, black ones to a row.
BELT_TROPHY: Final[i64] = 0
KIMONO: Final[i64] = 1
BROOM: Final[i64] = 2
MASTER: Final[i64] = 3
INCENSE: Final[i64] = 4
ASSISTANT: Final[i64] = 5
NO_TROPHY: Final[i64] = -1

TROPHY_NAMES: Final = ["belt", "kimono", "broom", "master", "incense", "assistant"]
TROPHY_NUMBERS: Final = {name: number for number, name in enumerate(TROPHY_NAMES)}
TROPHIES_OF_A_KIND: Final = 2
TROPHIES: Final = [number for number in range(len(TROPHY_NAMES)) for _ in range(2)]
TROPHY_COUNT: Final[i64] = 12


def is_orange(trophy: i64) -> bool:
    return trophy <= BROOM
