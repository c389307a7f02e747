"""What a bot gets of a game: what its player may know, and nothing else."""

from __future__ import annotations

from randori.bots.memory import Memory, Place
from randori.engine.position import Position
from randori.engine.rng import Rng
from randori.engine.state import State
from randori.engine.view import View
from randori.games.memo.game import Memo
from randori.games.memo.knowledge import UNSURE
from randori.games.memo.phases import CROSSING
from randori.games.memo.position import MemoPosition
from randori.games.memo.view import CardSeen


class Eyes:
    """One player's eyes on a game under way."""

    def __init__(self, state: State, player: int) -> None:
        self._state = state
        self.player = player

    @property
    def game(self) -> str:
        return self._state.game.name

    def view(self) -> View:
        return self._state.view(self.player)

    def moves(self) -> list[str]:
        return self._state.moves(self.player)

    def random_move(self, rng: Rng) -> str:
        """One of the player's moves as random play makes them: each as likely as the others, but where
        that would never end (a game may make passing likelier)."""
        state = self._state
        return state.game.write_move(state.position.random_action(self.player, rng))

    def sure(self) -> dict[tuple[int, int], CardSeen]:
        """Mémo Combo: the cards on benches whose place the player knows for certain, by seat and slot."""
        return known_on_benches(self._state, self.player)

    @property
    def is_in_secret(self) -> bool:
        """MEMO-CONFUSION: how often cards are crossed in secret is nobody else's business, and the time taken
        for it would tell: whoever may be watched does not stop to think."""
        position = self._state.position
        if not isinstance(position, MemoPosition):
            return False
        return position.phase == CROSSING and position.terms.secret_confusion

    def imagined(self, rng: Rng, memory: Memory | None = None) -> Position:
        """The position as it may be: everything the player cannot know is dealt anew; with a memory of his
        own, what he does not remember too (Mémo Combo)."""
        position = self._state.position
        if memory is not None and isinstance(position, MemoPosition):
            position = remembered(position, self.player, memory, rng)
        return position.redeal(self.player, rng)

    def learn(self, rng: Rng, memory: Memory) -> None:
        """Let the memory take in what the player sees now, as it does whenever he is to decide."""
        position = self._state.position
        if isinstance(position, MemoPosition):
            memory.recalled(places_on_benches(position, self.player), rng)

    def written(self, action: int) -> str:
        """The move of an action."""
        return self._state.game.write_move(action)


def remembered(position: MemoPosition, player: int, memory: Memory, rng: Rng) -> MemoPosition:
    """A copy in which the player goes by what he believes to remember of the benches."""
    places = places_on_benches(position, player)
    beliefs = memory.recalled(places, rng)
    threads = [place.thread for place in places]
    blurred = position.copy()
    blurred.knowledge.believe(player, threads, [beliefs.get(thread, UNSURE) for thread in threads])
    return blurred


def places_on_benches(position: MemoPosition, player: int) -> list[Place]:
    layout, knowledge = position.layout, position.knowledge
    fresh = {card for index, card in enumerate(position.shown) if index // 6 == player and index % 2}
    fresh.add(position.last_card)  # a fault: all have seen it
    places = []
    for seat in range(position.players):
        for card in layout.bench(seat):
            (thread,) = knowledge.threads_of(player, [card])
            is_sure = knowledge.is_sure(player, card)
            is_fresh = card in fresh or position.is_turned_up(card)
            places.append(Place(seat, thread, card if is_sure else None, is_sure and is_fresh))
    return places


def known_on_benches(state: State, player: int) -> dict[tuple[int, int], CardSeen]:
    """What follows from all the player was shown: the same as the memory aid tells."""
    assert isinstance(state.game, Memo)
    assert isinstance(state.position, MemoPosition)
    eyes = state.game.eyes(state.position, player)
    return {(one["seat"], one["slot"]): one["card"] for one in eyes.known() if one["seat"] is not None}
