"""What a bot remembers of cards that were shown once: its own, and not always right.

It is fed by what its player was shown and nothing else. A place is a *thread*: something the player can point
at and follow with his eyes as it moves, whatever card lies there. Each time the player is to decide, every
card he remembers may slip his mind, and a card he has just learnt may settle in his memory at a wrong place
of the same bench. What lies before his eyes he knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from randori.engine.rng import Rng


@dataclass(frozen=True)
class Lying:
    """A card on a bench in the eyes of a player."""

    seat: int
    thread: int
    card: int | None
    """The card, if perfect memory would be sure of it."""
    is_fresh: bool = False
    """It has just been shown, or lies face up."""


class Memory:
    """One player's; `forgetting` is a chance per decision and card, `mistaking` one per card learnt."""

    def __init__(self, forgetting: float, mistaking: float) -> None:
        self.forgetting = forgetting
        self.mistaking = mistaking
        self._beliefs: dict[int, tuple[int, int]] = {}  # by thread: the card, and the thread it was learnt at
        self._forgotten: dict[int, int] = {}  # by thread: the card that was known there
        self._settling: set[int] = set()  # threads seen so lately that no mistake was made yet

    def recalled(self, places: Sequence[Lying], rng: Rng) -> dict[int, int]:
        """The cards the player believes to know now, by thread."""
        shown = {place.thread: place.card for place in places if place.card is not None}
        self._drop_what_moved_on(shown, {place.thread for place in places})
        self._forget(rng)
        for place in places:
            if place.card is not None:
                self._learn(place, places, rng)
        return {thread: card for thread, (card, _) in self._beliefs.items()}

    def _drop_what_moved_on(self, shown: dict[int, int], lying: set[int]) -> None:
        """A card that left the benches, or was mixed with others, is no longer anywhere."""
        self._beliefs = {
            thread: (card, source)
            for thread, (card, source) in self._beliefs.items()
            if thread in lying and shown.get(source) == card
        }
        self._forgotten = {
            thread: card for thread, card in self._forgotten.items() if shown.get(thread) == card
        }

    def _forget(self, rng: Rng) -> None:
        for thread, (card, source) in list(self._beliefs.items()):
            if rng.fraction() < self.forgetting:
                del self._beliefs[thread]
                self._forgotten[source] = card
                self._settling.discard(source)

    def _learn(self, place: Lying, places: Sequence[Lying], rng: Rng) -> None:
        assert place.card is not None
        if place.is_fresh:
            self._unlearn(place)
            self._beliefs[place.thread] = (place.card, place.thread)
            self._settling.add(place.thread)
            return
        is_new = place.thread in self._settling or not self._has_met(place)
        self._settling.discard(place.thread)
        if is_new:
            self._unlearn(place)
            is_wrong = rng.fraction() < self.mistaking
            thread = self._mistaken(place, places, rng) if is_wrong else place.thread
            self._beliefs[thread] = (place.card, place.thread)

    def _has_met(self, place: Lying) -> bool:
        is_known = any(source == place.thread for _, source in self._beliefs.values())
        return is_known or place.thread in self._forgotten

    def _unlearn(self, place: Lying) -> None:
        """What he believed of this card, or of this place, makes way."""
        self._forgotten.pop(place.thread, None)
        self._beliefs.pop(place.thread, None)
        for thread, (card, _) in list(self._beliefs.items()):
            if card == place.card:
                del self._beliefs[thread]

    def _mistaken(self, place: Lying, places: Sequence[Lying], rng: Rng) -> int:
        """Another place of the same bench of which he knows nothing; the right one where there is none."""
        free = [
            other.thread
            for other in places
            if other.seat == place.seat and other.card is None and other.thread not in self._beliefs
        ]
        return free[rng.below(len(free))] if free else place.thread
