"""The arena in one's own program: bots, by name or as classes, against each other in this process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from randori.arena.plan import Plan, play, whole_deals
from randori.arena.played import outcome
from randori.arena.standings import Standings
from randori.bots import USUAL, Bot, Budget, register
from randori.engine.errors import OptionError, quote
from randori.games import set_up


def compete(
    game: str,
    players: int,
    bots: Sequence[str | type[Bot]],
    *,
    games: int = 100,
    budget: Budget = USUAL,
    seed: int = 0,
    **options: object,
) -> Standings:
    """Let bots play each other on the same deals in every seat, and tell how they stand.

    Fewer bots than players take turns. A deal is played once for every rotation of the seats: `games` is
    rounded up to whole deals. The command `randori arena` does the same on all cores.
    """
    if not bots or games < 1:
        raise OptionError(f"an arena needs bots and games, not {len(bots)} bots and {quote(games)} games")
    rules = set_up(game, players, options)
    names = tuple(bot if isinstance(bot, str) else register(bot) for bot in bots)
    plan = Plan(rules.name, rules.players, rules.options, names, budget, seed, deals=1)
    plan = replace(plan, deals=whole_deals(games, len(plan.rotations)))
    return Standings(plan, [outcome(number, play(plan, number)) for number in range(plan.games)])
