"""Bots that go by rules of thumb, without search: `adept`, and `novice`, who misjudges and forgets."""

from __future__ import annotations

from typing import ClassVar

from randori.bots.bot import Bot
from randori.bots.budget import USUAL, Budget
from randori.bots.explanation import Considered, Explanation
from randori.bots.eyes import Eyes
from randori.bots.guide import best
from randori.bots.guides import GUIDES
from randori.bots.memory import Memory
from randori.bots.reaction import SLOW, normal


class AdeptBot(Bot):
    """Gives every move a value, and plays the best."""

    name = "adept"
    games = tuple(GUIDES)
    misjudgement: ClassVar[dict[str, float]] = {}
    """By game: how far it may be wrong about a move, in the points of its guide."""
    forgetting: ClassVar[float] = 0.01
    mistaking: ClassVar[float] = 0.02
    """See Memory."""

    def __init__(self, seed: int, budget: Budget = USUAL) -> None:
        super().__init__(seed, budget)
        self.memory = Memory(self.forgetting, self.mistaking)

    def think(self, eyes: Eyes) -> Explanation:
        world = eyes.imagined(self.rng, self.memory)
        actions = world.legal_actions(eyes.player)
        values = GUIDES[eyes.game].values(world, eyes.player, actions)
        blur = self.misjudgement.get(eyes.game, 0.0)
        if blur:
            values = [value + blur * normal(self.rng) for value in values]
        chosen = best(values, self.rng)
        written = [eyes.written(action) for action in actions]
        moves = [Considered(move, value) for move, value in zip(written, values, strict=True)]
        ranked = sorted(moves, key=lambda move: (move is not moves[chosen], -(move.value or 0.0)))
        return Explanation(moves[chosen].move, "points", tuple(ranked))

    def recall(self, eyes: Eyes) -> None:
        eyes.learn(self.rng, self.memory)


class NoviceBot(AdeptBot):
    """The same rules of thumb with human mistakes."""

    name = "novice"
    reaction = SLOW
    misjudgement: ClassVar[dict[str, float]] = {"tatsu": 40.0, "dojo": 2.0, "memo": 0.2}
    forgetting = 0.08
    mistaking = 0.1
