"""Notes between servers: late, lost, doubled, out of order."""

from __future__ import annotations

import asyncio

from randori.server.bus.bus import Bus, Lost, Notice, Receive
from randori.server.bus.notices import channel, pack, unpack
from tests.simulation.faults import Faults
from tests.simulation.loop import RUNNING, Loop, Process

PREFIX = len(channel(""))


class Hub:
    """Where all notes go through."""

    def __init__(self, loop: Loop, faults: Faults) -> None:
        self.world = loop.world
        self.faults = faults
        self.buses: dict[str, SimulatedBus] = {}

    def publish(self, server: str, table: str, payload: bytes) -> None:
        for bus in list(self.buses.values()):
            if bus.server == server or table not in bus.wanted:
                continue
            if bus.is_lost or self.faults.strike("lost notes"):
                continue
            self.carry(bus, server, table, payload)
            if self.faults.strike("doubled notes"):
                self.carry(bus, server, table, payload)

    def carry(self, bus: SimulatedBus, server: str, table: str, payload: bytes) -> None:
        arrives = self.world.loop.now + self.faults.delay("late notes")
        if not self.faults.strike("reordered notes"):
            arrives = bus.last_from[server] = max(arrives, bus.last_from.get(server, 0.0) + 1e-7)
        self.world.later(arrives - self.world.loop.now, bus.take, table, payload)

    def notify(self, channel: str, text: str) -> None:
        server, payload = unpack(text)
        self.publish(server, channel[PREFIX:], payload)


class SimulatedBus(Bus):
    def __init__(self, hub: Hub, server: str, *, is_in_database: bool) -> None:
        self.hub = hub
        self.server = server
        self.is_in_database = is_in_database
        self.wanted: dict[str, None] = {}
        self.last_from: dict[str, float] = {}
        self.is_lost = False
        self.process: Process | None = None
        self.receive: Receive | None = None
        self.lost: Lost | None = None

    async def open(self, receive: Receive, lost: Lost) -> None:
        await asyncio.sleep(self.hub.faults.delay())
        self.process = RUNNING.get()
        self.receive, self.lost = receive, lost
        self.hub.buses[self.server] = self

    async def close(self) -> None:
        self.hub.buses.pop(self.server, None)

    async def subscribe(self, table: str) -> None:
        await asyncio.sleep(self.hub.faults.delay("late notes"))
        self.wanted[table] = None

    async def unsubscribe(self, table: str) -> None:
        self.wanted.pop(table, None)

    def publish(self, table: str, payload: bytes) -> None:
        if not self.is_lost:
            self.hub.publish(self.server, table, payload)

    def notice(self, table: str, payload: bytes) -> Notice | None:
        return pack(self.server, table, payload) if self.is_in_database else None

    def take(self, table: str, payload: bytes) -> None:
        """In the world; the server hears of it in its own time."""
        if table in self.wanted and self.process is not None and self.receive is not None:
            self.process.soon(self.receive, table, payload)

    def break_off(self, seconds: float) -> None:
        """The connection is lost, and comes back."""
        self.is_lost = True
        self.hub.world.later(seconds, self.connect)

    def connect(self) -> None:
        self.is_lost = False
        if self.process is not None and self.lost is not None:
            self.process.soon(self.lost)
