"""Powers gained and not yet used (compiled). MEMO-POWER-GAIN, MEMO-NO-TARGET"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.games.memo.cards import CLAIRVOYANCE, EYE, INFILTRATION, NO_POWER, OVERLOAD, PARALYSIS

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition


def power_in_use(position: MemoPosition) -> i64:
    if position.is_free_power:
        return INFILTRATION
    return position.queue[0] & 7


def has_target(position: MemoPosition, power: i64) -> bool:
    """MEMO-NO-TARGET: whether a power can be used at all."""
    if power == EYE or power == INFILTRATION:
        return position.layout.cards_on_benches() > 0
    if power == PARALYSIS or power == CLAIRVOYANCE:
        return position.layout.pile_size > 0 or position.layout.dojo_size > 1
    if power == OVERLOAD:
        total = position.layout.cards_on_benches()
        for seat in range(position.players):
            if position.layout.counts[seat] >= 2 and total > position.layout.counts[seat]:
                return True
        return False
    return True


def gain(position: MemoPosition, player: i64, card: i64) -> None:
    """MEMO-POWER-GAIN"""
    power = position.terms.deck.powers[card]
    if power != NO_POWER:
        position.queue.append(8 * player + power)


def drop_power(position: MemoPosition) -> None:
    position.queue.pop(0)
