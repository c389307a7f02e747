"""The plan of an arena: who sits where, on which deals."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import randori
from randori.arena.plan import PlanError, play, whole_deals
from randori.bots.budget import Budget
from randori.engine.errors import OptionError
from randori.engine.position import CHANCE
from tests.arena.contests import plan_of, without_times

MODES = [("tatsu", 2), ("tatsu", 3), ("tatsu", 4), ("dojo", 3), ("dojo", 5), ("memo", 2), ("memo", 8)]


def dealt(record: object) -> list[str]:
    """What chance dealt in a game, in its order; what is shuffled again during play depends on the play."""
    history = randori.replay(record).history
    return [move for player, move in history if player == CHANCE and not move.startswith("shuffle:")]


def test_a_line_up_is_turned_until_it_would_be_the_same_again() -> None:
    assert plan_of(bots=["random", "novice"]).rotations == [
        ("random", "novice", "random", "novice"),
        ("novice", "random", "novice", "random"),
    ]
    assert len(plan_of(bots=["random", "novice", "novice", "novice"]).rotations) == 4
    assert len(plan_of(bots=["random"]).rotations) == 1


@pytest.mark.parametrize(
    "bots", [["random", "novice"], ["random", "novice", "adept"], ["adept", "random", "random"]]
)
@pytest.mark.parametrize("players", [3, 4])
def test_every_bot_sits_in_every_seat_equally_often(bots: list[str], players: int) -> None:
    plan = plan_of(players=players, bots=bots)
    for bot in plan.names:
        seats = Counter(seat for row in plan.rotations for seat in range(players) if row[seat] == bot)
        assert set(seats) == set(range(players))
        assert len(set(seats.values())) == 1
        assert plan.fair_share(bot) == seats[0] / len(plan.rotations)


@pytest.mark.parametrize(("game", "players"), MODES)
def test_all_rotations_of_a_deal_get_the_same_cards(game: str, players: int) -> None:
    plan = plan_of(game, players, ["random", "novice"], deals=2)
    rows = len(plan.rotations)
    deals = [[dealt(play(plan, rows * deal + row)) for row in range(rows)] for deal in range(2)]
    for rotations in deals:
        shortest = min(len(draws) for draws in rotations)
        assert shortest > 0
        assert len({tuple(draws[:shortest]) for draws in rotations}) == 1
    assert deals[0][0] != deals[1][0]


def test_the_same_bots_play_other_games_when_they_change_seats() -> None:
    plan = plan_of(bots=["random", "novice"], rounds=1)
    assert play(plan, 0)["moves"] != play(plan, 1)["moves"]


def test_a_game_depends_on_the_plan_and_its_number_alone() -> None:
    plan = plan_of(bots=["random", "novice"], deals=1, rounds=1)
    longer = replace(plan, deals=9)
    assert without_times(play(plan, 1)) == without_times(play(longer, 1))
    assert play(replace(plan, seed=4), 1)["moves"] != play(plan, 1)["moves"]


def test_a_record_says_whose_it_is_and_replays() -> None:
    plan = plan_of(bots=["random", "novice"], deals=3, rounds=1)
    record = play(plan, 5)
    assert {key: record[key] for key in plan.marks(5)} == plan.marks(5)
    assert (record["deal"], record["rotation"]) == (2, 1)
    assert record["bots"] == ["novice", "random", "novice", "random"]
    assert randori.replay(record).record() == record


def test_the_times_count_every_decision() -> None:
    record = play(plan_of(bots=["random"], rounds=1), 0)
    history = randori.replay(record).history
    thinking = record["thinking"]
    assert isinstance(thinking, list)
    for seat, told in enumerate(thinking):
        assert told["decisions"] == sum(player == seat for player, _ in history)
        assert 0 < told["slowest"] <= told["seconds"]


def test_games_come_in_whole_deals() -> None:
    assert [whole_deals(games, 4) for games in (1, 4, 5, 100)] == [1, 1, 2, 25]


def test_a_worker_of_another_version_refuses() -> None:
    with pytest.raises(PlanError, match=r"0\.0\.1"):
        play(replace(plan_of(), version="0.0.1"), 0)


def test_bots_that_are_too_many_or_unknown_are_refused() -> None:
    for bots in (["random"] * 5, ["nobody"]):
        with pytest.raises(OptionError):
            plan_of(bots=bots).rotations  # noqa: B018


def test_a_plan_can_be_told() -> None:
    plan = replace(plan_of(bots=["random", "novice"], rounds=1), budget=Budget.read("200ms"))
    assert plan.to_json() == {
        "format": "randori-arena/1",
        "game": "tatsu",
        "players": 4,
        "options": {"rounds": 1},
        "bots": ["random", "novice"],
        "budget": "200ms",
        "seed": 3,
        "games": 4,
        "version": randori.__version__,
    }
