"""The end of a rearrangement without a search (compiled): which card goes where is a small assignment.

An assistant changes columns alone: the best it can do is the best way to put
its row's four cards into the four columns. A broom changes rows alone. One of
each, in either order, hang together through the one card where they cross.
Boards are twelve cards row by row; `room` is a vec of sixteen to work in. A
row or column whose card is still open has a hole: the number of its place in
the tables of scores, less the open card.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from randori.engine.packed import vec
from randori.games.dojo.cards import BELT, DISCIPLE
from randori.games.dojo.scoring import (
    COLUMN_KINDS,
    COLUMN_SCORES,
    RAISED_COLUMN_SCORES,
    RAISED_ROW_SCORES,
    ROW_KINDS,
    ROW_SCORES,
    columns_score,
    row_kind,
    rows_score,
)

# All orders of three and of four things, one after the other; the first leaves all as it is.
ORDERS_OF_THREE: Final = vec[i64]([place for order in permutations(range(3)) for place in order])
ORDERS_OF_FOUR: Final = vec[i64]([place for order in permutations(range(4)) for place in order])

WILD: Final[i64] = 25  # a raccoon: in a row as good as any card


def larger(one: i64, two: i64) -> i64:
    return one if one > two else two


def first_other_row(row: i64) -> i64:
    return 1 if row == 0 else 0


def second_other_row(row: i64) -> i64:
    return 1 if row == 2 else 2


def pair(room: vec[i64], first: i64, second: i64, one: i64, two: i64) -> i64:
    """The better way to put two cards into two lines; room[line + card] is what a card is worth there."""
    return larger(room[first + one] + room[second + two], room[first + two] + room[second + one])


def three(room: vec[i64], one: i64, two: i64, three: i64) -> i64:
    """The best way to put three cards into the lines 0, 4 and 8 of the room."""
    first = room[one] + pair(room, 4, 8, two, three)
    second = room[two] + pair(room, 4, 8, one, three)
    third = room[three] + pair(room, 4, 8, one, two)
    return larger(first, larger(second, third))


def four(room: vec[i64]) -> i64:
    """The best way to put the cards 0 to 3 into the lines 0, 4, 8 and 12 of the room."""
    best = pair(room, 0, 4, 0, 1) + pair(room, 8, 12, 2, 3)
    best = larger(best, pair(room, 0, 4, 0, 2) + pair(room, 8, 12, 1, 3))
    best = larger(best, pair(room, 0, 4, 0, 3) + pair(room, 8, 12, 1, 2))
    best = larger(best, pair(room, 0, 4, 1, 2) + pair(room, 8, 12, 0, 3))
    best = larger(best, pair(room, 0, 4, 1, 3) + pair(room, 8, 12, 0, 2))
    return larger(best, pair(room, 0, 4, 2, 3) + pair(room, 8, 12, 0, 1))


# --- lines with holes


def row_hole(cards: vec[i64], manners: vec[i64], row: i64, column: i64) -> i64:
    """A row with a hole in one column."""
    first = 4 * row
    one = cards[first + ((column + 1) & 3)]
    two = cards[first + ((column + 2) & 3)]
    three = cards[first + ((column + 3) & 3)]
    return row_of(one, two, three, manners[row])


def row_of(one: i64, two: i64, three: i64, manner: i64) -> i64:
    """A row of three cards and a hole."""
    return ROW_KINDS * manner + ((DISCIPLE[one] * 6 + DISCIPLE[two]) * 6 + DISCIPLE[three]) * 6


def row_filled(hole: i64, card: i64) -> i64:
    return ROW_SCORES[hole + DISCIPLE[card]]


def column_hole(cards: vec[i64], manners: vec[i64], column: i64, row: i64) -> i64:
    """A column with a hole in one row."""
    one = cards[4 * first_other_row(row) + column]
    two = cards[4 * second_other_row(row) + column]
    return column_of(one, two, manners[3 + column])


def column_of(one: i64, two: i64, manner: i64) -> i64:
    """A column of two cards and a hole."""
    return COLUMN_KINDS * manner + (BELT[one] * 5 + BELT[two]) * 5


def column_filled(hole: i64, card: i64) -> i64:
    return COLUMN_SCORES[hole + BELT[card]]


# --- one left


def best_of_assistant(cards: vec[i64], manners: vec[i64], row: i64, room: vec[i64]) -> i64:
    """The best total when only the assistant of a row is left."""
    for column in range(4):
        hole = column_hole(cards, manners, column, row)
        for place in range(4):
            room[4 * column + place] = column_filled(hole, cards[4 * row + place])
    return rows_score(cards, manners) + four(room)


def best_of_broom(cards: vec[i64], manners: vec[i64], column: i64, room: vec[i64]) -> i64:
    """The best total when only the broom of a column is left."""
    for row in range(3):
        hole = row_hole(cards, manners, row, column)
        for place in range(3):
            room[4 * row + place] = row_filled(hole, cards[4 * place + column])
    return columns_score(cards, manners) + three(room, 0, 1, 2)


# --- two of a kind left


def best_of_two_assistants(cards: vec[i64], manners: vec[i64], upper: i64, lower: i64, room: vec[i64]) -> i64:
    """The best total when only the assistants of two rows are left: the upper row in every order,
    the lower one put to it as well as can be."""
    fixed = 4 * (3 - upper - lower)
    best: i64 = 0
    for order in range(0, 96, 4):
        for column in range(4):
            above = cards[4 * upper + ORDERS_OF_FOUR[order + column]]
            hole = column_of(cards[fixed + column], above, manners[3 + column])
            for place in range(4):
                room[4 * column + place] = column_filled(hole, cards[4 * lower + place])
        best = larger(best, four(room))
    return rows_score(cards, manners) + best


def best_of_two_brooms(cards: vec[i64], manners: vec[i64], left: i64, right: i64, room: vec[i64]) -> i64:
    """The best total when only the brooms of two columns are left: the left one in every order,
    the right one put to it as well as can be."""
    one: i64 = 0 if left > 0 else 1 if right > 1 else 2
    other = 6 - left - right - one
    best: i64 = 0
    for order in range(0, 18, 3):
        for row in range(3):
            comes = cards[4 * ORDERS_OF_THREE[order + row] + left]
            hole = row_of(cards[4 * row + one], cards[4 * row + other], comes, manners[row])
            for place in range(3):
                room[4 * row + place] = row_filled(hole, cards[4 * place + right])
        best = larger(best, three(room, 0, 1, 2))
    return columns_score(cards, manners) + best


# --- one of each left


def ceiling_of_both(cards: vec[i64], manners: vec[i64], row: i64, column: i64) -> i64:
    """What one assistant and one broom can never exceed: the best of all cards where they change one."""
    first = 4 * row
    kind = row_kind(cards[first], cards[first + 1], cards[first + 2], cards[first + 3])
    total = RAISED_ROW_SCORES[ROW_KINDS * manners[row] + kind]
    total += row_filled(row_hole(cards, manners, first_other_row(row), column), WILD)
    total += row_filled(row_hole(cards, manners, second_other_row(row), column), WILD)
    above = 4 * first_other_row(row)
    below = 4 * second_other_row(row)
    for line in range(4):
        if line != column:
            total += column_raised(cards[above + line], cards[below + line], manners[3 + line])
    # In the broom's own column any two of the three cards may stay.
    manner = manners[3 + column]
    here = cards[first + column]
    best = column_raised(cards[above + column], cards[below + column], manner)
    best = larger(best, column_raised(here, cards[above + column], manner))
    return total + larger(best, column_raised(here, cards[below + column], manner))


def column_raised(one: i64, two: i64, manner: i64) -> i64:
    """The most a column of two cards can score with a third."""
    return RAISED_COLUMN_SCORES[25 * manner + 5 * BELT[one] + BELT[two]]


def best_of_both(cards: vec[i64], manners: vec[i64], row: i64, column: i64, room: vec[i64]) -> i64:
    """The best total when one assistant and one broom are left, to be used in either order."""
    # What each card of the row is worth in each of the other columns: lines 0, 4 and 8 of the room.
    for other in range(3):
        hole = column_hole(cards, manners, (column + 1 + other) & 3, row)
        for place in range(4):
            room[4 * other + place] = column_filled(hole, cards[4 * row + place])
    assistant_first = best_assistant_then_broom(cards, manners, row, column, room)
    return larger(assistant_first, best_broom_then_assistant(cards, manners, row, column, room))


def best_assistant_then_broom(
    cards: vec[i64], manners: vec[i64], row: i64, column: i64, room: vec[i64]
) -> i64:
    """Four cases: which card of the row the assistant brings to the broom's column."""
    first_row = first_other_row(row)
    second_row = second_other_row(row)
    one = cards[4 * first_row + column]
    two = cards[4 * second_row + column]
    first = row_hole(cards, manners, first_row, column)
    second = row_hole(cards, manners, second_row, column)
    one_first = row_filled(first, one)
    two_first = row_filled(first, two)
    one_second = row_filled(second, one)
    two_second = row_filled(second, two)
    crossing = column_of(one, two, manners[3 + column])
    best: i64 = 0
    for place in range(4):
        card = cards[4 * row + place]
        columns = column_filled(crossing, card)
        columns += three(room, (place + 1) & 3, (place + 2) & 3, (place + 3) & 3)
        # The broom: the card stays in its row, or changes with one of the column's others.
        here = row_hole(cards, manners, row, place)
        card_first = row_filled(first, card)
        card_second = row_filled(second, card)
        stays = row_filled(here, card) + larger(one_first + two_second, two_first + one_second)
        one_comes = row_filled(here, one) + larger(card_first + two_second, two_first + card_second)
        two_comes = row_filled(here, two) + larger(card_first + one_second, one_first + card_second)
        best = larger(best, columns + larger(stays, larger(one_comes, two_comes)))
    return best


def best_broom_then_assistant(
    cards: vec[i64], manners: vec[i64], row: i64, column: i64, room: vec[i64]
) -> i64:
    """Three cases: which card of the broom's column comes to the assistant's row."""
    here = row_hole(cards, manners, row, column)
    first = row_hole(cards, manners, first_other_row(row), column)
    second = row_hole(cards, manners, second_other_row(row), column)
    best: i64 = 0
    for source in range(3):
        comes = cards[4 * source + column]
        one = cards[4 * first_other_row(source) + column]
        two = cards[4 * second_other_row(source) + column]
        straight = row_filled(first, one) + row_filled(second, two)
        crossed = row_filled(first, two) + row_filled(second, one)
        rows = row_filled(here, comes) + larger(straight, crossed)
        for other in range(3):
            hole = column_hole(cards, manners, (column + 1 + other) & 3, row)
            room[4 * other + column] = column_filled(hole, comes)
        crossing = column_of(one, two, manners[3 + column])
        for place in range(4):
            card = comes if place == column else cards[4 * row + place]
            room[12 + place] = column_filled(crossing, card)
        best = larger(best, rows + four(room))
    return best
