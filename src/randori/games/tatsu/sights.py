"""What a pair of eyes can tell apart, as a fingerprint for searches (compiled). TATSU-VIEW"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine.rng import mixed
from randori.games.tatsu.phases import TRICK_SIZE

if TYPE_CHECKING:
    from randori.games.tatsu.position import TatsuPosition


def of(position: TatsuPosition, observer: i64) -> i64:
    """The table, then the hands the observer sees. How the cards came to lie where they are is left out: it
    matters little."""
    key = mixed(0, position.held)
    key = mixed(key, position.captured[0])
    key = mixed(key, position.captured[1])
    key = mixed(key, ((position.leader + 1) * 8 + position.asked + 1) * 64 + position.played)
    key = mixed(key, ((position.best_seat + 1) * 8 + position.fusion_seat + 1) * 8 + position.best_power + 1)
    key = mixed(key, position.rounds_done)
    seat_of_eyes = position.seat_of(observer)
    for seat in range(TRICK_SIZE):
        if position.seats == 2 or position.is_open(seat, seat_of_eyes):
            key = mixed(key, position.hands[seat])
    return key
