"""The end of a match of Tatsu: whether it is decided, and who leads (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from randori.games.tatsu.position import TatsuPosition


def is_decided(position: TatsuPosition) -> bool:
    """TATSU-END, TATSU-TARGET, TATSU-3-END; TATSU-END-TIE plays on unless ties are shared."""
    if position.terms.rounds:
        reached = position.rounds_done >= position.terms.rounds
    else:
        reached = best_total(position) >= position.terms.target
    return reached and (position.terms.shares_ties or has_sole_leader(position))


def best_total(position: TatsuPosition) -> i64:
    best: i64 = 0
    for player in range(position.terms.players):
        if position.totals[player] > best:
            best = position.totals[player]
    return best


def has_sole_leader(position: TatsuPosition) -> bool:
    """One side leads alone; partners of four are one side, players of three are not."""
    best = best_total(position)
    leaders: i64 = 0
    sides: i64 = 3 if position.terms.players == 3 else 2
    for side in range(sides):
        if position.totals[side] == best:
            leaders += 1
    return leaders == 1
