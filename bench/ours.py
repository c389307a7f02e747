"""Randori's own contestants: Tatsu, one round a game, through each of its doors; Dojo and Mémo Combo.

In the core the whole game is played by one call. From Python, each decision is
asked for and made from here; which legal action is drawn costs the same as in
openspiel.py: `below` of an Rng, bound to a local name.
"""

from __future__ import annotations

from collections.abc import Callable

import randori
from bench.measure import Contestant, timed
from randori import Game, Rng
from randori.engine.position import NOBODY

SEED = 1


def one_round(players: int) -> Game:
    return randori.new("tatsu", players, rounds=1, tie="share")


def contestants() -> list[Contestant]:
    return [
        *[core(players) for players in (4, 3, 2)],
        *[core_of_dojo(players) for players in (4, 3, 5)],
        *[core_of_memo(players) for players in (4, 2, 7)],
        Contestant("position", "Position from Python, 4 players", timed(Driven().leanly)),
        Contestant(
            "position-documented", "Position from Python, loop as documented", timed(Driven().as_documented)
        ),
        Contestant("state", "State from Python, integers, 4 players", timed(Driven().by_integers)),
        Contestant("strings", "State from Python, strings, 4 players", timed(Driven().by_strings)),
    ]


def core(players: int) -> Contestant:
    played = playouts(one_round(players))
    return Contestant(f"core-{players}", f"Tatsu in the core, {players} players", timed(played))


def core_of_dojo(players: int) -> Contestant:
    """Whole games, the final scoring included."""
    played = playouts(randori.new("dojo", players))
    return Contestant(f"dojo-{players}", f"Dojo in the core, {players} players", timed(played))


def core_of_memo(players: int) -> Contestant:
    """Whole games up to thirty rounds, at random."""
    played = playouts(randori.new("memo", players, max_rounds=30))
    return Contestant(f"memo-{players}", f"Mémo Combo in the core, {players} players", timed(played))


def playouts(game: Game) -> Callable[[int], int]:
    rng = Rng(SEED)

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            decisions += game.position().playout(rng)
        return decisions

    return play


class Driven:
    """Games for four, each decision made from Python."""

    def __init__(self) -> None:
        self.game = one_round(4)
        self.rng = Rng(SEED)

    def leanly(self, games: int) -> int:
        """No history, no checks, and as few calls as will do: as a search or a training loop would."""
        decisions = 0
        below = self.rng.below
        for _ in range(games):
            position = self.game.position()
            while not position.is_over():
                position.settle_at_random(self.rng)
                while (player := position.actor()) != NOBODY:
                    actions = position.legal_actions(player)
                    position.apply(player, actions[below(len(actions))])
                    decisions += 1
        return decisions

    def as_documented(self, games: int) -> int:
        """The same with the loop of docs/research.md, which fits every game."""
        decisions = 0
        below = self.rng.below
        for _ in range(games):
            position = self.game.position()
            while not position.is_over():
                if position.awaits():
                    position.settle_at_random(self.rng)
                else:
                    player = position.actor()
                    actions = position.legal_actions(player)
                    position.apply(player, actions[below(len(actions))])
                    decisions += 1
        return decisions

    def by_integers(self, games: int) -> int:
        """With a record, and each action checked."""
        decisions = 0
        below = self.rng.below
        for _ in range(games):
            state = self.game.start(source=self.rng)
            while actors := state.to_act:
                player = actors[0]
                actions = state.legal_actions(player)
                state.apply(player, actions[below(len(actions))])
                decisions += 1
        return decisions

    def by_strings(self, games: int) -> int:
        """The same, in the moves that people write."""
        decisions = 0
        below = self.rng.below
        for _ in range(games):
            state = self.game.start(source=self.rng)
            while actors := state.to_act:
                player = actors[0]
                moves = state.moves(player)
                state.play(player, moves[below(len(moves))])
                decisions += 1
        return decisions
