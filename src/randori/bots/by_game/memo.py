"""What the bots know of Mémo Combo, and how what they remember becomes what they see."""

from __future__ import annotations

from collections.abc import Mapping

from randori.bots.guides.memo import MemoGuide
from randori.bots.memory import Lying
from randori.bots.strategy import SearchSettings, Strategy
from randori.engine.position import Position
from randori.engine.state import State
from randori.games.memo.game import Memo
from randori.games.memo.knowledge import UNSURE
from randori.games.memo.position import MemoPosition
from randori.games.memo.showing import cards_shown
from randori.games.memo.view import CardSeen


class Benches:
    """Cards lie face down on benches: what was shown of them is to be remembered."""

    def places(self, position: Position, player: int) -> list[Lying]:
        assert isinstance(position, MemoPosition)
        return places_on_benches(position, player)

    def believing(self, position: Position, player: int, beliefs: Mapping[int, int]) -> MemoPosition:
        assert isinstance(position, MemoPosition)
        threads = [place.thread for place in places_on_benches(position, player)]
        blurred = position.copy()
        blurred.knowledge.believe(player, threads, [beliefs.get(thread, UNSURE) for thread in threads])
        return blurred

    def sure(self, state: State, player: int) -> dict[tuple[int, int], CardSeen]:
        """What follows from all the player was shown: the same as the memory aid tells."""
        assert isinstance(state.game, Memo)
        assert isinstance(state.position, MemoPosition)
        observer = state.game.observer(state.position, player)
        return {
            (one["seat"], one["slot"]): one["card"] for one in observer.known() if one["seat"] is not None
        }


def places_on_benches(position: MemoPosition, player: int) -> list[Lying]:
    layout, knowledge = position.layout, position.knowledge
    fresh = {*cards_shown(position, player), position.last_card}  # of a fault all have seen the card
    places = []
    for seat in range(position.players):
        for card in layout.bench(seat):
            (thread,) = knowledge.threads_of(player, [card])
            is_sure = knowledge.is_sure(player, card)
            is_fresh = card in fresh or position.is_turned_up(card)
            places.append(Lying(seat, thread, card if is_sure else None, is_sure and is_fresh))
    return places


STRATEGY = Strategy(
    guide=MemoGuide(),
    misjudgement=0.2,
    plain=SearchSettings(stages=4),
    master=SearchSettings(is_guided=True, is_judged=True, stages=4, others_search=False),
    remembering=Benches(),
)
