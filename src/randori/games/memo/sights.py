"""What a pair of eyes can tell apart, as a fingerprint for searches (compiled). MEMO-VIEW, MEMO-MEMORY"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine.position import NOBODY
from randori.engine.rng import mixed
from randori.games.memo.layout import EMPTY
from randori.games.memo.phases import CROSSING, DECIDING, GUESSING, ORDERING

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition


def of(position: MemoPosition, observer: i64) -> i64:
    """What lies open and what waits, then the benches as the observer knows them."""
    layout = position.layout
    key = mixed(0, position.phase * 64 + position.mover + 1)
    key = mixed(key, position.ready)
    key = mixed(key, (layout.active() + 1) * 4096 + layout.pile_size)
    key = mixed(key, (position.rounds * 64 + position.active + 1) * 64 + position.games_done)
    key = mixed(key, ((position.seat + 1) * 4096 + position.slot) * 4096 + position.second_slot)
    for entry in position.queue:
        key = mixed(key, entry + 1)
    eyes = position.players if observer == NOBODY else observer
    if position.phase == DECIDING and observer == position.active:
        key = mixed(key, position.drawn + 1)
    elif position.phase == CROSSING and observer == position.mover:
        key = mixed(key, position.crosses + 1)
    elif position.phase == ORDERING and observer == position.mover:
        for index in range(position.foreseen_count()):
            key = mixed(key, layout.foreseen(index) + 1)
    elif position.phase == GUESSING:
        key = mixed(key, position.totals[position.mover] + position.terms.deck.size)
        for card in range(position.terms.deck.size):
            key = mixed(key, position.turned_up[card])
    for seat in range(position.players):
        for slot in range(layout.widths[seat]):
            key = mixed(key, seen_at(position, eyes, seat, slot))
    return key


def seen_at(position: MemoPosition, eyes: i64, seat: i64, slot: i64) -> i64:
    """0: an empty slot; 1: a card he is not sure of; else the card he knows there."""
    card = position.layout.at(seat, slot)
    if card == EMPTY:
        return 0
    return card + 2 if position.knowledge.is_sure(eyes, card) else 1
