"""The powers, step by step (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.position import NOBODY
from randori.games.memo import rounds, showing, waiting
from randori.games.memo.actions import (
    AGAINST,
    CONFUSE,
    CROSS,
    DONE,
    EXCHANGE,
    EYE_AT,
    FORESEE,
    INFILTRATE,
    ORDER_TOP,
    OVERLOAD_TWO,
    PARALYSE,
    SKIP,
    first_of,
    second_of,
    third_of,
)
from randori.games.memo.phases import (
    CROSSING,
    EXCHANGING,
    FOR_FORESIGHT,
    FOR_PARALYSIS,
    MOST_CROSSES,
    OPPOSING,
    ORDERING,
)

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition


def use(position: MemoPosition, player: i64, number: i64, kind: i64) -> None:
    """The steps of powers."""
    one = first_of(number)
    two = second_of(number)
    if kind == SKIP:
        waiting.drop_power(position)
        position.next_power()
    elif kind == EYE_AT:
        showing.show_place(position, player, one, two)
        position.finish_power()
    elif kind == INFILTRATE:
        infiltrate(position, player, one, two)
    elif kind == EXCHANGE:
        position.layout.exchange(position.seat, position.slot, one, two)
        position.finish_power()
    elif kind == PARALYSE:
        rounds.draw_onto_bench(position, one, FOR_PARALYSIS)
    elif kind == CONFUSE:
        confuse(position, player, one)
    elif kind == CROSS:
        cross(position, player, one, two)
        position.crosses += 1
        if position.crosses == MOST_CROSSES:
            position.finish_power()
    elif kind == DONE:
        position.finish_power()
    elif kind == OVERLOAD_TWO:
        position.seat = one
        position.slot = two
        position.second_slot = third_of(number)
        position.phase = OPPOSING
    elif kind == AGAINST:
        overload(position, one, two)
    elif kind == FORESEE:
        foresee(position)
    else:
        order(position, player, number, kind)


def cross(position: MemoPosition, player: i64, one: i64, two: i64) -> None:
    """MEMO-CONFUSION: two cards of the bench change places; in secret, the others' eyes stay on the slots."""
    cards = [int(position.layout.at(position.seat, one)), int(position.layout.at(position.seat, two))]
    position.layout.exchange(position.seat, one, position.seat, two)
    if position.terms.secret_confusion:
        for observer in range(position.players + 1):
            if observer != player:
                threads = position.knowledge.threads_of(observer, cards)
                position.knowledge.hang(observer, threads, cards[::-1])


def infiltrate(position: MemoPosition, player: i64, seat: i64, slot: i64) -> None:
    """MEMO-INFILTRATION: who has looked must exchange, if there is another card."""
    showing.show_place(position, player, seat, slot)
    if position.layout.cards_on_benches() == 1:
        position.finish_power()
        return
    position.seat = seat
    position.slot = slot
    position.phase = EXCHANGING


def confuse(position: MemoPosition, player: i64, seat: i64) -> None:
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


def overload(position: MemoPosition, seat: i64, slot: i64) -> None:
    """MEMO-OVERLOAD: two cards of one bench against one of another."""
    first = position.layout.take(position.seat, position.slot)
    second = position.layout.take(position.seat, position.second_slot)
    single = position.layout.take(seat, slot)
    position.layout.put(position.seat, position.slot, single)
    position.layout.put(seat, slot, first)
    position.layout.add(seat, second)
    position.finish_power()


def foresee(position: MemoPosition) -> None:
    if rounds.must_shuffle(position, FOR_FORESIGHT):
        return
    for index in range(position.foreseen_count()):
        card = position.layout.foreseen(index)
        position.knowledge.see(position.mover, card)
        showing.show(position, position.mover, NOBODY, card)
    position.phase = ORDERING


def order(position: MemoPosition, player: i64, number: i64, kind: i64) -> None:
    """MEMO-CLAIRVOYANCE: back together, on or under the pile; the others do not see in which order."""
    count = position.foreseen_count()
    cards: list[int] = []
    for _ in range(count):
        cards.append(position.layout.pop())
    ordered = [first_of(number) - 1, second_of(number) - 1, third_of(number) - 1][:count]
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
    position.finish_power()
