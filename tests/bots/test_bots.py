"""What every bot promises: legal moves, the same for the same seed, reasons for them, a budget."""

from __future__ import annotations

import time

import pytest

import randori
from randori import Rng, State
from randori.bots import BOTS, bot_named
from randori.bots.bot import Bot
from randori.bots.budget import Budget
from randori.bots.perspective import Perspective
from randori.bots.reaction import AT_EASE, QUICK, SLOW, Reaction
from randori.engine.errors import OptionError
from tests.conformance.modes import MODES, Mode, every_mode
from tests.conformance.walks import milestones

FEW = Budget(simulations=12)
SEARCHERS = ("master", "ismcts")
ABLE = [
    (name, mode)
    for mode in MODES
    for name, bot in BOTS.items()
    if name not in SEARCHERS and (not bot.games or mode.game in bot.games)
]


def checked(bot: Bot, state: State, player: int) -> str:
    """The bot's move, which is legal, and one of those it says it considered, which are."""
    move = bot.choose(Perspective(state, player))
    explanation = bot.explain()
    considered = {each.move for each in explanation.considered}
    assert explanation.chosen == move
    assert {move} <= considered <= set(state.moves(player))
    return move


@pytest.mark.parametrize(("name", "mode"), ABLE, ids=str)
def test_bots_play_every_mode_to_its_end_and_say_why(name: str, mode: Mode) -> None:
    state = mode.new().start(seed=41)
    minds = [bot_named(name, player, mode.game) for player in range(mode.players)]
    pace = Rng(41)
    while not state.over:
        player = state.to_act[pace.below(len(state.to_act))]
        state.play(player, checked(minds[player], state, player))


@every_mode
@pytest.mark.parametrize("name", SEARCHERS)
def test_searching_bots_move_in_every_mode_and_say_why(name: str, mode: Mode) -> None:
    for state in milestones(mode.new(), 42, 4):
        for player in state.to_act[:1]:
            checked(bot_named(name, 1, mode.game, FEW), state, player)


@pytest.mark.parametrize("name", ["random", "novice", "adept", *SEARCHERS])
@pytest.mark.parametrize("game", ["tatsu", "dojo", "memo"])
def test_the_same_seed_and_simulations_give_the_same_moves(name: str, game: str) -> None:
    def played(seed: int) -> list[tuple[int, str]]:
        state = randori.new(game, 3).start(seed=7)
        minds = [bot_named(name, seed + player, game, FEW) for player in range(3)]
        for _ in range(14):
            player = state.to_act[0]
            state.play(player, minds[player].choose(Perspective(state, player)))
        return state.history

    assert played(1) == played(1)
    assert name == "adept" or played(1) != played(100)  # an adept draws only among moves it holds equal


def test_a_search_gives_chances_and_the_thinking_that_went_into_each() -> None:
    bot = bot_named("master", 1, "tatsu", Budget(simulations=200))
    state = randori.new("tatsu", 4).start(seed=2)
    bot.choose(Perspective(state, state.to_act[0]))
    told = bot.explain()
    assert (told.measure, told.simulations) == ("chance", 200)
    assert sum(considered.weight for considered in told.considered) == pytest.approx(1)
    weights = [considered.weight for considered in told.considered]
    assert weights == sorted(weights, reverse=True)
    assert all(considered.value is not None and 0 <= considered.value <= 1 for considered in told.considered)


def test_an_adept_gives_points_the_chosen_move_first() -> None:
    bot = bot_named("adept", 1, "dojo")
    state = randori.new("dojo", 4).start(seed=2)
    move = bot.choose(Perspective(state, state.to_act[0]))
    told = bot.explain()
    assert told.measure == "points"
    assert told.considered[0].move == move


def test_a_bot_that_has_not_moved_has_nothing_to_explain() -> None:
    with pytest.raises(RuntimeError):
        bot_named("random", 1, "tatsu").explain()


def test_a_master_keeps_to_its_seconds() -> None:
    state = randori.new("tatsu", 4).start(seed=3)
    bot = bot_named("master", 1, "tatsu", Budget(seconds=0.3))
    began = time.perf_counter()
    bot.choose(Perspective(state, state.to_act[0]))
    assert 0.29 < time.perf_counter() - began < 3  # generous: machines are busy


def test_higher_levels_react_faster() -> None:
    def mean(reaction: Reaction, rng: Rng) -> float:
        return sum(reaction.seconds(rng) for _ in range(500)) / 500

    rng = Rng(1)
    assert mean(QUICK, rng) < mean(AT_EASE, rng) < mean(SLOW, rng)
    assert BOTS["master"].reaction.median <= BOTS["adept"].reaction.median <= BOTS["novice"].reaction.median


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("200ms", Budget(seconds=0.2)),
        ("1.5s", Budget(seconds=1.5)),
        (" 2 s ", Budget(seconds=2)),
        ("500", Budget(simulations=500)),
    ],
)
def test_budgets_are_times_or_numbers(text: str, budget: Budget) -> None:
    assert Budget.read(text) == budget
    assert Budget.read(str(budget)) == budget


@pytest.mark.parametrize(
    "text", ["", "0", "0ms", "0.5ms", "-1", "1.5", "ten", "200 m", "9999999999s", "1e3", "nan", "٣"]
)
def test_other_budgets_are_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(OptionError, match="budget"):
        Budget.read(text)


def test_an_unknown_bot_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(OptionError, match=r"no bot 'sensei'.*master"):
        bot_named("sensei", 1, "tatsu")
