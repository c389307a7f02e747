"""What each player knows, as it follows from what he was shown (compiled). MEMO-VIEW, MEMO-MEMORY

It feeds the memory aid, `redeal` and the bots. An observer follows places with
his eyes: a card that openly moves takes its *thread* with it; cards that are
mixed behind his back (a secret confusion, a shuffle, another's foresight)
leave their threads in place. So a thread is something he can point at, and
says nothing of the truth. Of every thread he is sure which card it holds, or
not. From the first mix on, what he is no longer sure of follows from a log:

  SEE thread card          he was shown the card
  MIX size thread …        the cards of these threads changed places, he knows not how

What else may have been, worlds.py makes up from that log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.arrays import vec
from randori.engine.names import Card, Player, Players, Seat
from randori.engine.position import NOBODY
from randori.engine.rng import mixed
from randori.games.memo.layout import EMPTY, WIDEST, Slot, place_at
from randori.games.memo.phases import CROSSING, DECIDING, GUESSING, ORDERING

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition

UNSURE: Final[i64] = -1
SEE: Final[i64] = -2
MIX: Final[i64] = -3


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
        self.secretive: Players = 0  # who has confused a bench in secret

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

    def eyes_of(self, observer: Player) -> i64:
        """Where the knowledge of a player, or of a spectator (NOBODY), stands."""
        return self.observers - 1 if observer == NOBODY else observer

    # --- what is shown

    def is_sure(self, observer: i64, card: Card) -> bool:
        first = observer * self.cards
        return self.sure[first + self.threads[first + card]] != UNSURE

    def see(self, observer: i64, card: Card) -> None:
        """He is shown a card at its place."""
        first = observer * self.cards
        thread = self.threads[first + card]
        if self.sure[first + thread] == UNSURE:
            self.sure[first + thread] = card
            if self.logs[observer]:
                self.logs[observer] += [SEE, thread, card]

    def show(self, card: Card) -> None:
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

    # --- in other worlds

    def known_before(self, observer: i64) -> vec[i64]:
        """By thread, the cards he was sure of when his log began, or UNSURE; without a log, now."""
        first = observer * self.cards
        known = self.base if self.logs[observer] else self.sure
        return known[first : first + self.cards]

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


def sees_drawn(position: MemoPosition, observer: Player) -> bool:
    """MEMO-DRAW: the drawn card is for the active player's eyes."""
    return position.phase == DECIDING and observer == position.active


def card_seen(position: MemoPosition, eyes: i64, seat: Seat, slot: Slot) -> i64:
    """0: an empty slot; 1: a card these eyes are not sure of; else the one they know, counted from 2."""
    card = position.layout.at(seat, slot)
    if card == EMPTY:
        return 0
    return card + 2 if position.knowledge.is_sure(eyes, card) else 1


def fingerprint(position: MemoPosition, observer: Player) -> i64:
    """One number for all that a player can tell apart: what lies open and what waits, then the benches as he
    knows them."""
    layout = position.layout
    key = mixed(0, position.phase * 64 + position.mover + 1)
    key = mixed(key, position.ready)
    key = mixed(key, (layout.active() + 1) * WIDEST + layout.pile_size)
    key = mixed(key, (position.rounds * 64 + position.active + 1) * 64 + position.games_done)
    key = mixed(key, place_at(position.seat + 1, position.slot) * WIDEST + position.second_slot)
    for gain in position.queue:
        key = mixed(key, gain + 1)
    if sees_drawn(position, observer):
        key = mixed(key, position.drawn + 1)
    elif position.phase == CROSSING and observer == position.mover:
        key = mixed(key, position.crosses + 1)
    elif position.phase == ORDERING and observer == position.mover:
        for index in range(position.foreseen_count()):
            key = mixed(key, layout.foreseen(index) + 1)
    elif position.phase == GUESSING:
        key = mixed(key, position.totals[position.mover] + position.terms.deck.size)
        for card in range(position.terms.deck.size):
            key = mixed(key, position.turned_up[card])
    eyes = position.knowledge.eyes_of(observer)
    for seat in range(position.players):
        for slot in range(layout.widths[seat]):
            key = mixed(key, card_seen(position, eyes, seat, slot))
    return key
