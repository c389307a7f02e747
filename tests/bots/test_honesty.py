"""No bot cheats: with everything its player cannot know scrambled, the same seed gives the same move.

For every bot, game and mode, after random and after thoughtful play. The scrambling is that of
conformance/secrets.py, written from the rules alone.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator

import pytest

import randori
from randori import Rng, State
from randori.bots import BOTS, bot_named
from randori.bots.bot import Bot
from randori.bots.budget import Budget
from randori.bots.explanation import Considered, Explanation
from randori.bots.perspective import Perspective
from randori.bots.strategy import strategy_for
from randori.bots.uniform import RandomBot
from tests.conformance.modes import MODES, Mode, every_mode
from tests.conformance.secrets import SWAPS, truth
from tests.conformance.walks import milestones

INSTANTS = 7
SEARCHED = Budget(simulations=12)

BOTS_IN_MODES = [
    (name, mode) for mode in MODES for name, bot in BOTS.items() if not bot.games or mode.game in bot.games
]


def scrambled(state: State, player: int, count: int, choice: random.Random) -> Iterator[State]:
    """The same game to the player's eyes, with other hidden cards."""
    swaps = list(SWAPS[state.game.name](state, player))
    for moves in choice.sample(swaps, min(count, len(swaps))):
        yield replayed(state, [list(move) for move in moves])


def replayed(state: State, moves: list[list[object]]) -> State:
    return randori.replay({**state.record(), "moves": moves, "result": None})


def twin(state: State) -> State:
    return replayed(state, [list(move) for move in state.history])


def thought(bot: Bot, state: State, player: int) -> Explanation:
    bot.choose(Perspective(state, player))
    return bot.explain()


@pytest.mark.parametrize(("name", "mode"), BOTS_IN_MODES, ids=str)
def test_the_same_seed_gives_the_same_thoughts_whatever_is_hidden(name: str, mode: Mode) -> None:
    choice = random.Random(31)
    compared = 0
    for state in milestones(mode.new(), 31, INSTANTS):
        for player in choice.sample(state.to_act, min(2, len(state.to_act))):
            if player < 0:
                continue
            expected = thought(bot_named(name, 9, mode.game, SEARCHED), twin(state), player)
            for other in scrambled(state, player, 2, choice):
                assert thought(bot_named(name, 9, mode.game, SEARCHED), other, player) == expected
                compared += 1
    assert compared > 5


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.game == "memo"], ids=str)
@pytest.mark.parametrize("name", ["novice", "adept"])
def test_a_memory_of_its_own_is_fed_by_what_was_shown_alone(name: str, mode: Mode) -> None:
    """A bot that follows a whole game, and one that follows its scrambled twin, are always of one mind."""
    *_, state, _ = milestones(mode.new(), 32, INSTANTS)
    choice = random.Random(32)
    decisions = 0
    for player in choice.sample(range(mode.players), 2):
        expected = followed(name, twin(state), player)
        decisions += len(expected)
        for other in scrambled(state, player, 2, choice):
            assert followed(name, other, player) == expected
    assert decisions > 5


def followed(name: str, state: State, player: int) -> list[Explanation]:
    """What a bot thinks at each of the player's decisions, though the moves made are those of the record."""
    bot, thoughts = bot_named(name, 5, state.game.name), []
    again = state.game.start()
    for mover, move in state.history:
        if mover == player:
            thoughts.append(thought(bot, again, player))
        again.play(mover, move)
    return thoughts


class Peeper(RandomBot):
    """Looks at the truth."""

    def think(self, perspective: Perspective) -> Explanation:
        move = perspective.moves()[0]
        peeped = zlib.crc32(truth(perspective._state).encode())
        return Explanation(move, "points", (Considered(move, peeped),))


@pytest.mark.parametrize("mode", [mode for mode in MODES if not mode.options], ids=str)
def test_a_cheat_would_be_caught(mode: Mode) -> None:
    choice = random.Random(37)
    caught = 0
    for state in milestones(mode.new(), 37, INSTANTS):
        for player in state.to_act:
            if player >= 0:
                for other in scrambled(state, player, 3, choice):
                    caught += thought(Peeper(1), other, player) != thought(Peeper(1), twin(state), player)
    assert caught


@every_mode
def test_a_guide_goes_by_what_its_player_knows(mode: Mode) -> None:
    """So nobody in an imagined world leans on another's secrets."""
    guide = strategy_for(mode.game).guide
    assert guide is not None
    for state in milestones(mode.new(), 34, 20):
        for player in state.to_act:
            if player >= 0:
                worlds = [state.position.redeal(player, Rng(seed)) for seed in range(4)]
                actions = state.legal_actions(player)
                values = [guide.values(world, player, actions) for world in worlds]
                assert values == [values[0]] * 4


@every_mode
def test_a_sight_is_the_same_when_what_is_hidden_is_dealt_anew(mode: Mode) -> None:
    seen = set()
    for state in milestones(mode.new(), 35, 20):
        for player in [*range(mode.players), -1]:
            keys = {state.position.redeal(player, Rng(seed)).information_key(player) for seed in range(4)}
            assert len(keys) == 1
            assert min(keys) >= 0
            seen |= keys
    assert len(seen) > 20


@every_mode
def test_a_prospect_is_a_chance(mode: Mode) -> None:
    for state in milestones(mode.new(), 36, 10):
        win_estimates = [state.position.win_estimate(player) for player in range(mode.players)]
        assert all(0 <= win_estimate <= 1 for win_estimate in win_estimates)
        if state.over:
            assert min(win_estimates[player] for player in state.winners) >= max(win_estimates)
