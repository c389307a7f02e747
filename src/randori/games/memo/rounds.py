"""The course of a game: what follows from each action and from each draw (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.names import Action, Card, Player, Seat
from randori.engine.position import NOBODY
from randori.games.memo import dealing, finishing, gained, powers, showing
from randori.games.memo.actions import (
    DIRECTION,
    FORESEE,
    GUESS,
    HAND,
    LAY,
    LOOK,
    PARALYSE,
    PASS,
    PLAY,
    SKIP,
    START,
    STOP,
    SWAP,
    first_of,
    kind_of,
    second_of,
)
from randori.games.memo.cards import INFILTRATION, NO_CARD
from randori.games.memo.layout import Slot
from randori.games.memo.phases import (
    CALLING,
    DECIDING,
    DIRECTING,
    FOR_DRAW,
    FOR_FORESIGHT,
    FOR_PARALYSIS,
    FOR_PENALTY,
    HANDING,
    LEFT,
    REACTING,
    SHUFFLE_DRAW,
    STARTER_DRAW,
    USING,
)

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition


def act(position: MemoPosition, player: Player, number: Action) -> None:
    kind = kind_of(number)
    showing.forget_shown(position, player)
    showing.tell(position, player, number)
    if kind == PLAY:
        play(position, player, first_of(number), second_of(number))
    elif kind == PASS:
        pass_on(position, player)
    elif kind == LOOK:
        look(position, player, first_of(number), second_of(number))
    elif kind == START:
        begin_with(position, player)
    elif kind == DIRECTION:
        position.direction = first_of(number)
        begin_round(position)
    elif kind == SWAP:
        open_with(position, player, swap_in(position, player, first_of(number)))
    elif kind == LAY:
        open_with(position, player, position.drawn)
    elif kind == HAND:
        hand_over(position, player, first_of(number))
    elif kind == GUESS:
        finishing.guess(position, player, number)
    elif kind == STOP:
        finishing.end_game(position)
    elif kind == SKIP:
        gained.drop_first(position)
        next_power(position)
    elif kind == PARALYSE:
        position.seat = first_of(number)
        need_card(position, FOR_PARALYSIS)
    elif kind == FORESEE:
        need_card(position, FOR_FORESIGHT)
    elif powers.step(position, player, number, kind):
        finish_power(position)


# --- before the first round


def look(position: MemoPosition, player: Player, one: Slot, two: Slot) -> None:
    """MEMO-LOOK: all at the same time; then somebody starts: MEMO-START."""
    showing.show_place(position, player, player, one)
    showing.show_place(position, player, player, two)
    position.ready |= bits.only(player)
    if position.ready == position.terms.everyone:
        position.phase = STARTER_DRAW if position.terms.starts_by_draw else CALLING


def begin_with(position: MemoPosition, player: Player) -> None:
    """MEMO-DIRECTION: the first active player decides it."""
    position.active = player
    position.mover = player
    position.phase = DIRECTING


# --- a round


def begin_round(position: MemoPosition) -> None:
    position.mover = position.active
    if position.terms.in_teams and gained.has_target(position, INFILTRATION):
        # MEMO-BIRD: the bird first uses infiltration, before the draw.
        position.is_free_power = True
        position.mover = position.terms.partner(position.active)
        position.phase = USING
        return
    need_card(position, FOR_DRAW)


def swap_in(position: MemoPosition, player: Player, slot: Slot) -> Card:
    """MEMO-DRAW: the drawn card for one of his own bench."""
    card = position.layout.take(player, slot)
    position.layout.put(player, slot, position.drawn)
    return card


def open_with(position: MemoPosition, player: Player, card: Card) -> None:
    """The card laid is the active card, whatever lay there before."""
    position.drawn = NO_CARD
    position.last_card = card
    position.knowledge.show(card)
    position.layout.lay(card)
    if position.terms.opening_power:
        gained.gain(position, player, card)
    open_reactions(position)


def open_reactions(position: MemoPosition) -> None:
    """MEMO-PASS: open for all."""
    position.ready = 0
    position.phase = REACTING


def pass_on(position: MemoPosition, player: Player) -> None:
    """MEMO-PASS: when all have passed the powers are used."""
    position.ready |= bits.only(player)
    if position.ready == position.terms.everyone:
        next_power(position)


def play(position: MemoPosition, player: Player, seat: Seat, slot: Slot) -> None:
    """MEMO-REACT: turn up a card; it fits, or it is a fault."""
    card = position.layout.at(seat, slot)
    position.last_card = card
    position.last_fits = position.terms.deck.fits(card, position.layout.active())
    position.knowledge.show(card)
    open_reactions(position)
    if not position.last_fits:
        position.seat = player  # MEMO-FAULT
        need_card(position, FOR_PENALTY)
        return
    take(position, seat, slot)
    position.layout.lay(card)
    gained.gain(position, player, card)
    if seat != player:
        position.seat = seat  # MEMO-STEAL: a card of his own into the slot just emptied
        position.slot = slot
        position.mover = player
        position.phase = HANDING


def hand_over(position: MemoPosition, player: Player, slot: Slot) -> None:
    """MEMO-STEAL"""
    position.layout.put(position.seat, position.slot, take(position, player, slot))
    position.phase = REACTING


def take(position: MemoPosition, seat: Seat, slot: Slot) -> Card:
    """Take a card off a bench, and note when that empties it: MEMO-WIN."""
    card = position.layout.take(seat, slot)
    if position.layout.counts[seat] == 0:
        position.moment += 1
        position.emptied[seat] = position.moment
    return card


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


# --- powers


def next_power(position: MemoPosition) -> None:
    """MEMO-POWER-USE: first gained, first used; MEMO-NO-TARGET: what cannot be used is passed over."""
    while position.queue:
        if position.players == 2 or gained.has_target(position, gained.power_in_use(position)):
            position.phase = USING
            position.mover = gained.player_of(position.queue[0])
            return
        gained.drop_first(position)
    end_round(position)


def finish_power(position: MemoPosition) -> None:
    """MEMO-POWER-USE: after one is used all may play again; MEMO-BIRD: not after the bird's."""
    if position.is_free_power:
        position.is_free_power = False
        need_card(position, FOR_DRAW)
        return
    gained.drop_first(position)
    open_reactions(position)


