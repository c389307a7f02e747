"""Which actions are open to whoever is to act (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from randori.engine import bits
from randori.engine.names import Actions, Cards, Seat
from randori.engine.position import NOBODY
from randori.games.tatsu.phases import ASK, PILE, PILES, TRICK_SIZE

if TYPE_CHECKING:
    from randori.games.tatsu.position import TatsuPosition


def legal_set(position: TatsuPosition) -> Actions:
    """The legal actions of the player who is to act, as a set."""
    wanted = position.wanted()
    if position.seats == 2:
        return legal_between_two(position, wanted)
    if position.asked != NOBODY:
        return position.hands[position.asked] & wanted
    turn = position.turn()
    actions = position.hands[turn] & wanted
    for seat in range(TRICK_SIZE):
        # TATSU-ASK-HOLDS
        if seat != turn and position.hands[seat] & wanted:
            actions |= bits.only(ASK + seat)
    return actions


def legal_between_two(position: TatsuPosition, wanted: Cards) -> Actions:
    """TATSU-2-TURN, TATSU-2-HIDDEN: face-down cards only where no face-up one would do."""
    turn = position.turn()
    seat = position.acting_seat()
    if position.asked != NOBODY:
        face_up = position.hands[seat] & wanted
        return face_up if face_up else hidden_plays(position, seat, wanted)
    other = 1 - turn
    mine = position.hands[turn] & wanted
    theirs = position.hands[other] & wanted
    actions = mine
    if not mine and not (theirs and position.terms.hidden_for_both):
        actions = hidden_plays(position, turn, wanted)
    if theirs or (position.face_down[other] & wanted and not (mine and position.terms.hidden_for_both)):
        actions |= bits.only(ASK + other)
    return actions


def hidden_plays(position: TatsuPosition, seat: Seat, wanted: Cards) -> Actions:
    """The piles of a seat under which a card of the wanted clan lies face down."""
    actions: Actions = 0
    hidden = position.face_down[seat] & wanted
    for pile in range(PILES):
        if bits.has(hidden, position.under(seat, pile)):
            actions |= bits.only(PILE + pile)
    return actions
