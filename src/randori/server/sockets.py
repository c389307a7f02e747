"""WebSockets, straight on the transport: no task and no queue for a connection, the transport's own buffer is
the queue. The library `websockets` does the protocol; uvicorn hands the connection over after its upgrade."""

from __future__ import annotations

import asyncio
import re
from http import HTTPStatus
from typing import Any, cast

import structlog
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from randori.server.frames import TEXT, framed, is_one_frame, message_in
from randori.server.gate import Gate
from randori.server.hall import Hall
from randori.server.letters import encode
from randori.server.talk import Talk
from randori.table.protocol.server import Closing

log = structlog.get_logger()

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/socket")
LARGEST_FRAME = 64 * 1024
LONGEST_QUEUE = 512 * 1024
"""Bytes that wait for a client to read them; one that reads too slowly is hung up on, and may come back."""
PING_EVERY = 20.0
GOING_AWAY, POLICY = 1001, 1008


class Sockets:
    """All open connections, and what they share."""

    def __init__(self, hall: Hall, gate: Gate) -> None:
        self.hall = hall
        self.gate = gate
        self.open: set[Socket] = set()
        self._unsent: list[Socket] = []

    def protocol(self, config: object, server_state: Any, app_state: object) -> Socket:
        """What uvicorn calls when a client wants a WebSocket."""
        return Socket(self, server_state.connections)

    def send_soon(self, socket: Socket) -> None:
        """At the end of this turn of the event loop: what one socket is told meanwhile, such as that a move
        is accepted and what it changed, goes out in one piece."""
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._send_now)
        self._unsent.append(socket)

    def _send_now(self) -> None:
        unsent, self._unsent = self._unsent, []
        for socket in unsent:
            socket.flush()

    async def keep_alive(self) -> None:
        """Clients that answer no ping are gone, though nobody told us."""
        while True:
            await asyncio.sleep(PING_EVERY)
            for socket in list(self.open):
                if socket.talk is not None and socket.talk.is_silent():
                    socket.hang_up(POLICY, "no hello")
                else:
                    socket.ping()


class Socket(asyncio.Protocol):
    def __init__(self, sockets: Sockets, connections: set[Any]) -> None:
        self.sockets = sockets
        self.connections = connections
        self.transport: asyncio.Transport
        self.talk: Talk | None = None
        self.ws = ServerProtocol(max_size=LARGEST_FRAME)
        self._is_heard = True
        self._is_plain = True  # whatever came was one whole frame at a time: the library is between two
        self._parts: list[bytes] = []
        self._unsent = b""

    # --- what asyncio and uvicorn call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits(high=LONGEST_QUEUE)
        self.connections.add(self)
        self.sockets.open.add(self)
        self.sockets.hall.metrics.connections.inc()

    def connection_lost(self, error: Exception | None) -> None:
        self.connections.discard(self)
        self.sockets.open.discard(self)
        self.sockets.hall.metrics.connections.dec()
        if self.talk is not None:
            self.talk.end()
            self.talk = None

    def data_received(self, data: bytes) -> None:
        self._is_heard = True
        if self.talk is not None and self._is_plain:
            self._is_plain = is_one_frame(data)
            if self._is_plain and data[0] == TEXT and not self._parts and self.ws.state is OPEN:
                self.talk.hear(message_in(data))
                return
        self.ws.receive_data(data)
        for event in self.ws.events_received():
            if isinstance(event, Request):
                self._open(event)
            else:
                self._frame(cast(Frame, event))
        self.flush()
        if self.ws.close_expected():
            self.transport.close()

    def eof_received(self) -> None:
        self.ws.receive_eof()
        self.flush()

    def pause_writing(self) -> None:
        """The client does not read what it is sent."""
        self.sockets.hall.metrics.dropped.labels("slow").inc()
        self.transport.abort()

    def resume_writing(self) -> None:
        pass

    def shutdown(self) -> None:
        """The server is going down: clients come back to another one, or to this one later."""
        self.send(encode(Closing("the server is restarting", retry=1.0)))
        self.hang_up(GOING_AWAY, "restarting")

    # --- a line for the talk

    def send(self, message: bytes) -> None:
        # One that is closing gets nothing; whoever it was comes back and is told what he missed.
        if self.ws.state is OPEN:
            if not self._unsent:
                self.sockets.send_soon(self)
            self._unsent += framed(message)

    def flush(self) -> None:
        data = self._unsent + b"".join(self.ws.data_to_send())
        self._unsent = b""
        if data and not self.transport.is_closing():
            self.transport.write(data)

    def hang_up(self, code: int, reason: str) -> None:
        try:
            self.ws.send_close(code, reason)
        except InvalidState:
            return
        self.flush()
        self.transport.close()

    def ping(self) -> None:
        if not self._is_heard:
            self.sockets.hall.metrics.dropped.labels("silent").inc()
            self.transport.abort()
            return
        self._is_heard = False
        try:
            self.ws.send_ping(b"")
        except InvalidState:
            self.transport.abort()
            return
        self.flush()

    # --- inside

    def _open(self, request: Request) -> None:
        gate = self.sockets.gate
        headers = {name.lower(): value for name, value in request.headers.raw_items()}
        peer = self.transport.get_extra_info("peername")
        address = gate.address(peer[0] if isinstance(peer, tuple) else "", headers)
        found = PATH.fullmatch(request.path.partition("?")[0])
        if not gate.connections.take(address):
            self._reject(HTTPStatus.TOO_MANY_REQUESTS, "too many connections from here: wait a little")
        elif found is None:
            self._reject(HTTPStatus.NOT_FOUND, "a table's socket is at /api/tables/ID/socket")
        elif not gate.admits_origin(headers.get("origin"), headers.get("host")):
            self._reject(HTTPStatus.FORBIDDEN, "this page may not talk to this server")
        else:
            self.ws.send_response(self.ws.accept(request))
            self.talk = Talk(self.sockets.hall, found[1], self, gate)

    def _reject(self, status: HTTPStatus, sentence: str) -> None:
        self.ws.send_response(self.ws.reject(status, f"{sentence}\n"))
        self.flush()
        self.transport.close()

    def _frame(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return  # the library answers pings and closes
        self._parts.append(bytes(frame.data))
        if frame.fin and self.talk is not None:
            message = self._parts[0] if len(self._parts) == 1 else b"".join(self._parts)
            self._parts.clear()
            self.talk.hear(message)
