"""Powers gained and not yet used, the first gained first (compiled). MEMO-POWER-GAIN, MEMO-NO-TARGET

One that waits is a number: the player who gained it, and the power.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine.names import Card, Player
from randori.games.memo.cards import CLAIRVOYANCE, EYE, INFILTRATION, NO_POWER, OVERLOAD, PARALYSIS

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition

Gain = i64


def gain_of(player: Player, power: i64) -> Gain:
    return 8 * player + power


def player_of(gain: Gain) -> Player:
    return gain >> 3


def power_of(gain: Gain) -> i64:
    return gain & 7


def gain(position: MemoPosition, player: Player, card: Card) -> None:
    """MEMO-POWER-GAIN"""
    power = position.terms.deck.powers[card]
    if power != NO_POWER:
        position.queue.append(gain_of(player, power))


def drop_first(position: MemoPosition) -> None:
    position.queue.pop(0)


def power_in_use(position: MemoPosition) -> i64:
    """The first that waits; MEMO-BIRD: or the bird's own."""
    return INFILTRATION if position.is_free_power else power_of(position.queue[0])


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
