"""The score sheet of a real table: captured cards in, points with their reasons out. TATSU-SCORE"""

from __future__ import annotations

from collections.abc import Mapping

from randori.engine import bits
from randori.engine.errors import listed, quote
from randori.engine.sheet import Sheet, SheetError
from randori.games.tatsu.cards import CLAN_NAMES, DECK, NAMES, NUMBERS, clan_cards, names
from randori.games.tatsu.scoring import factor, points, round_score


def scored(described: object) -> Sheet:
    """`{"yellow": [cards captured], "red": [cards captured]}`"""
    captured = read(described)
    return Sheet(
        result={name: round_score(cards, clan) for clan, (name, cards) in enumerate(captured.items())},
        lines=[line for clan, cards in enumerate(captured.values()) for line in explained(clan, cards)],
    )


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


def explained(clan: int, captured: int) -> list[str]:
    """The sum as one would write it on paper."""
    worth = [str(DECK[card].points) for card in bits.to_list(captured) if DECK[card].points]
    own = [
        str(DECK[card].multiplier)
        for card in bits.to_list(captured & clan_cards(clan))
        if DECK[card].multiplier
    ]
    return [
        f"{CLAN_NAMES[clan]}: {' '.join(names(captured)) or 'no cards'}",
        f"  points       {' + '.join(worth) or '0'} = {points(captured)}",
        f"  multipliers  {' + '.join(own) or 'none of its own'} = {factor(captured, clan)}",
        f"  score        {points(captured)} × {factor(captured, clan)} = {round_score(captured, clan)}",
    ]
