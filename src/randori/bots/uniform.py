"""The bot that knows the moves and nothing else."""

from __future__ import annotations

from randori.bots.bot import Bot
from randori.bots.eyes import Eyes


class RandomBot(Bot):
    """Every legal move is as likely as the others."""

    name = "random"

    def choose(self, eyes: Eyes) -> str:
        moves = eyes.moves()
        return moves[self.rng.below(len(moves))]
