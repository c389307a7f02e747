"""Bots that search: `ismcts`, the plain form, and `master`, whose worlds are played on by adepts."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import ClassVar

from randori.bots.bot import Bot, at_random
from randori.bots.budget import Budget
from randori.bots.explanation import Considered, Explanation
from randori.bots.eyes import Eyes
from randori.bots.guides import GUIDES
from randori.bots.reaction import QUICK
from randori.bots.search import Search

SLICE_SECONDS = 0.05
SLICE_SIMULATIONS = 256


@dataclass(frozen=True)
class Manner:
    """How a search goes about a game, as it measured best."""

    is_guided: bool = False
    """Rollouts by the game's guide, not at random."""
    is_judged: bool = False
    """Where there are many moves: what the guide thinks little of is tried little."""
    exploration: float = 0.5
    stages: int = 0
    """How far to look ahead; 0: to the end."""
    others_search: bool = True
    """The others look for their best moves in the tree too; else they follow the guide."""


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


class PlainSearchBot(Bot):
    """Information-set Monte Carlo tree search with uniform rollouts: the reference."""

    name = "ismcts"
    reaction = QUICK
    manners: ClassVar[dict[str, Manner]] = {
        "tatsu": Manner(stages=1),
        "memo": Manner(stages=4),
    }

    def think(self, eyes: Eyes) -> Explanation:
        moves = eyes.moves()
        if len(moves) == 1:
            return Explanation(moves[0], "none", (Considered(moves[0], None, 1.0),))
        if eyes.is_in_secret:
            return at_random(eyes, self.rng)
        search = self.searched(eyes)
        considered = [
            Considered(eyes.written(action), mean, visits / search.simulations)
            for action, visits, mean in search.tried()
        ]
        considered.sort(key=lambda move: (-move.weight, -(move.value or 0.0)))
        return Explanation(eyes.written(search.best()), "chance", tuple(considered), search.simulations)

    def searched(self, eyes: Eyes) -> Search:
        manner = self.manners.get(eyes.game, Manner())
        guide = GUIDES.get(eyes.game)
        search = Search(
            eyes.imagined(self.rng),
            eyes.player,
            self.rng,
            guide=guide if manner.is_guided else None,
            judge=guide if manner.is_judged else None,
            exploration=manner.exploration,
            stages=manner.stages,
            others_search=manner.others_search,
        )
        spend(self.budget, search)
        return search


class MasterBot(PlainSearchBot):
    """The same search, told by each game's guide how the imagined worlds go on."""

    name = "master"
    manners: ClassVar[dict[str, Manner]] = {
        "tatsu": Manner(is_guided=True, stages=1),
        "dojo": Manner(is_guided=True, others_search=False),
        "memo": Manner(is_guided=True, is_judged=True, stages=4, others_search=False),
    }
