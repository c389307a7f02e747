"""The moves of Tatsu as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from randori.engine.view import View
from randori.games.tatsu.cards import CLAN_LETTERS, CLAN_NAMES
from randori.saying.sayer import Sayer, expected
from randori.views import tatsu_view

if TYPE_CHECKING:
    from randori.words import Words

Whose = Literal["you", "own", "other", "ghost"]


class TatsuSayer(Sayer):
    def __init__(self, words: Words, view: View) -> None:
        super().__init__(words, view)
        self.table = tatsu_view(view)["table"]

    def said(self, move: str) -> str:
        word, _, rest = move.partition(":")
        turn = expected(self.table["turn"])
        clan = self.words(f"tatsu-{self.table['seats'][turn]['clan']}")
        if word == "ask":
            return self.asking(int(rest), clan, is_for_ghost=self.is_ghost(turn))
        giver = turn if self.table["asked"] is None else self.table["asked"]
        front = self.front(giver, turn)
        if rest.startswith("#"):
            return self.tell("say-tatsu-play-hidden", clan=clan, pile=rest[1:], front=front)
        origin = self.words("say-tatsu-from", person="ghost" if self.is_ghost(giver) else "own")
        return self.tell("say-tatsu-play", card=self.card(rest), front=front, **{"from": origin})

    def drawn(self, move: str) -> str:
        word, _, rest = move.partition(":")
        if word == "dealer":
            return self.words("say-tatsu-dealer", seat=rest)
        return self.words("say-tatsu-deal")

    def asking(self, seat: int, clan: str, *, is_for_ghost: bool) -> str:
        person = self.place(seat)
        asked = self.words("say-tatsu-asked", person=person, who=self.who, number=self.holder(seat))
        purpose = self.words("say-tatsu-for", person="ghost" if is_for_ghost else "own")
        return self.tell("say-tatsu-ask", person=person, asked=asked, clan=clan, **{"for": purpose})

    def front(self, giver: int, turn: int) -> str:
        """In front of whom the card will lie, if that is not where it comes from."""
        place: Whose = "own" if giver == turn else self.place(turn)
        if place == "own" and giver != turn:  # his own seat, and the card comes from the Ghost's
            place = self.who
        return self.words("say-tatsu-front", person=place, number=self.holder(turn))

    def place(self, seat: int) -> Whose:
        """Whose a seat is, as the sentence sees it."""
        if self.is_ghost(seat):
            return "ghost"
        player = self.table["seats"][seat]["player"]
        return "own" if player == self.mover else self.person(player)

    def is_ghost(self, seat: int) -> bool:
        return self.table["seats"][seat]["ghost"]

    def holder(self, seat: int) -> str:
        return str(self.table["seats"][seat]["player"])

    def card(self, name: str) -> str:
        clan = self.words(f"tatsu-{CLAN_NAMES[CLAN_LETTERS.index(name[0])]}")
        return self.words(f"say-tatsu-card-{name[1]}", clan=clan, number=name[2:], card=name)
