"""What each player knows, as it follows from what he was shown (compiled).

It feeds the memory aid, `redeal` and the bots. An observer follows places with
his eyes: a card that openly moves takes its *thread* with it; cards that are
mixed behind his back (a secret confusion, a shuffle, another's foresight)
leave their threads in place. So a thread is something he can point at, and
says nothing of the truth. Of every thread he is sure which card it holds, or
not. From the first mix on, what he is no longer sure of follows from a log:

  SEE thread card          he was shown the card
  MIX size thread …        the cards of these threads changed places, he knows not how

`imagined` plays the log again with other unseen cards and other mixes, bent to
agree with everything he saw. After a single mix each history that fits is as
likely as the others; where mixes overlap, about as likely.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.packed import vec
from randori.engine.rng import Rng

UNSURE: Final[i64] = -1
SEE: Final[i64] = -2
MIX: Final[i64] = -3
DEAL: Final[i64] = 0  # the first mix
LAST_MIX: Final[i64] = 60  # more than sixty in a game are taken together
MOST_TRIES: Final[i64] = 5000


@final
class Knowledge:
    """The knowledge of all players, and of a spectator behind them."""

    def __init__(
        self,
        players: i64,
        cards: i64,
        threads: vec[i64],
        sure: vec[i64],
        base: vec[i64],
        logs: list[list[int]],
    ) -> None:
        self.observers = players + 1
        self.cards = cards
        self.threads = threads  # by observer and by the card that truly hangs on it
        self.sure = sure  # by observer and thread: the card, or UNSURE
        self.base = base  # the same as it was when the log began
        self.logs = logs  # by observer
        self.secretive: i64 = 0  # who has confused a bench in secret

    @staticmethod
    def new(players: i64, cards: i64) -> Knowledge:
        nothing = vec[i64]([UNSURE] * ((players + 1) * cards))
        logs: list[list[int]] = [[] for _ in range(players + 1)]
        return Knowledge(players, cards, nothing[:], nothing[:], nothing[:], logs)

    def copy(self) -> Knowledge:
        logs = [log[:] for log in self.logs]
        twin = Knowledge(self.observers - 1, self.cards, self.threads[:], self.sure[:], self.base[:], logs)
        twin.secretive = self.secretive
        return twin

    def deal(self, cards: list[int]) -> None:
        """A new game: the cards lie in this order, and nobody has seen anything."""
        for observer in range(self.observers):
            first = observer * self.cards
            self.logs[observer] = []
            for place in range(self.cards):
                self.threads[first + cards[place]] = place
                self.sure[first + place] = UNSURE
        self.secretive = 0

    # --- what is shown

    def is_sure(self, observer: i64, card: i64) -> bool:
        first = observer * self.cards
        return self.sure[first + self.threads[first + card]] != UNSURE

    def see(self, observer: i64, card: i64) -> None:
        """He is shown a card at its place."""
        first = observer * self.cards
        thread = self.threads[first + card]
        if self.sure[first + thread] == UNSURE:
            self.sure[first + thread] = card
            if self.logs[observer]:
                self.logs[observer] += [SEE, thread, card]

    def show(self, card: i64) -> None:
        """All are shown a card."""
        for observer in range(self.observers):
            self.see(observer, card)

    def believe(self, observer: i64, threads: list[int], cards: list[int]) -> None:
        """He goes by what he believes of these threads, a card or UNSURE; what he could conclude from earlier
        mixes is forgotten."""
        self.logs[observer] = []
        for index in range(len(threads)):
            self.sure[observer * self.cards + threads[index]] = cards[index]

    # --- what is mixed

    def mix(self, observer: i64, cards: list[int]) -> None:
        """Cards, given in the order of their places, are about to change places, unseen by him."""
        first = observer * self.cards
        if len(cards) < 2:
            return
        threads = [int(self.threads[first + card]) for card in cards]
        if not self.logs[observer]:
            if self._sure_count(observer, threads) == 0:
                return  # cards he has never seen are all alike to him
            for thread in range(self.cards):
                self.base[first + thread] = self.sure[first + thread]
        self.logs[observer] += [MIX, len(threads)]
        self.logs[observer] += threads
        for thread in threads:
            self.sure[first + thread] = UNSURE

    def _sure_count(self, observer: i64, threads: list[int]) -> i64:
        count: i64 = 0
        for thread in threads:
            if self.sure[observer * self.cards + thread] != UNSURE:
                count += 1
        return count

    def hang(self, observer: i64, threads: list[int], cards: list[int]) -> None:
        """After a mix: the cards that truly hang on the threads now."""
        for index in range(len(cards)):
            self.threads[observer * self.cards + cards[index]] = threads[index]

    def threads_of(self, observer: i64, cards: list[int]) -> list[int]:
        return [int(self.threads[observer * self.cards + card]) for card in cards]

    # --- imagining

    def imagined(self, observer: i64, cards: list[int], rng: Rng) -> list[int]:
        """For each of the places (given by the cards that truly lie there) a card that may lie there,
        as far as the observer knows."""
        threads = self.threads_of(observer, cards)
        world = World(self.cards, self.base if self.logs[observer] else self.sure, observer * self.cards)
        tries: i64 = 0
        while not world.play(self.logs[observer], rng) and tries < MOST_TRIES:
            tries += 1
        return [int(world.held[thread]) for thread in threads]

    def relabelled(self, observer: i64, cards: list[int], names: list[int]) -> Knowledge:
        """The same knowledge in a world where the cards at their places are others. The observer knows
        what he knew; the others would have seen the new cards. What somebody did in secret leaves
        nothing that the observer could tell, so nothing of what that one knows is kept."""
        twin = self.copy()
        for eyes in range(self.observers):
            first = eyes * self.cards
            source = first
            if eyes != observer and bits.has(self.secretive, eyes):
                source = observer * self.cards
            for index in range(len(cards)):
                twin.threads[first + names[index]] = self.threads[source + cards[index]]
            if eyes != observer:
                twin.logs[eyes] = []
                twin._rename_sure(eyes, self, cards, names)
        return twin

    def _rename_sure(self, eyes: i64, true: Knowledge, cards: list[int], names: list[int]) -> None:
        first = eyes * self.cards
        forgets = bits.has(self.secretive, eyes)
        for index in range(len(cards)):
            thread = self.threads[first + names[index]]
            if forgets or not true.is_sure(eyes, cards[index]):
                self.sure[first + thread] = UNSURE
            else:
                self.sure[first + thread] = names[index]


@final
class World:
    """One history that may have been: which card each thread holds, as the log goes on."""

    def __init__(self, cards: i64, known: vec[i64], first: i64) -> None:
        self.cards = cards
        self.known = known[first : first + cards]
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

    def _put(self, thread: i64, card: i64) -> None:
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

    def _see(self, thread: i64, card: i64) -> bool:
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

    def _change_over(self, one: i64, other: i64) -> bool:
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

    def _go_between(self, card: i64, other: i64) -> i64:
        """A third card whose way, once it is the card's, leads through a mix of the other's."""
        for third in range(self.cards):
            common = self.mixes[card] & self.mixes[third]
            if third != card and common and self.mixes[third] & self.mixes[other] & -(common & -common):
                return third
        return UNSURE
