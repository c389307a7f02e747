"""What a table of Tatsu can be waiting for, its actions, and what was agreed before (compiled)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from randori.engine.arrays import vec
from randori.engine.names import Action, Seat
from randori.games.tatsu.cards import DECK_SIZE

TRICK_SIZE: Final[i64] = 4
HAND_SIZE: Final[i64] = 7
PILES: Final[i64] = 7
GHOST_SEAT: Final[Seat] = 3
GHOST_MASTER: Final[Seat] = 1  # the red player's seat, with three players

# An action is the number of a card to play, ASK + the seat asked for one,
# or PILE + the pile whose face-down card is played (two players).
ASK: Final[Action] = 28
PILE: Final[Action] = 32

# What is to happen next. The first two are draws of chance.
DEALER_DRAW: Final[i64] = 1
DEAL_DRAW: Final[i64] = 2
PLAY: Final[i64] = 3
OVER: Final[i64] = 4

# Cut to size: faster than packing a list.
ZEROS: Final = vec[i64]([0] * DECK_SIZE)
UNSHUFFLED: Final = vec[i64](range(DECK_SIZE))


@final
class Terms:
    """What was agreed before the match: shared by all copies of a position."""

    def __init__(
        self, players: i64, target: i64, rounds: i64, *, shares_ties: bool, hidden_for_both: bool
    ) -> None:
        self.players = players
        self.seats: i64 = 2 if players == 2 else 4
        self.target = target
        self.rounds = rounds  # 0: play to the target
        self.shares_ties = shares_ties
        self.hidden_for_both = hidden_for_both


def clan_of(seat: Seat) -> i64:
    """TATSU-SEATS-4: partners face each other, the clans alternate. Seat 0 is yellow."""
    return seat & 1
