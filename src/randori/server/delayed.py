"""A table as it was some minutes ago, with all hands open, for spectators where the host allows it.

Minutes of play: no move counts for more than a few seconds. A player who takes his time, and looks at his own
table from elsewhere meanwhile, waits for nothing: the delayed view stands still with the game.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable

from randori.server.messages import Snapshot, open_message, welcome
from randori.server.visitors import Visitor
from randori.table import entries
from randori.table.entries import AnyEntry
from randori.table.table import Table

MINUTE = 60.0
MOST_COUNTED = 5.0
"""Seconds that a move counts for at most."""
MOST_TOLD = 20
"""Entries that are told one by one."""


class DelayedView:
    """Made from the first entry of a log, and told the others, by their numbers: none is lost or comes twice,
    whoever tells of them first."""

    def __init__(self, first: AnyEntry) -> None:
        self.table = Table.restored([first])
        self.visitors: dict[Visitor, None] = {}  # in the order in which they came
        self._now = Table.restored([first])
        self._coming: deque[tuple[float, AnyEntry]] = deque()
        self._played = 0.0
        self._last_at = first.at

    @property
    def is_open(self) -> bool:
        """What is agreed may change before the start."""
        return self._now.settings.spectators == "open"

    @property
    def length(self) -> int:
        """How many entries it knows of."""
        return self._now.length

    def hear(self, first: int, made: Iterable[AnyEntry]) -> None:
        """These stand in the log, from this number on, and will happen here."""
        for number, entry in enumerate(made, first):
            if number == self.length:
                self._now.apply(entry)
                self._count(entry)
                self._coming.append((self._played, entry))
        due = []
        while self._coming and self._is_due(self._coming[0][0]):
            due.append(self._coming.popleft()[1])
        if len(due) > MOST_TOLD:
            self._catch_up(due)
        else:
            for entry in due:
                self._show(entry)

    def enter(self, visitor: Visitor) -> None:
        self.visitors[visitor] = None
        visitor.line.send(self._welcome())

    def _welcome(self) -> bytes:
        return welcome(self._snapshot(), None, None, is_host=False, is_open=True)

    def _catch_up(self, due: Iterable[AnyEntry]) -> None:
        """So much at once, as when the game is over: everybody is told anew where the table stands."""
        for entry in due:
            self.table.apply(entry)
        message = self._welcome()
        for visitor in list(self.visitors):
            visitor.line.send(message)

    def leave(self, visitor: Visitor) -> None:
        self.visitors.pop(visitor, None)

    def _count(self, entry: AnyEntry) -> None:
        """What others do not notice does not count as play: what is shown because of it would tell."""
        is_play = isinstance(entry, (entries.Started, entries.Moved))
        if is_play and self._now.news.secret_of is None and entry.at > self._last_at:
            self._played += min(entry.at - self._last_at, MOST_COUNTED)
            self._last_at = entry.at

    def _is_due(self, played: float) -> bool:
        """When the game is over, or has not begun, nothing is a secret."""
        return self._now.status != "playing" or self._played - played >= MINUTE * self._now.settings.delay

    def _show(self, entry: AnyEntry) -> None:
        self.table.apply(entry)
        if self.visitors and self.table.news.secret_of is None:
            message = open_message(self._snapshot(), entry)
            for visitor in list(self.visitors):
                visitor.line.send(message)

    def _snapshot(self) -> Snapshot:
        """Who was connected then is written down nowhere: nobody is called away."""
        return Snapshot(self.table, [True] * len(self.table.seats), {}, time.time())
