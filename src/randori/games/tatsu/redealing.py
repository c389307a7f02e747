"""A position as it may be in the eyes of a player: what he cannot know is dealt anew (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from randori.engine import bits
from randori.engine.names import Cards, Seat
from randori.engine.rng import Rng
from randori.games.tatsu import knowledge
from randori.games.tatsu.cards import clan_cards, clan_of_card
from randori.games.tatsu.phases import PILES

if TYPE_CHECKING:
    from randori.games.tatsu.position import TatsuPosition


def redeal(position: TatsuPosition, observer: Seat, rng: Rng) -> None:
    """TATSU-BACKS: hidden cards change places with others of their clan; the observer is a seat."""
    if position.seats == 2:
        redeal_face_down(position, rng)
        return
    for clan in range(2):
        redeal_hands(position, clan_cards(clan), observer, rng)


def redeal_hands(position: TatsuPosition, cards: Cards, observer: Seat, rng: Rng) -> None:
    """The cards of one clan in the hands he does not see."""
    pool: Cards = 0
    for seat in range(position.seats):
        if not knowledge.sees_hand(position, observer, seat):
            pool |= position.hands[seat] & cards
    for seat in range(position.seats):
        if not knowledge.sees_hand(position, observer, seat):
            held = position.hands[seat] & cards
            hand = bits.sample(pool, bits.count(held), rng)
            pool ^= hand
            position.hands[seat] = (position.hands[seat] ^ held) | hand


def redeal_face_down(position: TatsuPosition, rng: Rng) -> None:
    """TATSU-2-DEAL: nobody knows the face-down cards, save for their clan."""
    position.layout = position.layout[:]
    pool = position.face_down[0] | position.face_down[1]
    hidden = pool
    position.face_down[0] = 0
    position.face_down[1] = 0
    for seat in range(2):
        for pile in range(PILES):
            old = position.under(seat, pile)
            if bits.has(hidden, old):
                card = bits.pick(pool & clan_cards(clan_of_card(old)), rng)
                pool ^= bits.only(card)
                position.lay_under(seat, pile, card)
                position.face_down[seat] |= bits.only(card)
