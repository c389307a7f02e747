"""The moves of Mémo Combo as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from randori.engine.view import View
from randori.saying.sayer import Person, Sayer, expected
from randori.views import MemoCard, memo_view

if TYPE_CHECKING:
    from randori.words import Words

AT_A_SLOT = ("play", "eye", "infiltrate", "exchange", "against")
"""Moves of a seat and a slot."""
ON_A_BENCH = ("paralyse", "confuse")
"""Moves of a seat."""


class MemoSayer(Sayer):
    def __init__(self, words: Words, view: View) -> None:
        super().__init__(words, view)
        self.table = memo_view(view)["table"]

    def said(self, move: str) -> str:
        word, _, rest = move.partition(":")
        message = f"say-memo-{word}"
        parts = rest.split(",")
        if word in AT_A_SLOT:
            values = {"at": self.at(int(parts[0]), parts[1])}
            return self.tell(message, **values, **self.onto(word))
        if word in ON_A_BENCH:
            return self.tell(message, bench=self.bench(int(rest)))
        match word:
            case "look":
                return self.tell(message, at=self.at_two(self.mover, *parts))
            case "swap":
                return self.tell(message, at=self.own_at(rest), card=self.drawn_card())
            case "lay":
                return self.tell(message, card=self.drawn_card())
            case "hand":
                return self.tell(message, at=self.own_at(rest))
            case "skip":
                return self.tell(message, power=self.words(f"memo-power-{expected(self.table['power'])}"))
            case "cross":
                return self.tell(message, one=parts[0], two=parts[1])
            case "overload":
                return self.tell(message, at=self.at_two(int(parts[0]), parts[1], parts[2]))
            case "guess":
                return self.tell(message, at=self.at(int(parts[0]), parts[1]), letter=parts[2])
            case "direction":
                return self.tell(f"say-memo-direction-{rest}")
            case "order":
                return self.tell(f"say-memo-order-{parts[-1]}", cards=self.words.listed(parts[:-1]))
        return self.tell(message)

    def drawn(self, move: str) -> str:
        word, _, rest = move.partition(":")
        message = f"say-memo-{word}"
        return self.words(message, seat=rest) if word in ("starter", "first") else self.words(message)

    # --- places

    def at(self, seat: int, slot: str) -> str:
        return self.words("say-memo-at", person=self.whose(seat), number=str(seat), slot=slot)

    def own_at(self, slot: str) -> str:
        return self.words("say-memo-at", person=self.whose(self.mover), number="", slot=slot)

    def at_two(self, seat: int | None, one: str, two: str) -> str:
        person = self.whose(seat)
        return self.words("say-memo-at-two", person=person, number=str(seat), one=one, two=two)

    def bench(self, seat: int) -> str:
        return self.words("say-memo-bench", person=self.whose(seat), number=str(seat))

    def whose(self, seat: int | None) -> Person:
        """Where one of several makes the move, and nobody says who, what is his is his own."""
        return "own" if seat is None else self.person(seat)

    # --- cards

    def onto(self, word: str) -> dict[str, str]:
        return {"card": self.card(self.table["dojo"][-1])} if word == "play" else {}

    def drawn_card(self) -> str:
        card = self.table["drawn"]
        return self.words("say-memo-drawn") if card is None else self.card(card)

    def card(self, card: MemoCard) -> str:
        power = "none" if card["power"] is None else self.words(f"memo-power-{card['power']}")
        schools = self.words.listed(card["schools"])
        return self.words("say-memo-card", number=str(card["number"]), schools=schools, power=power)
