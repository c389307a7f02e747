"""A small game in plain Python for the search: one card each from three, one bet, one answer.

Player 0 bets or checks; if he bets, player 1 calls or folds. The higher card wins the pot of 2, or of 4 where
the bet was called. Whoever holds the 2 must bet and call, whoever holds the 0 must not call.
"""

from __future__ import annotations

import randori
from randori import Rng

CHECK, BET, FOLD, CALL = range(4)


class Duel(randori.Position):
    """`cards` by player; the one left over is out of the game."""

    def __init__(self, cards: list[int] | None = None, *, has_eyes: bool = True) -> None:
        self.cards = cards or []
        self.has_eyes = has_eyes
        self.made: list[int] = []

    def is_over(self) -> bool:
        return bool(self.made) and (self.made[0] == CHECK or len(self.made) == 2)

    def awaits(self) -> int:
        return 0 if self.cards else 1

    def actors(self) -> int:
        return 0 if self.is_over() or not self.cards else 1 << len(self.made)

    def legal_actions(self, player: int) -> list[int]:
        return [FOLD, CALL] if self.made else [CHECK, BET]

    def apply(self, player: int, action: int) -> None:
        self.made.append(action)

    def lots(self) -> list[int]:
        return [0, 1, 2]

    def lots_drawn(self) -> int:
        return 2

    def settle(self, drawn: list[int]) -> None:
        self.cards = list(drawn)

    def scores(self) -> list[int]:
        if not self.is_over():
            return [0, 0]
        won = 1 if FOLD in self.made or self.cards[0] > self.cards[1] else -1
        stake = 2 if CALL in self.made else 1
        return [won * stake, -won * stake]

    def winners(self) -> list[int]:
        return [player for player in range(2) if self.scores()[player] > 0]

    def win_estimate(self, player: int) -> float:
        return 0.5 + self.scores()[player] / 4

    def information_key(self, observer: int) -> int:
        if not self.has_eyes:
            return randori.Position.information_key(self, observer)
        card = self.cards[observer] if observer >= 0 else 3
        return 16 * card + 4 * len(self.made) + sum(self.made)

    def copy(self) -> Duel:
        twin = Duel(list(self.cards), has_eyes=self.has_eyes)
        twin.made = list(self.made)
        return twin

    def redeal(self, observer: int, rng: Rng) -> Duel:
        twin = self.copy()
        others = [card for card in range(3) if observer < 0 or card != self.cards[observer]]
        for player in range(2):
            if player != observer:
                twin.cards[player] = others.pop(rng.below(len(others)))
        return twin

    def dealt(self) -> list[list[int]]:
        return [self.cards]
