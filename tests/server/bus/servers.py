"""A server at a bus, who writes down what it hears."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from randori.server.bus.bus import Bus

PATIENCE = 60.0


class Ear:
    def __init__(self) -> None:
        self.heard: list[tuple[str, bytes]] = []
        self.losses = 0

    def receive(self, table: str, payload: bytes) -> None:
        self.heard.append((table, payload))

    def lost(self) -> None:
        self.losses += 1

    async def hears(self, *wanted: tuple[str, bytes]) -> bool:
        await until(lambda: len(self.heard) >= len(wanted))
        return self.heard == list(wanted)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def listening(bus: Bus, *tables: str) -> AsyncIterator[Ear]:
    ear = Ear()
    await bus.open(ear.receive, ear.lost)
    try:
        for table in tables:
            await bus.subscribe(table)
        yield ear
    finally:
        await bus.close()
