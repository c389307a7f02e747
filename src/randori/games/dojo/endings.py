"""The end of a rearrangement without a search (compiled): which card goes where is a small assignment.

An assistant changes columns alone: the best it can do is the best way to put
its row's four cards into the four columns. A broom changes rows alone. One of
each, in either order, hang together through the one card where they cross.
`worths` is a vec to work in: what each of four cards is worth in each of four lines.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from mypy_extensions import i64

from randori.engine.arrays import vec
from randori.engine.names import Card
from randori.games.dojo.grid import COLUMNS, ROWS, cell
from randori.games.dojo.score_tables import (
    Hole,
    column_filled,
    column_hole,
    column_line,
    column_raised,
    columns_score,
    row_filled,
    row_hole,
    row_raised,
    rows_score,
)

LINE: Final[i64] = 4
"""From one line of the worths to the next."""

# All orders of three and of four things, one after the other; the first leaves all as it is.
ORDERS_OF_THREE: Final = vec[i64]([place for order in permutations(range(3)) for place in order])
ORDERS_OF_FOUR: Final = vec[i64]([place for order in permutations(range(4)) for place in order])
COUNT_OF_THREE: Final[i64] = 6
COUNT_OF_FOUR: Final[i64] = 24

WILD: Final[Card] = 25  # a raccoon: in a row as good as any card


def in_order_of_three(order: i64, place: i64) -> i64:
    """Which of three things comes to a place in an order."""
    return ORDERS_OF_THREE[ROWS * order + place]


def in_order_of_four(order: i64, place: i64) -> i64:
    """Which of four things comes to a place in an order."""
    return ORDERS_OF_FOUR[COLUMNS * order + place]


def worth(line: i64, card: i64) -> i64:
    """Where it stands in the worths what a card is worth in a line."""
    return LINE * line + card


def round_the_edge(column: i64) -> i64:
    """The column that this is, counted on from the last to the first."""
    return column & 3


def larger(one: i64, two: i64) -> i64:
    return one if one > two else two


def first_other_row(row: i64) -> i64:
    return 1 if row == 0 else 0


def second_other_row(row: i64) -> i64:
    return 1 if row == 2 else 2


def pair(worths: vec[i64], first: i64, second: i64, one: i64, two: i64) -> i64:
    """The better way to put two cards into two lines; worths[line + card] is what a card is worth there."""
    return larger(worths[first + one] + worths[second + two], worths[first + two] + worths[second + one])


def three(worths: vec[i64], one: i64, two: i64, three: i64) -> i64:
    """The best way to put three cards into the first three lines of the worths."""
    first = worths[one] + pair(worths, LINE, 2 * LINE, two, three)
    second = worths[two] + pair(worths, LINE, 2 * LINE, one, three)
    third = worths[three] + pair(worths, LINE, 2 * LINE, one, two)
    return larger(first, larger(second, third))


def four(worths: vec[i64]) -> i64:
    """The best way to put the cards 0 to 3 into the four lines of the worths."""
    best = pair(worths, 0, LINE, 0, 1) + pair(worths, 2 * LINE, 3 * LINE, 2, 3)
    best = larger(best, pair(worths, 0, LINE, 0, 2) + pair(worths, 2 * LINE, 3 * LINE, 1, 3))
    best = larger(best, pair(worths, 0, LINE, 0, 3) + pair(worths, 2 * LINE, 3 * LINE, 1, 2))
    best = larger(best, pair(worths, 0, LINE, 1, 2) + pair(worths, 2 * LINE, 3 * LINE, 0, 3))
    best = larger(best, pair(worths, 0, LINE, 1, 3) + pair(worths, 2 * LINE, 3 * LINE, 0, 2))
    return larger(best, pair(worths, 0, LINE, 2, 3) + pair(worths, 2 * LINE, 3 * LINE, 0, 1))


# --- lines with holes


def hole_in_row(cards: vec[Card], manners: vec[i64], row: i64, column: i64) -> Hole:
    """A row with a hole in one column."""
    one = cards[cell(row, round_the_edge(column + 1))]
    two = cards[cell(row, round_the_edge(column + 2))]
    three = cards[cell(row, round_the_edge(column + 3))]
    return row_hole(one, two, three, manners[row])


def hole_in_column(cards: vec[Card], manners: vec[i64], column: i64, row: i64) -> Hole:
    """A column with a hole in one row."""
    one = cards[cell(first_other_row(row), column)]
    two = cards[cell(second_other_row(row), column)]
    return column_hole(one, two, manners[column_line(column)])


# --- one left


def best_of_assistant(cards: vec[Card], manners: vec[i64], row: i64, worths: vec[i64]) -> i64:
    """The best total when only the assistant of a row is left."""
    for column in range(COLUMNS):
        hole = hole_in_column(cards, manners, column, row)
        for place in range(COLUMNS):
            worths[worth(column, place)] = column_filled(hole, cards[cell(row, place)])
    return rows_score(cards, manners) + four(worths)


def best_of_broom(cards: vec[Card], manners: vec[i64], column: i64, worths: vec[i64]) -> i64:
    """The best total when only the broom of a column is left."""
    for row in range(3):
        hole = hole_in_row(cards, manners, row, column)
        for place in range(3):
            worths[worth(row, place)] = row_filled(hole, cards[cell(place, column)])
    return columns_score(cards, manners) + three(worths, 0, 1, 2)


# --- two of a kind left


def best_of_two_assistants(
    cards: vec[Card], manners: vec[i64], upper: i64, lower: i64, worths: vec[i64]
) -> i64:
    """The best total when only the assistants of two rows are left: the upper row in every order,
    the lower one put to it as well as can be."""
    fixed = ROWS - upper - lower
    best: i64 = 0
    for order in range(COUNT_OF_FOUR):
        for column in range(COLUMNS):
            above = cards[cell(upper, in_order_of_four(order, column))]
            hole = column_hole(cards[cell(fixed, column)], above, manners[column_line(column)])
            for place in range(COLUMNS):
                worths[worth(column, place)] = column_filled(hole, cards[cell(lower, place)])
        best = larger(best, four(worths))
    return rows_score(cards, manners) + best


def best_of_two_brooms(cards: vec[Card], manners: vec[i64], left: i64, right: i64, worths: vec[i64]) -> i64:
    """The best total when only the brooms of two columns are left: the left one in every order,
    the right one put to it as well as can be."""
    one: i64 = 0 if left > 0 else 1 if right > 1 else 2
    other = 6 - left - right - one
    best: i64 = 0
    for order in range(COUNT_OF_THREE):
        for row in range(3):
            comes = cards[cell(in_order_of_three(order, row), left)]
            hole = row_hole(cards[cell(row, one)], cards[cell(row, other)], comes, manners[row])
            for place in range(3):
                worths[worth(row, place)] = row_filled(hole, cards[cell(place, right)])
        best = larger(best, three(worths, 0, 1, 2))
    return columns_score(cards, manners) + best


# --- one of each left


def ceiling_of_both(cards: vec[Card], manners: vec[i64], row: i64, column: i64) -> i64:
    """What one assistant and one broom can never exceed: the best of all cards where they change one."""
    first = cell(row, 0)
    total = row_raised(cards[first], cards[first + 1], cards[first + 2], cards[first + 3], manners[row])
    total += row_filled(hole_in_row(cards, manners, first_other_row(row), column), WILD)
    total += row_filled(hole_in_row(cards, manners, second_other_row(row), column), WILD)
    above = first_other_row(row)
    below = second_other_row(row)
    for line in range(COLUMNS):
        if line != column:
            total += column_raised(
                cards[cell(above, line)], cards[cell(below, line)], manners[column_line(line)]
            )
    # In the broom's own column any two of the three cards may stay.
    manner = manners[column_line(column)]
    here = cards[first + column]
    best = column_raised(cards[cell(above, column)], cards[cell(below, column)], manner)
    best = larger(best, column_raised(here, cards[cell(above, column)], manner))
    return total + larger(best, column_raised(here, cards[cell(below, column)], manner))


def best_of_both(cards: vec[Card], manners: vec[i64], row: i64, column: i64, worths: vec[i64]) -> i64:
    """The best total when one assistant and one broom are left, to be used in either order."""
    # What each card of the row is worth in each of the other columns: the first three lines of the worths.
    for other in range(3):
        hole = hole_in_column(cards, manners, round_the_edge(column + 1 + other), row)
        for place in range(COLUMNS):
            worths[worth(other, place)] = column_filled(hole, cards[cell(row, place)])
    assistant_first = best_assistant_then_broom(cards, manners, row, column, worths)
    return larger(assistant_first, best_broom_then_assistant(cards, manners, row, column, worths))


def best_assistant_then_broom(
    cards: vec[Card], manners: vec[i64], row: i64, column: i64, worths: vec[i64]
) -> i64:
    """Four cases: which card of the row the assistant brings to the broom's column."""
    first_row = first_other_row(row)
    second_row = second_other_row(row)
    one = cards[cell(first_row, column)]
    two = cards[cell(second_row, column)]
    first = hole_in_row(cards, manners, first_row, column)
    second = hole_in_row(cards, manners, second_row, column)
    one_first = row_filled(first, one)
    two_first = row_filled(first, two)
    one_second = row_filled(second, one)
    two_second = row_filled(second, two)
    crossing = column_hole(one, two, manners[column_line(column)])
    best: i64 = 0
    for place in range(COLUMNS):
        card = cards[cell(row, place)]
        columns = column_filled(crossing, card)
        columns += three(
            worths, round_the_edge(place + 1), round_the_edge(place + 2), round_the_edge(place + 3)
        )
        # The broom: the card stays in its row, or changes with one of the column's others.
        here = hole_in_row(cards, manners, row, place)
        card_first = row_filled(first, card)
        card_second = row_filled(second, card)
        stays = row_filled(here, card) + larger(one_first + two_second, two_first + one_second)
        one_comes = row_filled(here, one) + larger(card_first + two_second, two_first + card_second)
        two_comes = row_filled(here, two) + larger(card_first + one_second, one_first + card_second)
        best = larger(best, columns + larger(stays, larger(one_comes, two_comes)))
    return best


def best_broom_then_assistant(
    cards: vec[Card], manners: vec[i64], row: i64, column: i64, worths: vec[i64]
) -> i64:
    """Three cases: which card of the broom's column comes to the assistant's row."""
    here = hole_in_row(cards, manners, row, column)
    first = hole_in_row(cards, manners, first_other_row(row), column)
    second = hole_in_row(cards, manners, second_other_row(row), column)
    best: i64 = 0
    for source in range(3):
        comes = cards[cell(source, column)]
        one = cards[cell(first_other_row(source), column)]
        two = cards[cell(second_other_row(source), column)]
        straight = row_filled(first, one) + row_filled(second, two)
        crossed = row_filled(first, two) + row_filled(second, one)
        rows = row_filled(here, comes) + larger(straight, crossed)
        for other in range(3):
            hole = hole_in_column(cards, manners, round_the_edge(column + 1 + other), row)
            worths[worth(other, column)] = column_filled(hole, comes)
        crossing = column_hole(one, two, manners[column_line(column)])
        for place in range(COLUMNS):
            card = comes if place == column else cards[cell(row, place)]
            worths[worth(3, place)] = column_filled(crossing, card)
        best = larger(best, rows + four(worths))
    return best
