"""Pearl Divers at one instant: whose turn it is, what may be done, what chance draws, who wins.

Players are 0 … n-1. An action is the card that is laid. Chance deals once, and turns up a pearl before every
dive.
"""

from __future__ import annotations

from randori import Position, Rng

CARDS = list(range(1, 21))
PEARLS = list(range(1, 7))
HAND = 4
NO_DRAW, DEAL, PEARL = 0, 1, 2
NOT_LAID = 0


class PearlsPosition(Position):
    def __init__(self, players: int, *, lowest_wins: bool) -> None:
        self.players = players
        self.lowest_wins = lowest_wins
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.laid = [NOT_LAID] * players  # in this dive, by player
        self.gone: list[list[int]] = [[] for _ in range(players)]  # laid in earlier dives
        self.pearls: list[int] = []  # turned up so far; the last is the one they dive for
        self.points = [0] * players
        self.opener = 0
        self.is_dealt = False

    # --- whose decision

    def is_over(self) -> bool:
        """PEARLS-END"""
        return self.is_dealt and self.dives_done() == HAND

    def dives_done(self) -> int:
        return len(self.gone[0])

    def awaits(self) -> int:
        """PEARLS-DEAL, PEARLS-PEARL: what chance must draw now."""
        if not self.is_dealt:
            return DEAL
        return PEARL if not self.is_over() and len(self.pearls) == self.dives_done() else NO_DRAW

    def turn(self) -> int:
        """PEARLS-LAY: one after the other, from the opener on."""
        count = sum(card != NOT_LAID for card in self.laid)
        return (self.opener + count) % self.players

    def actors(self) -> int:
        return 0 if self.is_over() or self.awaits() else 1 << self.turn()

    # --- decisions

    def legal_actions(self, player: int) -> list[int]:
        return sorted(self.hands[player]) if self.actors() == 1 << player else []

    def apply(self, player: int, action: int) -> None:
        self.hands[player].remove(action)
        self.laid[player] = action
        if NOT_LAID not in self.laid:
            self.end_dive()

    def end_dive(self) -> None:
        """PEARLS-WIN: who takes the pearl opens the next dive."""
        best = min(self.laid) if self.lowest_wins else max(self.laid)
        self.opener = self.laid.index(best)
        self.points[self.opener] += self.pearls[-1]
        for player, card in enumerate(self.laid):
            self.gone[player].append(card)
        self.laid = [NOT_LAID] * self.players

    # --- chance

    def lots(self) -> list[int]:
        if self.awaits() == DEAL:
            return CARDS.copy()
        return [pearl for pearl in PEARLS if pearl not in self.pearls]

    def lots_drawn(self) -> int:
        return HAND * self.players if self.awaits() == DEAL else 1

    def settle(self, drawn: list[int]) -> None:
        if self.awaits() == PEARL:
            self.pearls.append(drawn[0])
            return
        self.hands = [drawn[HAND * player : HAND * (player + 1)] for player in range(self.players)]
        self.is_dealt = True

    # --- outcome

    def scores(self) -> list[int]:
        return self.points.copy()

    def winners(self) -> list[int]:
        if not self.is_over():
            return []
        return [player for player, points in enumerate(self.points) if points == max(self.points)]

    # --- copies

    def copy(self) -> PearlsPosition:
        twin = PearlsPosition(self.players, lowest_wins=self.lowest_wins)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.laid = self.laid.copy()
        twin.gone = [cards.copy() for cards in self.gone]
        twin.pearls = self.pearls.copy()
        twin.points = self.points.copy()
        twin.opener, twin.is_dealt = self.opener, self.is_dealt
        return twin

    def redeal(self, observer: int, rng: Rng) -> PearlsPosition:
        """PEARLS-VIEW: the cards he has not seen, dealt anew to the others' hands."""
        twin = self.copy()
        seen = {*self.laid, *(card for cards in self.gone for card in cards)}
        if observer >= 0:
            seen.update(self.hands[observer])
        unseen = [card for card in CARDS if card not in seen]
        for player, hand in enumerate(self.hands):
            if player != observer:
                twin.hands[player] = [unseen.pop(rng.below(len(unseen))) for _ in hand]
        return twin

    def dealt(self) -> list[list[int]]:
        """All draws as they must have been: the deal, then the pearls."""
        if not self.is_dealt:
            return []
        now = [[card] if card else [] for card in self.laid]
        whole = [
            self.gone[player] + now[player] + sorted(self.hands[player]) for player in range(self.players)
        ]
        return [[card for cards in whole for card in cards], *([pearl] for pearl in self.pearls)]
