"""What the bots know of Dojo."""

from __future__ import annotations

from randori.bots.guides.dojo import DojoGuide
from randori.bots.strategy import SearchSettings, Strategy

STRATEGY = Strategy(
    guide=DojoGuide(),
    misjudgement=2.0,
    master=SearchSettings(is_guided=True, others_search=False),
)
