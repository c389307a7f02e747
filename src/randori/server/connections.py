"""Connections over which HTTP is spoken: uvicorn's, with an end to its patience.

A request that does not get on, and an answer that nobody reads, would be held for ever. Each connection has
one timer, which looks whether something is due and is set again; a request costs a note of the time.
"""

from __future__ import annotations

import asyncio
from enum import Enum, auto
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from randori.server.admission import Admission
from randori.server.limits import (
    BODY_WITHIN,
    HEAD_WITHIN,
    LARGEST_HEAD,
    LARGEST_REQUEST,
    PIECE,
    PIECE_WITHIN,
    READ_WITHIN,
)
from randori.server.metrics import Metrics

LOOK_EVERY = min(HEAD_WITHIN, PIECE_WITHIN, READ_WITHIN)
NEVER = float("inf")


class Stage(Enum):
    """What a connection waits for."""

    HEAD = auto()
    """The head of a request: it has just begun, or all requests are answered."""
    BODY = auto()
    """The rest of a request."""
    ANSWER = auto()
    """Us."""


class Connections:
    """What they share."""

    def __init__(self, admission: Admission, metrics: Metrics) -> None:
        self.admission = admission
        self.metrics = metrics

    def protocol(self, **given: Any) -> Connection:
        """What uvicorn calls when somebody connects."""
        return Connection(self, **given)


class Flow(FlowControl):
    """Nothing more is read while something waits to be parsed, whoever asks for it."""

    unparsed = b""

    def hold(self, data: bytes) -> None:
        self.unparsed = data
        self.pause_reading()

    def resume_reading(self) -> None:
        if not self.unparsed:
            super().resume_reading()

    def go_on(self) -> bytes:
        data, self.unparsed = self.unparsed, b""
        self.resume_reading()
        return data


class Connection(HttpToolsProtocol):
    flow: Flow

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.admission = connections.admission
        self.metrics = connections.metrics
        self._address: str | None = None  # whose it is counted as
        self._timer: asyncio.TimerHandle | None = None
        self._unread = 0
        self._unread_since = 0.0
        self._await(Stage.HEAD)

    def _await(self, stage: Stage) -> None:
        self.stage = stage
        self._since = self._heard_at = self.loop.time()
        if stage is Stage.HEAD:
            self._size = 0

    # --- what asyncio, uvicorn and the parser call

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(transport)
        self._look()
        # Those for whom a proxy speaks are counted where they are known: http/guards.py, sockets.py.
        peer = self.client[0] if self.client else ""
        if self.admission.let_in(peer):
            self._address = peer
        else:
            self._drop("many")

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._end()

    def handle_websocket_upgrade(self) -> None:
        self._end()
        super().handle_websocket_upgrade()

    def _end(self) -> None:
        """It is gone, or a socket from now on, which sees to itself."""
        if self._timer is not None:
            self._timer.cancel()
        if self._address is not None:
            self.admission.let_out(self._address)
            self._address = None

    def data_received(self, data: bytes) -> None:
        """What is asked before the last answer waits, unparsed; only what comes in one piece is known."""
        self._heard_at = self.loop.time()
        for start in range(0, len(data), PIECE):
            if self._is_asked():
                self.flow.hold(data[start:])
                return
            self._parse(data[start : start + PIECE])
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return

    def _is_asked(self) -> bool:
        """All of a question has come, and the answer is not complete."""
        return self.stage is Stage.ANSWER or bool(self.pipeline)

    def _parse(self, data: bytes) -> None:
        awaited = self.stage
        super().data_received(data)
        self._size += len(data)
        if self.transport.is_closing():
            return
        if awaited is self.stage is Stage.HEAD and self._size > LARGEST_HEAD:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "large")
        elif self.stage is Stage.BODY and self._size > LARGEST_REQUEST:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "large")

    def _parse_on(self) -> None:
        if not self.transport.is_closing():
            self.data_received(self.flow.go_on())

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._size = 0

    def on_headers_complete(self) -> None:
        self._await(Stage.BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        # An answer need not wait for all of the question, as where that is too long.
        is_answered = self.cycle is not None and self.cycle.response_complete
        self._await(Stage.HEAD if is_answered else Stage.ANSWER)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.stage is Stage.ANSWER and self.cycle.response_complete:  # none waits behind it
            self._await(Stage.HEAD)
        if self.flow.unparsed and not self._is_asked():
            self.loop.call_soon(self._parse_on)

    # --- patience

    def _look(self) -> None:
        now = self.loop.time()
        if self._is_unread(now):
            self._drop("slow")
            return
        if self.stage is Stage.BODY and self.flow.read_paused:
            self._await(Stage.BODY)  # it is we who do not listen
        due = self._due()
        if now >= due:
            self._give_up()
            due = NEVER
        self._timer = self.loop.call_at(min(due, now + LOOK_EVERY), self._look)

    def _due(self) -> float:
        """When something must have come."""
        if self.stage is Stage.ANSWER or self.transport.is_closing():
            return NEVER
        if self.stage is Stage.HEAD:
            return self._since + HEAD_WITHIN
        return min(self._heard_at + PIECE_WITHIN, self._since + BODY_WITHIN)

    def _is_unread(self, now: float) -> bool:
        """Whether what was sent has been lying there for long."""
        unread = self.transport.get_write_buffer_size()
        if not unread or unread != self._unread:
            self._unread, self._unread_since = unread, now
        return unread > 0 and now - self._unread_since >= READ_WITHIN

    def _give_up(self) -> None:
        """Who has begun to ask is told so. Browsers keep silent connections at hand, and ask nothing."""
        if self._size:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, "late")
        else:
            self.metrics.dropped.labels("late").inc()
            self.transport.close()

    def _refuse(self, status: HTTPStatus, reason: str) -> None:
        self.metrics.dropped.labels(reason).inc()
        if self.stage is Stage.HEAD or not self.cycle.response_started:
            self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()

    def _drop(self, reason: str) -> None:
        self.metrics.dropped.labels(reason).inc()
        self.transport.abort()
