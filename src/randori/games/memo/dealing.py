"""The cards of a game, and those shuffled again, come to their places (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from randori.engine.position import NOBODY
from randori.games.memo import showing
from randori.games.memo.phases import BENCH, LOOKING

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition


def deal(position: MemoPosition, cards: list[int]) -> None:
    """MEMO-SETUP: four to each, the rest is the pile."""
    position.layout.clear()
    position.knowledge.deal(cards)
    position.rounds = 0
    position.moment = 0
    position.ready = 0
    position.queue = []
    position.active = NOBODY
    position.last_player = NOBODY
    for card in range(position.terms.deck.size):
        position.turned_up[card] = 0
    for player in range(position.players):
        showing.forget_shown(position, player)
        for slot in range(BENCH):
            position.layout.put(player, slot, cards[BENCH * player + slot])
    for index in range(len(cards) - 1, BENCH * position.players - 1, -1):
        position.layout.stack(cards[index])
    position.phase = LOOKING


def shuffle(position: MemoPosition, cards: list[int]) -> None:
    """MEMO-EMPTY-PILE: the dojo, but for the active card, is the new pile; nobody follows its cards."""
    for observer in range(position.players + 1):
        threads = sorted(position.knowledge.threads_of(observer, cards))
        position.knowledge.mix(observer, sorted(cards))
        position.knowledge.hang(observer, threads, cards)
    position.layout.clear_dojo()
    for index in range(len(cards) - 1, -1, -1):
        position.layout.stack(cards[index])
