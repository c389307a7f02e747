"""The score of a row and of a column, one small function per line of the score sheet (compiled).

Rows count disciples, columns count belts: so moving cards within a column (broom) changes rows alone, and
moving cards within a row (assistant) changes columns alone. All scores there can be are in score_tables.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from randori.engine.arrays import vec
from randori.games.dojo.cards import (
    BELT_TROPHY,
    INCENSE,
    KIMONO,
    MASTER,
    RACCOON,
)

WHITE_BELT_TROPHY: Final[i64] = 3  # DOJO-WHITE-BELT
MOST_OF_A_ROW: Final[i64] = 4

# DOJO-ROW: what 0 to 4 of the same disciple are worth.
ALIKE: Final = vec[i64]([0, 1, 3, 6, 10])

# How a row is scored.
PLAIN_ROW: Final[i64] = 0
MASTER_ROW: Final[i64] = 1
INCENSE_EACH_ROW: Final[i64] = 2
INCENSE_ONE_ROW: Final[i64] = 3
ROW_MANNERS: Final[i64] = 4

# How a column is scored.
PLAIN_COLUMN: Final[i64] = 0
BELT_COLUMN: Final[i64] = 1
KIMONO_COLUMN: Final[i64] = 2
COLUMN_MANNERS: Final[i64] = 3


def row_manner(trophy: i64, incense_each: bool) -> i64:
    """How a row with this trophy, or none, is scored."""
    if trophy == MASTER:
        return MASTER_ROW
    if trophy == INCENSE:
        return INCENSE_EACH_ROW if incense_each else INCENSE_ONE_ROW
    return PLAIN_ROW


def column_manner(trophy: i64) -> i64:
    """How a column with this trophy, or none, is scored."""
    if trophy == BELT_TROPHY:
        return BELT_COLUMN
    return KIMONO_COLUMN if trophy == KIMONO else PLAIN_COLUMN


# --- rows


def score_of_counts(counts: vec[i64], manner: i64) -> i64:
    """A row by how many it has of each disciple, the raccoons last."""
    raccoons = counts[RACCOON]
    most: i64 = 0
    different: i64 = 0
    each: i64 = 0
    for disciple in range(RACCOON):
        if counts[disciple] > most:
            most = counts[disciple]
        if counts[disciple] > 0:
            different += 1
        each += ALIKE[counts[disciple]]
    # DOJO-ROW: only the most numerous counts. DOJO-RACCOON: the wild ones join it.
    alike = ALIKE[most + raccoons]
    if manner == MASTER_ROW:
        # DOJO-MASTER: one card more counts as a raccoon; no effect on four alike.
        together = most + raccoons + 1
        return ALIKE[together if together < MOST_OF_A_ROW else MOST_OF_A_ROW]
    if manner == INCENSE_EACH_ROW:
        # DOJO-INCENSE: every disciple counts; raccoons are worth most with the most numerous.
        return each - ALIKE[most] + alike
    if manner == INCENSE_ONE_ROW:
        # DOJO-INCENSE: 1 for each different disciple, if that is more; a raccoon is one more.
        return different + raccoons if different + raccoons > alike else alike
    return alike


# --- columns


def score_of_belts(one: i64, two: i64, three: i64, manner: i64) -> i64:
    """A column by its three belts, counted from 0."""
    if one == two and two == three:
        # DOJO-COLUMN, DOJO-KIMONO
        return 2 * (one + 1) if manner == KIMONO_COLUMN else one + 1
    if manner == BELT_COLUMN:
        # DOJO-BELT: two alike are enough.
        if one == two or one == three:
            return one + 1
        if two == three:
            return two + 1
    return 0
