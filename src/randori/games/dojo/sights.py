"""What a pair of eyes can tell apart, as a fingerprint for searches (compiled). DOJO-VIEW"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine.position import NOBODY
from randori.engine.rng import mixed
from randori.games.dojo.cards import NO_CARD, NO_TROPHY
from randori.games.dojo.phases import GIVING, LINES, ROUNDS

if TYPE_CHECKING:
    from randori.games.dojo.position import DojoPosition


def of(position: DojoPosition, observer: i64) -> i64:
    """The round as the observer sees it, then the dojos."""
    key = mixed(0, (position.phase * 16 + position.round) * 64 + position.drawn)
    for trophy in range(position.turned):
        key = mixed(key, position.owners[trophy] + 2)
    key = mixed(key, (position.dealer + 1) * 8 + position.asked + 1)
    key = mixed(key, (position.challenger + 1) * 8 + position.winner + 1)
    if position.turned:
        key = mixed(key, position.prize())
    if knows_top(position, observer):
        key = mixed(key, position.deck[position.drawn])
    for index in range(2 * position.throws):
        key = mixed(key, position.thrown[index])
    for player in range(position.players):
        hand = position.hands[player] + 2 if knows_hand(position, observer, player) else 0
        choice = position.choices[player] + 2 if player == observer else 0
        key = mixed(key, hand * 64 + choice)
        key = mixed(key, position.filled[player])
        for index in range(ROUNDS * player, ROUNDS * player + position.round):
            key = mixed(key, position.laid[index])
    for line in range(LINES * position.players):
        if position.marks[line] != NO_TROPHY:
            key = mixed(key, 8 * line + position.marks[line])
    return key


def knows_hand(position: DojoPosition, observer: i64, seat: i64) -> bool:
    """DOJO-RECRUIT-INFO, DOJO-VIEW: one's own card, those one dealt, those shown in a challenge;
    and all that have been laid."""
    if observer == seat or position.hands[seat] == NO_CARD:
        return True
    if observer == position.dealer and not position.is_dealt_at_random():
        return True
    return position.challenger != NOBODY and (seat == position.dealer or seat == position.challenger)


def knows_top(position: DojoPosition, observer: i64) -> bool:
    """DOJO-RECRUIT: the dealer has looked at the card he is about to give."""
    return position.phase == GIVING and observer == position.dealer
