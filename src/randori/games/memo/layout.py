"""Where the cards lie: benches, pile and dojo (compiled). MEMO-SETUP, MEMO-SLOTS

It moves cards and knows no rules but this one: a card that comes to a bench
takes the lowest empty slot, or a new one at the end.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from randori.engine.arrays import vec
from randori.engine.names import Card, Place, Seat
from randori.games.memo.cards import NO_CARD

Slot = i64
"""A place on a bench, counted from its left end."""

EMPTY: Final[Card] = -1
IN_PILE: Final[Place] = -1
WIDEST: Final[i64] = 4096  # slots are below it


def place_at(seat: Seat, slot: Slot) -> Place:
    """A slot of a bench, as one number."""
    return WIDEST * seat + slot


def seat_at(place: Place) -> Seat:
    return place // WIDEST


def slot_at(place: Place) -> Slot:
    return place % WIDEST


@final
class Layout:
    def __init__(
        self,
        players: i64,
        size: i64,
        benches: vec[Card],
        widths: vec[i64],
        counts: vec[i64],
        pile: vec[Card],
        dojo: vec[Card],
    ) -> None:
        self.players = players
        self.size = size
        self.benches = benches  # `size` slots for each player
        self.widths = widths  # slots in use or once used, by player
        self.counts = counts  # cards, by player
        self.pile = pile  # the top one last
        self.pile_size: i64 = 0
        self.dojo = dojo  # the active card last
        self.dojo_size: i64 = 0

    @staticmethod
    def new(players: i64, size: i64) -> Layout:
        return Layout(
            players,
            size,
            vec[i64]([EMPTY] * (players * size)),
            vec[i64]([0] * players),
            vec[i64]([0] * players),
            vec[i64]([0] * size),
            vec[i64]([0] * size),
        )

    def copy(self) -> Layout:
        twin = Layout(
            self.players,
            self.size,
            self.benches[:],
            self.widths[:],
            self.counts[:],
            self.pile[:],
            self.dojo[:],
        )
        twin.pile_size = self.pile_size
        twin.dojo_size = self.dojo_size
        return twin

    def relabelled(self, cards: list[int], names: list[int]) -> Layout:
        """The same places with other cards: each of the cards is called by its new name."""
        twin = self.copy()
        new = vec[i64](list(range(self.size)))
        for index in range(len(cards)):
            new[cards[index]] = names[index]
        for index in range(len(self.benches)):
            if self.benches[index] != EMPTY:
                twin.benches[index] = new[self.benches[index]]
        for index in range(self.pile_size):
            twin.pile[index] = new[self.pile[index]]
        return twin

    # --- looking

    def at(self, seat: Seat, slot: Slot) -> Card:
        """The card in a slot, or EMPTY."""
        return self.benches[seat * self.size + slot] if slot < self.widths[seat] else EMPTY

    def is_filled(self, seat: Seat, slot: Slot) -> bool:
        return self.at(seat, slot) != EMPTY

    def active(self) -> Card:
        """The card on top of the dojo: the active one."""
        return self.dojo[self.dojo_size - 1] if self.dojo_size else NO_CARD

    def foreseen(self, index: i64) -> Card:
        """A card of the pile, counted from the top."""
        return self.pile[self.pile_size - 1 - index]

    def cards_on_benches(self) -> i64:
        total: i64 = 0
        for seat in range(self.players):
            total += self.counts[seat]
        return total

    def bench(self, seat: Seat) -> list[int]:
        """The cards of a bench, in the order of their slots."""
        cards: list[int] = []
        for slot in range(self.widths[seat]):
            card = self.benches[seat * self.size + slot]
            if card != EMPTY:
                cards.append(card)
        return cards

    # --- moving

    def clear(self) -> None:
        for index in range(len(self.benches)):
            self.benches[index] = EMPTY
        for seat in range(self.players):
            self.widths[seat] = 0
            self.counts[seat] = 0
        self.pile_size = 0
        self.dojo_size = 0

    def put(self, seat: Seat, slot: Slot, card: Card) -> None:
        """Fill an empty slot."""
        self.benches[seat * self.size + slot] = card
        if slot >= self.widths[seat]:
            self.widths[seat] = slot + 1
        self.counts[seat] += 1

    def add(self, seat: Seat, card: Card) -> None:
        """MEMO-SLOTS: the lowest empty slot, or a new one at the end."""
        slot: Slot = 0
        while self.is_filled(seat, slot):
            slot += 1
        self.put(seat, slot, card)

    def take(self, seat: Seat, slot: Slot) -> Card:
        """Empty a filled slot; return the card that lay there."""
        card = self.benches[seat * self.size + slot]
        self.benches[seat * self.size + slot] = EMPTY
        self.counts[seat] -= 1
        return card

    def exchange(self, seat: Seat, slot: Slot, other_seat: Seat, other_slot: Slot) -> None:
        """Two filled slots change their cards."""
        one = seat * self.size + slot
        other = other_seat * self.size + other_slot
        card = self.benches[one]
        self.benches[one] = self.benches[other]
        self.benches[other] = card

    def lay(self, card: Card) -> None:
        """Onto the dojo."""
        self.dojo[self.dojo_size] = card
        self.dojo_size += 1

    def pop(self) -> Card:
        """The top card of a pile that is not empty."""
        self.pile_size -= 1
        return self.pile[self.pile_size]

    def stack(self, card: Card) -> None:
        """Onto the pile."""
        self.pile[self.pile_size] = card
        self.pile_size += 1

    def slide_under(self, card: Card) -> None:
        """Under the pile."""
        for index in range(self.pile_size, 0, -1):
            self.pile[index] = self.pile[index - 1]
        self.pile[0] = card
        self.pile_size += 1

    def clear_dojo(self) -> None:
        """Only the active card stays."""
        self.dojo[0] = self.active()
        self.dojo_size = 1
