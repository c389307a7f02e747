"""A position as it may be in the eyes of a player: what he cannot know is dealt anew (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.rng import Rng
from randori.games.tatsu.cards import CLAN_SIZE, clan_cards
from randori.games.tatsu.phases import PILES

if TYPE_CHECKING:
    from randori.games.tatsu.position import TatsuPosition


def redeal(position: TatsuPosition, seen: i64, rng: Rng) -> None:
    """TATSU-BACKS: hidden cards change places with others of their clan; `seen` is the observer's seat."""
    if position.seats == 2:
        redeal_face_down(position, rng)
        return
    for clan in range(2):
        redeal_hands(position, clan_cards(clan), seen, rng)


def redeal_hands(position: TatsuPosition, cards: i64, seen: i64, rng: Rng) -> None:
    """The cards of one clan in the hands he does not see."""
    pool: i64 = 0
    for seat in range(position.seats):
        if not position.is_open(seat, seen):
            pool |= position.hands[seat] & cards
    for seat in range(position.seats):
        if not position.is_open(seat, seen):
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
                clan: i64 = 0 if old < CLAN_SIZE else 1
                card = bits.pick(pool & clan_cards(clan), rng)
                pool ^= bits.only(card)
                position.layout[2 * PILES * seat + pile] = card
                position.face_down[seat] |= bits.only(card)
