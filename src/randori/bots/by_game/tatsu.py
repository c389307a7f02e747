"""What the bots know of Tatsu."""

from __future__ import annotations

from randori.bots.guides.tatsu import TatsuGuide
from randori.bots.strategy import SearchSettings, Strategy

STRATEGY = Strategy(
    guide=TatsuGuide(),
    misjudgement=40.0,
    plain=SearchSettings(stages=1),
    master=SearchSettings(is_guided=True, stages=1),
)
