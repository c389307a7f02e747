"""The powers, step by step: what each does to cards and eyes (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.names import Action, Player, Seat
from randori.games.memo import showing
from randori.games.memo.actions import (
    AGAINST,
    CONFUSE,
    CROSS,
    DONE,
    EXCHANGE,
    EYE_AT,
    INFILTRATE,
    ORDER_TOP,
    OVERLOAD_TWO,
    first_of,
    ordered_cards,
    second_of,
    third_of,
)
from randori.games.memo.layout import IN_PILE, Slot
from randori.games.memo.phases import (
    CROSSING,
    EXCHANGING,
    MOST_CROSSES,
    OPPOSING,
    ORDERING,
)

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition


def step(position: MemoPosition, player: Player, number: Action, kind: i64) -> bool:
    """One step of the power in use; True if that was its last."""
    one = first_of(number)
    two = second_of(number)
    if kind == EYE_AT:
        showing.show_place(position, player, one, two)  # MEMO-EYE
        return True
    if kind == INFILTRATE:
        return infiltrate(position, player, one, two)
    if kind == EXCHANGE:
        position.layout.exchange(position.seat, position.slot, one, two)
        return True
    if kind == CONFUSE:
        confuse(position, player, one)
        return False
    if kind == CROSS:
        cross(position, player, one, two)
        return position.crosses == MOST_CROSSES
    if kind == DONE:
        return True
    if kind == OVERLOAD_TWO:
        position.seat = one
        position.slot = two
        position.second_slot = third_of(number)
        position.phase = OPPOSING
        return False
    if kind == AGAINST:
        overload(position, one, two)
        return True
    order(position, player, number, kind)
    return True


def infiltrate(position: MemoPosition, player: Player, seat: Seat, slot: Slot) -> bool:
    """MEMO-INFILTRATION: who has looked must exchange, if there is another card."""
    showing.show_place(position, player, seat, slot)
    if position.layout.cards_on_benches() == 1:
        return True
    position.seat = seat
    position.slot = slot
    position.phase = EXCHANGING
    return False


def cross(position: MemoPosition, player: Player, one: Slot, two: Slot) -> None:
    """MEMO-CONFUSION: two cards of the bench change places; in secret, the others' eyes stay on the slots."""
    cards = [int(position.layout.at(position.seat, one)), int(position.layout.at(position.seat, two))]
    position.layout.exchange(position.seat, one, position.seat, two)
    position.crosses += 1
    if position.terms.secret_confusion:
        for observer in range(position.players + 1):
            if observer != player:
                threads = position.knowledge.threads_of(observer, cards)
                position.knowledge.hang(observer, threads, cards[::-1])


def confuse(position: MemoPosition, player: Player, seat: Seat) -> None:
    """MEMO-CONFUSION: in secret, nobody else can be sure of any card on that bench."""
    position.seat = seat
    position.crosses = 0
    position.phase = CROSSING
    if position.terms.secret_confusion:
        cards = position.layout.bench(seat)
        position.knowledge.secretive |= bits.only(player)
        for observer in range(position.players + 1):
            if observer != player:
                position.knowledge.mix(observer, cards)


def overload(position: MemoPosition, seat: Seat, slot: Slot) -> None:
    """MEMO-OVERLOAD: two cards of one bench against one of another."""
    first = position.layout.take(position.seat, position.slot)
    second = position.layout.take(position.seat, position.second_slot)
    single = position.layout.take(seat, slot)
    position.layout.put(position.seat, position.slot, single)
    position.layout.put(seat, slot, first)
    position.layout.add(seat, second)


def foresee(position: MemoPosition) -> None:
    """MEMO-CLAIRVOYANCE: the top cards of the pile, for the mover's eyes."""
    for index in range(position.foreseen_count()):
        card = position.layout.foreseen(index)
        position.knowledge.see(position.mover, card)
        showing.show(position, position.mover, IN_PILE, card)
    position.phase = ORDERING


def order(position: MemoPosition, player: Player, number: Action, kind: i64) -> None:
    """MEMO-CLAIRVOYANCE: back together, on or under the pile; the others do not see in which order."""
    count = position.foreseen_count()
    cards: list[int] = []
    for _ in range(count):
        cards.append(position.layout.pop())
    ordered = ordered_cards(number)
    for observer in range(position.players + 1):
        if observer != player:
            threads = position.knowledge.threads_of(observer, cards)
            position.knowledge.mix(observer, cards)
            position.knowledge.hang(observer, threads, ordered)
    if kind == ORDER_TOP:
        ordered.reverse()
        for card in ordered:
            position.layout.stack(card)
    else:
        for card in ordered:
            position.layout.slide_under(card)
