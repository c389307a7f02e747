"""A position as it may be in the eyes of a player: what he cannot know is dealt anew (compiled). DOJO-VIEW"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.arrays import vec
from randori.engine.names import Places, Player
from randori.engine.rng import Rng
from randori.games.dojo import knowledge, legal
from randori.games.dojo.cards import DECK_SIZE
from randori.games.dojo.phases import KINDS, NO_CHOICE, PLACE, PLACING, ZEROS

if TYPE_CHECKING:
    from randori.games.dojo.position import DojoPosition


def redeal(position: DojoPosition, observer: Player, rng: Rng) -> None:
    """What lies open, was shown or was dealt by the observer stays; the rest is dealt anew."""
    redeal_cards(position, observer, rng)
    redeal_trophies(position, rng)
    choose_anew(position, observer, rng)


def redeal_cards(position: DojoPosition, observer: Player, rng: Rng) -> None:
    """The unknown cards of this round and the rest of the deck, shuffled among their places."""
    first = position.drawn - position.given
    unknown: i64 = 0  # places of the deck
    for turn in range(position.given):
        if not knowledge.knows_hand(position, observer, position.receivers[turn]):
            unknown |= bits.only(first + turn)
    for place in range(position.drawn, DECK_SIZE):
        unknown |= bits.only(place)
    if knowledge.knows_top(position, observer):
        unknown ^= bits.only(position.drawn)
    position.deck = reshuffled(position.deck, unknown, rng)
    for turn in range(position.given):
        if not knowledge.knows_hand(position, observer, position.receivers[turn]):
            position.hands[position.receivers[turn]] = position.deck[first + turn]


def redeal_trophies(position: DojoPosition, rng: Rng) -> None:
    unknown: i64 = 0
    for place in range(position.turned, len(position.trophies)):
        unknown |= bits.only(place)
    position.trophies = reshuffled(position.trophies, unknown, rng)


def choose_anew(position: DojoPosition, observer: Player, rng: Rng) -> None:
    """DOJO-TRAIN, DOJO-BLACK-BELT: others' choices that are not yet shown."""
    for player in range(position.players):
        if position.choices[player] != NO_CHOICE and not knowledge.knows_choice(position, observer, player):
            action = bits.pick(legal.legal_set(position, player), rng)
            position.choices[player] = action - PLACE if position.phase == PLACING else action


def reshuffled(things: vec[i64], places: Places, rng: Rng) -> vec[i64]:
    """The things with those at the places shuffled. They are sorted first, so that the outcome depends
    on which they are, and not on the order in which they truly lay."""
    amounts = ZEROS[:KINDS]
    rest = places
    while rest:
        amounts[things[bits.lowest(rest)]] += 1
        rest &= rest - 1
    shuffled = things[:]
    rest = places
    for kind in range(KINDS):
        for _ in range(amounts[kind]):
            shuffled[bits.lowest(rest)] = kind
            rest &= rest - 1
    left = bits.count(places)
    rest = places
    while rest:
        place = bits.lowest(rest)
        chosen = bits.nth(rest, rng.below(left))
        kind = shuffled[chosen]
        shuffled[chosen] = shuffled[place]
        shuffled[place] = kind
        rest &= rest - 1
        left -= 1
    return shuffled
