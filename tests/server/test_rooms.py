"""A table in one process, when another one writes to its log at an awkward moment."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from randori.server.bus.local import LocalBus
from randori.server.cards import card_of
from randori.server.room import Room
from randori.server.store.sqlite import SqliteStore
from randori.table import entries
from randori.table.entries import AnyEntry, Chatted, Made
from randori.table.settings import Settings
from randori.table.table import Table
from tests.server.running import in_loop


class SlowStore(SqliteStore):
    """What it has read arrives when the test says so."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, LocalBus())
        self.may_answer = asyncio.Event()
        self.has_read = asyncio.Event()

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        found = await super().read(table, after)
        self.has_read.set()
        await self.may_answer.wait()
        return found


def restored(lines: Sequence[bytes]) -> Table:
    return Table.restored([entries.read(line) for line in lines])


def nothing(made: Sequence[AnyEntry] = ()) -> None:
    pass


@asynccontextmanager
async def room_on(file: Path) -> AsyncIterator[tuple[Room, SlowStore]]:
    store = SlowStore(file)
    await store.open()
    made = Made(time.time(), "a-table", Settings("tatsu", 3), "00" * 32, "host")
    table = Table.restored([made])
    await store.make(card_of(table), [entries.written(made)])
    yield Room(table, store, restored, settled=nothing, came_or_went=nothing), store
    await store.close()


async def said_elsewhere(store: SlowStore, number: int) -> list[bytes]:
    """Another server writes it, and tells."""
    lines = [entries.written(Chatted(time.time(), None, "somebody", f"number {number}"))]
    await store.append("a-table", number, lines)
    return lines


async def settled(room: Room) -> None:
    while not room.is_settled:
        await asyncio.sleep(0.01)


@in_loop
async def test_what_is_heard_while_the_log_is_read_is_looked_for_afterwards(tmp_path: Path) -> None:
    async with room_on(tmp_path / "randori.db") as (room, store):
        room.look()
        await store.has_read.wait()
        room.hear(1, await said_elsewhere(store, 1))
        store.may_answer.set()
        await settled(room)
        assert room.table.length == 2


@in_loop
async def test_a_second_look_that_is_asked_for_during_the_first_is_taken(tmp_path: Path) -> None:
    async with room_on(tmp_path / "randori.db") as (room, store):
        room.look()
        await store.has_read.wait()
        await said_elsewhere(store, 1)
        room.look()
        store.may_answer.set()
        await settled(room)
        assert room.table.length == 2


@in_loop
async def test_what_is_heard_twice_happens_once_and_what_is_heard_too_early_is_read(tmp_path: Path) -> None:
    async with room_on(tmp_path / "randori.db") as (room, store):
        store.may_answer.set()
        first = await said_elsewhere(store, 1)
        second = await said_elsewhere(store, 2)
        room.hear(2, second)
        await settled(room)
        room.hear(1, first)
        room.hear(2, second)
        await settled(room)
        assert [said.text for said in room.table.chat] == ["number 1", "number 2"]