# --- a card of the pile is needed


def need_card(position: MemoPosition, purpose: i64) -> None:
    """MEMO-EMPTY-PILE: the dojo becomes a new pile when a card is needed and there is none."""
    position.purpose = purpose
    if position.layout.pile_size == 0 and position.layout.dojo_size > 1:
        position.phase = SHUFFLE_DRAW
    else:
        use_card(position)


def go_on_shuffled(position: MemoPosition, cards: list[int]) -> None:
    """MEMO-EMPTY-PILE: what needed a card goes on."""
    dealing.shuffle(position, cards)
    use_card(position)


def use_card(position: MemoPosition) -> None:
    if position.purpose == FOR_DRAW:
        draw(position)
    elif position.purpose == FOR_FORESIGHT:
        powers.foresee(position)
    elif position.purpose == FOR_PARALYSIS:
        draw_onto_bench(position)
        finish_power(position)
    else:
        draw_onto_bench(position)
        position.phase = REACTING


def draw(position: MemoPosition) -> None:
    """MEMO-DRAW; MEMO-EMPTY-PILE: who cannot draw lays nothing."""
    if position.layout.pile_size == 0:
        open_reactions(position)
        return
    position.drawn = position.layout.pop()
    position.knowledge.see(position.active, position.drawn)
    position.mover = position.active
    position.phase = DECIDING


def draw_onto_bench(position: MemoPosition) -> None:
    """The top card of the pile, if there is one, seen by nobody: a penalty, or MEMO-PARALYSIS."""
    if position.layout.pile_size:
        position.layout.add(position.seat, position.layout.pop())
