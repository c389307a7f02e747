"""What is told to all, and what is shown to one (compiled). MEMO-VIEW"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.games.memo.cards import NO_CARD
from randori.games.memo.phases import CROSSING

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition


def tell(position: MemoPosition, player: i64, number: i64) -> None:
    """MEMO-VIEW: the last event. What a secret confusion exchanges, and how often, is none."""
    if position.phase == CROSSING and position.terms.secret_confusion:
        return
    position.last_player = player
    position.last_action = number
    position.last_card = NO_CARD
    position.last_fits = False


def show_place(position: MemoPosition, player: i64, seat: i64, slot: i64) -> None:
    """One player alone looks at a card of a bench."""
    card = position.layout.at(seat, slot)
    position.knowledge.see(player, card)
    show(position, player, 4096 * seat + slot, card)


def show(position: MemoPosition, player: i64, place: i64, card: i64) -> None:
    index = 6 * player
    while position.shown[index + 1] != NO_CARD:
        index += 2
    position.shown[index] = place
    position.shown[index + 1] = card


def forget_shown(position: MemoPosition, player: i64) -> None:
    """MEMO-VIEW: shown until that player's own next move."""
    for index in range(6 * player, 6 * player + 6):
        position.shown[index] = NO_CARD
