"""What an arena plays: a line-up of bots, every deal with each of them in every seat.

A game of a plan is known by its number: deal by deal, and within a deal rotation by rotation. It depends on
the plan and this number alone, so it does not matter who plays it, where and when.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from randori.arena.simulation import play_game, seated
from randori.arena.thinking_time import Stopwatch
from randori.bots.budget import Budget
from randori.engine.errors import RandoriError
from randori.engine.game import Game
from randori.engine.seeds import derived
from randori.games import GAMES
from randori.version import VERSION

FORMAT = "randori-arena/1"

Record = dict[str, object]
LineUp = tuple[str, ...]


class PlanError(RandoriError):
    """A plan that cannot be played here."""


@dataclass(frozen=True)
class Plan:
    """Reproducible from these, as far as the bots are: with a budget of time they depend on the machine."""

    game: str
    players: int
    options: Mapping[str, object]
    bots: LineUp
    """As they were named; they take turns until all seats are filled."""
    budget: Budget
    seed: int
    deals: int
    version: str = VERSION

    # --- who sits where

    @cached_property
    def rotations(self) -> list[LineUp]:
        """The line-up, turned on by one seat until it would be the same again."""
        line_up = seated(self.bots, self.players, self.game)
        return list(dict.fromkeys(line_up[turn:] + line_up[:turn] for turn in range(self.players)))

    @property
    def names(self) -> list[str]:
        """The bots, each once."""
        return list(dict.fromkeys(self.bots))

    def fair_share(self, bot: str) -> float:
        """What a bot as good as the others wins: its part of the seats."""
        return self.rotations[0].count(bot) / self.players

    # --- its games by number

    @property
    def games(self) -> int:
        return self.deals * len(self.rotations)

    def place(self, number: int) -> tuple[int, int]:
        """The deal and the rotation of a game."""
        return divmod(number, len(self.rotations))

    def marks(self, number: int) -> Record:
        """What the record of a game bears besides the game itself: by this it belongs to the plan."""
        deal, rotation = self.place(number)
        return {
            "bots": list(self.rotations[rotation]),
            "seed": derived(self.seed, deal),
            "budget": str(self.budget),
            "deal": deal,
            "rotation": rotation,
        }

    def set_up(self) -> Game:
        return GAMES[self.game](self.players, self.options)

    def to_json(self) -> Record:
        """Ready for JSON; two plans are the same if this is."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "budget": str(self.budget),
            "seed": self.seed,
            "games": self.games,
            "version": self.version,
        }


def whole_deals(games: int, rotations: int) -> int:
    """How many deals give at least so many games."""
    return -(-games // rotations)


def play(plan: Plan, number: int) -> Record:
    """Play one game of a plan: what a worker does, on this machine or another."""
    if plan.version != VERSION:
        raise PlanError(f"the plan is of randori {plan.version}, and a worker has {VERSION}")
    _, rotation = plan.place(number)
    seed = plan.marks(number)["seed"]
    assert isinstance(seed, int)
    watch = Stopwatch(plan.players)
    state = play_game(plan.set_up(), plan.rotations[rotation], seed, plan.budget, watch.choose)
    state.extra = {**plan.marks(number), "thinking": [seat.to_json() for seat in watch.seats]}
    return state.record()
