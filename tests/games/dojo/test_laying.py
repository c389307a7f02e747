"""Where a card may lie: the frame of 3 rows by 4 columns, floating or fixed."""

from __future__ import annotations

import random
from itertools import product
from typing import Unpack

import pytest

from randori import State
from tests.games.dojo.scene import (
    Options,
    give_all,
    new_table,
    pass_all,
    place_all,
    quiet_round,
    refused,
    wander_on,
)
from tests.games.dojo.sight import laid, table

Place = tuple[int, int]


def lying(*places: str, **options: Unpack[Options]) -> State:
    """All have laid cards at these places, and are to place another."""
    state = new_table(**options)
    for place in places:
        quiet_round(state, place)
    return pass_all(give_all(state))


def places(state: State, player: int = 0) -> set[str]:
    """Where a player may place his card."""
    return {move.removeprefix("place:") for move in state.moves(player)}


def places_by_the_rules(cards: set[Place], *, fixed: bool) -> set[str]:
    """Every place is tried: free, touching by a side, and the whole within 3 rows by 4 columns."""
    inside = set(product(range(3), range(4)))
    if not cards:
        return {written(place) for place in inside} if fixed else {"0,0"}
    free = set(product(range(-12, 13), range(-12, 13))) - cards
    return {
        written(place)
        for place in free
        if touches(place, cards) and fits(cards | {place}) and (place in inside or not fixed)
    }


def touches(place: Place, cards: set[Place]) -> bool:
    row, column = place
    return bool({(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)} & cards)


def fits(cards: set[Place]) -> bool:
    rows = [row for row, _ in cards]
    columns = [column for _, column in cards]
    return max(rows) - min(rows) < 3 and max(columns) - min(columns) < 4


def written(place: Place) -> str:
    return f"{place[0]},{place[1]}"


def read(place: str) -> Place:
    row, column = place.split(",")
    return int(row), int(column)


@pytest.mark.clause("DOJO-TRAIN-FIRST")
def test_the_first_card_lies_at_0_0_and_nowhere_else() -> None:
    state = pass_all(give_all(new_table()))
    assert [state.moves(player) for player in range(3)] == [["place:0,0"]] * 3
    for place in ("0,1", "1,0", "-1,0", "0,-1", "2,3", "-2,-3"):
        assert refused(state, 1, f"place:{place}") == "DOJO-TRAIN-FIRST"


@pytest.mark.clause("DOJO-TRAIN-FIRST")
@pytest.mark.parametrize("place", ["3,0", "0,4", "-3,0", "0,-4", "9,9", "-100,0"])
def test_the_first_card_does_not_lie_far_away_either(place: str) -> None:
    assert refused(pass_all(give_all(new_table())), 0, f"place:{place}") == "DOJO-TRAIN-FIRST"


@pytest.mark.clause("DOJO-TRAIN-FIRST")
def test_the_second_card_lies_above_below_left_or_right_of_the_first() -> None:
    state = lying("0,0")
    assert places(state) == {"-1,0", "1,0", "0,-1", "0,1"}
    place_all(state, "-1,0")
    assert set(laid(state, 2)) == {"0,0", "-1,0"}


@pytest.mark.clause("DOJO-TRAIN-NEXT")
@pytest.mark.parametrize("place", ["1,1", "-1,1", "1,-1", "-1,-1", "2,0", "0,2", "0,3"])
def test_a_card_must_touch_another_by_a_side_not_by_a_corner(place: str) -> None:
    assert refused(lying("0,0"), 0, f"place:{place}") == "DOJO-TRAIN-NEXT"


@pytest.mark.clause("DOJO-TRAIN-NEXT")
@pytest.mark.parametrize("place", ["0,0", "0,1"])
def test_a_card_lies_on_a_free_place(place: str) -> None:
    assert refused(lying("0,0", "0,1"), 2, f"place:{place}") == "DOJO-TRAIN-NEXT"


@pytest.mark.clause("DOJO-TRAIN-NEXT")
@pytest.mark.parametrize(
    ("rows", "fourths"),
    [
        (["0,0", "1,0", "2,0"], ["3,0", "-1,0"]),
        (["0,0", "-1,0", "-2,0"], ["1,0", "-3,0"]),
        (["0,0", "-1,0", "1,0"], ["2,0", "-2,0"]),
        (["0,0", "0,1", "1,1", "2,1"], ["-1,0", "3,1"]),
    ],
)
def test_a_dojo_never_has_four_rows(rows: list[str], fourths: list[str]) -> None:
    state = lying(*rows)
    for place in fourths:
        assert refused(state, 0, f"place:{place}") == "DOJO-TRAIN-NEXT"


