"""Tatsu: its facts, its options, and the wiring of this folder into the engine.

Where the printed rules leave something open, rules/en/tatsu.md says (decided).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from randori.engine.chance import Draw
from randori.engine.errors import IllegalMove
from randori.engine.game import Game
from randori.engine.notation import MoveTable, read_number
from randori.engine.options import ChoiceOption, IntegerOption, OptionalIntegerOption
from randori.engine.record import walk
from randori.engine.sheet import Sheet
from randori.games.tatsu import notation, refusal, sheet, view
from randori.games.tatsu.cards import NAMES, NUMBERS
from randori.games.tatsu.phases import DEAL_DRAW, DEALER_DRAW, Terms
from randori.games.tatsu.position import TatsuPosition

TARGET = IntegerOption("target", 500, "the score to reach", minimum=1)
ROUNDS = OptionalIntegerOption("rounds", "play so many rounds instead of to a score", minimum=1)
TIE = ChoiceOption("tie", ["round", "share"], "a tie at the end plays another round, or shares the win")
HIDDEN = ChoiceOption(
    "hidden",
    ["own", "both"],
    "two players: face-down cards come into play when their owner has no face-up one, or when neither has",
)

OUT_OF_REACH = 2**62
"""Above every score there can be: no need for a larger number in the compiled core."""

DEAL_CLAUSES = {2: "TATSU-2-DEAL", 3: "TATSU-3-DEAL", 4: "TATSU-DEAL-4"}
LEAD_CLAUSES = {2: "TATSU-2-LEAD", 3: "TATSU-3-DEAL", 4: "TATSU-LEAD"}


class Tatsu(Game[TatsuPosition]):
    name = "tatsu"
    title = "Tatsu"
    player_counts = (2, 3, 4)
    notation = MoveTable(notation.MOVES)
    options_offered = (TARGET, ROUNDS, TIE, HIDDEN)
    brings: ClassVar[Mapping[str, str]] = {
        "bots": "randori.bots.by_game.tatsu:STRATEGY",
        "saying": "randori.saying.tatsu:TatsuSayer",
        "view": "randori.games.tatsu.seen:Table",
        "terminal": "randori.cli.tables.tatsu:TatsuTable",
        "sheet": "randori.cli.sheets.tatsu:SHEET",
        "report": "randori.arena.by_game.tatsu:TatsuFigures",
    }

    def __init__(self, players: object, given: Mapping[str, object]) -> None:
        super().__init__(players, given)
        self.terms = Terms(
            self.players,
            min(TARGET.of(given), OUT_OF_REACH),
            min(ROUNDS.of(given) or 0, OUT_OF_REACH),
            shares_ties=TIE.of(given) == "share",
            hidden_for_both=HIDDEN.of(given) == "both",
        )
        self.draws = {
            DEALER_DRAW: Draw("dealer", LEAD_CLAUSES[self.players], "seat", "seats", str, read_number),
            DEAL_DRAW: Draw(
                "deal", DEAL_CLAUSES[self.players], "card", "cards", NAMES.__getitem__, NUMBERS.get
            ),
        }

    def sides(self) -> list[tuple[int, ...]]:
        """TATSU-SEATS-4: a partner sits opposite."""
        return [(0, 2), (1, 3)] if self.players == 4 else super().sides()

    def position(self) -> TatsuPosition:
        return TatsuPosition.new(self.terms)

    def refusal(self, position: TatsuPosition, player: int, action: int) -> IllegalMove:
        return refusal.refusal(position, action)

    def tables(self, position: TatsuPosition, eyes: Sequence[int | None]) -> Sequence[view.Table]:
        return view.tables(position, eyes)

    def unseen(self, position: TatsuPosition) -> list[list[str | None]] | None:
        """TATSU-2-DEAL: with two players, what lies face down."""
        return view.face_down(position) if position.seats == 2 else None

    @classmethod
    def scored(cls, described: object) -> Sheet:
        return sheet.scored(described)

    def report_facts(self, history: list[tuple[int, str]]) -> dict[str, object]:
        """What each round brought the clans."""
        rounds: list[dict[str, int]] = []
        for position in walk(self, history):
            if position.rounds_done > len(rounds):
                rounds.append(view.round_scores(position))
        return {"rounds": rounds}
