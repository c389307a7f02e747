"""Moves as people write them, and the numbers that stand for them."""

from __future__ import annotations

from typing import Final

from randori.games.tatsu.cards import NAMES
from randori.games.tatsu.phases import ASK, PILE, PILES, TRICK_SIZE

SEATS: Final = range(TRICK_SIZE)

MOVES: Final[dict[int, str]] = {
    **{card: f"play:{name}" for card, name in enumerate(NAMES)},
    **{ASK + seat: f"ask:{seat}" for seat in SEATS},
    **{PILE + pile: f"play:#{pile}" for pile in range(PILES)},
}
