"""Follows a game of Mémo Combo in its record alone: where each card lies, and who was shown which.

A second account of the rules, as short as can be: no legality, no turns, only cards and eyes.
"""

from __future__ import annotations

Moves = list[tuple[int, str]]
Bench = list[int | None]


class Tracker:
    """The game under way at the end of the moves; `seen` says which cards each has ever been shown."""

    def __init__(self, players: int, moves: Moves, schools: dict[int, set[str]]) -> None:
        self.players = players
        self.schools = schools
        self.began = max(index for index, (_, move) in enumerate(moves) if move.startswith("deck:"))
        self.benches: list[Bench] = []
        self.pile: list[int] = []
        self.dojo: list[int] = []
        self.seen: list[set[int]] = [set() for _ in range(players + 1)]  # the last: a spectator
        self.place = (0, 0)
        self.places: list[tuple[int, int]] = []
        self.waiting: tuple[str, int] | None = None  # what needs a card of an empty pile
        for player, move in moves[self.began :]:
            self.follow(player, move)

    def follow(self, player: int, move: str) -> None:
        word, _, rest = move.partition(":")
        parts = rest.split(",")
        if word == "shuffle":
            self.shuffle([int(part) for part in parts])
            return
        self.waiting = None
        match word:
            case "deck":
                self.deal([int(part) for part in parts])
            case "look":
                self.seen[player] |= {self.at(player, int(slot)) for slot in parts}
            case "swap":
                card = self.draw(player)
                self.lay(self.at(player, int(rest)))
                self.benches[player][int(rest)] = card
            case "lay":
                self.lay(self.draw(player))
            case "play":
                self.play(player, int(parts[0]), int(parts[1]))
            case "hand":
                self.put(*self.place, self.take(player, int(rest)))
            case "eye" | "infiltrate":
                self.place = (int(parts[0]), int(parts[1]))
                self.seen[player].add(self.at(*self.place))
            case "exchange":
                self.exchange(self.place, (int(parts[0]), int(parts[1])))
            case "paralyse":
                self.onto_bench(int(rest))
            case "confuse":
                self.place = (int(rest), 0)
            case "cross":
                seat = self.place[0]
                self.exchange((seat, int(parts[0])), (seat, int(parts[1])))
            case "overload":
                self.places = [(int(parts[0]), int(slot)) for slot in parts[1:]]
            case "against":
                self.overload((int(parts[0]), int(parts[1])))
            case "foresee":
                self.foresee(player)
            case "order":
                self.order([int(part) for part in parts[:-1]], parts[-1])
            case "guess":
                self.show(self.at(int(parts[0]), int(parts[1])))

    # --- cards

    def at(self, seat: int, slot: int) -> int:
        card = self.benches[seat][slot]
        assert card is not None
        return card

    def take(self, seat: int, slot: int) -> int:
        card = self.at(seat, slot)
        self.benches[seat][slot] = None
        return card

    def put(self, seat: int, slot: int, card: int) -> None:
        self.benches[seat][slot] = card

    def add(self, seat: int, card: int) -> None:
        bench = self.benches[seat]
        if None in bench:
            bench[bench.index(None)] = card
        else:
            bench.append(card)

    def exchange(self, one: tuple[int, int], other: tuple[int, int]) -> None:
        first, second = self.at(*one), self.at(*other)
        self.put(*one, second)
        self.put(*other, first)

    def show(self, card: int) -> None:
        for eyes in self.seen:
            eyes.add(card)

    def lay(self, card: int) -> None:
        self.show(card)
        self.dojo.append(card)

    # --- moves

    def deal(self, cards: list[int]) -> None:
        self.benches = [list(cards[4 * seat : 4 * seat + 4]) for seat in range(self.players)]
        self.pile = cards[4 * self.players :]

    def draw(self, player: int) -> int:
        card = self.pile.pop(0)
        self.seen[player].add(card)
        return card

    def play(self, player: int, seat: int, slot: int) -> None:
        card = self.at(seat, slot)
        self.show(card)
        if not self.schools[card] & self.schools[self.dojo[-1]]:
            self.onto_bench(player)
            return
        self.dojo.append(self.take(seat, slot))
        self.place = (seat, slot)

    def onto_bench(self, seat: int) -> None:
        if self.pile:
            self.add(seat, self.pile.pop(0))
        else:
            self.waiting = ("bench", seat)

    def foresee(self, player: int) -> None:
        if not self.pile:
            self.waiting = ("foresee", player)
        self.seen[player] |= set(self.pile[:3])

    def order(self, cards: list[int], side: str) -> None:
        rest = self.pile[len(cards) :]
        self.pile = cards + rest if side == "top" else rest + cards

    def overload(self, other: tuple[int, int]) -> None:
        (seat, one), (_, two) = self.places
        first, second, single = self.take(seat, one), self.take(seat, two), self.take(*other)
        self.put(seat, one, single)
        self.put(*other, first)
        self.add(other[0], second)

    def shuffle(self, cards: list[int]) -> None:
        self.pile, self.dojo = cards, self.dojo[-1:]
        if self.waiting is not None:
            reason, who = self.waiting
            if reason == "bench":
                self.onto_bench(who)
            else:
                self.foresee(who)
