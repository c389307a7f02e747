"""PostgreSQL as the bus: LISTEN on a channel for each table, over a connection of its own."""

from __future__ import annotations

from contextlib import suppress

from randori.server.bus.bus import BusError, Notice
from randori.server.bus.connected import PATIENCE, ConnectedBus
from randori.server.bus.notices import channel, pack, unpack
from randori.server.bus.outbox import Message
from randori.server.postgres import FAILURES, Connection, UnreadableAddress, connect
from randori.server.urls import place

PREFIX = len(channel(""))

SEND = "SELECT count(pg_notify(channel, text)) FROM unnest($1::text[], $2::text[]) AS notices (channel, text)"


class PostgresBus(ConnectedBus):
    failures = FAILURES

    def __init__(self, url: str, server: str) -> None:
        super().__init__(server)
        self.url = url
        self.name = f"PostgreSQL at {place(url)}"
        self.connection: Connection | None = None

    def notice(self, table: str, payload: bytes) -> Notice:
        return pack(self.server, table, payload)

    async def connect(self) -> None:
        try:
            self.connection = await connect(self.url, PATIENCE, {"application_name": "randori bus"})
        except UnreadableAddress:
            raise BusError("the address of the database cannot be read") from None
        self.connection.add_termination_listener(lambda _: self.stirred.set())

    async def disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(*FAILURES):
                await connection.close(timeout=1)

    @property
    def connected(self) -> Connection:
        if self.connection is None or self.connection.is_closed():
            raise ConnectionError("the connection was lost")
        return self.connection

    def check(self) -> None:
        _ = self.connected

    async def ping(self) -> None:
        await self.connected.execute("SELECT 1")

    async def start_hearing(self, tables: set[str]) -> None:
        for table in tables:
            await self.connected.add_listener(channel(table), self.take)

    async def stop_hearing(self, tables: set[str]) -> None:
        for table in tables:
            await self.connected.remove_listener(channel(table), self.take)

    async def send(self, messages: list[Message]) -> None:
        notices = [pack(self.server, table, payload) for table, payload in messages]
        await self.connected.execute(SEND, *map(list, zip(*notices, strict=True)))

    def take(self, _connection: object, _process: int, name: str, text: object) -> None:
        self.deliver(name[PREFIX:], *unpack(str(text)))
