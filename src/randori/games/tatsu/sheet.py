"""The score sheet of a real table: captured cards in, points out. TATSU-SCORE"""

from __future__ import annotations

from collections.abc import Mapping

from randori.engine import bits
from randori.engine.errors import listed, quote
from randori.engine.sheet import Sheet, SheetError
from randori.games.tatsu.cards import CLAN_NAMES, NAMES, NUMBERS
from randori.games.tatsu.scoring import round_score


def scored(described: object) -> Sheet:
    """`{"yellow": [cards captured], "red": [cards captured]}`"""
    captured = read(described)
    return Sheet({name: round_score(cards, clan) for clan, (name, cards) in enumerate(captured.items())})


def read(described: object) -> dict[str, int]:
    """The captured cards of each clan, as sets."""
    if not isinstance(described, Mapping):
        raise SheetError(f"captured cards come as an object with yellow and red, not {quote(described)}")
    for key in described:
        if key not in CLAN_NAMES:
            raise SheetError(f"there is no clan {quote(key)}; the clans are {listed(CLAN_NAMES)}")
    captured: dict[str, int] = {}
    for clan in CLAN_NAMES:
        if clan not in described:
            raise SheetError(f"the cards captured by {clan} are missing")
        captured[clan] = read_cards(clan, described[clan], taken=sum(captured.values()))
    return captured


def read_cards(clan: str, cards: object, *, taken: int) -> int:
    """TATSU-CARDS: each card is there once."""
    if not isinstance(cards, list):
        raise SheetError(f"the cards captured by {clan} must be a list, not {quote(cards)}")
    found = 0
    for index, name in enumerate(cards):
        number = NUMBERS.get(name) if isinstance(name, str) else None
        if number is None:
            raise SheetError(f"{clan}[{index}] {quote(name)} is no card; cards are {NAMES[0]} to {NAMES[-1]}")
        if bits.has(taken | found, number):
            raise SheetError(f"{clan}[{index}] {name} was captured already; there is only one")
        found |= bits.only(number)
    return found
