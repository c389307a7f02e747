"""A position as it may be in the eyes of a player: what he cannot know is dealt anew (compiled). MEMO-VIEW"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from randori.engine.arrays import vec
from randori.engine.names import Player
from randori.engine.rng import Rng
from randori.games.memo import showing
from randori.games.memo.cards import NO_CARD
from randori.games.memo.knowledge import Knowledge
from randori.games.memo.phases import CROSSING, MOST_CROSSES
from randori.games.memo.worlds import World

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition

MOST_TRIES: Final[i64] = 5000


def redeal(position: MemoPosition, observer: Player, rng: Rng) -> None:
    """MEMO-MEMORY: the hidden cards anew, consistent with all the observer was ever shown."""
    eyes = position.knowledge.eyes_of(observer)
    true_cards = position.hidden_places()
    imagined = imagined_cards(position.knowledge, eyes, true_cards, rng)
    position.layout = position.layout.relabelled(true_cards, imagined)
    position.knowledge = position.knowledge.relabelled(eyes, true_cards, imagined)
    relabel(position, observer, true_cards, imagined)
    if position.phase == CROSSING and position.terms.secret_confusion and observer != position.mover:
        position.crosses = rng.below(MOST_CROSSES)  # how often, nobody else knows


def imagined_cards(knowledge: Knowledge, eyes: i64, cards: list[int], rng: Rng) -> list[int]:
    """For each of the places (given by the cards that truly lie there) a card that may lie there, as far as
    these eyes know."""
    world = World(knowledge.cards, knowledge.known_before(eyes))
    tries: i64 = 0
    while not world.play(knowledge.logs[eyes], rng) and tries < MOST_TRIES:
        tries += 1
    return [int(world.held[thread]) for thread in knowledge.threads_of(eyes, cards)]


def relabel(position: MemoPosition, observer: Player, true_cards: list[int], imagined: list[int]) -> None:
    """What hangs on the cards themselves: the drawn one, and what others are being shown."""
    names = vec[i64](list(range(position.terms.deck.size)))
    for index in range(len(true_cards)):
        names[true_cards[index]] = imagined[index]
    if position.drawn != NO_CARD:
        position.drawn = names[position.drawn]
    for player in range(position.players):
        if player != observer:
            for index in range(showing.MOST_SHOWN):
                card = showing.shown_card(position, player, index)
                if card != NO_CARD:
                    place = showing.shown_place(position, player, index)
                    showing.put_shown(position, player, index, place, names[card])
