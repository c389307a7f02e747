"""Standings: shares that add up, intervals that hold, times and scores."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from randori.arena.played import outcome
from randori.arena.standings import MOST_STEPS, Standings, steps
from randori.arena.summary import share_mean
from randori.engine.errors import RecordError
from tests.arena.contests import finished, plan_of, played

HALF_OR_ONE = [0.5, 0.5, 0.5, 0.5, 1.0]


@pytest.mark.parametrize(
    ("game", "players", "bots"),
    [("tatsu", 4, "random,novice"), ("dojo", 3, "novice,random,random"), ("memo", 5, "steady,random")],
)
def test_the_shares_of_the_wins_add_up_to_one(game: str, players: int, bots: str) -> None:
    plan = plan_of(game, players, bots.split(","), deals=2)
    standings = Standings(plan, played(plan))
    assert sum(each.wins.value or 0 for each in standings.bots()) == pytest.approx(1)
    assert sum(each.fair for each in standings.bots()) == pytest.approx(1)
    assert sum(each.value or 0 for each in standings.seats()) == pytest.approx(1)


def test_a_shared_win_counts_in_parts() -> None:
    game = finished(0, "abb", [9, 9, 2], [0, 1])
    assert [game.credit(bot) for bot in "ab"] == [0.5, 0.5]
    assert [game.seat_credit(seat) for seat in range(3)] == [0.5, 0.5, 0]
    team = finished(0, "abba", [9, 2, 9, 2], [0, 2])
    assert [team.credit(bot) for bot in "ab"] == [0.5, 0.5]


def duel() -> Standings:
    """Two deals, each in both rotations: one is decided by the seat, the other won twice by the novice."""
    plan = plan_of("tatsu", 2, ["random", "novice"], deals=2)
    names = [("random", "novice"), ("novice", "random")] * 2
    winners = [0, 0, 1, 0]
    games = [
        finished(number, bots, [10 * (won == 0), 10 * (won == 1)], [won])
        for number, (bots, won) in enumerate(zip(names, winners, strict=True))
    ]
    return Standings(plan, games)


def test_a_deal_counts_as_one_whatever_its_rotations() -> None:
    standings = duel()
    assert standings.over_deals(lambda game: game.credit("novice")) == [0.5, 1.0]
    one, other = standings.bots()
    assert (one.bot, one.wins.value, one.score.value) == ("random", 0.25, 2.5)
    assert other.wins == share_mean([0.5, 1.0])
    assert [each.value for each in standings.seats()] == [0.75, 0.25]


def test_times_are_those_of_the_bots_own_seats() -> None:
    one, other = duel().bots()
    for each in (one, other):
        assert (each.games, each.thinking.decisions, each.thinking.seconds) == (4, 8, 2.0)
        assert each.thinking.mean == 0.25
        assert each.thinking.slowest == 1.25


def test_what_is_told_is_ready_for_other_programs() -> None:
    told = duel().to_json()
    assert (told["games"], told["games_wanted"], told["deals"]) == (4, 4, 2)
    by_bot = told["by_bot"]
    assert isinstance(by_bot, list)
    assert [(each["bot"], each["ms"], each["ms_slowest"]) for each in by_bot] == [
        ("random", 250.0, 1250.0),
        ("novice", 250.0, 1250.0),
    ]
    assert {"mu", "sigma", "ordinal"} == set(by_bot[0]["rating"])


def test_one_who_plays_against_himself_wins_all_without_a_doubt() -> None:
    plan = plan_of("dojo", 3, ["random"], deals=1)
    wins = Standings(plan, played(plan)).bots()[0].wins
    assert (wins.value, wins.low, wins.high) == (1, 1, 1)


# --- intervals


@pytest.mark.parametrize("deals", [5, 30, 150])
@pytest.mark.parametrize(
    ("share", "draw"),
    [
        (0.5, lambda chance: float(chance.random() < 0.5)),
        (0.05, lambda chance: float(chance.random() < 0.05)),
        (0.9, lambda chance: sum(chance.random() < 0.9 for _ in range(4)) / 4),
        (0.6, lambda chance: chance.choice(HALF_OR_ONE)),
    ],
)
def test_the_interval_holds_the_truth_95_times_of_100(
    share: float, draw: Callable[[random.Random], float], deals: int
) -> None:
    """Plays many arenas by lot whose true share is known; for few deals the interval may err by a little."""
    chance, tries = random.Random(4), 600
    held = 0
    for _ in range(tries):
        found = share_mean([draw(chance) for _ in range(deals)])
        held += (found.low or 0) <= share <= (found.high or 0)
    assert held / tries > 0.92


def test_deals_that_agree_leave_a_doubt_and_more_of_them_less() -> None:
    few, many = share_mean([0.5] * 4), share_mean([0.5] * 100)
    assert few.value == many.value == 0.5
    assert few.low is not None
    assert many.low is not None
    assert few.low < 0.3 < 0.45 < many.low < 0.5
    assert share_mean([1.0] * 10).high == 1
    assert 0.5 < (share_mean([1.0] * 10).low or 0) < 0.9
    assert share_mean([]).value is None


def test_cancelling_luck_makes_the_interval_narrower() -> None:
    """The same games, as pairs that share a deal and as single trials: what duplicate deals are for."""
    paired, single = share_mean([0.5] * 40 + [1.0] * 10), share_mean([0.0] * 40 + [1.0] * 60)
    assert paired.value == single.value == 0.6
    assert (paired.high or 0) - (paired.low or 0) < 0.75 * ((single.high or 0) - (single.low or 0))


def test_a_running_share_ends_with_the_share() -> None:
    plan = plan_of("tatsu", 2, ["random", "novice"], deals=3, rounds=1)
    standings = Standings(plan, played(plan))
    counts, estimates = zip(*standings.running("novice"), strict=True)
    assert counts == (1, 2, 3)
    assert estimates[-1] == standings.bots()[1].wins


@pytest.mark.parametrize("count", [1, 2, MOST_STEPS, MOST_STEPS + 1, 1000])
def test_steps_are_few_and_reach_from_the_first_to_the_last(count: int) -> None:
    found = list(steps(count))
    assert (found[0], found[-1]) == (1, count)
    assert len(set(found)) == len(found) <= MOST_STEPS


# --- outcomes


@pytest.mark.parametrize(
    "missing",
    [
        {"result": None},
        {"result": {"scores": [1, 0], "winners": []}},
        {"thinking": []},
        {"thinking": [{"decisions": 1, "seconds": "long", "slowest": 0}] * 2},
        {"bots": None},
    ],
)
def test_a_record_that_lacks_something_is_no_outcome(missing: dict[str, object]) -> None:
    time = {"decisions": 1, "seconds": 0.5, "slowest": 0.5}
    whole: dict[str, object] = {
        "bots": ["a", "b"],
        "result": {"scores": [1, 0], "winners": [0]},
        "thinking": [time, time],
    }
    assert outcome(0, whole).winners == (0,)
    with pytest.raises(RecordError):
        outcome(0, {**whole, **missing})
