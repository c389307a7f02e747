"""Somebody who is connected to a table."""

from __future__ import annotations

from typing import Protocol

from randori.server.requests import Asker


class Line(Protocol):
    """What carries messages to a client."""

    def send(self, message: bytes) -> None:
        """Never waits: a client that does not read what it is sent is hung up on."""

    def hang_up(self, code: int, reason: str) -> None: ...


class Visitor:
    """Whoever is at the other end of a line. Where he sits is the table's to say, at every entry anew."""

    __slots__ = ("asker", "is_gone", "is_welcomed", "line")

    def __init__(self, line: Line, asker: Asker) -> None:
        self.line = line
        self.asker = asker
        self.is_gone = False
        self.is_welcomed = False
        """He has been told where the table stands: from there on he is told what happens."""
