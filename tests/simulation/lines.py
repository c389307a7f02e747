"""A line between somebody and a server: messages take their time, in order; it can be cut, or not be read."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import msgspec

from randori.server import tokens
from randori.server.limits import HELLO_WITHIN, LONGEST_QUEUE
from randori.server.session import Session
from tests.simulation.loop import Process
from tests.simulation.servers import Server

if TYPE_CHECKING:
    from tests.simulation.world import World

Message = Mapping[str, object]


class Line:
    """Both ends. To the server it is what carries messages to a client."""

    def __init__(self, world: World, server: Server, table: str, owner: str) -> None:
        assert server.process is not None
        self.world = world
        self.server = server
        self.process: Process = server.process
        self.table = table
        self.owner = owner
        self.number = world.next_line()
        self.session: Session | None = None
        self.is_open = True  # at the client's end
        self.is_served = True  # at the server's end
        self.is_deaf = False
        self.unread = 0
        self.heard: list[Message] = []
        self.unanswered: dict[str | None, float] = {}
        """What was asked over this line, and when; None: the hello."""
        self.said: dict[str, Message] = {}
        self.unsettled: Counter[str] = Counter()
        """How often each message was heard at the other end, and not answered."""
        self.turns = 0
        self.turns_of: dict[str, list[int]] = {}
        """When each message was heard over this line, counted."""
        self._there = self._back = 0.0
        server.lines[self] = None
        self._travel_there(self._begin)

    def __str__(self) -> str:
        return f"line {self.number} ({self.owner} at {self.server.name})"

    # --- the client's end

    def say(self, message: Message) -> None:
        if not self.is_open:
            return
        name = message.get("id")
        assert name is None or isinstance(name, str)
        self.unanswered.setdefault(name, self.world.loop.now)
        if name is not None:
            self.said[name] = message
        self.world.judge.said(self, message)
        self._travel_there(self._hear, msgspec.json.encode(message))

    def close(self) -> None:
        if self.is_open:
            self.is_open = False
            self._travel_there(self._end)

    def _receive(self, message: bytes) -> None:
        self.unread -= len(message)
        if not self.is_open:
            return
        found = msgspec.json.decode(message)
        self.heard.append(found)
        match found["type"]:
            case "welcome":
                self.unanswered.pop(None, None)
            case "accepted" | "refused" | "hint" | "pong":
                self.unanswered.pop(found["id"], None)

    def break_off(self) -> None:
        """The other end is gone, all at once."""
        self.is_served = False
        self.server.lines.pop(self, None)
        self.world.loop.world.later(self.world.faults.delay("slow lines"), self._is_closed)

    def _is_closed(self) -> None:
        self.is_open = False

    def _travel_there(self, call: Callable[..., object], *values: object) -> None:
        now = self.world.loop.now
        self._there = max(self._there + 1e-7, now + self.world.faults.delay("slow lines"))
        self.process.deliver(self._there - now, call, *values)

    # --- the server's end

    def _begin(self) -> None:
        if not self.is_served or self.server.tables is None or not self.server.is_open:
            self.break_off()
            return
        self.session = Session(self.server.tables, self.table, self, self.server.admission)
        asyncio.get_running_loop().call_later(HELLO_WITHIN + 0.1, self._look_for_hello)

    def _look_for_hello(self) -> None:
        if self.session is not None and self.session.is_silent():
            self.hang_up(1008, "no hello")

    def _hear(self, message: bytes) -> None:
        if self.session is not None and self.is_served:
            self.world.hear(self.table)
            self.world.judge.heard(self, message)
            self.session.hear(message)

    def _end(self) -> None:
        session, self.session = self.session, None
        self.is_served = False
        self.server.lines.pop(self, None)
        self.world.loop.world.later(self.world.faults.delay(), self._is_closed)
        if session is not None:
            session.end()

    def send(self, message: bytes) -> None:
        if not self.is_served:
            return
        self.world.judge.sent(self, message)
        self.unread += len(message)
        if self.unread > LONGEST_QUEUE:
            self.hang_up(1008, "too slow")
        elif not self.is_deaf:
            now = self.world.loop.now
            self._back = max(self._back + 1e-7, now + self.world.faults.delay("slow lines"))
            self.world.loop.world.later(self._back - now, self._receive, message)

    def hang_up(self, code: int, reason: str) -> None:
        if self.is_served:
            self.world.note(f"{self} is hung up on: {reason}")
            self.is_served = False
            self.process.soon(self._end)


def key_of(message: Message) -> str | None:
    """Of a hello."""
    token = message.get("token")
    return tokens.hashed(token) if isinstance(token, str) else None
