"""Games between bots, one after the other, each from a seed of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from randori.bots.bot import Bot
from randori.bots.budget import USUAL, Budget
from randori.bots.perspective import Perspective
from randori.bots.plugins import BotError, find_bot
from randori.engine.errors import IllegalMove, OptionError, quote
from randori.engine.game import Game
from randori.engine.plugging import reason
from randori.engine.rng import Rng
from randori.engine.seeds import derived
from randori.engine.state import State

Chooser = Callable[[Bot, Perspective], str]
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
        find_bot(name, 0, game)
    return tuple(bots[player % len(bots)] for player in range(players))


def play_game(
    game: Game, bots: Sequence[str], seed: int, budget: Budget = USUAL, choose: Chooser = Bot.choose
) -> State:
    """One game to its end; the deals and each bot draw from seeds derived from this one."""
    state = game.start(seed=seed)
    minds = [find_bot(name, derived(seed, player), game.name, budget) for player, name in enumerate(bots)]
    # Where several may act any of them is the first: reflexes are for live tables, here judgement counts.
    pace = Rng(derived(seed, len(bots)))
    while not state.over:
        player = state.to_act[pace.below(len(state.to_act))]
        let_move(state, player, bots[player], minds[player], choose)
    state.extra = {"bots": list(bots), "seed": seed}
    return state


def let_move(state: State, player: int, name: str, mind: Bot, choose: Chooser) -> None:
    """One move of a bot. What it does wrong ends the game: nobody else's move would be its own."""
    try:
        move = choose(mind, Perspective(state, player))
    except Exception as wrong:
        raise BotError(f"the bot {quote(name)} failed as player {player}: {reason(wrong)}") from wrong
    try:
        state.play(player, move)
    except IllegalMove as refused:
        raise BotError(f"the bot {quote(name)} made a move that is refused: {refused}") from None
