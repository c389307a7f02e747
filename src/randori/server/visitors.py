"""Somebody who is connected to a table."""

from __future__ import annotations

from typing import Protocol

from randori.table.newspaper import Eyes


class Line(Protocol):
    """What carries messages to a client."""

    def send(self, message: bytes) -> None:
        """Never waits: a client that does not read what it is sent is hung up on."""

    def hang_up(self, code: int, reason: str) -> None: ...


class Visitor:
    """A pair of eyes at the other end of a line. `key`: the hash of the token it came with."""

    __slots__ = ("eyes", "is_gone", "is_open", "key", "line", "name")

    def __init__(self, line: Line, *, eyes: Eyes, key: str | None, name: str, is_open: bool) -> None:
        self.line = line
        self.eyes = eyes
        self.key = key
        self.name = name
        self.is_gone = False
        self.is_open = is_open
        """A spectator who sees all hands, later."""
