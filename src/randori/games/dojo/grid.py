"""Places in a dojo while its frame still floats (compiled). DOJO-TRAIN-FIRST, DOJO-GRID

A coordinate is relative to the first card, so rows run from -2 to 2 and columns
from -3 to 3: 5 × 7 places, numbered row by row. A set of places is an integer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from randori.engine import bits

ROWS: Final[i64] = 3
COLUMNS: Final[i64] = 4
GRID_ROWS: Final[i64] = 5
GRID_COLUMNS: Final[i64] = 7
PLACES: Final[i64] = 35
ROW_ZERO: Final[i64] = 2
COLUMN_ZERO: Final[i64] = 3

ORIGIN: Final[i64] = 17
ALL_PLACES: Final[i64] = 0x7FFFFFFFF
FIRST_ROW: Final[i64] = 0x7F
FIRST_COLUMN: Final[i64] = 0x10204081
FIXED_FRAME: Final[i64] = 0x78F1E0000
"""Rows 0 to 2, columns 0 to 3."""


def place_at(row: i64, column: i64) -> i64:
    return (row + ROW_ZERO) * GRID_COLUMNS + column + COLUMN_ZERO


def row_of(place: i64) -> i64:
    return place // GRID_COLUMNS - ROW_ZERO


def column_of(place: i64) -> i64:
    return place % GRID_COLUMNS - COLUMN_ZERO


def has_row(filled: i64, row: i64) -> bool:
    """Whether a row (0 to 4) holds a card."""
    return (filled >> (GRID_COLUMNS * row)) & FIRST_ROW != 0


def has_column(filled: i64, column: i64) -> bool:
    """Whether a column (0 to 6) holds a card."""
    return (filled >> column) & FIRST_COLUMN != 0


def neighbours(filled: i64) -> i64:
    """DOJO-TRAIN-NEXT: the free places that touch a card by a side."""
    last_column = bits.shifted(FIRST_COLUMN, GRID_COLUMNS - 1)
    up_and_down = bits.shifted(filled, GRID_COLUMNS) | (filled >> GRID_COLUMNS)
    left = (filled & ~FIRST_COLUMN) >> 1
    right = bits.shifted(filled & ~last_column, 1)
    return (up_and_down | left | right) & ALL_PLACES & ~filled


def frame(filled: i64) -> i64:
    """DOJO-TRAIN-NEXT: the places where the whole still fits into 3 rows by 4 columns."""
    rows: i64 = 0
    columns: i64 = 0
    first_row = top(filled)
    last_row = bottom(filled)
    for row in range(GRID_ROWS):
        if last_row - ROWS < row < first_row + ROWS:
            rows |= bits.shifted(FIRST_ROW, GRID_COLUMNS * row)
    first_column = leftmost(filled)
    last_column = rightmost(filled)
    for column in range(GRID_COLUMNS):
        if last_column - COLUMNS < column < first_column + COLUMNS:
            columns |= bits.shifted(FIRST_COLUMN, column)
    return rows & columns


def top(filled: i64) -> i64:
    """The first row (0 to 4) that holds a card, of places that are not empty."""
    row: i64 = 0
    while not has_row(filled, row):
        row += 1
    return row


def bottom(filled: i64) -> i64:
    row = GRID_ROWS - 1
    while not has_row(filled, row):
        row -= 1
    return row


def leftmost(filled: i64) -> i64:
    """The first column (0 to 6) that holds a card, of places that are not empty."""
    column: i64 = 0
    while not has_column(filled, column):
        column += 1
    return column


def rightmost(filled: i64) -> i64:
    column = GRID_COLUMNS - 1
    while not has_column(filled, column):
        column -= 1
    return column
