"""The option `deck`: another deck than the usual one. DOJO-DECK"""

from __future__ import annotations

from randori.engine.errors import OptionError, quote
from randori.engine.options import Option
from randori.games.dojo.cards import DECK_SIZE, NUMBERS


class DeckOption(Option[list[str] | None]):
    type = "list of cards or null"

    def __init__(self, name: str, help: str) -> None:
        super().__init__(name, None, help)

    def checked(self, value: object) -> list[str] | None:
        if value is None:
            return None
        if not isinstance(value, (list, tuple)) or len(value) != DECK_SIZE:
            size = f"{len(value)} cards" if isinstance(value, (list, tuple)) else quote(value)
            raise OptionError(f"option {self.name} must be a list of exactly {DECK_SIZE} cards, not {size}")
        for index, name in enumerate(value):
            if not isinstance(name, str) or name not in NUMBERS:
                raise OptionError(f"option {self.name}[{index}] must be a card such as M3, not {quote(name)}")
        return list(value)
