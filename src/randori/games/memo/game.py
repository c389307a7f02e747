"""Mémo Combo: its facts, its options, and the wiring of this folder into the engine.

Where the printed rules leave something open, rules/en/memo.md says (decided).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from randori.engine.chance import Draw
from randori.engine.errors import IllegalMove, OptionError
from randori.engine.game import Game
from randori.engine.notation import read_number
from randori.engine.options import BooleanOption, ChoiceOption, IntegerOption, OptionalBooleanOption
from randori.games.memo import refusal, view
from randori.games.memo.actions import DONE, PASS, PLAY, action, kind_of
from randori.games.memo.cards import NO_CARD
from randori.games.memo.deck import (
    CardData,
    DeckOption,
    initial,
    packed,
    school_names,
    schools_of,
    usual_cards,
)
from randori.games.memo.notation import MemoNotation
from randori.games.memo.phases import (
    BENCH,
    CALLING,
    CROSSING,
    DECK_DRAW,
    DIRECTING,
    MOST_CROSSES,
    REACTING,
    SHUFFLE_DRAW,
    STARTER_DRAW,
    Terms,
)
from randori.games.memo.position import MemoPosition

TEAM_COUNTS = (8, 10)
OUT_OF_REACH = 2**40

START = ChoiceOption("start", ["call", "draw"], "who begins: the first to say so, or by lot")
OPENING_POWER = BooleanOption(
    "opening_power", "the card that opens a round gives its power too", default=True
)
CONFUSION = ChoiceOption("confusion", ["secret", "open"], "whether the others see what a confusion exchanges")
MAX_ROUNDS = IntegerOption("max_rounds", 200, "after so many rounds the fewest cards win", minimum=1)
TEAMS = OptionalBooleanOption("teams", "8 players: in teams (the default), or each for himself")
GAMES = IntegerOption("games", 1, "a match of so many games, with guesses after each", minimum=1)
AID = BooleanOption("aid", "the view shows each player what perfect memory would be sure of")
DECK_GIVEN = DeckOption("deck", "another deck: a list of cards with number, schools and power")

PLAIN = MemoNotation([], "")
PLAYS = [action(PLAY, seat, slot) for seat in range(10) for slot in range(4 * BENCH)]
OFTEN = {number: PLAIN.write(number) for number in [action(PASS), *PLAYS]}
"""What all have before them at every reaction, written in advance; on longer benches the notation writes."""


class Memo(Game[MemoPosition]):
    name = "memo"
    title = "Mémo Combo"
    timeout_move = "pass"
    player_counts = (2, 3, 4, 5, 6, 7, 8, 10)
    options_offered = (START, OPENING_POWER, CONFUSION, MAX_ROUNDS, TEAMS, GAMES, AID, DECK_GIVEN)
    brings: ClassVar[Mapping[str, str]] = {
        "bots": "randori.bots.by_game.memo:STRATEGY",
        "saying": "randori.saying.memo:MemoSayer",
        "view": "randori.games.memo.seen:Table",
        "terminal": "randori.cli.tables.memo:MemoTable",
        "report": "randori.arena.by_game.memo:MemoFigures",
    }

    def __init__(self, players: object, given: Mapping[str, object]) -> None:
        super().__init__(players, given)
        other = DECK_GIVEN.of(given)
        cards = usual_cards() if other is None else other
        if len(cards) < BENCH * self.players + 1:
            needed = BENCH * self.players + 1
            raise OptionError(
                f"option deck must have at least {needed} cards for {self.players} players, not {len(cards)}"
            )
        deck = packed(cards)
        self.aid = AID.of(given)
        self.shows_once = not self.aid
        self.notation: MemoNotation = MemoNotation(
            [int(number) for number in deck.numbers], "".join(map(initial, school_names(cards)))
        )
        self.cards = [seen(card) for card in cards]
        self.terms = Terms(
            self.players,
            deck,
            games=min(GAMES.of(given), OUT_OF_REACH),
            max_rounds=min(MAX_ROUNDS.of(given), OUT_OF_REACH),
            in_teams=self.checked_teams(TEAMS.of(given)),
            starts_by_draw=START.of(given) == "draw",
            opening_power=OPENING_POWER.of(given),
            secret_confusion=CONFUSION.of(given) == "secret",
        )
        numbers = self.notation.cards
        card = (lambda lot: str(self.notation.numbers[lot]), lambda text: numbers.get(number_or(text, -1)))
        self.draws = {
            DECK_DRAW: Draw("deck", "MEMO-DECK", "card", "cards", *card),
            STARTER_DRAW: Draw("starter", "MEMO-START", "seat", "seats", str, read_number),
            SHUFFLE_DRAW: Draw("shuffle", "MEMO-EMPTY-PILE", "card", "cards", *card),
        }

    def checked_teams(self, wanted: bool | None) -> bool:
        """MEMO-TEAMS"""
        usual = self.players in TEAM_COUNTS
        if wanted and not usual:
            raise OptionError(
                f"option teams cannot be true with {self.players} players: teams are for 8 or 10"
            )
        if wanted is False and self.players == max(TEAM_COUNTS):
            raise OptionError(f"option teams cannot be false with {self.players} players")
        return usual if wanted is None else wanted

    def sides(self) -> list[tuple[int, ...]]:
        """MEMO-TEAMS: crocodile and bird."""
        pairs = [{seat, int(self.terms.partner(seat))} for seat in range(self.players)]
        return list(dict.fromkeys(tuple(sorted(pair)) for pair in pairs))

    def is_in_secret(self, position: MemoPosition) -> bool:
        """MEMO-CONFUSION: how often cards are crossed in secret is nobody else's business."""
        return position.phase == CROSSING and position.terms.secret_confusion

    def position(self) -> MemoPosition:
        return MemoPosition.new(self.terms)

    def write_move(self, action: int) -> str:
        return OFTEN.get(action) or self.notation.write(action)

    def refusal(self, position: MemoPosition, player: int, action: int) -> IllegalMove:
        return refusal.refusal(position, player, action, self.write_move(action))

    def late(self, position: MemoPosition, answered: int) -> IllegalMove | None:
        """MEMO-LATE: a play that answers a card no longer active is void."""
        number = self.active_card(position)
        return None if number == answered else refusal.void(answered, number)

    def answering(self, position: MemoPosition) -> int | None:
        """MEMO-REACT: the active card, while all may react to it."""
        return self.active_card(position) if position.phase == REACTING else None

    def begins_for_all(self, position: MemoPosition) -> bool:
        """MEMO-START: all still learn the cards they looked at when somebody says that he starts, or a draw
        has said it."""
        return position.phase == (DIRECTING if position.terms.starts_by_draw else CALLING)

    def active_card(self, position: MemoPosition) -> int | None:
        """Its number."""
        active = position.layout.active()
        return None if active == NO_CARD else self.notation.numbers[active]

    def tables(self, position: MemoPosition, eyes: Sequence[int | None]) -> Sequence[view.Table]:
        return view.tables(position, eyes, self.cards, self.notation, aid=self.aid)

    def unseen(self, position: MemoPosition) -> list[view.Placed]:
        return view.everything(position.layout, self.cards)

    def observer(self, position: MemoPosition, player: int | None) -> view.Observer:
        return view.Observer(position, player, self.cards, view.places(position.layout, self.cards))

    def public_move(self, position: MemoPosition, player: int, action: int) -> str | None:
        """MEMO-VIEW, MEMO-CONFUSION: what was crossed in secret is nobody's, nor how often; so the last
        cross is told as what it is to the others, the end."""
        if position.phase == CROSSING and position.terms.secret_confusion:
            is_last = kind_of(action) == DONE or position.crosses + 1 == MOST_CROSSES
            return "done" if is_last else None
        return view.heard(action, self.notation)


def seen(card: CardData) -> view.CardSeen:
    assert isinstance(card["number"], int)
    power = card["power"]
    return {
        "number": card["number"],
        "schools": schools_of(card),
        "power": None if power is None else str(power),
    }


def number_or(text: str, otherwise: int) -> int:
    number = read_number(text)
    return otherwise if number is None else number
