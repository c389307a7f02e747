"""OpenSpiel's contestants: two trick-taking games of its own, hearts and euchre.

In C++, its RandomRolloutEvaluator plays from states after the deal. It can be
reached from Python only through a tree search: one of a single simulation
does nothing but evaluate the root, and so plays the rollouts asked for. Their
mean length is measured beforehand, from the same states. From Python, each
decision is asked for and made from here, and the deal is included, as in
ours.py. Chance draws are not counted as decisions, here as there.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import Protocol, cast

from bench.measure import Contestant, timed
from randori import Rng

SEED = 1
GAMES = ("hearts", "euchre")
DEALS = 32
ROLLOUTS = 50  # a state and search
LENGTH_SAMPLES = 50  # a state
OVER = -4  # pyspiel.PlayerId.TERMINAL

TO_INSTALL = "pip install 'open_spiel>=2.0'"


class SpielState(Protocol):
    def current_player(self) -> int: ...
    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def is_simultaneous_node(self) -> bool: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def legal_actions(self, player: int = ..., /) -> list[int]: ...
    def apply_action(self, action: int, /) -> None: ...
    def clone(self) -> SpielState: ...


class SpielGame(Protocol):
    def new_initial_state(self) -> SpielState: ...


class SpielBot(Protocol):
    def mcts_search(self, state: SpielState, /) -> object: ...


class Spiel(Protocol):
    """As much of pyspiel, which has no types, as is used here."""

    def load_game(self, name: str, /) -> SpielGame: ...

    def RandomRolloutEvaluator(self, *, n_rollouts: int, seed: int) -> object: ...  # noqa: N802

    def MCTSBot(  # noqa: N802
        self,
        *,
        game: SpielGame,
        evaluator: object,
        uct_c: float,
        max_simulations: int,
        max_memory_mb: int,
        solve: bool,
        seed: int,
        verbose: bool,
    ) -> SpielBot: ...


def is_installed() -> bool:
    return importlib.util.find_spec("pyspiel") is not None


def contestants() -> list[Contestant]:
    spiel = cast(Spiel, importlib.import_module("pyspiel"))
    found = []
    for name in GAMES:
        driven = Driven(spiel.load_game(name))
        found += [
            Contestant(f"{name}-core", f"OpenSpiel {name}, C++ rollouts", timed(Rollouts(spiel, name).play)),
            Contestant(f"{name}-python", f"OpenSpiel {name} from Python", timed(driven.leanly)),
            Contestant(
                f"{name}-documented",
                f"OpenSpiel {name} from Python, loop as documented",
                timed(driven.as_documented),
            ),
        ]
    return found


class Rollouts:
    """Random games from dealt states, inside C++: a game, here, is a deal with all its rollouts."""

    def __init__(self, spiel: Spiel, name: str) -> None:
        game, rng = spiel.load_game(name), Rng(SEED)
        self.states = [dealt(game, rng) for _ in range(DEALS)]
        self.lengths = [mean_length(state, rng) for state in self.states]
        self.bot = spiel.MCTSBot(
            game=game,
            evaluator=spiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=SEED),
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=100,
            solve=False,
            seed=SEED,
            verbose=False,
        )
        self.next = 0

    def play(self, games: int) -> float:
        decisions = 0.0
        for _ in range(games):
            self.next = (self.next + 1) % DEALS
            self.bot.mcts_search(self.states[self.next])
            decisions += ROLLOUTS * self.lengths[self.next]
        return decisions


class Driven:
    """Whole games, the deal included, each decision made from Python."""

    def __init__(self, game: SpielGame) -> None:
        self.game = game
        self.rng = Rng(SEED)

    def leanly(self, games: int) -> int:
        """With as few calls as will do: chance nodes are uniform here (`dealt` checks), so their
        outcomes are drawn like actions."""
        decisions = 0
        below = self.rng.below
        for _ in range(games):
            state = self.game.new_initial_state()
            while (player := state.current_player()) != OVER:
                actions = state.legal_actions()
                state.apply_action(actions[below(len(actions))])
                if player >= 0:
                    decisions += 1
        return decisions

    def as_documented(self, games: int) -> int:
        """With the calls that OpenSpiel's own example of a random game makes for any game."""
        decisions = 0
        below = self.rng.below
        for _ in range(games):
            state = self.game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[below(len(outcomes))][0])
                elif not state.is_simultaneous_node():
                    actions = state.legal_actions(state.current_player())
                    state.apply_action(actions[below(len(actions))])
                    decisions += 1
        return decisions


def dealt(game: SpielGame, rng: Rng) -> SpielState:
    """A state in which chance has done its part."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        if max(chance for _, chance in outcomes) > 1.001 * min(chance for _, chance in outcomes):
            raise RuntimeError("a chance node is not uniform: it cannot be drawn like an action")
        state.apply_action(outcomes[rng.below(len(outcomes))][0])
    return state


def mean_length(state: SpielState, rng: Rng) -> float:
    """How many decisions a random game takes from here, on average."""
    decisions = 0
    for _ in range(LENGTH_SAMPLES):
        copy = state.clone()
        while not copy.is_terminal():
            if copy.is_chance_node():
                raise RuntimeError("chance acts after the deal too: its draws would count as decisions")
            actions = copy.legal_actions()
            copy.apply_action(actions[rng.below(len(actions))])
            decisions += 1
    return decisions / LENGTH_SAMPLES
