"""Games played at random, to be looked at from every chair at many instants."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import randori
from randori import CHANCE, Rng, State
from randori.engine import bits
from tests.games.memo.box import Card, deck_of


@dataclass(frozen=True)
class Mode:
    players: int
    options: dict[str, object] = field(default_factory=dict)

    def start(self, seed: int) -> State:
        return randori.new("memo", players=self.players, **self.options).start(seed=seed)

    def __str__(self) -> str:
        told = [key if key == "deck" else f"{key}={value}" for key, value in self.options.items()]
        return "-".join([str(self.players), *told])


NAMES = ["confusion", "infiltration", "overload", "clairvoyance", "eye", "paralysis"]
POWERFUL: list[Card] = [
    {"number": number, "schools": [["Xenon", "Yew"][number % 2]], "power": NAMES[number % 6]}
    for number in range(1, 25)
]
"""A deck of two schools in which every card has a power, and the pile is soon used up."""
TIGHT = deck_of("11 3 5 6 12 16 21 13 23 26 27 40 10 18 14 25")
"""Three players, and hardly a pile."""

MODES = [
    Mode(2, {"max_rounds": 12}),
    Mode(3, {"max_rounds": 12}),
    Mode(4, {"max_rounds": 8, "confusion": "open"}),
    Mode(5, {"max_rounds": 6, "start": "draw", "opening_power": False}),
    Mode(7, {"max_rounds": 6}),
    Mode(8, {"max_rounds": 6}),
    Mode(8, {"max_rounds": 5, "teams": False}),
    Mode(10, {"max_rounds": 5, "games": 2}),
    Mode(3, {"max_rounds": 5, "games": 3}),
    Mode(3, {"max_rounds": 10, "deck": POWERFUL}),
    Mode(3, {"max_rounds": 10, "deck": TIGHT}),
    Mode(2, {"max_rounds": 10, "deck": TIGHT[:9]}),
]


def step(state: State, rng: Rng) -> None:
    """One decision of one of those who may act."""
    player = bits.pick(state.position.actors(), rng)
    state.apply(player, state.position.random_action(player, rng))


def wander(state: State, seed: int, limit: int = 20_000) -> Iterator[State]:
    """The same state, again and again, one decision later; it must come to an end."""
    rng = Rng(seed)
    for _ in range(limit):
        if state.over:
            return
        yield state
        step(state, rng)
    raise AssertionError("the game does not end")


# --- the same game with other cards where a player has never seen any


def moves_of(state: State) -> list[tuple[int, str]]:
    moves = state.record()["moves"]
    assert isinstance(moves, list)
    return [(player, move) for player, move in moves]


def told_again(state: State, moves: list[tuple[int, str]]) -> State:
    """A game by the same rules from these moves."""
    return randori.replay({**state.record(), "moves": [list(move) for move in moves], "result": None})


def ever_seen(state: State, eyes: int | None) -> set[int]:
    """Every card that was in these eyes' view at some instant of a game."""
    twin = state.game.start()
    found: set[int] = set()
    for player, move in moves_of(state):
        twin.play(player, move)
        found |= {int(number) for number in re.findall(r'"number": (\d+)', text(twin.view(eyes)["table"]))}
    return found


def cards_in(moves: list[tuple[int, str]]) -> list[int]:
    """The whole deck, as it was dealt."""
    deal = next(move for player, move in moves if player == CHANCE and move.startswith("deck:"))
    return [int(number) for number in deal.removeprefix("deck:").split(",")]


def with_cards_renamed(moves: list[tuple[int, str]], names: dict[int, int]) -> list[tuple[int, str]]:
    """The same moves with other cards: only `deck`, `shuffle` and `order` name cards."""

    def renamed(match: re.Match[str]) -> str:
        return str(names.get(int(match[0]), int(match[0])))

    words = ("deck:", "shuffle:", "order:")
    return [
        (player, re.sub(r"\d+", renamed, move) if move.startswith(words) else move) for player, move in moves
    ]


def text(view: object) -> str:
    return json.dumps(view)
