"""Bots that search: `ismcts`, the plain form, and `master`, whose worlds are played on by adepts."""

from __future__ import annotations

from time import perf_counter

from randori.bots.bot import Bot, at_random
from randori.bots.budget import Budget
from randori.bots.explanation import Considered, Explanation
from randori.bots.guide import Judge
from randori.bots.perspective import Perspective
from randori.bots.reaction import QUICK
from randori.bots.search import Search
from randori.bots.strategy import SearchSettings, Strategy, strategy_for
from randori.engine.rng import Rng

SLICE_SECONDS = 0.05
SLICE_SIMULATIONS = 256


def spend(budget: Budget, search: Search) -> None:
    """In slices, so that Ctrl-C and other threads have their turn in between."""
    if budget.seconds is not None:
        end = perf_counter() + budget.seconds
        search.run(1)
        while (left := end - perf_counter()) > 0:
            search.run_for(min(left, SLICE_SECONDS))
    elif budget.simulations is not None:
        while left_over := budget.simulations - search.simulations:
            search.run(min(left_over, SLICE_SIMULATIONS))


def begun(perspective: Perspective, rng: Rng, guide: Judge | None, settings: SearchSettings) -> Search:
    """A search of what a player may do, with these settings."""
    return Search(
        perspective.imagined(rng),
        perspective.player,
        rng,
        guide=guide if settings.is_guided else None,
        judge=guide if settings.is_judged else None,
        exploration=settings.exploration,
        stages=settings.stages,
        others_search=settings.others_search,
    )


def explained(perspective: Perspective, search: Search) -> Explanation:
    """What a search found, the move it tried most first."""
    considered = [
        Considered(perspective.written(action), mean, visits / search.simulations)
        for action, visits, mean in search.tried()
    ]
    considered.sort(key=lambda move: (-move.weight, -(move.value or 0.0)))
    return Explanation(perspective.written(search.best()), "chance", tuple(considered), search.simulations)


class PlainSearchBot(Bot):
    """Information-set Monte Carlo tree search with uniform rollouts: the reference."""

    name = "ismcts"
    reaction = QUICK

    def settings(self, strategy: Strategy) -> SearchSettings:
        """How it searches a game of which this is known."""
        return strategy.plain

    def think(self, perspective: Perspective) -> Explanation:
        moves = perspective.moves()
        if len(moves) == 1:
            return Explanation(moves[0], "none", (Considered(moves[0], None, 1.0),))
        if perspective.is_in_secret:
            return at_random(perspective, self.rng)
        return explained(perspective, self.searched(perspective))

    def searched(self, perspective: Perspective) -> Search:
        strategy = strategy_for(perspective.game)
        search = begun(perspective, self.rng, strategy.guide, self.settings(strategy))
        spend(self.budget, search)
        return search


class MasterBot(PlainSearchBot):
    """The same search, told by each game's guide how the imagined worlds go on."""

    name = "master"

    def settings(self, strategy: Strategy) -> SearchSettings:
        return strategy.master
