"""How a match looks for a player while it goes on: for searches that stop before its end (compiled)."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from randori.engine.names import Player, Seat
from randori.engine.position import NOBODY
from randori.games.memo import finishing
from randori.games.memo.phases import DECK_DRAW, GUESSING, OVER
from randori.games.memo.scoring import win_points

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition

# How a bench looks, by trial: a card less, and a card one is sure of.
CARD: Final = 0.9
KNOWN_CARD: Final = 0.3


def win_estimate(position: MemoPosition, player: Player) -> float:
    """At the end, the part in the win; between two games of a match, the lead; in a game, who has fewer cards
    than the others and knows them better is likely to win it."""
    if position.phase == OVER:
        return part_in_win(position, player)
    if position.phase == GUESSING or position.phase == DECK_DRAW or position.active == NOBODY:
        return match_win_estimate(position, player, NOBODY)
    mine: float = 0.0
    total: float = 0.0
    for seat in range(position.players):
        hope = exp(-burden(position, seat))
        total += hope
        if position.terms.games > 1:
            mine += hope * match_win_estimate(position, player, seat)
        elif is_side(position, player, seat):
            mine += hope
    return mine / total


def is_side(position: MemoPosition, player: Player, seat: Seat) -> bool:
    """MEMO-TEAM-WIN: a player and his partner."""
    return seat == player or seat == position.terms.partner(player)


def part_in_win(position: MemoPosition, player: Player) -> float:
    """Partners have it together."""
    winners = finishing.winners(position)
    if player not in winners:
        return 0.0
    a_side: i64 = 2 if position.terms.in_teams else 1
    return float(a_side) / float(len(winners))


def match_win_estimate(position: MemoPosition, player: Player, winner: Seat) -> float:
    """MEMO-MATCH: by the lead, once this one has won the game under way."""
    lead: float = 1000.0
    for seat in range(position.players):
        if not is_side(position, player, seat):
            apart = float(total_with(position, player, winner) - total_with(position, seat, winner))
            if apart < lead:
                lead = apart
    return 1.0 / (1.0 + exp(-0.5 * lead))


def total_with(position: MemoPosition, seat: Seat, winner: Seat) -> i64:
    won = winner != NOBODY and is_side(position, winner, seat)
    return position.totals[seat] + (win_points(position.terms.games) if won else 0)


def burden(position: MemoPosition, seat: Seat) -> float:
    """A bench in the way of winning."""
    known: float = 0.0
    for slot in range(position.layout.widths[seat]):
        if position.layout.is_filled(seat, slot) and position.knowledge.is_sure(
            seat, position.layout.at(seat, slot)
        ):
            known += 1.0
    return CARD * float(position.layout.counts[seat]) - KNOWN_CARD * known
