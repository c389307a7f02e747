"""How long a decision may take.

A decision begins when a player is to act who was not before, or acts again, or is to react to another card.
What nobody else notices begins no new one: a clock that starts anew would tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from randori.table.settings import Settings

DAY = 24 * 3600.0
GRACE = 10.0
"""Seconds that somebody has at least who is back after he was away."""
MOST_ADDED = 7 * DAY


@dataclass(frozen=True)
class Allowance:
    """Seconds for a decision, for one of somebody who is away, for a reaction; None: no limit."""

    decision: float | None
    away: float | None
    reaction: float | None


BOUNDLESS = Allowance(None, None, None)
ALLOWANCES = {
    "none": BOUNDLESS,
    "relaxed": Allowance(90.0, 300.0, 8.0),
    "fast": Allowance(20.0, 60.0, 5.0),
}


def allowance_of(settings: Settings) -> Allowance:
    if settings.clock == "days":
        seconds = settings.days * DAY
        return Allowance(seconds, seconds, seconds)
    return ALLOWANCES[settings.clock]


class Clocks:
    """The decisions under way at a table, by seat."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self.since: dict[int, float] = {}
        self.number: dict[int, int] = {}
        """Which decision it is, counted over the game: bots know by it whether theirs is still open."""
        self.begun_by: dict[int, int] = {}
        """By which entry of the log it came about. Not its time tells what came first: clocks are set."""
        self.added: dict[int, float] = {}
        self.answering: int | None = None
        self.outages: Sequence[tuple[float, float]] = ()
        """When there was no server to move at, from and to: it counts for nobody. Kept by who knows; a list
        that grows later counts for the decisions that are open now."""
        self.known_at: dict[int, float] = {}
        """Decisions that were put off, by their numbers, and to when."""
        self._begun = 0

    def tick(
        self,
        to_act: Sequence[int],
        mover: int | None,
        answering: int | None,
        at: float,
        *,
        entry: int = 0,
        is_lapse: bool = False,
    ) -> None:
        """A move has been made, the entry of that number, and these are to act now. Who reacts gives all new
        time to react: a card that fits is another one to answer, and one that does not has to be looked at.
        Who passes does not."""
        is_renewed = answering != self.answering or (answering is not None and not is_lapse)
        self.answering = answering
        waiting = self.since
        self.since = {}
        for seat in to_act:
            if seat in waiting and seat != mover and not is_renewed:
                self.since[seat] = waiting[seat]
            else:
                self._begun += 1
                self.since[seat] = at
                self.number[seat] = self._begun
                self.begun_by[seat] = entry
                self.added.pop(seat, None)

    def restart(self, seat: int, at: float, entry: int = 0) -> None:
        """Somebody has come back to decide for himself."""
        if seat in self.since:
            self.since[seat] = at
            self.begun_by[seat] = entry

    def put_off(self, at: float, now: float) -> bool:
        """What was decided at that time is known only now: who decides next has all his time from here.
        Whether somebody does."""
        late = [seat for seat, began in self.since.items() if began == at]
        for seat in late:
            self.since[seat] = now
            self.known_at[self.number[seat]] = now
        return bool(late)

    def keep_put_off(self, before: Clocks) -> None:
        """The same table, made anew from its log: decisions that were put off stay so."""
        self.known_at = before.known_at
        for seat, began in self.since.items():
            self.since[seat] = max(began, self.known_at.get(self.number[seat], began))

    def stop(self) -> None:
        self.since.clear()

    def add(self, seat: int, seconds: float) -> None:
        self.added[seat] = min(self.added.get(seat, 0.0) + seconds, MOST_ADDED)

    def deadline(self, seat: int, *, is_here: bool, back_since: float = 0.0) -> float | None:
        """When this seat's time is up; None: never, or it is not to act."""
        if seat not in self.since:
            return None
        began = self.since[seat]
        since = began + self._lost_since(began) + self.added.get(seat, 0.0)
        allowance = self.allowance
        if self.answering is not None:
            return None if allowance.reaction is None else since + allowance.reaction
        if allowance.decision is None or allowance.away is None:
            return None
        if not is_here:
            return since + allowance.away
        return min(max(since + allowance.decision, back_since + GRACE), since + allowance.away)

    def _lost_since(self, began: float) -> float:
        """Seconds of outages since then. They stand in order, and nearly all are older."""
        seconds = 0.0
        for lost, ended in reversed(self.outages):
            if ended <= began:
                break
            seconds += ended - max(lost, began)
        return seconds
