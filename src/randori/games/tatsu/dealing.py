"""The cards of a round come to their places (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.arrays import vec
from randori.engine.names import Card, Cards
from randori.games.tatsu.phases import HAND_SIZE, PILES, PLAY, TRICK_SIZE, ZEROS

if TYPE_CHECKING:
    from randori.games.tatsu.position import TatsuPosition


def deal(position: TatsuPosition, cards: vec[Card]) -> None:
    if position.rounds_done and position.terms.players != 3:
        # TATSU-LEAD, TATSU-2-LEAD: the dealer card moves on; TATSU-3-DEAL: red always deals
        position.dealer = (position.dealer + 1) & (position.seats - 1)
    position.round = position.rounds_done
    for seat in range(TRICK_SIZE):
        position.hands[seat] = 0
    if position.seats == 2:
        lay_out(position, cards)
    else:
        deal_hands(position, cards)
    position.captured[0] = 0
    position.captured[1] = 0
    position.held = 0
    position.winning = 0
    position.plays = ZEROS[:]
    position.played = 0
    position.leader = position.dealer  # TATSU-LEAD
    position.phase = PLAY


def deal_hands(position: TatsuPosition, cards: vec[Card]) -> None:
    """TATSU-DEAL-4, TATSU-3-DEAL: seven to seat 0, seven to seat 1, …"""
    place: i64 = 0
    for seat in range(position.seats):
        hand: Cards = 0
        for _ in range(HAND_SIZE):
            hand |= bits.only(cards[place])
            place += 1
        position.hands[seat] = hand


def lay_out(position: TatsuPosition, cards: vec[Card]) -> None:
    """TATSU-2-DEAL: seat 0's face-down row, the row on top of it, then the same for seat 1."""
    position.layout = cards
    for seat in range(2):
        position.face_down[seat] = 0
        for pile in range(PILES):
            position.face_down[seat] |= bits.only(position.under(seat, pile))
            position.hands[seat] |= bits.only(position.upon(seat, pile))
