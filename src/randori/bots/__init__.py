"""Players made of code. They get an Eyes, never the true state."""

from __future__ import annotations

from randori.bots.bot import Bot
from randori.bots.uniform import RandomBot
from randori.engine.errors import OptionError, listed, quote

BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in (RandomBot,)}


def bot_named(name: str, seed: int) -> Bot:
    if name not in BOTS:
        raise OptionError(f"there is no bot {quote(name)}; the bots are {listed(list(BOTS))}")
    return BOTS[name](seed)
