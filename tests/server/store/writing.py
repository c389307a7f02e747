"""Writes to a database as fast as it can, says what is durable, until it is killed. Some entries bring a card
that names them. In a process of its own:

python -m tests.server.store.writing URL
"""

from __future__ import annotations

import asyncio
import os
import sys

from randori.server.store.store import Store
from tests.server.store.opened import entry, listing, opened

TABLES = [f"table{number}" for number in range(8)]


def has_listing(number: int) -> bool:
    return number % 3 == 0


async def write(store: Store, table: str) -> None:
    start = len(await store.read(table))
    if await store.listing(table) is None:
        await store.make(listing(table), [])
    for number in range(start, sys.maxsize):
        changed = listing(table, updated_at=number) if has_listing(number) else None
        await store.append(table, number, [entry(number)], listing=changed)
        os.write(1, f"{table} {number}\n".encode())


async def main(url: str) -> None:
    async with opened(url) as store:
        await asyncio.gather(*(write(store, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
