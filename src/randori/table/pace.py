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
HURRY = {"human": 1.0, "quick": 0.05}


def seconds(level: str, pace: Pace, rng: Rng, *, is_reaction: bool) -> float:
    """From the moment a decision is the bot's to its move."""
    reaction = BOTS[level].reaction if is_reaction else AT_TURN
    return HURRY[pace] * min(max(reaction.seconds(rng), SHORTEST), LONGEST)
