"""What a table of Dojo can be waiting for, its actions, and what was agreed before (compiled)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from randori.engine.arrays import vec
from randori.engine.names import Action, Actions
from randori.games.dojo.cards import TROPHIES

ROUNDS: Final[i64] = 12
THROWS: Final[i64] = 3
MOST_PLAYERS: Final[i64] = 5
KINDS: Final[i64] = 30  # of cards; there are fewer of trophies

# Actions. GIVE + seat, PLACE + place, TROPHY + line of the grid; the others stand for themselves.
GIVE: Final[Action] = 0
CHALLENGE: Final[Action] = 5
PASS: Final[Action] = 6
SWAP: Final[Action] = 7
KEEP: Final[Action] = 8
ROCK: Final[Action] = 9
PAPER: Final[Action] = 10
SCISSORS: Final[Action] = 11
PLACE: Final[Action] = 12
TROPHY: Final[Action] = 47

CHALLENGE_OR_PASS: Final[Actions] = 0x60
SWAP_OR_KEEP: Final[Actions] = 0x180
ANY_THROW: Final[Actions] = 0xE00

# What is to happen next. The first three are draws of chance.
DEALER_DRAW: Final[i64] = 1
DECK_DRAW: Final[i64] = 2
TROPHIES_DRAW: Final[i64] = 3
GIVING: Final[i64] = 4
ASKING: Final[i64] = 5
THROWING: Final[i64] = 6
SWAPPING: Final[i64] = 7
PLACING: Final[i64] = 8
TROPHY_PLACING: Final[i64] = 9
OVER: Final[i64] = 10

# Whose a trophy is: a player's number, or one of these.
IN_THE_PILE: Final[i64] = -1
IN_THE_BOX: Final[i64] = -2

NO_CHOICE: Final[i64] = -1

# Cut to size: faster than packing a list.
NONE_YET: Final = vec[i64]([-1] * 60)
ZEROS: Final = vec[i64]([0] * 60)
SORTED_TROPHIES: Final = vec[i64](TROPHIES)


@final
class Terms:
    """What was agreed before the game: shared by all copies of a position."""

    def __init__(
        self,
        players: i64,
        deck: list[int],
        *,
        is_floating: bool,
        incense_each: bool,
        white_belt: bool,
        black_belt: bool,
    ) -> None:
        self.players = players
        self.deck = vec[i64](deck)
        self.is_floating = is_floating
        self.incense_each = incense_each
        self.white_belt = white_belt
        self.black_belt = black_belt
