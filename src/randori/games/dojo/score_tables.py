"""The scores of all rows and columns there can be, to be looked up (compiled).

A full dojo is twelve cards, row by row; its lines are the three rows, then the four columns. In the tables a
row's number is made of the manner in which it is scored and of its disciples, a column's of its manner and of
its belts. A line whose last card is still open is a *hole*: its number, less that card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from randori.engine.arrays import append, vec
from randori.engine.names import Card
from randori.games.dojo.cards import BELT, DISCIPLE, KINDS_OF_BELT, KINDS_OF_DISCIPLE, RACCOON
from randori.games.dojo.grid import COLUMNS, ROWS, cell
from randori.games.dojo.scoring import (
    COLUMN_MANNERS,
    MOST_OF_A_ROW,
    ROW_MANNERS,
    score_of_belts,
    score_of_counts,
)

LINES: Final[i64] = 7
ROW_KINDS: Final[i64] = 1296  # six disciples in four places
COLUMN_KINDS: Final[i64] = 125  # five belts in three places
PAIR_KINDS: Final[i64] = 25

Hole = i64


def is_row(line: i64) -> bool:
    return line < ROWS


def column_line(column: i64) -> i64:
    """The line of a column of the dojo."""
    return ROWS + column


# --- rows


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


def row_hole(one: Card, two: Card, three: Card, manner: i64) -> Hole:
    """A row of three cards and a hole."""
    pair = DISCIPLE[one] * KINDS_OF_DISCIPLE + DISCIPLE[two]
    return ROW_KINDS * manner + (pair * KINDS_OF_DISCIPLE + DISCIPLE[three]) * KINDS_OF_DISCIPLE


def row_filled(hole: Hole, card: Card) -> i64:
    return ROW_SCORES[hole + DISCIPLE[card]]


def row_score(one: Card, two: Card, three: Card, four: Card, manner: i64) -> i64:
    """The score of a row of four cards."""
    return row_filled(row_hole(one, two, three, manner), four)


def row_raised(one: Card, two: Card, three: Card, four: Card, manner: i64) -> i64:
    """The most a row can score with another card in the place of one."""
    return RAISED_ROW_SCORES[row_hole(one, two, three, manner) + DISCIPLE[four]]


# --- columns


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


def column_hole(one: Card, two: Card, manner: i64) -> Hole:
    """A column of two cards and a hole."""
    return COLUMN_KINDS * manner + (BELT[one] * KINDS_OF_BELT + BELT[two]) * KINDS_OF_BELT


def column_filled(hole: Hole, card: Card) -> i64:
    return COLUMN_SCORES[hole + BELT[card]]


def column_score(one: Card, two: Card, three: Card, manner: i64) -> i64:
    """The score of a column of three cards."""
    return column_filled(column_hole(one, two, manner), three)


def column_raised(one: Card, two: Card, manner: i64) -> i64:
    """The most a column of two cards can score with a third."""
    return RAISED_COLUMN_SCORES[PAIR_KINDS * manner + BELT[one] * KINDS_OF_BELT + BELT[two]]


# --- the whole, as it lies


def rows_score(cards: vec[Card], manners: vec[i64]) -> i64:
    total: i64 = 0
    for row in range(ROWS):
        first = cell(row, 0)
        total += row_score(cards[first], cards[first + 1], cards[first + 2], cards[first + 3], manners[row])
    return total


def columns_score(cards: vec[Card], manners: vec[i64]) -> i64:
    total: i64 = 0
    for column in range(COLUMNS):
        total += column_score(
            cards[cell(0, column)],
            cards[cell(1, column)],
            cards[cell(2, column)],
            manners[column_line(column)],
        )
    return total
