"""Dojo: its facts, its options, and the wiring of this folder into the engine.

Where the printed rules leave something open, rules/en/dojo.md says (decided).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from randori.engine.chance import Draw
from randori.engine.errors import IllegalMove
from randori.engine.game import Game
from randori.engine.notation import MoveTable, read_number
from randori.engine.options import BooleanOption, ChoiceOption
from randori.engine.sheet import Sheet
from randori.games.dojo import notation, refusal, sheet, view
from randori.games.dojo.cards import DECK, NAMES, NUMBERS, TROPHY_NAMES, TROPHY_NUMBERS
from randori.games.dojo.deck import DeckOption
from randori.games.dojo.phases import DEALER_DRAW, DECK_DRAW, PLACING, THROWING, TROPHIES_DRAW, Terms
from randori.games.dojo.position import DojoPosition

WHITE_BELT = BooleanOption("white_belt", "trophies have no effect and are worth 3 points each")
BLACK_BELT = BooleanOption("black_belt", "a challenge is fought out with rock, paper, scissors")
INCENSE = ChoiceOption(
    "incense", ["each", "one"], "incense scores every disciple of its row, or 1 point for each different one"
)
GRID = ChoiceOption("grid", ["floating", "fixed"], "the frame settles as cards are laid, or is fixed")
DECK_GIVEN = DeckOption("deck", "another deck: a list of 60 card names")

SECRETS = {PLACING: "place", THROWING: "throw"}
"""What the others hear of choices that all make at the same time: DOJO-TRAIN, DOJO-BLACK-BELT."""


class Dojo(Game[DojoPosition]):
    name = "dojo"
    title = "Dojo"
    player_counts = (3, 4, 5)
    notation = MoveTable(notation.MOVES)
    options_offered = (WHITE_BELT, BLACK_BELT, INCENSE, GRID, DECK_GIVEN)
    brings: ClassVar[Mapping[str, str]] = {
        "bots": "randori.bots.by_game.dojo:STRATEGY",
        "saying": "randori.saying.dojo:DojoSayer",
        "view": "randori.games.dojo.seen:Table",
        "terminal": "randori.cli.tables.dojo:DojoTable",
        "sheet": "randori.cli.sheets.dojo:SHEET",
        "report": "randori.arena.by_game.dojo:DojoFigures",
    }

    def __init__(self, players: object, given: Mapping[str, object]) -> None:
        super().__init__(players, given)
        names = DECK_GIVEN.of(given)
        self.terms = Terms(
            self.players,
            DECK if names is None else [NUMBERS[name] for name in names],
            is_floating=GRID.of(given) == "floating",
            incense_each=INCENSE.of(given) == "each",
            white_belt=WHITE_BELT.of(given),
            black_belt=BLACK_BELT.of(given),
        )
        self.draws = {
            DEALER_DRAW: Draw("dealer", "DOJO-SETUP", "seat", "seats", str, read_number),
            DECK_DRAW: Draw("deck", "DOJO-DECK", "card", "cards", NAMES.__getitem__, NUMBERS.get),
            TROPHIES_DRAW: Draw(
                "trophies",
                "DOJO-TROPHIES",
                "trophy",
                "trophies",
                TROPHY_NAMES.__getitem__,
                TROPHY_NUMBERS.get,
            ),
        }

    def position(self) -> DojoPosition:
        return DojoPosition.new(self.terms)

    def refusal(self, position: DojoPosition, player: int, action: int) -> IllegalMove:
        return refusal.refusal(position, player, action)

    def form_refusal(self, position: DojoPosition, player: int, text: str) -> IllegalMove | None:
        return refusal.outside(position, player, text) if notation.is_outside(text) else None

    def tables(self, position: DojoPosition, eyes: Sequence[int | None]) -> Sequence[view.Table]:
        return view.tables(position, eyes)

    def public_move(self, position: DojoPosition, player: int, action: int) -> str | None:
        """DOJO-VIEW: a choice is secret until all are in; then it is seen, not heard."""
        return SECRETS.get(position.phase) or super().public_move(position, player, action)

    @classmethod
    def scored(cls, described: object) -> Sheet:
        options = cls(min(cls.player_counts), sheet.read_options(described))
        return sheet.scored(
            described, incense_each=options.terms.incense_each, white_belt=options.terms.white_belt
        )
