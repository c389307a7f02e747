"""Sets that stand in the code as numbers hold what their names say."""

from __future__ import annotations

from itertools import permutations, product

from randori.engine import bits
from randori.games.dojo import cards, endings, grid, layings, phases, rearranging, score_tables
from randori.games.dojo.notation import MOVES
from randori.games.dojo.scoring import COLUMN_MANNERS, ROW_MANNERS

ROWS = range(-2, 3)
COLUMNS = range(-3, 4)


def placed(places: int) -> list[tuple[int, int]]:
    """The coordinates of a set of places, as moves have them."""
    return [(grid.row_of(place), grid.column_of(place)) for place in bits.to_list(places)]


def test_sets_of_places_are_what_they_are_called() -> None:
    assert placed(grid.ALL_PLACES) == list(product(ROWS, COLUMNS))
    assert placed(grid.FIRST_ROW) == list(product([-2], COLUMNS))
    assert placed(grid.FIRST_COLUMN) == list(product(ROWS, [-3]))
    assert placed(grid.FIXED_FRAME) == list(product(range(3), range(4)))
    assert placed(bits.only(grid.ORIGIN)) == [(0, 0)]
    assert (35, len(ROWS), len(COLUMNS)) == (grid.PLACES, grid.GRID_ROWS, grid.GRID_COLUMNS)
    assert (-min(ROWS), -min(COLUMNS)) == (grid.ROW_ZERO, grid.COLUMN_ZERO)


def test_sets_of_actions_are_what_they_are_called() -> None:
    def said(actions: int) -> list[str]:
        return [MOVES[action] for action in bits.to_list(actions)]

    assert said(phases.CHALLENGE_OR_PASS) == ["challenge", "pass"]
    assert said(phases.SWAP_OR_KEEP) == ["swap", "keep"]
    assert said(phases.ANY_THROW) == ["rock", "paper", "scissors"]
    assert sorted(MOVES) == list(range(len(MOVES)))
    assert MOVES[phases.PLACE] == "place:-2,-3"
    assert MOVES[phases.TROPHY] == "trophy:row,-2"
    assert MOVES[phases.TROPHY + grid.FIRST_COLUMN_LINE] == "trophy:col,-3"
    assert len(MOVES) == phases.TROPHY + grid.GRID_LINES


def test_sets_of_lines_are_what_they_are_called() -> None:
    rows = [line for line in range(score_tables.LINES) if score_tables.is_row(line)]
    columns = [line for line in range(score_tables.LINES) if not score_tables.is_row(line)]
    assert bits.to_list(rearranging.ROW_LINES) == rows == [0, 1, 2]
    assert bits.to_list(rearranging.COLUMN_LINES) == columns
    assert [score_tables.column_line(column) for column in range(4)] == columns
    assert grid.GRID_LINES == grid.GRID_ROWS + grid.GRID_COLUMNS
    assert [grid.column_line(column) for column in range(7)] == list(range(5, 12))


def test_what_is_packed_into_a_laying_comes_out_again() -> None:
    numbers = set()
    for card, place in product(range(phases.KINDS), range(grid.PLACES)):
        laying = layings.laying_of(card, place)
        assert (layings.laid_card(laying), layings.laid_at(laying)) == (card, place)
        numbers.add(laying)
    assert len(numbers) == phases.KINDS * grid.PLACES
    assert max(numbers) < layings.LAYINGS


def test_the_tables_of_scores_are_as_long_as_there_are_rows_and_columns() -> None:
    disciples, belts = len(cards.DISCIPLES), len(cards.BELTS)
    assert (disciples, belts) == (cards.KINDS_OF_DISCIPLE, cards.KINDS_OF_BELT)
    assert cards.DISCIPLES[cards.RACCOON] == "raccoon"
    assert cards.NAMES[endings.WILD].startswith("R")
    assert len(cards.NAMES) == phases.KINDS
    assert (disciples**4, belts**3) == (score_tables.ROW_KINDS, score_tables.COLUMN_KINDS)
    assert belts**2 == score_tables.PAIR_KINDS
    assert len(score_tables.ROW_SCORES) == len(score_tables.RAISED_ROW_SCORES) == ROW_MANNERS * disciples**4
    assert len(score_tables.COLUMN_SCORES) == COLUMN_MANNERS * belts**3
    assert len(score_tables.RAISED_COLUMN_SCORES) == COLUMN_MANNERS * belts**2


def test_all_orders_are_there_once_and_the_first_changes_nothing() -> None:
    threes = [
        tuple(endings.in_order_of_three(order, place) for place in range(3))
        for order in range(endings.COUNT_OF_THREE)
    ]
    fours = [
        tuple(endings.in_order_of_four(order, place) for place in range(4))
        for order in range(endings.COUNT_OF_FOUR)
    ]
    assert threes == list(permutations(range(3)))
    assert fours == list(permutations(range(4)))


def test_a_trail_tells_its_steps_from_the_last_to_the_first() -> None:
    trail = rearranging.step(rearranging.step(0, 6, 5), 2, 23)
    assert (rearranging.last_line(trail), rearranging.last_order(trail)) == (2, 23)
    trail = rearranging.without_last(trail)
    assert (rearranging.last_line(trail), rearranging.last_order(trail)) == (6, 5)
    assert rearranging.without_last(trail) == 0
