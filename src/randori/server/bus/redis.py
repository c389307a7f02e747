"""Redis as the bus: a channel for each table, for when PostgreSQL has enough to do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from randori.server.bus.bus import BusError
from randori.server.bus.connected import PATIENCE, ConnectedBus
from randori.server.bus.outbox import Message
from randori.server.urls import place

PREFIX = "randori:"
EVERYBODY = ""
"""No table: a channel that is always listened to, so that there is a connection to read from."""
PONG = "pong"


class RedisBus(ConnectedBus):
    failures = (RedisError, OSError)

    def __init__(self, url: str, server: str) -> None:
        super().__init__(server)
        self.url = url
        self.name = f"Redis at {place(url)}"
        self.reading: asyncio.Task[None] | None = None
        self.answers: dict[str, asyncio.Future[None]] = {}
        self.closers: list[Callable[[], Awaitable[None]]] = []

    async def connect(self) -> None:
        # It must not come back behind our back: nobody would know that messages are missing.
        try:
            self.client = Redis.from_url(
                self.url,
                retry=Retry(NoBackoff(), 0),
                socket_timeout=PATIENCE,
                socket_connect_timeout=PATIENCE,
            )
        except ValueError:
            raise BusError("the address of Redis cannot be read") from None
        self.subscriber = self.client.pubsub()
        self.closers = [self.subscriber.aclose, self.client.aclose]
        await self.subscriber.subscribe(PREFIX + EVERYBODY)
        self.reading = asyncio.create_task(self.read())

    async def disconnect(self) -> None:
        reading, self.reading = self.reading, None
        if reading is not None:
            reading.cancel()
            await asyncio.wait([reading])
        for close in self.closers:
            with suppress(*self.failures):
                await close()
        self.closers = []

    def check(self) -> None:
        if self.reading is None or self.reading.done():
            raise ConnectionError("the connection was lost")

    async def ping(self) -> None:
        answer = self.expect(PONG)
        await self.subscriber.ping()
        await self.answered([answer])

    async def start_hearing(self, tables: set[str]) -> None:
        names = [PREFIX + table for table in tables]
        answers = [self.expect(name) for name in names]
        await self.subscriber.subscribe(*names)
        await self.answered(answers)

    async def stop_hearing(self, tables: set[str]) -> None:
        await self.subscriber.unsubscribe(*(PREFIX + table for table in tables))

    async def send(self, messages: list[Message]) -> None:
        pipeline = self.client.pipeline(transaction=False)
        for table, payload in messages:
            pipeline.publish(PREFIX + table, self.server.encode() + b" " + payload)
        await pipeline.execute()

    # --- what comes in

    def expect(self, name: str) -> asyncio.Future[None]:
        return self.answers.setdefault(name, asyncio.get_running_loop().create_future())

    async def answered(self, answers: list[asyncio.Future[None]]) -> None:
        """Redis has done it: sent alone it might come after what it was meant for."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*answers)

    async def read(self) -> None:
        try:
            async for message in self.subscriber.listen():
                self.take(message["type"], message["channel"], message["data"])
        except self.failures:
            pass
        finally:
            self.forget()
            self.stirred.set()

    def take(self, kind: str, name: bytes | None, data: object) -> None:
        if kind == "message" and name is not None and isinstance(data, bytes):
            server, _, payload = data.partition(b" ")
            self.deliver(name.decode().removeprefix(PREFIX), server.decode(errors="replace"), payload)
        elif kind == "subscribe" and name is not None:
            self.answer(name.decode())
        elif kind == "pong":
            self.answer(PONG)

    def answer(self, name: str) -> None:
        answer = self.answers.pop(name, None)
        if answer is not None and not answer.done():
            answer.set_result(None)

    def forget(self) -> None:
        """Nobody answers any more."""
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the connection was lost"))
        self.answers.clear()
