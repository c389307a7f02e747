"""A server without a network: its tables on a real store, and lines that a test holds in its hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from randori.server import tokens
from randori.server.admission import Admission
from randori.server.bus.local import LocalBus
from randori.server.limits import NO_LIMITS
from randori.server.metrics import Metrics
from randori.server.session import Session
from randori.server.tables import Tables
from randori.server.worker_pool import WorkerPool
from randori.table.settings import Settings
from tests.server.inside import HastyPool
from tests.server.live_tables import Ear, SlowStore

PATIENCE = 20.0


@asynccontextmanager
async def tables_on(
    file: Path, workers: WorkerPool | None = None, store: type[SlowStore] = SlowStore
) -> AsyncIterator[tuple[Tables, SlowStore]]:
    opened = store(file)
    tables = Tables(opened, LocalBus(), workers or HastyPool(), "here", Metrics())
    await tables.open()
    try:
        yield tables, opened
    finally:
        opened.may_answer.set()
        opened.may_commit.set()
        await tables.close()


async def table_with(tables: Tables, **settings: object) -> tuple[str, str]:
    """A table whose host, with this token, sits at its first open seat."""
    token = tokens.new_token()
    agreed = Settings(**{"game": "tatsu", "players": 2, "pace": "quick", **settings})  # type: ignore[arg-type]
    table = await tables.make(agreed, tokens.hashed(token))
    await tables.join(table.id, "Ann", tokens.hashed(token))
    return table.id, token


class Client:
    def __init__(self, tables: Tables, table: str) -> None:
        self.ear = Ear()
        self.session = Session(tables, table, self.ear, Admission(NO_LIMITS))

    def say(self, **message: object) -> None:
        self.session.hear(json.dumps(message).encode())

    async def hears(self, kind: str) -> dict[str, object]:
        """The first that is not older than this call, or has come already."""
        await until(lambda: kind in [message["type"] for message in self.ear.heard])
        return next(message for message in self.ear.heard if message["type"] == kind)


async def until(is_so: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.005)
