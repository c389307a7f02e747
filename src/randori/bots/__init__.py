"""Players made of code: all that one needs to ask a bot, or to write one, is imported from here.

A bot gets a `Perspective`, never the true state. docs/write-a-bot.md tells how to bring one of your own.
"""

from __future__ import annotations

from randori.bots.bot import Bot
from randori.bots.budget import USUAL, Budget
from randori.bots.explanation import Considered, Explanation, Measure
from randori.bots.ours import BOTS, LEVELS, bot_named
from randori.bots.perspective import Perspective
from randori.bots.plugins import find_bot, register
from randori.bots.reaction import Reaction
from randori.bots.strategy import SearchSettings, Strategy

__all__ = [
    "BOTS",
    "LEVELS",
    "USUAL",
    "Bot",
    "Budget",
    "Considered",
    "Explanation",
    "Measure",
    "Perspective",
    "Reaction",
    "SearchSettings",
    "Strategy",
    "bot_named",
    "find_bot",
    "register",
]
