"""A live table by itself, on a real store whose answers come when a test says so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import msgspec

from randori.engine.errors import RandoriError
from randori.server import requests
from randori.server.bus.local import LocalBus
from randori.server.clock import Clock
from randori.server.jobs import Perform
from randori.server.listing import listing_of
from randori.server.live_table import LiveTable
from randori.server.requests import Asker
from randori.server.store.group import Chain
from randori.server.store.sqlite import SqliteStore
from randori.server.store.store import Store
from randori.server.supervision import Tasks
from randori.server.visitors import Visitor
from randori.table import entries
from randori.table.entries import AnyEntry, Chatted, Joined, Made
from randori.table.errors import TableError
from randori.table.protocol import client
from randori.table.settings import Settings
from randori.table.table import Table

ID = "a-table"
HOST = "the host's key"
PATIENCE = 60.0
ANN = Joined(1.0, 0, "Ann", "ann")
BOB = Joined(1.0, 1, "Bob", "bob")
CLEO = Joined(1.0, 2, "Cleo", "cleo")


class SlowStore(SqliteStore):
    """What it has read, and what it has written, is known when the test says so."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, LocalBus())
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.has_read = asyncio.Event()
        self.may_commit = asyncio.Event()
        self.may_commit.set()

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        found = await super().read(table, after)
        self.has_read.set()
        await self.may_answer.wait()
        return found

    async def commit(self, chains: list[Chain]) -> set[str]:
        await self.may_commit.wait()
        return await super().commit(chains)


class SmallOwner:
    """All a live table needs."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.tasks = Tasks()
        self.clock = Clock()
        self.heard: list[AnyEntry] = []

    async def restored(self, lines: Sequence[bytes]) -> Table:
        return Table.restored([entries.read(line) for line in lines])

    def settled(self, live: LiveTable, first: int, made: Sequence[AnyEntry]) -> None:
        self.heard += made

    def stirred(self, live: LiveTable) -> None:
        pass

    def came_or_went(self, live: LiveTable) -> None:
        pass

    def is_driven(self, live: LiveTable) -> bool:
        return True

    def vanished(self, live: LiveTable) -> None:
        pass


class Ear:
    """A line that keeps what it is sent."""

    def __init__(self) -> None:
        self.heard: list[dict[str, object]] = []
        self.code: int | None = None

    def send(self, message: bytes) -> None:
        self.heard.append(msgspec.json.decode(message))

    def hang_up(self, code: int, reason: str) -> None:
        self.code = code

    def kinds(self) -> list[object]:
        """Of what happened, in order; and the types of all else."""
        found = []
        for message in self.heard:
            what = message.get("what")
            found.append(what["kind"] if isinstance(what, dict) else message["type"])
        return found


def somebody(key: str | None = None, name: str = "") -> tuple[Visitor, Ear]:
    ear = Ear()
    return Visitor(ear, Asker(key, name)), ear


@asynccontextmanager
async def live_on(
    file: Path, *joined: entries.Joined, store: type[SlowStore] = SlowStore
) -> AsyncIterator[tuple[LiveTable, SlowStore]]:
    opened = store(file)
    async with kept_open(opened):
        begun: list[AnyEntry] = [Made(time.time(), ID, Settings("tatsu", 3), "00" * 32, HOST), *joined]
        table = Table.restored(begun)
        await opened.make(listing_of(table), [entries.written(entry) for entry in begun])
        owner = SmallOwner(opened)
        yield LiveTable(table, owner), opened
        owner.tasks.cancel()


@asynccontextmanager
async def kept_open(store: SlowStore) -> AsyncIterator[None]:
    await store.open()
    try:
        yield
    finally:
        store.may_answer.set()
        store.may_commit.set()
        await store.close()


async def written_elsewhere(store: Store, first: int, *made: AnyEntry) -> list[bytes]:
    """Another server writes these."""
    lines = [entries.written(entry) for entry in made]
    await store.append(ID, first, lines)
    return lines


async def settled(live: LiveTable) -> None:
    async with asyncio.timeout(PATIENCE):
        while not live.is_settled:
            await asyncio.sleep(0.005)


def said(number: int) -> Chatted:
    return Chatted(time.time(), None, "somebody", f"number {number}")


class Answers:
    """What a request is answered, when it is."""

    def __init__(self) -> None:
        self.got: list[str] = []

    def accepted(self, version: int, again: bool) -> None:
        self.got.append("again" if again else "accepted")

    def refused(self, reason: RandoriError) -> None:
        self.got.append(reason.clause if isinstance(reason, TableError) else type(reason).__name__)


def ask(live: LiveTable, message: client.AnyAsking, key: str | None, name: str = "") -> list[str]:
    """What is answered, as soon as it is."""
    answers, asker = Answers(), Asker(key, name)
    command = partial(requests.carry_out, message, asker)
    asked = None if key is None else (key, message.id)
    live.submit(Perform(command, answers.accepted, answers.refused, asked))
    return answers.got


def no_refusal(reason: RandoriError) -> None:
    raise AssertionError(reason)
