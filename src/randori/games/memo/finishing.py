"""Who wins a game, and what that is worth in a match (compiled)."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.position import NOBODY
from randori.games.memo.actions import first_of, second_of, third_of
from randori.games.memo.phases import DECK_DRAW, GUESSING, OVER
from randori.games.memo.scoring import guess_points, win_points

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition

# How a bench looks, by trial: a card less, and a card one is sure of.
CARD: Final = 0.9
KNOWN_CARD: Final = 0.3


def first_without_cards(position: MemoPosition) -> i64:
    """MEMO-WIN: of several, the one who got rid of his last card first."""
    winner = NOBODY
    for seat in range(position.players):
        if position.layout.counts[seat] == 0 and (
            winner == NOBODY or position.emptied[seat] < position.emptied[winner]
        ):
            winner = seat
    return winner


def fewest_cards(position: MemoPosition) -> i64:
    fewest = position.layout.counts[0]
    for seat in range(position.players):
        if position.layout.counts[seat] < fewest:
            fewest = position.layout.counts[seat]
    winners: i64 = 0
    for seat in range(position.players):
        if position.layout.counts[seat] == fewest:
            winners |= bits.only(seat)
    return winners


def win(position: MemoPosition, winners: i64) -> None:
    """MEMO-TEAM-WIN: the partner shares it. MEMO-MATCH: points, and guesses for a single winner."""
    position.victors = winners
    for seat in range(position.players):
        if bits.has(winners, seat):
            position.victors |= bits.only(position.terms.partner(seat))
    points = win_points(position.terms.games)
    for seat in range(position.players):
        if bits.has(position.victors, seat):
            position.totals[seat] += points
    if position.terms.games > 1 and bits.count(winners) == 1:
        position.mover = bits.lowest(winners)
        position.phase = GUESSING
    else:
        position.end_game()


def guess(position: MemoPosition, player: i64, number: i64) -> None:
    """MEMO-MATCH: right +1, wrong -1; the card is turned up. Both partners score."""
    card = position.layout.at(first_of(number), second_of(number))
    is_right = bits.has(position.terms.deck.schools[card], third_of(number))
    position.last_card = card
    position.last_fits = is_right
    position.turned_up[card] = 1
    position.knowledge.show(card)
    points = guess_points(is_right)
    position.totals[player] += points
    if position.terms.in_teams:
        position.totals[position.terms.partner(player)] += points


def prospect(position: MemoPosition, player: i64) -> float:
    """At the end, the part in the win; between two games of a match, the lead; in a game, who has fewer cards
    than the others and knows them better is likely to win it."""
    if position.phase == OVER:
        return part_in_win(position, player)
    if position.phase == GUESSING or position.phase == DECK_DRAW or position.active == NOBODY:
        return match_prospect(position, player, NOBODY)
    mine: float = 0.0
    total: float = 0.0
    for seat in range(position.players):
        hope = exp(-burden(position, seat))
        total += hope
        if position.terms.games > 1:
            mine += hope * match_prospect(position, player, seat)
        elif is_side(position, player, seat):
            mine += hope
    return mine / total


def is_side(position: MemoPosition, player: i64, seat: i64) -> bool:
    """MEMO-TEAM-WIN: a player and his partner."""
    return seat == player or seat == position.terms.partner(player)


def part_in_win(position: MemoPosition, player: i64) -> float:
    """Partners have it together."""
    winners = position.winners()
    if player not in winners:
        return 0.0
    a_side: i64 = 2 if position.terms.in_teams else 1
    return float(a_side) / float(len(winners))


def match_prospect(position: MemoPosition, player: i64, winner: i64) -> float:
    """MEMO-MATCH: by the lead, once this one has won the game under way."""
    lead: float = 1000.0
    for seat in range(position.players):
        if not is_side(position, player, seat):
            apart = float(total_with(position, player, winner) - total_with(position, seat, winner))
            if apart < lead:
                lead = apart
    return 1.0 / (1.0 + exp(-0.5 * lead))


def total_with(position: MemoPosition, seat: i64, winner: i64) -> i64:
    won = winner != NOBODY and is_side(position, winner, seat)
    return position.totals[seat] + (win_points(position.terms.games) if won else 0)


def burden(position: MemoPosition, seat: i64) -> float:
    """A bench in the way of winning."""
    known: float = 0.0
    for slot in range(position.layout.widths[seat]):
        if position.layout.is_filled(seat, slot) and position.knowledge.is_sure(
            seat, position.layout.at(seat, slot)
        ):
            known += 1.0
    return CARD * float(position.layout.counts[seat]) - KNOWN_CARD * known
