"""The deck as data: deck.json, or what the option `deck` gives. MEMO-DECK, MEMO-NUMBERS"""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files

from randori.engine.errors import OptionError, listed, quote
from randori.engine.options import Option
from randori.games.memo.actions import FIELD
from randori.games.memo.cards import POWER_NAMES, Deck

KEYS = ("number", "schools", "power")
MOST_CARDS = FIELD - 1
MOST_SCHOOLS = 26
"""As many as there are letters; a set of schools must fit in one integer."""

CardData = Mapping[str, object]
"""One card as JSON describes it."""


class DeckOption(Option[list[CardData] | None]):
    """A list of cards, checked one by one; whether they are enough is seen when the players are known."""

    type = "list of cards or null"

    def __init__(self, name: str, help: str) -> None:
        super().__init__(name, None, help)

    def checked(self, value: object) -> list[CardData] | None:
        if value is None:
            return None
        if not isinstance(value, list) or len(value) > MOST_CARDS:
            size = f"a list of {len(value)}" if isinstance(value, list) else quote(value)
            raise OptionError(f"option {self.name} must be a list of at most {MOST_CARDS} cards, not {size}")
        cards = [self.checked_card(index, card) for index, card in enumerate(value)]
        self.check_numbers(cards)
        self.check_schools(cards)
        return cards

    def checked_card(self, index: int, card: object) -> CardData:
        where = f"option {self.name}[{index}]"
        if not isinstance(card, Mapping) or not set(card) <= set(KEYS):
            raise OptionError(f"{where} must be an object with {listed(list(KEYS))}, not {quote(card)}")
        number, schools, power = card.get("number"), card.get("schools"), card.get("power")
        if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number < 10**9:
            raise OptionError(f"{where}: the number must be a whole number from 0, not {quote(number)}")
        if not is_list_of_names(schools):
            wanted = "one or two different names that begin with a letter"
            raise OptionError(f"{where}: schools must be {wanted}, not {quote(schools)}")
        if power is not None and (not isinstance(power, str) or power not in POWER_NAMES[1:]):
            names = listed(POWER_NAMES[1:], "or")
            raise OptionError(f"{where}: the power must be {names} or null, not {quote(power)}")
        return {"number": number, "schools": schools, "power": power}

    def check_numbers(self, cards: list[CardData]) -> None:
        seen: dict[object, int] = {}
        for index, card in enumerate(cards):
            if card["number"] in seen:
                first = seen[card["number"]]
                raise OptionError(
                    f"option {self.name}[{index}]: card {card['number']} is {self.name}[{first}] already"
                )
            seen[card["number"]] = index

    def check_schools(self, cards: list[CardData]) -> None:
        """MEMO-SCHOOLS: names start with different letters, so that remembering a letter is enough."""
        schools = school_names(cards)
        if len(schools) > MOST_SCHOOLS:
            raise OptionError(
                f"option {self.name} must have at most {MOST_SCHOOLS} schools, not {len(schools)}"
            )
        by_letter: dict[str, str] = {}
        for school in schools:
            if len(initial(school)) != 1:
                raise OptionError(
                    f"option {self.name}: the school {quote(school)} must begin with a letter that has a "
                    f"single capital, not {quote(initial(school))}"
                )
            other = by_letter.setdefault(initial(school), school)
            if other != school:
                raise OptionError(
                    f"option {self.name}: the schools {quote(other)} and {quote(school)} begin alike"
                )


def initial(school: str) -> str:
    """The letter that is enough to remember."""
    return school[0].upper()


def is_list_of_names(schools: object) -> bool:
    return (
        isinstance(schools, list)
        and 1 <= len(schools) <= 2
        and all(isinstance(name, str) and name[:1].isalpha() for name in schools)
        and len(set(schools)) == len(schools)
    )


def usual_cards() -> list[CardData]:
    text = files("randori").joinpath("games", "memo", "deck.json").read_text(encoding="utf-8")
    cards: list[CardData] = json.loads(text)
    return cards


def school_names(cards: list[CardData]) -> list[str]:
    """All schools of a deck, by their letter."""
    return sorted({str(name) for card in cards for name in schools_of(card)})


def schools_of(card: CardData) -> list[str]:
    schools = card["schools"]
    assert isinstance(schools, list)
    return schools


def packed(cards: list[CardData]) -> Deck:
    """The deck as the rules want it."""
    names = school_names(cards)
    numbers = []
    for card in cards:
        assert isinstance(card["number"], int)
        numbers.append(card["number"])
    schools = [sum(1 << names.index(name) for name in schools_of(card)) for card in cards]
    return Deck(numbers, schools, [POWER_NAMES.index(str(card["power"] or "")) for card in cards])
