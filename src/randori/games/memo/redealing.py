"""A position as it may be in the eyes of a player: what he cannot know is dealt anew (compiled). MEMO-VIEW"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine.packed import vec
from randori.engine.position import NOBODY
from randori.engine.rng import Rng
from randori.games.memo.cards import NO_CARD
from randori.games.memo.phases import CROSSING, MOST_CROSSES

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition


def redeal(position: MemoPosition, observer: i64, rng: Rng) -> None:
    """MEMO-MEMORY: the hidden cards anew, consistent with all the observer was ever shown."""
    eyes = position.players if observer == NOBODY else observer
    true_cards = position.hidden_places()
    imagined = position.knowledge.imagined(eyes, true_cards, rng)
    position.layout = position.layout.relabelled(true_cards, imagined)
    position.knowledge = position.knowledge.relabelled(eyes, true_cards, imagined)
    relabel(position, observer, true_cards, imagined)
    if position.phase == CROSSING and position.terms.secret_confusion and observer != position.mover:
        position.crosses = rng.below(MOST_CROSSES)  # how often, nobody else knows


def relabel(position: MemoPosition, observer: i64, true_cards: list[int], imagined: list[int]) -> None:
    """What hangs on the cards themselves: the drawn one, and what others are being shown."""
    names = vec[i64](list(range(position.terms.deck.size)))
    for index in range(len(true_cards)):
        names[true_cards[index]] = imagined[index]
    if position.drawn != NO_CARD:
        position.drawn = names[position.drawn]
    for player in range(position.players):
        if player != observer:
            for index in range(6 * player + 1, 6 * player + 6, 2):
                if position.shown[index] != NO_CARD:
                    position.shown[index] = names[position.shown[index]]
