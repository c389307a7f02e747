"""How a game of Dojo looks for a player: for searches (compiled)."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from randori.engine.names import Player
from randori.games.dojo.finishing import winners
from randori.games.dojo.phases import OVER

if TYPE_CHECKING:
    from randori.games.dojo.position import DojoPosition

WIN: Final = 0.5  # how much of an estimate is the win itself; the rest is by how much it was won or missed
POINTS_APART: Final = 6.0


def win_estimate(position: DojoPosition, player: Player) -> float:
    """DOJO-WIN: the part in the win, and how near it was."""
    if position.phase != OVER:
        return 0.5
    others: i64 = 0
    for other in range(position.players):
        if other != player and position.finals[other] > others:
            others = position.finals[other]
    won_by = winners(position)
    won = 1.0 / float(len(won_by)) if player in won_by else 0.0
    lead = float(position.finals[player] - others) / POINTS_APART
    return WIN * won + (1.0 - WIN) / (1.0 + exp(-lead))
