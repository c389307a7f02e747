"""Plans and outcomes for tests, and a pool that plays without any other process."""

from __future__ import annotations

from collections.abc import Sequence

from randori.arena.plan import Plan, Record, play
from randori.arena.played import Played, outcome
from randori.arena.pools import GamePool
from randori.arena.thinking_time import Thinking
from randori.bots.budget import Budget


def plan_of(
    game: str = "tatsu",
    players: int = 4,
    bots: Sequence[str] = ("random",),
    deals: int = 2,
    seed: int = 3,
    **options: object,
) -> Plan:
    return Plan(game, players, options, tuple(bots), Budget(simulations=5), seed, deals)


def played(plan: Plan) -> list[Played]:
    return [outcome(number, play(plan, number)) for number in range(plan.games)]


def finished(number: int, bots: Sequence[str], scores: Sequence[int], winners: Sequence[int]) -> Played:
    """A game whose outcome is made up."""
    thinking = tuple(Thinking(2, 0.5, 0.25 + seat) for seat in range(len(bots)))
    return Played(number, tuple(bots), tuple(scores), tuple(winners), thinking)


class HerePool(GamePool[int]):
    """Plays in this very process, when it is asked for the result."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.plan: Plan | None = None

    def begin(self, plan: Plan, number: int) -> int:
        self.plan = plan
        return number

    def wait(self, tasks: list[int]) -> list[int]:
        return tasks[-1:]  # as if the last to begin was the first to be done

    def result(self, task: int) -> Record:
        assert self.plan is not None
        return play(self.plan, task)

    def close(self) -> None:
        self.plan = None


def without_times(record: Record) -> Record:
    """Of two games that are the same the times differ."""
    return {key: value for key, value in record.items() if key != "thinking"}
