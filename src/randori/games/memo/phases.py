"""What a table of Mémo Combo can be waiting for, and what was agreed before (compiled)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.names import Players, Seat
from randori.games.memo.cards import Deck

BENCH: Final[i64] = 4
MOST_CROSSES: Final[i64] = 3
MOST_FORESEEN: Final[i64] = 3

# What is to happen next. The first three are draws of chance.
DECK_DRAW: Final[i64] = 1
STARTER_DRAW: Final[i64] = 2
SHUFFLE_DRAW: Final[i64] = 3
LOOKING: Final[i64] = 4
CALLING: Final[i64] = 5
DIRECTING: Final[i64] = 6
DECIDING: Final[i64] = 7
REACTING: Final[i64] = 8
HANDING: Final[i64] = 9
USING: Final[i64] = 10
EXCHANGING: Final[i64] = 11
CROSSING: Final[i64] = 12
OPPOSING: Final[i64] = 13
ORDERING: Final[i64] = 14
GUESSING: Final[i64] = 15
OVER: Final[i64] = 16

# What a card of the pile is needed for, and waits if a shuffle comes between: MEMO-EMPTY-PILE.
FOR_DRAW: Final[i64] = 0
FOR_PENALTY: Final[i64] = 1
FOR_PARALYSIS: Final[i64] = 2
FOR_FORESIGHT: Final[i64] = 3

LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1


@final
class Terms:
    """What was agreed before the match: shared by all copies of a position."""

    def __init__(
        self,
        players: i64,
        deck: Deck,
        *,
        games: i64,
        max_rounds: i64,
        in_teams: bool,
        starts_by_draw: bool,
        opening_power: bool,
        secret_confusion: bool,
    ) -> None:
        self.players = players
        self.deck = deck
        self.schools = deck.school_count
        self.games = games
        self.max_rounds = max_rounds
        self.in_teams = in_teams
        self.starts_by_draw = starts_by_draw
        self.opening_power = opening_power
        self.secret_confusion = secret_confusion
        self.everyone: Players = bits.only(players) - 1
        self.crocodiles: i64 = players // 2 if in_teams else players  # all who may be active
        self.callers: Players = bits.only(self.crocodiles) - 1  # MEMO-START: in teams only crocodiles may

    def is_bird(self, seat: Seat) -> bool:
        """MEMO-TEAMS: seat s + n/2 is the bird of crocodile s."""
        return seat >= self.crocodiles

    def partner(self, seat: Seat) -> Seat:
        if not self.in_teams:
            return seat
        return seat - self.crocodiles if self.is_bird(seat) else seat + self.crocodiles
