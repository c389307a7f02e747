"""The bot that knows the moves and nothing else."""

from __future__ import annotations

from randori.bots.bot import Bot, at_random
from randori.bots.explanation import Explanation
from randori.bots.perspective import Perspective


class RandomBot(Bot):
    """Plays legal moves at random."""

    name = "random"

    def think(self, perspective: Perspective) -> Explanation:
        return at_random(perspective, self.rng)
