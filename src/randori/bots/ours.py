"""The bots that Randori brings, by name."""

from __future__ import annotations

from randori.bots.bot import Bot
from randori.bots.budget import USUAL, Budget
from randori.bots.by_game.steady import SteadyBot
from randori.bots.judging import AdeptBot, NoviceBot
from randori.bots.searching import MasterBot, PlainSearchBot
from randori.bots.uniform import RandomBot
from randori.engine.errors import OptionError, listed, quote

KINDS = (RandomBot, NoviceBot, AdeptBot, MasterBot, PlainSearchBot, SteadyBot)
BOTS: dict[str, type[Bot]] = {kind.name: kind for kind in KINDS}
LEVELS = tuple(kind.name for kind in (NoviceBot, AdeptBot, MasterBot, RandomBot))
"""What people are offered to play against, the friendliest first; the other bots are for study."""


def bot_named(name: str, seed: int, game: str, budget: Budget = USUAL) -> Bot:
    """One of our bots, for a game. The name may come from anybody; see plugins.py for other people's bots."""
    able = [bot for bot, kind in BOTS.items() if not kind.games or game in kind.games]
    if name not in able:
        raise OptionError(f"{game} has no bot {quote(name)}; its bots are {listed(able)}")
    return BOTS[name](seed, budget)
