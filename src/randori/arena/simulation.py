"""Games between bots, one after the other, each from a seed of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from randori.bots import bot_named
from randori.bots.bot import Bot
from randori.bots.budget import USUAL, Budget
from randori.bots.eyes import Eyes
from randori.engine.errors import OptionError
from randori.engine.game import Game
from randori.engine.rng import Rng
from randori.engine.seeds import derived
from randori.engine.state import State

Chooser = Callable[[Bot, Eyes], str]
"""How a bot is asked for its move; whoever wants to watch it may ask in its own way."""


@dataclass(frozen=True)
class Simulation:
    """What is to be played: reproducible from these things, if the budget is no time."""

    game: Game
    bots: tuple[str, ...]
    games: int
    seed: int
    budget: Budget = USUAL

    def played(self) -> Iterator[State]:
        """Play the games; each final state comes as soon as it is there."""
        for index in range(self.games):
            yield play_game(self.game, self.bots, derived(self.seed, index), self.budget)


def seated(bots: Sequence[str], players: int, game: str) -> tuple[str, ...]:
    """A bot for every player: those named take turns until all seats are filled."""
    if len(bots) > players:
        raise OptionError(f"{len(bots)} bots are too many for {players} players")
    for name in bots:
        bot_named(name, 0, game)
    return tuple(bots[player % len(bots)] for player in range(players))


def play_game(
    game: Game, bots: Sequence[str], seed: int, budget: Budget = USUAL, choose: Chooser = Bot.choose
) -> State:
    """One game to its end; the deals and each bot draw from seeds derived from this one."""
    state = game.start(seed=seed)
    minds = [bot_named(name, derived(seed, player), game.name, budget) for player, name in enumerate(bots)]
    # Where several may act any of them is the first: reflexes are for live tables, here judgement counts.
    pace = Rng(derived(seed, len(bots)))
    while not state.over:
        player = state.to_act[pace.below(len(state.to_act))]
        state.play(player, choose(minds[player], Eyes(state, player)))
    state.extra = {"bots": list(bots), "seed": seed}
    return state
