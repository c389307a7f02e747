"""The end of a match of Tatsu: whether it is decided, and who leads (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.games.tatsu.phases import OVER

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
    return leading_sides(position) == 1


def leading_sides(position: TatsuPosition) -> i64:
    best = best_total(position)
    leaders: i64 = 0
    for side in range(sides(position)):
        if position.totals[side] == best:
            leaders += 1
    return leaders


def sides(position: TatsuPosition) -> i64:
    """How many may win; each has the total of the player with its number."""
    return 3 if position.terms.players == 3 else 2


def winners(position: TatsuPosition) -> list[int]:
    """All who have the best total, partners both; nobody until the end."""
    if position.phase != OVER:
        return []
    best = best_total(position)
    return [player for player in range(position.terms.players) if position.totals[player] == best]
