"""One history that may have been, in the eyes of a player (compiled).

His log (see knowledge.py) is played again with other unseen cards and other mixes, bent to agree with
everything he saw. After a single mix each history that fits is as likely as the others; where mixes overlap,
about as likely.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.arrays import vec
from randori.engine.names import Card
from randori.engine.rng import Rng
from randori.games.memo.knowledge import MIX, UNSURE

DEAL: Final[i64] = 0  # the first mix
LAST_MIX: Final[i64] = 60  # more than sixty in a game are taken together


@final
class World:
    """One history that may have been: which card each thread holds, as the log goes on."""

    def __init__(self, cards: i64, known: vec[i64]) -> None:
        self.cards = cards
        self.known = known  # by thread: the card, or UNSURE, before the log
        self.held = self.known[:]  # by thread
        self.where = self.known[:]  # by card: its thread
        self.mixes = self.known[:]  # by card: the set of the mixes it went through since he last saw it

    def play(self, log: list[int], rng: Rng) -> bool:
        """Deal the unseen cards and play the log; False where it contradicts what was seen."""
        self._deal(rng)
        index = 0
        number: i64 = DEAL
        while index < len(log):
            if log[index] == MIX:
                size = log[index + 1]
                number = number + 1 if number < LAST_MIX else LAST_MIX
                self._mix(log[index + 2 : index + 2 + size], number, rng)
                index += 2 + size
            else:
                if not self._see(log[index + 1], log[index + 2]):
                    return False
                index += 3
        return True

    def _deal(self, rng: Rng) -> None:
        """The deal is the first mix: of all cards he has not seen."""
        unseen: i64 = 0
        for card in range(self.cards):
            self.mixes[card] = bits.only(DEAL)
        for thread in range(self.cards):
            if self.known[thread] != UNSURE:
                self.mixes[self.known[thread]] = 0
        cards: list[int] = []
        for card in range(self.cards):
            if self.mixes[card]:
                cards.append(card)
                unseen += 1
        for thread in range(self.cards):
            card = self.known[thread]
            if card == UNSURE:
                card = cards.pop(rng.below(unseen))
                unseen -= 1
            self._put(thread, card)

    def _put(self, thread: i64, card: Card) -> None:
        self.held[thread] = card
        self.where[card] = thread

    def _mix(self, threads: list[int], number: i64, rng: Rng) -> None:
        for last in range(len(threads) - 1, 0, -1):
            self._exchange(threads[last], threads[rng.below(last + 1)])
        for thread in threads:
            self.mixes[self.held[thread]] |= bits.only(number)

    def _exchange(self, one: i64, other: i64) -> None:
        card = self.held[one]
        self._put(one, self.held[other])
        self._put(other, card)

    def _see(self, thread: i64, card: Card) -> bool:
        """He sees the card on the thread: so it was dealt and mixed to hang there. Where it hangs
        elsewhere, it changes over with the one that hangs there, at once or by way of a third."""
        other = self.held[thread]
        if other != card and not self._change_over(card, other):
            third = self._go_between(card, other)
            if third == UNSURE:
                return False
            self._change_over(card, third)
            self._change_over(card, other)
        self.mixes[card] = 0
        return True

    def _change_over(self, one: Card, other: Card) -> bool:
        """Two cards that went through the same mix, and were not seen since, may as well have gone each
        the other's way from there on."""
        common = self.mixes[one] & self.mixes[other]
        if common == 0:
            return False
        since = -(common & -common)  # that mix and all later ones
        ways = (self.mixes[one] ^ self.mixes[other]) & since
        self.mixes[one] ^= ways
        self.mixes[other] ^= ways
        self._exchange(self.where[one], self.where[other])
        return True

    def _go_between(self, card: Card, other: Card) -> Card:
        """A third card whose way, once it is the card's, leads through a mix of the other's."""
        for third in range(self.cards):
            common = self.mixes[card] & self.mixes[third]
            if third != card and common and self.mixes[third] & self.mixes[other] & -(common & -common):
                return third
        return UNSURE
