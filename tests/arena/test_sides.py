"""Sides: proven by games, in which partners have the same result and strangers do not."""

from __future__ import annotations

import pytest

import randori
from randori.arena.played import Played
from randori.arena.sides import Side, sides
from tests.arena.contests import plan_of, played

TWO, THREE = [(0,), (1,)], [(0,), (1,), (2,)]


@pytest.mark.parametrize(
    ("game", "players", "options", "expected"),
    [
        ("tatsu", 2, {}, TWO),
        ("tatsu", 3, {}, THREE),
        ("tatsu", 4, {}, [(0, 2), (1, 3)]),
        ("dojo", 3, {}, THREE),
        ("memo", 3, {}, THREE),
        ("memo", 8, {}, [(0, 4), (1, 5), (2, 6), (3, 7)]),
        ("memo", 8, {"teams": False}, [(seat,) for seat in range(8)]),
    ],
)
def test_partners_are_one_side(
    game: str, players: int, options: dict[str, object], expected: list[Side]
) -> None:
    assert sides(randori.new(game, players, **options)) == expected


@pytest.mark.parametrize(
    ("game", "players", "bot"),
    [("tatsu", 2, "random"), ("tatsu", 3, "random"), ("tatsu", 4, "random"), ("dojo", 4, "random")]
    + [("memo", players, "steady") for players in (3, 8, 10)],
)
def test_those_of_a_side_win_together_and_others_do_not(game: str, players: int, bot: str) -> None:
    plan = plan_of(game, players, [bot], deals=12)
    games, found = played(plan), sides(plan.set_up())
    for side in found:
        assert all(len({result(each, seat) for seat in side}) == 1 for each in games)
    for one in found:
        for other in found:
            assert one == other or any(result(each, one[0]) != result(each, other[0]) for each in games)


def result(game: Played, seat: int) -> tuple[int, bool]:
    return game.scores[seat], seat in game.winners
