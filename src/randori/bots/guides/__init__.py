"""What each game's adept goes by."""

from __future__ import annotations

from randori.bots.guide import Judge
from randori.bots.guides.dojo import DojoGuide
from randori.bots.guides.memo import MemoGuide
from randori.bots.guides.tatsu import TatsuGuide

GUIDES: dict[str, Judge] = {"dojo": DojoGuide(), "memo": MemoGuide(), "tatsu": TatsuGuide()}
