"""What a pair of eyes can tell apart, as a fingerprint for searches (compiled). DOJO-VIEW"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine.rng import mixed
from randori.games.dojo.cards import NO_TROPHY
from randori.games.dojo.phases import LINES, ROUNDS

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
    if position.knows_top(observer):
        key = mixed(key, position.deck[position.drawn])
    for index in range(2 * position.throws):
        key = mixed(key, position.thrown[index])
    for player in range(position.players):
        hand = position.hands[player] + 2 if position.knows_hand(observer, player) else 0
        choice = position.choices[player] + 2 if player == observer else 0
        key = mixed(key, hand * 64 + choice)
        key = mixed(key, position.filled[player])
        for index in range(ROUNDS * player, ROUNDS * player + position.round):
            key = mixed(key, position.laid[index])
    for line in range(LINES * position.players):
        if position.marks[line] != NO_TROPHY:
            key = mixed(key, 8 * line + position.marks[line])
    return key
