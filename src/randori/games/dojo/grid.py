"""Places in a dojo while its frame still floats (compiled). DOJO-TRAIN-FIRST, DOJO-GRID

A coordinate is relative to the first card, so rows run from -2 to 2 and columns
from -3 to 3: 5 × 7 places, numbered row by row. A set of places is an integer.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.names import Place, Places

ROWS: Final[i64] = 3
COLUMNS: Final[i64] = 4
GRID_ROWS: Final[i64] = 5
GRID_COLUMNS: Final[i64] = 7
PLACES: Final[i64] = 35
ROW_ZERO: Final[i64] = 2
COLUMN_ZERO: Final[i64] = 3

GRID_LINES: Final[i64] = 12
FIRST_COLUMN_LINE: Final[i64] = 5
"""A line of the grid may bear a trophy: the five rows, then the seven columns."""

ORIGIN: Final[Place] = 17
ALL_PLACES: Final[Places] = 0x7FFFFFFFF
FIRST_ROW: Final[Places] = 0x7F
FIRST_COLUMN: Final[Places] = 0x10204081
FIXED_FRAME: Final[Places] = 0x78F1E0000
"""Rows 0 to 2, columns 0 to 3."""


def cell(row: i64, column: i64) -> i64:
    """Where a card stands among the twelve of a full dojo, row by row."""
    return COLUMNS * row + column


def row_of(place: Place) -> i64:
    """As it is written in a move: the first card's row is 0."""
    return grid_row(place) - ROW_ZERO


def column_of(place: Place) -> i64:
    return grid_column(place) - COLUMN_ZERO


def grid_row(place: Place) -> i64:
    """Counted from the top of the grid, 0 to 4."""
    return place // GRID_COLUMNS


def grid_column(place: Place) -> i64:
    """Counted from the left of the grid, 0 to 6."""
    return place % GRID_COLUMNS


def column_line(column: i64) -> i64:
    """The line of a column, 0 to 6."""
    return FIRST_COLUMN_LINE + column


def has_row(filled: Places, row: i64) -> bool:
    """Whether a row (0 to 4) holds a card."""
    return (filled >> (GRID_COLUMNS * row)) & FIRST_ROW != 0


def has_column(filled: Places, column: i64) -> bool:
    """Whether a column (0 to 6) holds a card."""
    return (filled >> column) & FIRST_COLUMN != 0


def neighbours(filled: Places) -> Places:
    """DOJO-TRAIN-NEXT: the free places that touch a card by a side."""
    last_column = bits.shifted(FIRST_COLUMN, GRID_COLUMNS - 1)
    up_and_down = bits.shifted(filled, GRID_COLUMNS) | (filled >> GRID_COLUMNS)
    left = (filled & ~FIRST_COLUMN) >> 1
    right = bits.shifted(filled & ~last_column, 1)
    return (up_and_down | left | right) & ALL_PLACES & ~filled


def frame(filled: Places) -> Places:
    """DOJO-TRAIN-NEXT: the places where the whole still fits into 3 rows by 4 columns."""
    rows: Places = 0
    columns: Places = 0
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


def top(filled: Places) -> i64:
    """The first row (0 to 4) that holds a card, of places that are not empty."""
    row: i64 = 0
    while not has_row(filled, row):
        row += 1
    return row


def bottom(filled: Places) -> i64:
    row = GRID_ROWS - 1
    while not has_row(filled, row):
        row -= 1
    return row


def leftmost(filled: Places) -> i64:
    """The first column (0 to 6) that holds a card, of places that are not empty."""
    column: i64 = 0
    while not has_column(filled, column):
        column += 1
    return column


def rightmost(filled: Places) -> i64:
    column = GRID_COLUMNS - 1
    while not has_column(filled, column):
        column -= 1
    return column
