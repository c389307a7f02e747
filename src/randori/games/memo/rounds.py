"""A round, from the draw to its end (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.position import NOBODY
from randori.games.memo import finishing, waiting
from randori.games.memo.cards import INFILTRATION, NO_CARD
from randori.games.memo.phases import (
    DECIDING,
    FOR_DRAW,
    FOR_PARALYSIS,
    FOR_PENALTY,
    HANDING,
    LEFT,
    REACTING,
    SHUFFLE_DRAW,
    USING,
)

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition


def begin_round(position: MemoPosition) -> None:
    position.mover = position.active
    if position.terms.in_teams and waiting.has_target(position, INFILTRATION):
        # MEMO-BIRD: the bird first uses infiltration, before the draw.
        position.is_free_power = True
        position.mover = position.terms.partner(position.active)
        position.phase = USING
        return
    draw(position)


def draw(position: MemoPosition) -> None:
    """MEMO-DRAW; MEMO-EMPTY-PILE: who cannot draw lays nothing."""
    if must_shuffle(position, FOR_DRAW):
        return
    if position.layout.pile_size == 0:
        open_reactions(position)
        return
    position.drawn = position.layout.pop()
    position.knowledge.see(position.active, position.drawn)
    position.mover = position.active
    position.phase = DECIDING


def must_shuffle(position: MemoPosition, waiting: i64) -> bool:
    """MEMO-EMPTY-PILE: the dojo becomes a new pile when a card is needed."""
    if position.layout.pile_size > 0 or position.layout.dojo_size < 2:
        return False
    position.waiting = waiting
    position.phase = SHUFFLE_DRAW
    return True


def open_with(position: MemoPosition, player: i64, card: i64) -> None:
    """The card laid is the active card, whatever lay there before."""
    position.drawn = NO_CARD
    position.last_card = card
    position.knowledge.show(card)
    position.layout.lay(card)
    if position.terms.opening_power:
        waiting.gain(position, player, card)
    open_reactions(position)


def open_reactions(position: MemoPosition) -> None:
    """MEMO-PASS: open for all."""
    position.ready = 0
    position.phase = REACTING


def play(position: MemoPosition, player: i64, seat: i64, slot: i64) -> None:
    """MEMO-REACT: turn up a card; it fits, or it is a fault."""
    card = position.layout.at(seat, slot)
    position.last_card = card
    position.last_fits = position.terms.deck.fits(card, position.layout.active())
    position.knowledge.show(card)
    open_reactions(position)
    if not position.last_fits:
        draw_onto_bench(position, player, FOR_PENALTY)  # MEMO-FAULT
        return
    take(position, seat, slot)
    position.layout.lay(card)
    waiting.gain(position, player, card)
    if seat != player:
        position.seat = seat  # MEMO-STEAL: a card of his own into the slot just emptied
        position.slot = slot
        position.mover = player
        position.phase = HANDING


def take(position: MemoPosition, seat: i64, slot: i64) -> i64:
    """Take a card off a bench, and note when that empties it: MEMO-WIN."""
    card = position.layout.take(seat, slot)
    if position.layout.counts[seat] == 0:
        position.moment += 1
        position.emptied[seat] = position.moment
    return card


def move_card(position: MemoPosition, seat: i64, slot: i64, to_seat: i64, to_slot: i64) -> None:
    position.layout.put(to_seat, to_slot, take(position, seat, slot))


def draw_onto_bench(position: MemoPosition, seat: i64, reason: i64) -> None:
    """The top card of the pile onto a bench, seen by nobody: a penalty, or MEMO-PARALYSIS."""
    position.seat = seat
    if must_shuffle(position, reason):
        return
    if position.layout.pile_size:
        position.layout.add(seat, position.layout.pop())
    if reason == FOR_PARALYSIS:
        position.finish_power()
    else:
        position.phase = REACTING


def end_round(position: MemoPosition) -> None:
    """MEMO-ROUND-END, MEMO-WIN, MEMO-LIMIT"""
    position.rounds += 1
    winner = finishing.first_without_cards(position)
    if winner != NOBODY:
        finishing.win(position, bits.only(winner))
    elif position.rounds >= position.terms.max_rounds:
        finishing.win(position, finishing.fewest_cards(position))
    else:
        step: i64 = 1 if position.direction == LEFT else position.terms.crocodiles - 1
        position.active = (position.active + step) % position.terms.crocodiles
        begin_round(position)
