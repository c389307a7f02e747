"""The moves of Dojo as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from randori.engine.view import View
from randori.saying.sayer import Sayer, expected
from randori.views import dojo_view

if TYPE_CHECKING:
    from randori.words import Words

THROWS = ("rock", "paper", "scissors")


class DojoSayer(Sayer):
    def __init__(self, words: Words, view: View) -> None:
        super().__init__(words, view)
        self.table = dojo_view(view)["table"]

    def said(self, move: str) -> str:
        word, _, rest = move.partition(":")
        match word:
            case "give":
                return self.gift(int(rest))
            case "challenge":
                dealer = expected(self.table["dealer"])
                trophy = self.trophy(expected(self.table["face_up"]))
                return self.tell(
                    "say-dojo-challenge", person=self.person(dealer), number=str(dealer), trophy=trophy
                )
            case "swap" | "keep":
                return self.exchange(word)
            case "place":
                row, column = rest.split(",")
                card = None if self.mover is None else self.table["hands"][self.mover]
                return self.tell("say-dojo-place", **self.known(card), row=row, column=column)
            case "trophy":
                line, number = rest.split(",")
                winner = expected(self.table["challenge"])["winner"]
                trophy = self.trophy(self.table["dojos"][expected(winner)]["trophies"][-1])
                return self.tell(f"say-dojo-trophy-{line}", trophy=trophy, line=number)
        if word in THROWS:
            return self.tell("say-dojo-throw", throw=self.words(f"dojo-{word}"))
        return self.tell("say-dojo-pass")

    def drawn(self, move: str) -> str:
        word, _, rest = move.partition(":")
        if word == "dealer":
            return self.words("say-dojo-dealer", seat=rest)
        return self.words("say-dojo-deck" if word == "deck" else "say-dojo-trophies")

    def gift(self, to: int) -> str:
        person, known = self.person(to), self.known(self.table["top"])
        if to == self.mover:
            return self.tell("say-dojo-give-self", **known)
        return self.tell("say-dojo-give", person=person, number=str(to), **known)

    def exchange(self, word: str) -> str:
        """Both cards were shown to all."""
        shown = expected(self.table["challenge"])
        cards = [self.card(shown["challengers_card"]), self.card(shown["dealers_card"])]
        mine, theirs = cards if expected(shown["winner"]) == shown["challenger"] else reversed(cards)
        return self.tell("say-dojo-swap" if word == "swap" else "say-dojo-keep", mine=mine, theirs=theirs)

    def known(self, card: str | None) -> dict[str, str]:
        """A card, if these eyes know it."""
        return {"known": "no", "card": ""} if card is None else {"known": "yes", "card": self.card(card)}

    def card(self, name: str) -> str:
        disciple, belt = self.words(f"dojo-disciple-{name[0]}"), self.words(f"dojo-belt-{name[1]}")
        return self.words("dojo-card", card=name, disciple=disciple, belt=belt)

    def trophy(self, name: str) -> str:
        return self.words(f"dojo-trophy-{name}")
