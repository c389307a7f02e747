"""Which actions are open to a player: one small function per question (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.names import Player, Seat
from randori.games.memo import gained
from randori.games.memo.actions import (
    AGAINST,
    CONFUSE,
    CROSS,
    DIRECTION,
    DONE,
    EXCHANGE,
    EYE_AT,
    FORESEE,
    GUESS,
    HAND,
    INFILTRATE,
    LAY,
    LOOK,
    ORDER_BOTTOM,
    ORDER_TOP,
    OVERLOAD_TWO,
    PARALYSE,
    PASS,
    PLAY,
    SKIP,
    START,
    STOP,
    SWAP,
    action,
    order,
)
from randori.games.memo.cards import CONFUSION, EYE, INFILTRATION, NO_CARD, OVERLOAD, PARALYSIS
from randori.games.memo.phases import (
    CALLING,
    CROSSING,
    DECIDING,
    DIRECTING,
    EXCHANGING,
    HANDING,
    LEFT,
    LOOKING,
    OPPOSING,
    ORDERING,
    REACTING,
    RIGHT,
    USING,
)

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition


def legal_actions(position: MemoPosition, player: Player) -> list[int]:
    if not bits.has(position.actors(), player):
        return []
    found: list[int] = []
    if position.phase == REACTING:
        add_plays(position, player, found)
    elif position.phase == LOOKING:
        add_pairs(position, LOOK, player, found)
    elif position.phase == CALLING:
        found.append(action(START))
    elif position.phase == DIRECTING:
        found += [action(DIRECTION, LEFT), action(DIRECTION, RIGHT)]
    elif position.phase == DECIDING:
        add_slots(position, SWAP, player, found)
        found.append(action(LAY))
    elif position.phase == HANDING:
        add_slots(position, HAND, player, found)
    elif position.phase == USING:
        add_uses(position, player, found)
    elif position.phase == EXCHANGING:
        add_places(position, EXCHANGE, found)
        found.remove(action(EXCHANGE, position.seat, position.slot))
    elif position.phase == CROSSING:
        add_crosses(position, found)
    elif position.phase == OPPOSING:
        for seat in range(position.players):
            if seat != position.seat:
                add_slots_of(position, AGAINST, seat, found)
    elif position.phase == ORDERING:
        add_orders(position, found)
    else:
        add_guesses(position, found)
    found.sort()
    return found


def add_slots(position: MemoPosition, kind: i64, player: Player, found: list[int]) -> None:
    for slot in range(position.layout.widths[player]):
        if position.layout.is_filled(player, slot):
            found.append(action(kind, slot))


def add_slots_of(position: MemoPosition, kind: i64, seat: Seat, found: list[int]) -> None:
    for slot in range(position.layout.widths[seat]):
        if position.layout.is_filled(seat, slot):
            found.append(action(kind, seat, slot))


def add_places(position: MemoPosition, kind: i64, found: list[int]) -> None:
    for seat in range(position.players):
        add_slots_of(position, kind, seat, found)


def add_pairs(position: MemoPosition, kind: i64, seat: Seat, found: list[int]) -> None:
    """Two filled slots of a bench, the lower first."""
    for one in range(position.layout.widths[seat]):
        if position.layout.is_filled(seat, one):
            for two in range(one + 1, position.layout.widths[seat]):
                if position.layout.is_filled(seat, two):
                    found.append(action(kind, one, two))


def add_plays(position: MemoPosition, player: Player, found: list[int]) -> None:
    found.append(action(PASS))
    for seat in range(position.players):
        if position.may_play_from(player, seat):
            add_slots_of(position, PLAY, seat, found)


def add_uses(position: MemoPosition, player: Player, found: list[int]) -> None:
    """MEMO-POWER-USE; MEMO-TWO: of two players each power is confusion or infiltration."""
    power = gained.power_in_use(position)
    if not position.is_free_power:
        found.append(action(SKIP))
    if position.players == 2:
        if gained.has_target(position, INFILTRATION):
            add_places(position, INFILTRATE, found)
        add_seats(position, CONFUSE, found)
    elif power == EYE:
        add_places(position, EYE_AT, found)
    elif power == INFILTRATION:
        add_places(position, INFILTRATE, found)
    elif power == PARALYSIS:
        add_seats(position, PARALYSE, found)
    elif power == CONFUSION:
        add_seats(position, CONFUSE, found)
    elif power == OVERLOAD:
        add_overloads(position, found)
    else:
        found.append(action(FORESEE))


def add_seats(position: MemoPosition, kind: i64, found: list[int]) -> None:
    for seat in range(position.players):
        found.append(action(kind, seat))


def add_overloads(position: MemoPosition, found: list[int]) -> None:
    """MEMO-OVERLOAD: two cards of one bench, and one there must be on another."""
    for seat in range(position.players):
        if position.layout.cards_on_benches() > position.layout.counts[seat]:
            for one in range(position.layout.widths[seat]):
                for two in range(one + 1, position.layout.widths[seat]):
                    if position.layout.is_filled(seat, one) and position.layout.is_filled(seat, two):
                        found.append(action(OVERLOAD_TWO, seat, one, two))


def add_crosses(position: MemoPosition, found: list[int]) -> None:
    found.append(action(DONE))
    add_pairs(position, CROSS, position.seat, found)


def add_orders(position: MemoPosition, found: list[int]) -> None:
    """MEMO-CLAIRVOYANCE: every order of the foreseen cards, on or under the pile."""
    count = position.foreseen_count()
    for one in range(count):
        for two in range(count):
            for three in range(count):
                if count > 1 and one == two:
                    continue
                if count > 2 and (three == one or three == two):
                    continue
                if (count < 2 and two > 0) or (count < 3 and three > 0):
                    continue
                add_order(position, count, one, two, three, found)


def add_order(position: MemoPosition, count: i64, one: i64, two: i64, three: i64, found: list[int]) -> None:
    first = position.layout.foreseen(one)
    second = position.layout.foreseen(two) if count > 1 else NO_CARD
    third = position.layout.foreseen(three) if count > 2 else NO_CARD
    found.append(order(ORDER_TOP, first, second, third))
    found.append(order(ORDER_BOTTOM, first, second, third))


def add_guesses(position: MemoPosition, found: list[int]) -> None:
    """MEMO-MATCH: cards on the others' benches, each once."""
    found.append(action(STOP))
    for seat in range(position.players):
        if seat != position.mover:
            for slot in range(position.layout.widths[seat]):
                if position.layout.is_filled(seat, slot) and not position.is_turned_up(
                    position.layout.at(seat, slot)
                ):
                    for school in range(position.terms.schools):
                        found.append(action(GUESS, seat, slot, school))
