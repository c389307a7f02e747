"""What a pair of eyes may know of a table of Tatsu (compiled). TATSU-VIEW

Everything lies open but cards in hands and cards face down: of those one knows the backs (TATSU-BACKS).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine.names import Player, Seat
from randori.engine.rng import mixed
from randori.games.tatsu.phases import GHOST_SEAT, TRICK_SIZE
from randori.games.tatsu.plays import laid_before

if TYPE_CHECKING:
    from randori.games.tatsu.position import TatsuPosition


def sees_hand(position: TatsuPosition, observer: Seat, seat: Seat) -> bool:
    """TATSU-VIEW: one sees one's own hand, and everybody the Ghost's (TATSU-SEATS-3); with two players
    everybody sees what lies face up. The observer is a seat, or NOBODY: a spectator."""
    if seat == observer or position.seats == 2:
        return True
    return position.terms.players == 3 and seat == GHOST_SEAT


def fingerprint(position: TatsuPosition, observer: Player) -> i64:
    """One number for all that a player can tell apart: the table, then the hands he sees. How the cards came
    to lie where they are is left out: it matters little."""
    key = mixed(0, position.held)
    key = mixed(key, position.captured[0])
    key = mixed(key, position.captured[1])
    key = mixed(key, pair(position.leader, position.asked) * 64 + position.played)
    key = mixed(key, pair(laid_before(position.best), position.fusion_seat) * 8 + position.best_power + 1)
    key = mixed(key, position.rounds_done)
    observer_seat = position.seat_of(observer)
    for seat in range(TRICK_SIZE):
        if sees_hand(position, observer_seat, seat):
            key = mixed(key, position.hands[seat])
    return key


def pair(one: Seat, other: Seat) -> i64:
    """Two seats, either of which may be NOBODY, as one number."""
    return (one + 1) * 8 + other + 1
