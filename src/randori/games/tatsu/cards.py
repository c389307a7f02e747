"""What lies in the box: 28 cards of two clans (compiled). TATSU-CARDS

A card is a number: the 14 yellow ones first, then the red ones in the same
order. A set of cards is an integer whose bit i stands for card i.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.arrays import vec
from randori.engine.names import Card, Cards

YELLOW: Final[i64] = 0
RED: Final[i64] = 1
CLAN_SIZE: Final[i64] = 14
DECK_SIZE: Final[i64] = 28

CLAN_NAMES: Final = ["yellow", "red"]
CLAN_LETTERS: Final = "YR"


class Face(NamedTuple):
    """What is printed on a card."""

    name: str
    power: int = 0
    points: int = 0
    multiplier: int = 0


def clan_deck(letter: str) -> list[Face]:
    """One clan: five weak spirits, five strong ones, three multipliers, the fusion."""
    deck = [Face(f"{letter}V{points}", power=1, points=points) for points in range(3, 8)]
    deck += [Face(f"{letter}P{power}", power=power, points=1) for power in range(2, 7)]
    deck += [Face(f"{letter}x{factor}", multiplier=factor) for factor in range(1, 4)]
    deck.append(Face(f"{letter}F"))
    return deck


DECK: Final = clan_deck("Y") + clan_deck("R")
NAMES: Final = [card.name for card in DECK]
NUMBERS: Final = {card.name: number for number, card in enumerate(DECK)}

# The columns of the deck, for the rules.
POWER: Final = vec[i64]([card.power for card in DECK])
POINTS: Final = vec[i64]([card.points for card in DECK])
MULTIPLIER: Final = vec[i64]([card.multiplier for card in DECK])

ALL_CARDS: Final[Cards] = 0xFFFFFFF
YELLOW_CARDS: Final[Cards] = 0x3FFF
FUSIONS: Final[Cards] = 0x8002000

# Of the yellow clan, as of every clan from its first card on.
WEAK_SPIRITS: Final[i64] = 5
SPIRITS: Final[Cards] = 0x3FF
STRONG_SPIRITS: Final[Cards] = 0x3E0


def clan_cards(clan: i64) -> Cards:
    """The set of a clan's cards. Their backs show it: TATSU-BACKS."""
    return bits.shifted(YELLOW_CARDS, CLAN_SIZE * clan)


def clan_of_card(card: Card) -> i64:
    return 0 if card < CLAN_SIZE else 1


def names(cards: Cards) -> list[str]:
    """The cards of a set, as they are written, in the order of the deck."""
    return [NAMES[card] for card in bits.to_list(cards)]
