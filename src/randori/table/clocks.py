"""How long a decision may take.

A decision begins when a player is to act who was not before, or acts again, or is to react to another card.
What nobody else notices begins no new one: a clock that starts anew would tell.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
        self.added: dict[int, float] = {}
        self.answering: int | None = None
        self._begun = 0

    def tick(
        self,
        to_act: Sequence[int],
        mover: int | None,
        answering: int | None,
        at: float,
        *,
        is_lapse: bool = False,
    ) -> None:
        """A move has been made, and these are to act now. Who reacts gives all new time to react: a card that
        fits is another one to answer, and one that does not has to be looked at. Who passes does not."""
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
                self.added.pop(seat, None)

    def restart(self, seat: int, at: float) -> None:
        """Somebody has come back to decide for himself."""
        if seat in self.since:
            self.since[seat] = at

    def stop(self) -> None:
        self.since.clear()

    def add(self, seat: int, seconds: float) -> None:
        self.added[seat] = min(self.added.get(seat, 0.0) + seconds, MOST_ADDED)

    def forgive(self, outages: Iterable[tuple[float, float]]) -> None:
        """Time in which there was no server to move at does not count."""
        for began, ended in outages:
            for seat, since in self.since.items():
                self.since[seat] = since + max(0.0, ended - max(began, since))

    def deadline(self, seat: int, *, is_here: bool, back_since: float = 0.0) -> float | None:
        """When this seat's time is up; None: never, or it is not to act."""
        if seat not in self.since:
            return None
        since = self.since[seat] + self.added.get(seat, 0.0)
        allowance = self.allowance
        if self.answering is not None:
            return None if allowance.reaction is None else since + allowance.reaction
        if allowance.decision is None or allowance.away is None:
            return None
        if not is_here:
            return since + allowance.away
        return min(max(since + allowance.decision, back_since + GRACE), since + allowance.away)
