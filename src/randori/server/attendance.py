"""Who is connected to a table, to this server or another one, and what that means for the clocks.

People are known by the hashes of their tokens: where they sit is the table's to say, at every moment anew.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from randori.table.table import Table

HEARD_FOR = 15.0
"""Seconds that another server is believed; it repeats itself more often."""


@dataclass(frozen=True)
class Connected:
    """Who is connected to one server; `spectators` counts those without a seat."""

    keys: frozenset[str] = frozenset()
    spectators: int = 0


class Attendance:
    def __init__(self, now: Callable[[], float]) -> None:
        self.local = Connected()
        self._now = now
        self._elsewhere: dict[str, Connected] = {}
        self._heard_at: dict[str, float] = {}
        self._here: frozenset[str] = frozenset()
        self._back_since: dict[str, float] = {}

    def set_local(self, keys: Collection[str], spectators: int) -> bool:
        """Who is connected here now; whether that is news."""
        before = self.local
        self.local = Connected(frozenset(keys), spectators)
        self._look()
        return self.local != before

    def hear(self, server: str, keys: Collection[str], spectators: int) -> bool:
        """Another server tells who is there; whether that is news."""
        before = self._elsewhere.get(server, Connected())
        self._elsewhere[server] = Connected(frozenset(keys), spectators)
        self._heard_at[server] = time.monotonic()
        self._look()
        return self._elsewhere[server] != before

    def forget_the_silent(self) -> bool:
        """A server that says nothing any more is gone, and who was there with it; whether that is news."""
        deadline = time.monotonic() - HEARD_FOR
        silent = [server for server, heard_at in self._heard_at.items() if heard_at < deadline]
        gone = [self._elsewhere.pop(server) for server in silent]
        for server in silent:
            del self._heard_at[server]
        self._look()
        return any(one != Connected() for one in gone)

    def _look(self) -> None:
        before = self._here
        self._here = self.local.keys.union(*(one.keys for one in self._elsewhere.values()))
        if self._here != before:
            now = self._now()
            self._back_since = {key: self._back_since[key] if key in before else now for key in self._here}

    # --- in all

    @property
    def is_empty(self) -> bool:
        return not self._here and not self.spectators()

    def here(self, table: Table) -> list[bool]:
        """By seat."""
        return [seat.key in self._here for seat in table.seats]

    def spectators(self) -> int:
        return self.local.spectators + sum(one.spectators for one in self._elsewhere.values())

    def deadlines(self, table: Table) -> Mapping[int, float | None]:
        """Of all who are to decide; a bot has none."""
        found: dict[int, float | None] = {}
        for number in table.clocks.since:
            seat = table.seats[number]
            if seat.bot is not None:
                found[number] = None
                continue
            back_since = self._back_since.get(seat.key or "")
            found[number] = table.clocks.deadline(
                number, is_here=back_since is not None, back_since=back_since or 0.0
            )
        return found
