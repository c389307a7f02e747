"""Stores to work with, and what to put into them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from randori.server.bus.bus import Bus
from randori.server.store.opening import store_at
from randori.server.store.store import Listing, Store


@asynccontextmanager
async def opened(url: str, bus: Bus | None = None) -> AsyncIterator[Store]:
    store = store_at(url, bus)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def listing(
    table: str,
    *,
    game: str = "tatsu",
    status: str = "playing",
    is_listed: bool = True,
    updated_at: float = 1000.0,
) -> Listing:
    return Listing(table, game, status, is_listed, b'{"seats": []}', updated_at)


def entry(number: int) -> bytes:
    return b'{"number": %d, "name": "\xc3\xa9"}' % number


async def outcomes(*appends: asyncio.Future[None]) -> list[type[BaseException] | None]:
    """How each of them ended: None is well."""
    found = await asyncio.gather(*appends, return_exceptions=True)
    return [None if result is None else type(result) for result in found]
