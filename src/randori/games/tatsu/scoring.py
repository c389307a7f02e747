"""Points of a round, one small function per line of the score sheet (compiled)."""

from __future__ import annotations

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.names import Cards
from randori.games.tatsu.cards import MULTIPLIER, POINTS, clan_cards


def points(captured: Cards) -> i64:
    """TATSU-SCORE: the points on all captured cards, of both clans."""
    return bits.total(captured, POINTS)


def factor(captured: Cards, clan: i64) -> i64:
    """TATSU-SCORE: the captured multipliers of the clan's own; the others' count for nothing."""
    return bits.total(captured & clan_cards(clan), MULTIPLIER)


def round_score(captured: Cards, clan: i64) -> i64:
    """TATSU-SCORE: no own multiplier captured, no points."""
    return points(captured) * factor(captured, clan)
