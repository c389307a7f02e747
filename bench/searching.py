"""Randori's searches in mid-game: `ismcts`, with uniform rollouts, and `master`, whose rollouts are guided.

Each bot thinks about eight positions of a game in turn, in the manner it has at the table. The positions are
reached by random play from fixed seeds, not by bots: they stay the same when the bots get better.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import count, cycle, islice

import randori
from bench.measure import Contestant, timed
from randori import Rng
from randori.bots.budget import Budget
from randori.bots.perspective import Perspective
from randori.bots.searching import MasterBot, PlainSearchBot
from randori.engine.position import Position
from randori.engine.state import State
from randori.games.tatsu.phases import TRICK_SIZE
from randori.games.tatsu.position import TatsuPosition

SEED = 1
PLAYERS = 4
POSITIONS = 8
SIMULATIONS = 2000
"""Of one search: the larger the tree, the slower, so it is the same number for all, OpenSpiel included."""


@dataclass(frozen=True)
class MidGame:
    """Where a game is about half over."""

    game: str
    title: str
    when: str
    is_reached: Callable[[Position], bool]

    def states(self) -> list[State]:
        games = (self.played(seed) for seed in count(SEED))
        return list(islice((state for state in games if not state.over), POSITIONS))

    def played(self, seed: int) -> State:
        """Random play up to there, or to the end of a game that is over before."""
        state, rng = randori.new(self.game, PLAYERS).start(seed), Rng(seed)
        while not state.over and not self.is_reached(state.position):
            player = state.to_act[rng.below(len(state.to_act))]
            state.apply(player, state.position.random_action(player, rng))
        return state


def is_fourth_trick(position: Position) -> bool:
    assert isinstance(position, TatsuPosition)
    return position.played == 3 * TRICK_SIZE


def is_at_stage_six(position: Position) -> bool:
    """Dojo counts the round under way, Mémo Combo those that are over."""
    return position.stage() == 6


MID_GAMES = (
    MidGame("tatsu", "Tatsu", "trick 4 of 7", is_fourth_trick),
    MidGame("dojo", "Dojo", "round 6 of 12", is_at_stage_six),
    MidGame("memo", "Mémo Combo", "after 6 rounds", is_at_stage_six),
)


def contestants() -> list[Contestant]:
    return [
        Contestant(
            f"{bot.name}-{scene.game}",
            f"{scene.title}, {scene.when}: {bot.name}",
            timed(searches(bot, scene)),
        )
        for bot in (PlainSearchBot, MasterBot)
        for scene in MID_GAMES
    ]


def searches(kind: type[PlainSearchBot], scene: MidGame) -> Callable[[int], int]:
    """So many searches, each from nothing; how many simulations that were."""
    bot = kind(SEED, Budget(simulations=SIMULATIONS))
    states = cycle(scene.states())

    def search(games: int) -> int:
        simulations = 0
        for state in islice(states, games):
            player = state.to_act[0]
            simulations += bot.searched(Perspective(state, player)).simulations
        return simulations

    return search
