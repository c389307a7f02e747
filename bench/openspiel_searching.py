"""OpenSpiel's searches: its C++ ISMCTSBot on two trick-taking games, euchre and oh hell, in mid-game.

It does the same kind of work as ours: every simulation samples a new world (no limit to them), goes down the
tree and plays one uniform rollout to the end of the deal. Deals are played at random up to the position; a
bot thinks about eight positions in turn, with as many simulations as ours. Hearts is left out: asked to
search while cards are being passed, OpenSpiel 2.0 ends the whole process.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from typing import Protocol, cast

from bench.measure import Contestant, timed
from bench.openspiel import SEED, Spiel, SpielGame, SpielState, dealt
from bench.searching import PLAYERS, POSITIONS, SIMULATIONS
from randori import Rng

ANY_NUMBER = -1  # of worlds


class SpielSearchBot(Protocol):
    def step(self, state: SpielState, /) -> int: ...


class SearchingSpiel(Spiel, Protocol):
    def ISMCTSBot(  # noqa: N802
        self,
        *,
        seed: int,
        evaluator: object,
        uct_c: float,
        max_simulations: int,
        max_world_samples: int,
        use_observation_string: bool,
        allow_inconsistent_action_sets: bool,
    ) -> SpielSearchBot: ...


@dataclass(frozen=True)
class MidDeal:
    """The start of a trick about half-way through a deal; all four at the table play."""

    key: str
    game: str
    name: str
    cards_left: int
    exploration: float
    """Ours explores by half of what is between loss and win; this is half of what is between the scores."""

    def states(self, game: SpielGame) -> list[SpielState]:
        return list(islice(self.reached(game), POSITIONS))

    def reached(self, game: SpielGame) -> Iterator[SpielState]:
        rng = Rng(SEED)
        while True:
            decisions = played(game, rng)
            last_trick = {state.current_player() for state in decisions[-PLAYERS:]}
            if len(last_trick) == PLAYERS:  # in euchre somebody may go alone: his partner sits out
                yield decisions[-self.cards_left]


MID_DEALS = (
    MidDeal("euchre", "euchre", "euchre, trick 3 of 5", cards_left=12, exploration=2.0),
    MidDeal(
        "oh_hell",
        f"oh_hell(players={PLAYERS},num_tricks_fixed=7)",
        "oh hell, trick 4 of 7",
        cards_left=16,
        exploration=8.5,
    ),
)


def played(game: SpielGame, rng: Rng) -> list[SpielState]:
    """Every decision of one deal, at random."""
    state = dealt(game, rng)
    decisions = []
    while not state.is_terminal():
        decisions.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    return decisions


def contestants() -> list[Contestant]:
    spiel = cast(SearchingSpiel, importlib.import_module("pyspiel"))
    return [
        Contestant(f"{one.key}-ismcts", f"OpenSpiel {one.name}: C++ ISMCTSBot", timed(searches(spiel, one)))
        for one in MID_DEALS
    ]


def searches(spiel: SearchingSpiel, scene: MidDeal) -> Callable[[int], int]:
    """So many searches, each from nothing; how many simulations that were."""
    states = cycle(scene.states(spiel.load_game(scene.game)))
    bot = spiel.ISMCTSBot(
        seed=SEED,
        evaluator=spiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED),
        uct_c=scene.exploration,
        max_simulations=SIMULATIONS,
        max_world_samples=ANY_NUMBER,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
    )

    def search(games: int) -> int:
        for state in islice(states, games):
            bot.step(state)  # with a single legal action it would not search: who leads has several
        return games * SIMULATIONS

    return search
