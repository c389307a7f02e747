"""A WebSocket by hand: for what no decent client would send, and for a lot of it at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from urllib.parse import urlsplit

from tests.server.players import Message

NEWS = ("event", "presence", "welcome")
TEXT, BINARY, CONTINUATION, CLOSE, PING = 1, 2, 0, 8, 9
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)


def frame(payload: bytes, opcode: int = TEXT, *, is_last: bool = True) -> bytes:
    """Masked with zeros, which masks nothing."""
    size = len(payload)
    head = bytes([(0x80 if is_last else 0) | opcode])
    if size < 126:
        head += bytes([0x80 | size])
    elif size < 2**16:
        head += bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return head + bytes(4) + payload


def as_frame(message: object) -> bytes:
    return frame(json.dumps(message).encode())


class HungUpError(Exception):
    """The server hung up, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Wire:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def dial(base: str) -> Wire:
        """A connection on which nothing has been said."""
        address = urlsplit(base)
        return Wire(*await asyncio.open_connection(address.hostname, address.port, limit=2**20))

    @staticmethod
    async def to(base: str, table: str, **hello: object) -> Wire:
        wire = await Wire.dial(base)
        assert (await wire.upgrade(base, f"/api/tables/{table}/socket")).startswith("HTTP/1.1 101")
        wire.writer.write(as_frame({"type": "hello", **hello}))
        return wire

    async def upgrade(self, base: str, path: str, more: str = "") -> str:
        request = UPGRADE.format(path=path, host=urlsplit(base).netloc, more=more)
        self.writer.write(request.encode())
        return (await self.reader.readuntil(b"\r\n\r\n")).decode()

    async def hear(self) -> Message:
        """The next message; pings are not answered here."""
        while True:
            opcode, payload = await self.frame()
            if opcode == CLOSE:
                raise HungUpError(int.from_bytes(payload[:2], "big"))
            if opcode == TEXT:
                message: Message = json.loads(payload)
                return message

    async def to_the_end(self) -> tuple[list[Message], int]:
        """All that is said until the server hangs up, and the code with which it does."""
        heard = []
        while True:
            try:
                heard.append(await self.hear())
            except HungUpError as hung_up:
                return heard, hung_up.code

    async def frame(self) -> tuple[int, bytes]:
        try:
            first, second = await self.reader.readexactly(2)
            size = second & 0x7F
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return first & 0x0F, await self.reader.readexactly(size)
        except asyncio.IncompleteReadError:
            raise HungUpError(0) from None

    async def answers(self, frames: Sequence[bytes]) -> list[Message]:
        """Say all of this at once, and hear as many answers; the news of the table do not count."""
        self.writer.write(b"".join(frames))
        answers: list[Message] = []
        while len(answers) < len(frames):
            message = await self.hear()
            if message["type"] not in NEWS:
                answers.append(message)
        return answers

    async def is_at_rest(self) -> bool:
        """Whether there is nothing more to hear than what is asked for now."""
        self.writer.write(as_frame({"type": "ping", "id": "rest"}))
        while (message := await self.hear())["type"] in NEWS:
            pass
        return message == {"type": "pong", "id": "rest"}

    def cut(self) -> None:
        self.writer.transport.abort()
