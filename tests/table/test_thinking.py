"""Bots that think elsewhere: made anew for every decision, they lose nothing."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from randori.bots.budget import Budget
from randori.bots.judging import NoviceBot
from randori.engine.rng import Rng
from randori.table import pace
from randori.table.table import Table
from randori.table.thinking import Question, question_at, thought
from tests.table.scenes import Scene


def question(table: Table, level: str) -> Question:
    assert table.state is not None
    return question_at(table, table.state.to_act[0], level, Budget(simulations=30))


@pytest.mark.parametrize("level", ["novice", "adept", "master", "random"])
@pytest.mark.parametrize(("game", "players"), [("tatsu", 4), ("dojo", 3), ("memo", 3)])
def test_a_question_travels_and_has_one_answer(game: str, players: int, level: str) -> None:
    scene = Scene(game, players).started().play_at_random(30, Rng(2))
    assert scene.table.state is not None
    asked = question(scene.table, level)
    sent = pickle.loads(pickle.dumps(asked))
    assert thought(asked) == thought(sent)
    assert thought(asked).move in scene.table.state.moves(asked.seat)


def test_a_master_tells_the_best_moves_with_their_chances() -> None:
    scene = Scene("tatsu", 4).started()
    best = thought(question(scene.table, "master")).best
    assert best
    assert all(chance is not None and 0 <= chance <= 1 for _, chance in best)


def test_a_bot_made_anew_goes_through_all_its_decisions_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it forgets or mistakes on the way is then the same as if it had been there all the time."""
    scene = Scene("memo", 3).started().play_at_random(60, Rng(4))
    asked = question(scene.table, "novice")
    drawn = []
    monkeypatch.setattr(NoviceBot, "recall", lambda bot, eyes: drawn.append(bot.rng.below(10**9)))
    thought(asked)
    assert len(drawn) == sum(player == asked.seat for player, _ in asked.history) > 3
    first, drawn[:] = list(drawn), []
    thought(replace(asked, budget=Budget(simulations=1)))
    assert drawn == first


def test_the_pace_of_bots_is_drawn_without_a_look_at_the_game() -> None:
    times = [pace.seconds("adept", "human", Rng(seed), is_reaction=False) for seed in range(300)]
    assert all(pace.SHORTEST <= seconds <= pace.LONGEST for seconds in times)
    assert sorted(times)[150] == pytest.approx(pace.AT_TURN.median, rel=0.2)
    quick = [pace.seconds("adept", "quick", Rng(seed), is_reaction=False) for seed in range(300)]
    assert quick == pytest.approx([pace.HURRY["quick"] * seconds for seconds in times])


@pytest.mark.parametrize(("level", "usual"), [("novice", 14.2), ("adept", 12.2), ("master", 11.2)])
def test_people_have_time_before_a_bot_begins_for_all(level: str, usual: float) -> None:
    times = [
        pace.seconds(level, "human", Rng(seed), is_reaction=False, leaves_time=True) for seed in range(300)
    ]
    assert min(times) > pace.TO_GET_READY
    assert max(times) <= pace.TO_GET_READY + pace.LONGEST
    assert sorted(times)[150] == pytest.approx(usual, rel=0.05)
