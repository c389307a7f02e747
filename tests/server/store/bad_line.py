"""A bad line to PostgreSQL: somebody in between, who cuts it at the worst moment, when a log says COMMIT."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from urllib.parse import urlsplit


@dataclass
class BadLine:
    """The first COMMIT of a log is answered by silence, and what was said comes late or never."""

    url: str
    arrives: bool
    """Whether the database hears it at all."""
    late: float = 0.0
    """Seconds after the cut."""
    goes_down: bool = False
    """Whether the cut is the last that is heard of the database, until somebody mends the line."""
    is_down: bool = False
    """Nobody gets through."""
    was_cut: bool = False

    @asynccontextmanager
    async def address(self) -> AsyncIterator[str]:
        server = await asyncio.start_server(self.meet, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        yield self.url.replace(f":{urlsplit(self.url).port}/", f":{port}/")
        server.close()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_down:
            writer.close()
            return
        parts = urlsplit(self.url)
        answers, questions = await asyncio.open_connection(parts.hostname, parts.port)
        answering = asyncio.create_task(pass_on(answers, writer))
        said = b""
        while data := await reader.read(65536):
            said += data
            if is_commit_of_log(said) and not self.was_cut:
                self.was_cut = True
                self.is_down = self.goes_down
                answering.cancel()
                writer.close()
                await self.pass_on_late(questions, data)
                break
            questions.write(data)
        writer.close()
        questions.close()

    async def pass_on_late(self, questions: asyncio.StreamWriter, data: bytes) -> None:
        await asyncio.sleep(self.late)
        if self.arrives:
            questions.write(data)
            await asyncio.sleep(0.2)  # the database has done it by then


def is_commit_of_log(said: bytes) -> bool:
    _, written, after = said.partition(b"pg_notify")
    return bool(written) and b"COMMIT" in after


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
    writer.close()
