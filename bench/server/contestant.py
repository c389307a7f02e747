"""What the load generator asks of a server: how to start it, open tables, and speak to it as one player."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.server.calls import Caller
from bench.server.running import Command

PLAYERS = 4

TARGET = 100_000
"""So many points that no game ends while it is measured."""


class Seat(NamedTuple):
    table: str
    number: int
    secret: str


class Dialogue(ABC):
    """One player's side of a connection: what was understood of what the server said."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.moves: Sequence[str] = ()
        """What the player may do now; empty when it is not his turn."""
        self.is_seated = False
        """The first view has come."""
        self.is_answered = True
        """The move last sent has been carried out, and its player has seen the table after it."""
        self.refused = 0
        self.views = 0
        self.view_bytes = 0

    def opening(self) -> bytes | None:
        """What a client says first, if it speaks first."""
        return None

    @abstractmethod
    def hear(self, message: bytes) -> bytes | None:
        """Take in a message; what must be said in return, if anything."""

    @abstractmethod
    def move(self, move: str) -> bytes:
        """The message that makes this move; from now on an answer is due."""

    def saw(self, message: bytes) -> None:
        self.is_seated = True
        self.views += 1
        self.view_bytes += len(message)


class Contestant(ABC):
    key: str
    name: str
    health: str
    """A path that answers as soon as the server serves."""

    @abstractmethod
    def why_missing(self) -> str | None:
        """What keeps it from being measured here."""

    @abstractmethod
    def command(self, port: int, folder: Path) -> Command:
        """How to start it, with its data in an empty folder."""

    @abstractmethod
    def open_table(self, caller: Caller) -> list[Seat]:
        """A table of four, all seats taken."""

    @abstractmethod
    def path(self, seat: Seat) -> str:
        """Where its WebSocket is."""

    @abstractmethod
    def dialogue(self, seat: Seat) -> Dialogue: ...
