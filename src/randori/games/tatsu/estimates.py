"""How a match looks for a player while it goes on: for searches that stop before its end (compiled)."""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from randori.engine.names import Player
from randori.games.tatsu.finishing import best_total, leading_sides, sides
from randori.games.tatsu.phases import OVER

if TYPE_CHECKING:
    from randori.games.tatsu.position import TatsuPosition

# What good players make of a round, measured: the winner's points, and how far apart the sides come.
ROUND_POINTS: Final = 90.0
ROUND_SPREAD: Final = 80.0


def win_estimate(position: TatsuPosition, player: Player) -> float:
    """The chance to win the match, by the lead and by how many rounds may follow."""
    mine = position.totals[player]
    if position.phase == OVER:
        return 1.0 / float(leading_sides(position)) if mine == best_total(position) else 0.0
    steepness = 1.7 / (ROUND_SPREAD * sqrt(rounds_left(position)))
    against: float = 0.0
    for side in range(sides(position)):
        against += exp(steepness * float(position.totals[side] - mine))
    return 1.0 / against


def rounds_left(position: TatsuPosition) -> float:
    if position.terms.rounds:
        left = float(position.terms.rounds - position.rounds_done)
    else:
        left = float(position.terms.target - best_total(position)) / ROUND_POINTS
    return left if left > 1.0 else 1.0
