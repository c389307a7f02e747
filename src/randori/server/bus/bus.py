"""What a bus does. It knows no games: a message is bytes of somebody else's, about a table.

Messages hurry, they do not keep: what must not be lost stands in the log, and whoever missed a message reads
it there. An empty message says just that: look at the log.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import NamedTuple

from randori.engine.errors import RandoriError

LOOK = b""
"""Instead of a message that was too long, or of many that could not be sent in time."""

Receive = Callable[[str, bytes], None]
Lost = Callable[[], None]


class BusError(RandoriError):
    """A bus that cannot be had."""


class Notice(NamedTuple):
    """A message as PostgreSQL sends it, with the commit of a transaction."""

    channel: str
    text: str


class Bus(ABC):
    @abstractmethod
    async def open(self, receive: Receive, lost: Lost) -> None:
        """Connect; BusError when that fails. A connection that is lost later comes back by itself.

        `receive` gets table and message, of other servers only, in the order they were published by each.
        `lost` is called when a connection is back: messages may be missing, the logs of all tables tell.
        """

    @abstractmethod
    async def close(self) -> None:
        """Once what was published is sent, if that goes quickly."""

    @abstractmethod
    async def subscribe(self, table: str) -> None:
        """From now on its messages come, or `lost` is called: read its log after this."""

    @abstractmethod
    async def unsubscribe(self, table: str) -> None:
        """They come no more."""

    @abstractmethod
    def publish(self, table: str, payload: bytes) -> None:
        """Send it soon, after what was published before. When a connection is lost it may come twice."""

    def notice(self, table: str, payload: bytes) -> Notice | None:
        """The message for a PostgreSQL store to send with its commit; None: publish it after that."""
        return None
