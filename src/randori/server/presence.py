"""Who is connected to a table, to this server or another one, and what that means for the clocks."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from randori.table.newspaper import Eyes
from randori.table.table import Table

HEARD_FOR = 15.0
"""Seconds that another server is believed; it repeats itself more often."""


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected to another server."""

    seats: frozenset[int]
    spectators: int
    heard_at: float


class Presence:
    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._local: Counter[Eyes] = Counter()
        self._elsewhere: dict[str, Elsewhere] = {}
        self._back_since: dict[int, float] = {}
        self._here = [False] * seats

    # --- here

    def come(self, eyes: Eyes) -> None:
        if eyes is not None and not self.here()[eyes]:
            self._back_since[eyes] = time.time()
        self._local[eyes] += 1
        self._look()

    def go(self, eyes: Eyes) -> None:
        self._local[eyes] -= 1
        self._look()

    def local_seats(self) -> list[int]:
        return [seat for seat in range(self._seats) if self._local[seat] > 0]

    @property
    def local_spectators(self) -> int:
        return self._local[None]

    # --- elsewhere

    def hear(self, server: str, seats: Sequence[int], spectators: int) -> bool:
        """Another server tells who is there; whether that is news."""
        before = self.here(), self.spectators()
        self._elsewhere[server] = Elsewhere(frozenset(seats), spectators, time.monotonic())
        self._look()
        for seat in range(self._seats):
            if self.here()[seat] and not before[0][seat]:
                self._back_since[seat] = time.time()
        return before != (self.here(), self.spectators())

    def forget_the_silent(self) -> bool:
        """A server that says nothing any more is gone, and who was there with it; whether that is news."""
        deadline = time.monotonic() - HEARD_FOR
        silent = [server for server, one in self._elsewhere.items() if one.heard_at < deadline]
        for server in silent:
            del self._elsewhere[server]
        self._look()
        return bool(silent)

    # --- in all

    def here(self) -> list[bool]:
        """By seat; a new list whenever it is another."""
        return self._here

    def _look(self) -> None:
        there = set().union(*(one.seats for one in self._elsewhere.values()))
        self._here = [self._local[seat] > 0 or seat in there for seat in range(self._seats)]

    def spectators(self) -> int:
        return self._local[None] + sum(one.spectators for one in self._elsewhere.values())

    def deadlines(self, table: Table, here: Sequence[bool]) -> dict[int, float | None]:
        """Of all who are to decide; a bot has none."""
        return {
            seat: None
            if table.seats[seat].bot is not None
            else table.clocks.deadline(seat, is_here=here[seat], back_since=self._back_since.get(seat, 0.0))
            for seat in table.clocks.since
        }
