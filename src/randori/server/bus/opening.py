"""Which bus goes with an address: `--bus`, else what the database needs."""

from __future__ import annotations

from randori.server.bus.bus import Bus, BusError
from randori.server.bus.local import LocalBus
from randori.server.urls import POSTGRES, scheme

REDIS = ("redis", "rediss")


def bus_at(url: str | None, database: str, server: str) -> Bus:
    """Not open yet. Libraries are loaded by who needs them: they take their time."""
    if url is not None:
        if scheme(url) not in REDIS:
            raise BusError("a bus is redis://…; without one the database carries the messages")
        from randori.server.bus.redis import RedisBus

        return RedisBus(url, server)
    if scheme(database) in POSTGRES:
        from randori.server.bus.postgres import PostgresBus

        return PostgresBus(database, server)
    return LocalBus()
