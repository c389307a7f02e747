"""Players made of code. They get an Eyes, never the true state."""

from __future__ import annotations

from randori.bots.bot import Bot
from randori.bots.budget import USUAL, Budget
from randori.bots.judging import AdeptBot, NoviceBot
from randori.bots.searching import MasterBot, PlainSearchBot
from randori.bots.steady import SteadyBot
from randori.bots.uniform import RandomBot
from randori.engine.errors import OptionError, listed, quote

KINDS = (RandomBot, NoviceBot, AdeptBot, MasterBot, PlainSearchBot, SteadyBot)
BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in KINDS}
LEVELS = tuple(kind.name for kind in (NoviceBot, AdeptBot, MasterBot, RandomBot))
"""What people are offered to play against, the friendliest first; the other bots are for study."""


def bot_named(name: str, seed: int, game: str, budget: Budget = USUAL) -> Bot:
    """A bot for a game."""
    able = [bot for bot, kind in BOTS.items() if not kind.games or game in kind.games]
    if name not in able:
        raise OptionError(f"{game} has no bot {quote(name)}; its bots are {listed(able)}")
    return BOTS[name](seed, budget)
