"""A table as it was some minutes ago, with all hands open, for spectators where the host allows it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterable, Sequence

from randori.server.letters import Scene, open_letter, welcome
from randori.server.visitors import Visitor
from randori.table.entries import AnyEntry
from randori.table.table import Table

MINUTE = 60.0


class Rerun:
    def __init__(self, log: Sequence[AnyEntry]) -> None:
        self.table = Table.restored(log[:1])
        self.delay = MINUTE * self.table.settings.delay
        self.visitors: set[Visitor] = set()
        self._coming = deque(log[1:])
        self._timer: asyncio.TimerHandle | None = None
        self._catch_up()

    def add(self, made: Iterable[AnyEntry]) -> None:
        """These have happened just now, and will happen here."""
        self._coming.extend(made)
        if self._timer is None:
            self._catch_up()

    def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)
        visitor.line.send(welcome(self._scene(), None, None, is_host=False, is_open=True))

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()

    def _scene(self) -> Scene:
        return Scene(self.table, [False] * len(self.table.seats), {}, time.time())

    def _tell(self, letter: bytes) -> None:
        for visitor in list(self.visitors):
            visitor.line.send(letter)

    def _catch_up(self) -> None:
        self._timer = None
        while self._coming and self._coming[0].at + self.delay <= time.time():
            entry = self.table.apply(self._coming.popleft())
            if self.visitors and self.table.news.secret_of is None:
                self._tell(open_letter(self._scene(), entry))
        if self._coming:
            wait = self._coming[0].at + self.delay - time.time()
            self._timer = asyncio.get_running_loop().call_later(max(wait, 0.0), self._catch_up)
