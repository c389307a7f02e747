"""How long a bot takes to move, so that it plays like a person.

The time is drawn without a look at the cards: a bot that is quick when it has no choice would tell what it
holds.
"""

from __future__ import annotations

from randori.bots import BOTS
from randori.bots.reaction import Reaction
from randori.engine.rng import Rng
from randori.table.settings import Pace

AT_TURN = Reaction(median=1.5, spread=1.4)
SHORTEST, LONGEST = 0.6, 6.0
TO_GET_READY = 9.0
"""Seconds that people have for themselves before a bot begins for all: a look at one's cards lasts seven."""
HURRY = {"human": 1.0, "quick": 0.05}


def seconds(level: str, pace: Pace, rng: Rng, *, is_reaction: bool, leaves_time: bool = False) -> float:
    """From the moment a decision is the bot's to its move. Where it `leaves_time`, people come first, and an
    easier bot waits longer."""
    reaction = BOTS[level].reaction if is_reaction or leaves_time else AT_TURN
    drawn = min(max(reaction.seconds(rng), SHORTEST), LONGEST)
    return HURRY[pace] * (TO_GET_READY + min(2 * drawn, LONGEST) if leaves_time else drawn)
