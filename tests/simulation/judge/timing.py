"""When anybody could have played: time in which nobody could counts for nobody's clock."""

from __future__ import annotations

from dataclasses import dataclass

from randori.server.live_table import LATEST_TOLD
from randori.table import clocks, entries
from randori.table.entries import AnyEntry
from tests.simulation.broken import Broken
from tests.simulation.judge.ledger import Ledger

NOTICED = 8.0
"""Seconds without any server that may pass unnoticed: signs of life come every two."""
TOLERATED = 1.0


@dataclass(frozen=True)
class Begun:
    """A decision: its number, when it came about, when that was durable, and who minded the clocks then."""

    number: int
    at: float
    durable_at: float
    minder: object | None


class Timing:
    def __init__(self) -> None:
        self._lost_since: float | None = 0.0
        self._lost: list[tuple[float, float]] = []
        self._since: dict[tuple[str, int], Begun] = {}

    def note(self, now: float, *, is_playable: bool) -> None:
        if is_playable and self._lost_since is not None:
            self._lost.append((self._lost_since, now))
            self._lost_since = None
        elif not is_playable and self._lost_since is None:
            self._lost_since = now

    def check(self, ledger: Ledger, entry: AnyEntry, now: float, minder: object | None) -> None:
        """Before it is applied."""
        match entry:
            case entries.Moved(player=seat, by="clock") | entries.Replaced(seat=seat, by="clock"):
                self._check_time(ledger, seat, now, minder)

    def _check_time(self, ledger: Ledger, seat: int, now: float, minder: object | None) -> None:
        table = ledger.table
        if seat not in table.clocks.since:
            raise Broken("time counts when one could play", f"seat {seat} had nothing to decide")
        allowed = allowance(ledger)
        if allowed is None:
            raise Broken("time counts when one could play", "there is no clock at this table")
        begun = self._since[table.id, seat]
        began = begun.at
        if minder is not None and minder is begun.minder:
            # It was told at the earliest when it was durable. A server that takes a table over knows no
            # better than the log, and what it took to write that counts.
            began = max(began, begun.durable_at - LATEST_TOLD)
        could = now - began - self._lost_after(began, now) + TOLERATED
        wanted = allowed + table.clocks.added.get(seat, 0.0)
        if could < wanted:
            raise Broken(
                "time counts when one could play",
                f"seat {seat} had {could:.1f} s of {wanted:.1f} before its time was up",
            )

    def _lost_after(self, began: float, now: float) -> float:
        spans = [*self._lost, *([] if self._lost_since is None else [(self._lost_since, now)])]
        lost = 0.0
        for first, last in spans:
            seconds = min(last, now) - max(first, began)
            lost += max(seconds - NOTICED, 0.0)
        return lost

    def note_decisions(
        self, ledger: Ledger, entry: AnyEntry, now: float, ahead: float, minder: object | None
    ) -> None:
        """After it is applied: who has begun to decide. `ahead`: how wrong the time in the log is. `minder`:
        who has the clocks of this table in hand, if anybody."""
        began = min(now, entry.at - ahead)
        table = ledger.table
        for seat in table.clocks.since:
            number = table.clocks.number[seat]
            known = self._since.get((table.id, seat))
            is_back = isinstance(entry, entries.Returned) and entry.seat == seat
            if known is None or known.number != number or is_back:
                self._since[table.id, seat] = Begun(number, began, now, minder)


def allowance(ledger: Ledger) -> float | None:
    allowed: clocks.Allowance = ledger.table.clocks.allowance
    return allowed.reaction if ledger.table.clocks.answering is not None else allowed.decision
