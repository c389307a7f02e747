"""Those who play: a player is one connection, a table is four of them, a pace says when a table moves."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from time import perf_counter

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from bench.server.contestant import Dialogue

TEXT = WSMsgType.TEXT


class Tally:
    """What was measured since it was last cleared, in seconds."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.since = perf_counter()
        self.latencies: list[float] = []
        """Of the moves answered: from when they were due until their player saw the table after them."""
        self.delays: list[float] = []
        """Of the moves sent: how long after they were due, by the client's fault or a late answer's."""


class Table:
    """Who is to move there, and since when: a pace decides what comes of it."""

    def __init__(self) -> None:
        self.mover: Player | None = None
        self.pace: Callable[[Table], None] = rest
        self.due: deque[float] = deque()

    def await_move(self, mover: Player) -> None:
        self.mover = mover
        self.pace(self)

    def move(self, due: float) -> None:
        mover, self.mover = self.mover, None
        if mover is not None:
            mover.move(due)


class Player(WSListener):
    def __init__(self, dialogue: Dialogue, table: Table, tally: Tally) -> None:
        self.dialogue = dialogue
        self.table = table
        self.tally = tally
        self.transport: WSTransport | None = None
        self.due: float | None = None
        """When the move was to be sent that is not answered yet."""

    @property
    def is_connected(self) -> bool:
        return self.transport is not None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.send(self.dialogue.opening())

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != TEXT:
            return
        dialogue = self.dialogue
        self.send(dialogue.hear(frame.get_payload_as_bytes()))
        if not dialogue.is_answered:
            return
        if self.due is not None:
            self.tally.latencies.append(perf_counter() - self.due)
            self.due = None
        if dialogue.moves:
            self.table.await_move(self)

    def move(self, due: float) -> None:
        moves = self.dialogue.moves
        message = self.dialogue.move(moves[int(random.random() * len(moves))])
        self.due = due
        self.tally.delays.append(perf_counter() - due)
        self.send(message)

    def send(self, message: bytes | None) -> None:
        if message is not None and self.transport is not None:
            self.transport.send(TEXT, message)


# --- paces


def rest(table: Table) -> None:
    """Nobody moves."""


def hurry(table: Table) -> None:
    """Everybody moves as soon as he may."""
    table.move(perf_counter())


def keep_time(table: Table) -> None:
    """Moves have their times; who is late, because the one before was not answered, moves at once."""
    if table.due and table.mover is not None:
        table.move(table.due.popleft())
