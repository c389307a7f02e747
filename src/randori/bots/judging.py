"""Bots that go by rules of thumb, without search: `adept`, and `novice`, who misjudges and forgets.

A game that brings no rules of thumb is searched instead, by few simulations: an adept's are enough not to
blunder, a novice's to see what is at hand.
"""

from __future__ import annotations

from dataclasses import replace
from time import perf_counter
from typing import ClassVar

from randori.bots.bot import Bot, at_random
from randori.bots.budget import USUAL, Budget
from randori.bots.explanation import Considered, Explanation
from randori.bots.guide import best
from randori.bots.memory import Memory
from randori.bots.perspective import Perspective
from randori.bots.reaction import SLOW, normal
from randori.bots.searching import begun, explained
from randori.bots.strategy import Strategy, strategy_for


class AdeptBot(Bot):
    """Gives every move a value, and plays the best."""

    name = "adept"
    misjudges: ClassVar[bool] = False
    """Whether it may be wrong about a move, as far as the game says."""
    simulations: ClassVar[int] = 200
    """How far it thinks where there is no guide."""
    forgetting: ClassVar[float] = 0.01
    mistaking: ClassVar[float] = 0.02
    """See Memory."""

    def __init__(self, seed: int, budget: Budget = USUAL) -> None:
        super().__init__(seed, budget)
        self.memory = Memory(self.forgetting, self.mistaking)

    def think(self, perspective: Perspective) -> Explanation:
        strategy = strategy_for(perspective.game)
        if strategy.guide is None:
            return self.searched(perspective, strategy)
        world = perspective.imagined(self.rng, self.memory)
        actions = world.legal_actions(perspective.player)
        values = strategy.guide.values(world, perspective.player, actions)
        blur = strategy.misjudgement
        if blur and self.misjudges:
            values = [value + blur * normal(self.rng) for value in values]
        chosen = best(values, self.rng)
        written = [perspective.written(action) for action in actions]
        moves = [Considered(move, value) for move, value in zip(written, values, strict=True)]
        ranked = sorted(moves, key=lambda move: (move is not moves[chosen], -(move.value or 0.0)))
        return Explanation(moves[chosen].move, "points", tuple(ranked))

    def searched(self, perspective: Perspective, strategy: Strategy) -> Explanation:
        """Few simulations, and never longer than a search may think where that is a time."""
        if perspective.is_in_secret or len(perspective.moves()) == 1:
            return at_random(perspective, self.rng)
        search = begun(perspective, self.rng, None, replace(strategy.plain, is_guided=False, is_judged=False))
        end = None if self.budget.seconds is None else perf_counter() + self.budget.seconds
        search.run(1)
        while search.simulations < self.simulations and (end is None or perf_counter() < end):
            search.run(1)
        return explained(perspective, search)

    def recall(self, perspective: Perspective) -> None:
        perspective.learn(self.rng, self.memory)


class NoviceBot(AdeptBot):
    """The same rules of thumb with human mistakes."""

    name = "novice"
    reaction = SLOW
    misjudges = True
    simulations = 20
    forgetting = 0.08
    mistaking = 0.1
