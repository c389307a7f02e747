"""Lets bots think; where that takes long, a line says so, for a terminal must not look dead."""

from __future__ import annotations

import time
from contextlib import AbstractContextManager, nullcontext

from rich.live import Live
from rich.text import Text

from randori.bots.bot import Bot
from randori.bots.explanation import Explanation
from randori.bots.perspective import Perspective
from randori.bots.searching import PlainSearchBot
from randori.cli.console import Console

PATIENCE = 0.5
"""Seconds that a person waits without wondering; a line that goes sooner than it is read only flickers."""


class Thinking:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.longest: dict[str, float] = {}

    def of(self, bot: Bot, perspective: Perspective, text: str) -> Explanation:
        """What the bot makes of it; `text` is told meanwhile, if it takes long."""
        began = time.monotonic()
        with self.shown(text) if self.takes_long(bot, perspective) else nullcontext():
            bot.choose(perspective)
        self.longest[bot.name] = max(time.monotonic() - began, self.longest.get(bot.name, 0.0))
        return bot.explain()

    def takes_long(self, bot: Bot, perspective: Perspective) -> bool:
        """By its budget if that is a time, else by how long such a bot has thought before."""
        if len(perspective.moves()) == 1:
            return False
        budget = bot.budget.seconds if isinstance(bot, PlainSearchBot) else None
        return (self.longest.get(bot.name, 0.0) if budget is None else budget) > PATIENCE

    def shown(self, text: str) -> AbstractContextManager[object]:
        # Not rich's status with its spinner: compiled code keeps the thread waiting that would draw it.
        return Live(Text(text, "dim"), console=self.console, transient=True, auto_refresh=False)
