"""A table as it was some minutes ago, with all hands open, for spectators where the host allows it.

Minutes of play: no move counts for more than a few seconds. A player who takes his time, and looks at his own
table from elsewhere meanwhile, waits for nothing: the rerun stands still with the game.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Sequence

from randori.server.letters import Scene, open_letter, welcome
from randori.server.visitors import Visitor
from randori.table import entries
from randori.table.entries import AnyEntry
from randori.table.table import Table

MINUTE = 60.0
MOST_COUNTED = 5.0
"""Seconds that a move counts for at most."""


class Rerun:
    def __init__(self, log: Sequence[AnyEntry]) -> None:
        self.table = Table.restored(log[:1])
        self.delay = MINUTE * self.table.settings.delay
        self.visitors: set[Visitor] = set()
        self._coming: deque[tuple[float, AnyEntry]] = deque()
        self._played = 0.0
        self._last_at = log[0].at
        self._has_begun = self._is_over = False
        self.add(log[1:])

    def add(self, made: Iterable[AnyEntry], *, is_secret: bool = False) -> None:
        """These have happened just now, and will happen here. What others do not notice does not count as
        play: what is shown because of it would tell."""
        for entry in made:
            if not is_secret:
                self._count(entry)
            self._coming.append((self._played, entry))
        while self._coming and self._is_due(*self._coming[0]):
            self._show(self._coming.popleft()[1])

    def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)
        visitor.line.send(welcome(self._scene(), None, None, is_host=False, is_open=True))

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)

    def _count(self, entry: AnyEntry) -> None:
        if isinstance(entry, (entries.Started, entries.Moved)):
            self._played += min(entry.at - self._last_at, MOST_COUNTED)
            self._last_at = entry.at
            self._has_begun = True

    def _is_due(self, played: float, entry: AnyEntry) -> bool:
        return not self._has_begun or self._is_over or self._played - played >= self.delay

    def _show(self, entry: AnyEntry) -> None:
        self.table.apply(entry)
        if self.visitors and self.table.news.secret_of is None:
            letter = open_letter(self._scene(), entry)
            for visitor in list(self.visitors):
                visitor.line.send(letter)

    def _scene(self) -> Scene:
        """Who was connected then is written down nowhere: nobody is called away."""
        return Scene(self.table, [True] * len(self.table.seats), {}, time.time())

    def end(self) -> None:
        """The game is over: nothing is a secret any more."""
        self._is_over = True
        self.add(())
