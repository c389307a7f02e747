"""Moves as people write them, and the numbers that stand for them."""

from __future__ import annotations

from typing import Final

from randori.engine.notation import read_number
from randori.games.dojo.grid import (
    COLUMN_ZERO,
    GRID_COLUMNS,
    GRID_ROWS,
    PLACES,
    ROW_ZERO,
    column_line,
    column_of,
    row_of,
)
from randori.games.dojo.phases import (
    CHALLENGE,
    GIVE,
    KEEP,
    MOST_PLAYERS,
    PAPER,
    PASS,
    PLACE,
    ROCK,
    SCISSORS,
    SWAP,
    TROPHY,
)

MOVES: Final[dict[int, str]] = {
    **{GIVE + seat: f"give:{seat}" for seat in range(MOST_PLAYERS)},
    CHALLENGE: "challenge",
    PASS: "pass",
    SWAP: "swap",
    KEEP: "keep",
    ROCK: "rock",
    PAPER: "paper",
    SCISSORS: "scissors",
    **{PLACE + place: f"place:{row_of(place)},{column_of(place)}" for place in range(PLACES)},
    **{TROPHY + row: f"trophy:row,{row - ROW_ZERO}" for row in range(GRID_ROWS)},
    **{TROPHY + column_line(column): f"trophy:col,{column - COLUMN_ZERO}" for column in range(GRID_COLUMNS)},
}

LONGEST_NUMBER = 6


def is_outside(text: str) -> bool:
    """A move as it should be written, but for a seat, place or line that no table has."""
    word, _, rest = text.partition(":")
    parts = rest.split(",")
    if len(rest) > 2 * LONGEST_NUMBER:
        return False
    if word == "trophy" and parts[0] in ("row", "col"):
        return len(parts) == 2 and read_number(parts[1]) is not None
    size = {"give": 1, "place": 2}.get(word)
    return len(parts) == size and all(read_number(part) is not None for part in parts)
