"""The bot that knows the moves and nothing else."""

from __future__ import annotations

from randori.bots.bot import Bot
from randori.bots.eyes import Eyes


class RandomBot(Bot):
    """Plays legal moves at random."""

    name = "random"

    def choose(self, eyes: Eyes) -> str:
        return eyes.random_move(self.rng)
