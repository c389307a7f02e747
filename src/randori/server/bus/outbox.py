"""Messages on their way out. While there is no connection they wait here, in bounds."""

from __future__ import annotations

from randori.server.bus.bus import LOOK

MOST_WAITING = 10_000

Message = tuple[str, bytes]


class Outbox:
    def __init__(self) -> None:
        self.messages: list[Message] = []

    def put(self, table: str, payload: bytes) -> None:
        self.messages.append((table, payload))
        if len(self.messages) > MOST_WAITING:
            # Of each table one thing is still worth saying.
            self.messages = [(table, LOOK) for table in dict.fromkeys(table for table, _ in self.messages)]

    def take(self) -> list[Message]:
        messages, self.messages = self.messages, []
        return messages

    def give_back(self, messages: list[Message]) -> None:
        """They could not be sent."""
        self.messages = messages + self.messages
