"""Ratings: better bots are rated higher, partners as one side."""

from __future__ import annotations

import random

import pytest

from randori.arena.rating import MODEL, ranks, rated
from tests.arena.contests import finished

EACH = [(0,), (1,), (2,)]
DUEL = [(0,), (1,)]
TEAMS = [(0, 2), (1, 3)]


def test_bots_are_rated_in_the_order_of_their_strength() -> None:
    chance = random.Random(1)
    games = []
    for number in range(200):
        strength = {"a": 3.0, "b": 1.5, "c": 0.0}
        points = [strength[bot] + chance.gauss(0, 2) for bot in "abc"]
        games.append(
            finished(number, "abc", [round(100 * each) for each in points], [points.index(max(points))])
        )
    ratings = rated(games, EACH, "abc")
    assert ratings["a"].ordinal > ratings["b"].ordinal > ratings["c"].ordinal
    assert ratings["a"].sigma < MODEL.rating().sigma / 2
    assert ratings["a"].ordinal == pytest.approx(ratings["a"].mu - 3 * ratings["a"].sigma)


def test_another_order_moves_a_rating_by_about_its_doubt() -> None:
    chance = random.Random(2)
    won = [chance.random() < 0.7 for _ in range(200)]
    found = []
    for _ in range(6):
        chance.shuffle(won)
        games = [
            finished(number, "ab", [is_won, not is_won], [1 - is_won]) for number, is_won in enumerate(won)
        ]
        found.append(rated(games, DUEL, "ab")["a"])
    mus = [each.mu for each in found]
    assert 0 < max(mus) - min(mus) < 4 * found[0].sigma


def test_the_games_count_in_the_order_of_their_numbers() -> None:
    games = [finished(number, "ab", [1, 0], [number % 3 == 0]) for number in range(9)]
    assert rated(games, DUEL, "ab") == rated(games[::-1], DUEL, "ab")


def test_partners_rise_and_fall_together() -> None:
    ratings = rated([finished(0, "abab", [5, 3, 5, 3], [0, 2])], TEAMS, "ab")
    assert ratings["a"].mu - 25 == pytest.approx(25 - ratings["b"].mu)
    assert ratings["a"].mu > 25
    mixed = rated([finished(0, "abcb", [5, 3, 5, 3], [0, 2])], TEAMS, "abc")
    assert mixed["a"] == mixed["c"]


def test_a_bot_in_winning_and_losing_seats_gets_the_mean_of_both() -> None:
    alone = rated([finished(0, "ab", [1, 0], [0])], DUEL, "ab")
    both = rated([finished(0, "aa", [1, 0], [0])], DUEL, "a")
    assert both["a"].mu == pytest.approx(25)
    assert both["a"].sigma == pytest.approx((alone["a"].sigma + alone["b"].sigma) / 2)


def test_winners_come_first_and_the_rest_by_score() -> None:
    assert ranks(finished(0, "abc", [7, 9, 7], [1]), EACH) == [1, 0, 1]
    assert ranks(finished(0, "abc", [7, 7, 3], [0]), EACH) == [0, 1, 2]
    assert ranks(finished(0, "abc", [7, 7, 3], [0, 1]), EACH) == [0, 0, 2]
    assert ranks(finished(0, "abab", [1, 4, 1, 4], [1, 3]), TEAMS) == [1, 0]
