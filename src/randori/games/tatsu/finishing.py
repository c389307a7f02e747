"""The end of a match of Tatsu: whether it is decided, and who leads (compiled)."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from randori.games.tatsu.phases import OVER

if TYPE_CHECKING:
    from randori.games.tatsu.position import TatsuPosition

# What good players make of a round, measured: the winner's points, and how far apart the sides come.
ROUND_POINTS: Final = 90.0
ROUND_SPREAD: Final = 80.0


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


def prospect(position: TatsuPosition, player: i64) -> float:
    """The chance to win the match, by the lead and by how many rounds may follow."""
    mine = position.totals[player]
    others: i64 = 0
    rivals: i64 = 0
    for other in range(position.terms.players):
        if is_rival(position, player, other):
            rivals += 1
            if position.totals[other] > others:
                others = position.totals[other]
    if position.phase == OVER:
        if mine == others:
            return 1.0 / float(rivals + 1)
        return 1.0 if mine > others else 0.0
    lead: float = float(mine - others)
    return 1.0 / (1.0 + exp(-1.7 * lead / (ROUND_SPREAD * sqrt(rounds_left(position)))))


def is_rival(position: TatsuPosition, player: i64, other: i64) -> bool:
    """Partners of four win together; of three each counts for himself."""
    if position.terms.players == 4:
        return (player ^ other) & 1 == 1
    return player != other


def rounds_left(position: TatsuPosition) -> float:
    if position.terms.rounds:
        left = float(position.terms.rounds - position.rounds_done)
    else:
        left = float(position.terms.target - best_total(position)) / ROUND_POINTS
    return left if left > 1.0 else 1.0