@pytest.mark.clause("DOJO-TRAIN-NEXT")
@pytest.mark.parametrize(
    ("columns", "fifths"),
    [
        (["0,0", "0,1", "0,2", "0,3"], ["0,4", "0,-1"]),
        (["0,0", "0,-1", "0,-2", "0,-3"], ["0,1", "0,-4"]),
        (["0,0", "0,-1", "0,1", "0,2"], ["0,3", "0,-2"]),
        (["0,0", "1,0", "1,1", "1,2", "1,3"], ["0,-1", "1,4"]),
    ],
)
def test_a_dojo_never_has_five_columns(columns: list[str], fifths: list[str]) -> None:
    state = lying(*columns)
    for place in fifths:
        assert refused(state, 0, f"place:{place}") == "DOJO-TRAIN-NEXT"


@pytest.mark.clause("DOJO-TRAIN-NEXT")
def test_three_cards_in_a_column_leave_the_columns_open_both_ways() -> None:
    assert places(lying("0,0", "1,0", "2,0")) == {"0,-1", "1,-1", "2,-1", "0,1", "1,1", "2,1"}


@pytest.mark.clause("DOJO-TRAIN-NEXT")
def test_four_cards_in_a_row_leave_the_rows_open_both_ways() -> None:
    four = [f"0,{column}" for column in (0, -1, 1, 2)]
    around = {f"{row},{column}" for row in (-1, 1) for column in (-1, 0, 1, 2)}
    assert places(lying(*four)) == around
    assert places(lying(*four, "-1,0")) == (around - {"-1,0"}) | {"-2,0"}


@pytest.mark.clause("DOJO-TRAIN-NEXT")
@pytest.mark.parametrize("row", [0, -1, -2])
@pytest.mark.parametrize("column", [0, -1, -2, -3])
def test_the_frame_may_settle_anywhere_around_the_first_card(row: int, column: int) -> None:
    frame = {(row + down, column + right) for down in range(3) for right in range(4)}
    state, here = new_table(), {(0, 0)}
    quiet_round(state, "0,0")
    while here != frame:
        place = min(place for place in frame - here if touches(place, here))
        quiet_round(state, written(place))
        here.add(place)
    assert state.over
    assert {read(place) for place in laid(state, 0)} == frame


@pytest.mark.clause("DOJO-GRID")
def test_on_a_fixed_grid_the_first_card_goes_anywhere_inside() -> None:
    state = lying(grid="fixed")
    assert places(state) == {f"{row},{column}" for row in range(3) for column in range(4)}
    place_all(state, "2,3")
    assert places(pass_all(give_all(state))) == {"1,3", "2,2"}


@pytest.mark.clause("DOJO-GRID")
@pytest.mark.parametrize("place", ["-1,0", "0,-1", "3,0", "0,4", "-2,-3", "9,9"])
def test_a_fixed_grid_has_rows_0_to_2_and_columns_0_to_3(place: str) -> None:
    assert refused(lying(grid="fixed"), 0, f"place:{place}") == "DOJO-GRID"
    assert refused(lying("0,0", "1,0", "2,0", grid="fixed"), 0, f"place:{place}") in (
        "DOJO-GRID",
        "DOJO-TRAIN-NEXT",
    )


@pytest.mark.clause("DOJO-GRID", "DOJO-TRAIN-NEXT")
@pytest.mark.parametrize("place", ["1,1", "0,2", "0,0"])
def test_on_a_fixed_grid_too_a_card_touches_another_and_lies_free(place: str) -> None:
    assert refused(lying("0,0", grid="fixed"), 0, f"place:{place}") == "DOJO-TRAIN-NEXT"


@pytest.mark.clause("DOJO-TRAIN-NEXT", "DOJO-GRID")
@pytest.mark.parametrize("grid", ["floating", "fixed"])
@pytest.mark.parametrize("players", [3, 5])
def test_the_legal_places_are_those_of_the_rules_in_any_dojo(grid: str, players: int) -> None:
    choice = random.Random(players)
    for _ in range(8):
        state = new_table(players, grid=grid)
        while not state.over:
            if table(state)["phase"] == "place":
                player = state.to_act[0]
                cards = {read(place) for place in laid(state, player)}
                assert places(state, player) == places_by_the_rules(cards, fixed=grid == "fixed")
            wander_on(state, choice)


@pytest.mark.clause("DOJO-TRAIN-NEXT")
def test_each_lays_out_a_dojo_of_his_own() -> None:
    state = lying("0,0")
    for player, place in enumerate(("1,0", "0,1", "-1,0")):
        state.play(player, f"place:{place}")
    pass_all(give_all(state))
    assert [place in places(state, player) for player in range(3) for place in ("2,0", "0,2", "-2,0")] == [
        *(True, False, False),
        *(False, True, False),
        *(False, False, True),
    ]
