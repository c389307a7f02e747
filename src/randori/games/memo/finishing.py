"""Who wins a game, and what that is worth in a match (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from randori.engine import bits
from randori.engine.names import Action, Player, Players, Seat
from randori.engine.position import NOBODY
from randori.games.memo.actions import first_of, second_of, third_of
from randori.games.memo.phases import DECK_DRAW, GUESSING, OVER
from randori.games.memo.scoring import guess_points, win_points

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition


def first_without_cards(position: MemoPosition) -> Seat:
    """MEMO-WIN: of several, the one who got rid of his last card first."""
    winner: Seat = NOBODY
    for seat in range(position.players):
        if position.layout.counts[seat] == 0 and (
            winner == NOBODY or position.emptied[seat] < position.emptied[winner]
        ):
            winner = seat
    return winner


def fewest_cards(position: MemoPosition) -> Players:
    fewest = position.layout.counts[0]
    for seat in range(position.players):
        if position.layout.counts[seat] < fewest:
            fewest = position.layout.counts[seat]
    winners: Players = 0
    for seat in range(position.players):
        if position.layout.counts[seat] == fewest:
            winners |= bits.only(seat)
    return winners


def win(position: MemoPosition, winners: Players) -> None:
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
        end_game(position)


def guess(position: MemoPosition, player: Player, number: Action) -> None:
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


def end_game(position: MemoPosition) -> None:
    position.games_done += 1
    position.last_layout = position.layout.copy()
    position.phase = OVER if position.games_done == position.terms.games else DECK_DRAW


def winners(position: MemoPosition) -> list[int]:
    """Who won the game, MEMO-MATCH: or has the most points of the match; nobody until the end."""
    if position.phase != OVER:
        return []
    if position.terms.games == 1:
        return bits.to_list(position.victors)
    best = max(position.scores())
    return [player for player in range(position.players) if position.totals[player] == best]
