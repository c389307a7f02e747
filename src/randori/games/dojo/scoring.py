"""The score of a full dojo, one small function per line of the score sheet (compiled).

A dojo is 12 cards, row by row. Rows count disciples, columns count belts: so
moving cards within a column (broom) changes rows alone, and moving cards
within a row (assistant) changes columns alone.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from randori.engine.packed import append, vec
from randori.games.dojo.cards import (
    BELT,
    BELT_TROPHY,
    DISCIPLE,
    INCENSE,
    KIMONO,
    KINDS_OF_BELT,
    KINDS_OF_DISCIPLE,
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
ROW_KINDS: Final[i64] = 1296  # six disciples in four places

# How a column is scored.
PLAIN_COLUMN: Final[i64] = 0
BELT_COLUMN: Final[i64] = 1
KIMONO_COLUMN: Final[i64] = 2
COLUMN_MANNERS: Final[i64] = 3
COLUMN_KINDS: Final[i64] = 125  # five belts in three places


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


def build_rows() -> vec[i64]:
    """The score of every row there can be, in every manner."""
    scores = vec[i64]()
    for manner in range(ROW_MANNERS):
        for kind in range(ROW_KINDS):
            counts = vec[i64]([0, 0, 0, 0, 0, 0])
            rest = kind
            for _ in range(MOST_OF_A_ROW):
                counts[rest % KINDS_OF_DISCIPLE] += 1
                rest //= KINDS_OF_DISCIPLE
            scores = append(scores, score_of_counts(counts, manner))
    return scores


ROW_SCORES: Final = build_rows()


def build_raised_rows() -> vec[i64]:
    """The most every row could score with one other card in it: a raccoon is as good as any."""
    scores = vec[i64]()
    for manner in range(ROW_MANNERS):
        for kind in range(ROW_KINDS):
            best: i64 = 0
            worth: i64 = 1
            for _ in range(MOST_OF_A_ROW):
                there = kind // worth % KINDS_OF_DISCIPLE
                raised = ROW_SCORES[ROW_KINDS * manner + kind + worth * (RACCOON - there)]
                if raised > best:
                    best = raised
                worth *= KINDS_OF_DISCIPLE
            scores = append(scores, best)
    return scores


RAISED_ROW_SCORES: Final = build_raised_rows()


def row_kind(one: i64, two: i64, three: i64, four: i64) -> i64:
    """The number of a row of four cards in the tables."""
    return ((DISCIPLE[one] * 6 + DISCIPLE[two]) * 6 + DISCIPLE[three]) * 6 + DISCIPLE[four]


def row_score(one: i64, two: i64, three: i64, four: i64, manner: i64) -> i64:
    """The score of a row of four cards."""
    return ROW_SCORES[ROW_KINDS * manner + row_kind(one, two, three, four)]


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


def build_columns() -> vec[i64]:
    """The score of every column there can be, in every manner."""
    scores = vec[i64]()
    for manner in range(COLUMN_MANNERS):
        for one in range(KINDS_OF_BELT):
            for two in range(KINDS_OF_BELT):
                for three in range(KINDS_OF_BELT):
                    scores = append(scores, score_of_belts(one, two, three, manner))
    return scores


COLUMN_SCORES: Final = build_columns()


def build_raised_columns() -> vec[i64]:
    """The most every column could score with another first card: by the belts of the second and third."""
    scores = vec[i64]()
    for manner in range(COLUMN_MANNERS):
        for two in range(KINDS_OF_BELT):
            for three in range(KINDS_OF_BELT):
                with_two = score_of_belts(two, two, three, manner)
                with_three = score_of_belts(three, two, three, manner)
                scores = append(scores, with_two if with_two > with_three else with_three)
    return scores


RAISED_COLUMN_SCORES: Final = build_raised_columns()


def column_score(one: i64, two: i64, three: i64, manner: i64) -> i64:
    """The score of a column of three cards."""
    kind = (BELT[one] * 5 + BELT[two]) * 5 + BELT[three]
    return COLUMN_SCORES[COLUMN_KINDS * manner + kind]


# --- the whole, as it lies


def rows_score(cards: vec[i64], manners: vec[i64]) -> i64:
    return (
        row_score(cards[0], cards[1], cards[2], cards[3], manners[0])
        + row_score(cards[4], cards[5], cards[6], cards[7], manners[1])
        + row_score(cards[8], cards[9], cards[10], cards[11], manners[2])
    )


def columns_score(cards: vec[i64], manners: vec[i64]) -> i64:
    """The manners of the four columns stand behind those of the three rows."""
    return (
        column_score(cards[0], cards[4], cards[8], manners[3])
        + column_score(cards[1], cards[5], cards[9], manners[4])
        + column_score(cards[2], cards[6], cards[10], manners[5])
        + column_score(cards[3], cards[7], cards[11], manners[6])
    )
