"""What a pair of eyes may know of a table of Dojo (compiled). DOJO-VIEW

Everything lies open but the piles, cards that were dealt and not yet laid, and choices that are still secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.names import Player
from randori.engine.position import NOBODY
from randori.engine.rng import mixed
from randori.games.dojo.cards import NO_CARD, NO_TROPHY
from randori.games.dojo.phases import GIVING

if TYPE_CHECKING:
    from randori.games.dojo.position import DojoPosition


def knows_hand(position: DojoPosition, observer: Player, player: Player) -> bool:
    """DOJO-RECRUIT-INFO, DOJO-VIEW: one's own card, those one dealt, those shown in a challenge;
    and all that have been laid."""
    if observer == player or position.hands[player] == NO_CARD:
        return True
    if observer == position.dealer and not position.is_dealt_at_random():
        return True
    return position.challenger != NOBODY and (player == position.dealer or player == position.challenger)


def knows_top(position: DojoPosition, observer: Player) -> bool:
    """DOJO-RECRUIT: the dealer has looked at the card he is about to give."""
    return position.phase == GIVING and observer == position.dealer


def knows_choice(position: DojoPosition, observer: Player, player: Player) -> bool:
    """DOJO-TRAIN, DOJO-BLACK-BELT: a choice is its maker's until all are in."""
    return observer == player


def fingerprint(position: DojoPosition, observer: Player) -> i64:
    """One number for all that a player can tell apart: the round as he sees it, then the dojos."""
    key = mixed(0, (position.phase * 16 + position.round) * 64 + position.drawn)
    for trophy in range(position.turned):
        key = mixed(key, position.owners[trophy] + 2)
    key = mixed(key, pair(position.dealer, position.asked))
    key = mixed(key, pair(position.challenger, position.winner))
    if position.turned:
        key = mixed(key, position.prize())
    if knows_top(position, observer):
        key = mixed(key, position.top())
    for throw in range(position.throws):
        key = mixed(key, position.thrown_by_dealer(throw) * 16 + position.thrown_by_challenger(throw))
    for player in range(position.players):
        hand = position.hands[player] + 2 if knows_hand(position, observer, player) else 0
        choice = position.choices[player] + 2 if knows_choice(position, observer, player) else 0
        key = mixed(key, hand * 64 + choice)
        filled = position.filled[player]
        key = mixed(key, filled)
        for index in range(bits.count(filled)):
            key = mixed(key, position.laying(player, index))
    for index in range(len(position.marks)):
        if position.marks[index] != NO_TROPHY:
            key = mixed(key, 8 * index + position.marks[index])
    return key


def pair(one: Player, other: Player) -> i64:
    """Two players, either of whom may be NOBODY, as one number."""
    return (one + 1) * 8 + other + 1
