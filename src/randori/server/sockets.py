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

from randori.server.addresses import sender_of
from randori.server.admission import Admission
from randori.server.frames import TEXT, framed, is_one_frame, message_in
from randori.server.limits import HELLO_WITHIN, LONGEST_QUEUE, MOST_PARTS, PIECE, Bucket
from randori.server.messages import encode
from randori.server.session import Session
from randori.server.tables import Tables
from randori.table.protocol.server import Closing

log = structlog.get_logger()

PATH = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/socket")
LARGEST_FRAME = 64 * 1024
PING_EVERY = 20.0
GOING_AWAY, POLICY = 1001, 1008


class Sockets:
    """All open connections, and what they share."""

    def __init__(self, tables: Tables, admission: Admission) -> None:
        self.tables = tables
        self.admission = admission
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
            try:
                socket.flush()
            except Exception:  # the others' messages wait, and would wait for ever
                log.exception("a socket cannot be written to")
                socket.transport.abort()

    async def ping(self) -> None:
        """Clients that answer no ping are gone, though nobody told us; and who was hung up on and has not
        taken what he was sent is not waited for any longer."""
        for socket in list(self.open):
            if socket.transport.is_closing():
                socket.transport.abort()
            elif not socket.is_hung_up_on():
                socket.ping()


class Socket(asyncio.Protocol):
    def __init__(self, sockets: Sockets, connections: set[Any]) -> None:
        self.sockets = sockets
        self.connections = connections
        self.transport: asyncio.Transport
        self.session: Session | None = None
        self.ws = ServerProtocol(max_size=LARGEST_FRAME)
        self._address: str | None = None  # whose it is counted as
        self._hello: asyncio.TimerHandle | None = None
        self._is_heard = True
        self._is_plain = True  # whatever came was one whole frame at a time: the library is between two
        self._frames = Bucket(sockets.admission.limits.frames)
        self._parts: list[bytes] = []
        self._unparsed = b""
        self._unsent = b""

    # --- what asyncio and uvicorn call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.set_write_buffer_limits(high=LONGEST_QUEUE)
        self.connections.add(self)
        self.sockets.open.add(self)
        self.sockets.tables.metrics.connections.inc()

    def connection_lost(self, error: Exception | None) -> None:
        self.connections.discard(self)
        self.sockets.open.discard(self)
        self.sockets.tables.metrics.connections.dec()
        if self._hello is not None:
            self._hello.cancel()
        if self._address is not None:
            self.sockets.admission.let_out(self._address, is_socket=True)
            self._address = None
        if self.session is not None:
            self.session.end()
            self.session = None

    def data_received(self, data: bytes) -> None:
        self._is_heard = True
        if self.session is not None and self._is_plain:
            self._is_plain = is_one_frame(data)
            if self._is_plain and data[0] == TEXT and not self._parts and self.ws.state is OPEN:
                self.session.hear(message_in(data))
                return
        if len(data) > PIECE:
            self.transport.pause_reading()
            self._unparsed = data
            self._parse_on()
        else:
            self._parse(data)

    def eof_received(self) -> None:
        self.ws.receive_eof()
        self.flush()

    def pause_writing(self) -> None:
        """The client does not read what it is sent."""
        self.sockets.tables.metrics.dropped.labels("slow").inc()
        self.transport.abort()

    def resume_writing(self) -> None:
        pass

    def shutdown(self) -> None:
        """The server is going down: clients come back to another one, or to this one later."""
        self.send(encode(Closing("the server is restarting", retry=1.0)))
        self.hang_up(GOING_AWAY, "restarting")

    # --- a line for the session

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

    def is_hung_up_on(self) -> bool:
        """Because it has said no hello, or none that was welcome."""
        is_silent = self.session is not None and self.session.is_silent()
        if is_silent:
            self.hang_up(POLICY, "no hello")
        return is_silent

    def ping(self) -> None:
        if not self._is_heard:
            self.sockets.tables.metrics.dropped.labels("silent").inc()
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

    def _parse_on(self) -> None:
        """A piece in each turn of the event loop: who sends a lot at once keeps only himself waiting."""
        if self.transport.is_closing():
            return
        piece, self._unparsed = self._unparsed[:PIECE], self._unparsed[PIECE:]
        self._parse(piece)
        if self._unparsed:
            asyncio.get_running_loop().call_soon(self._parse_on)
        elif not self.transport.is_closing():
            self.transport.resume_reading()

    def _parse(self, data: bytes) -> None:
        self.ws.receive_data(data)
        for event in self.ws.events_received():
            if isinstance(event, Request):
                self._open(event)
            else:
                self._frame(cast(Frame, event))
            if self.transport.is_closing():
                return
        self.flush()
        if self.ws.close_expected():
            self.transport.close()

    def _open(self, request: Request) -> None:
        admission = self.sockets.admission
        headers = {name.lower(): value for name, value in request.headers.raw_items()}
        peer = self.transport.get_extra_info("peername")
        forwarded = request.headers.get_all("X-Forwarded-For")
        address = admission.address(peer[0] if isinstance(peer, tuple) else "", forwarded)
        found = PATH.fullmatch(request.path.partition("?")[0])
        if not admission.connections.take(sender_of(address)):
            self._reject(HTTPStatus.TOO_MANY_REQUESTS, "too many connections from here: wait a little")
        elif found is None:
            self._reject(HTTPStatus.NOT_FOUND, "a table's socket is at /api/tables/ID/socket")
        elif not admission.admits_origin(headers.get("origin"), headers.get("host")):
            self._reject(HTTPStatus.FORBIDDEN, "this page may not talk to this server")
        elif not admission.let_in(address, is_socket=True):
            self._reject(HTTPStatus.TOO_MANY_REQUESTS, "too many open connections from here: close some")
        else:
            self._address = address
            self.ws.send_response(self.ws.accept(request))
            self.session = Session(self.sockets.tables, found[1], self, admission)
            # A moment later: by then it is late by every clock.
            self._hello = asyncio.get_running_loop().call_later(HELLO_WITHIN + 0.1, self.is_hung_up_on)

    def _reject(self, status: HTTPStatus, sentence: str) -> None:
        self.ws.send_response(self.ws.reject(status, f"{sentence}\n"))
        self.flush()
        self.transport.close()

    def _frame(self, frame: Frame) -> None:
        is_data = frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)  # the library sees to others
        if not (is_data and frame.fin) and not self._frames.take():  # the session counts messages
            self._cut("too many frames")
            return
        if not is_data:
            return
        if len(self._parts) >= MOST_PARTS:
            self._cut("too many parts of a message")
            return
        self._parts.append(bytes(frame.data))
        if frame.fin and self.session is not None:
            message = self._parts[0] if len(self._parts) == 1 else b"".join(self._parts)
            self._parts.clear()
            self.session.hear(message)

    def _cut(self, reason: str) -> None:
        self.sockets.tables.metrics.dropped.labels("rate").inc()
        self.hang_up(POLICY, reason)
