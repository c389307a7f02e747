"""What counts of a finished game, read from its record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from randori.arena.plan import Record
from randori.arena.thinking_time import Thinking
from randori.engine.errors import RecordError, quote


@dataclass(frozen=True)
class Played:
    """A game of a plan with its outcome, seat by seat."""

    number: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    thinking: tuple[Thinking, ...]

    def credit(self, bot: str) -> float:
        """A bot's part of the win: its winning seats among all; over the bots it adds up to 1."""
        return sum(self.bots[winner] == bot for winner in self.winners) / len(self.winners)

    def seat_credit(self, seat: int) -> float:
        return (seat in self.winners) / len(self.winners)

    def seats_of(self, bot: str) -> list[int]:
        return [seat for seat, name in enumerate(self.bots) if name == bot]


def outcome(number: int, record: Record) -> Played:
    """What a record tells; it was checked, or comes from a worker. RecordError: it lacks something."""
    match record:
        case {"bots": [*bots], "result": {"scores": [*scores], "winners": [*winners]}, "thinking": [*times]}:
            thinking = tuple(thinking_of(each) for each in times)
            if len(bots) == len(scores) == len(thinking) and winners:
                return Played(number, tuple(map(str, bots)), tuple(scores), tuple(winners), thinking)
    raise RecordError("the record lacks a result or the times of thinking")


def thinking_of(told: object) -> Thinking:
    match told:
        case {"decisions": int(decisions), "seconds": int() | float(), "slowest": int() | float()}:
            assert isinstance(told, Mapping)
            return Thinking(decisions, float(told["seconds"]), float(told["slowest"]))
    raise RecordError(f"a time of thinking has decisions, seconds and slowest, not {quote(told)}")
