"""No table is lost between servers: whatever answer or message is lost, somebody drives it, and one alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from randori.server import housekeeping, notes, tokens
from randori.server.housekeeping import ROUNDS_OF_LOOKS
from randori.server.store.schema import entries, tables
from randori.server.store.store import Beat, Due, Listing, StoreError
from randori.server.tables import Tables
from randori.table import commands
from randori.table.entries import read, written
from randori.table.settings import Settings
from randori.table.table import Table
from tests.server.live_tables import SlowStore
from tests.server.open_tables import table_with, tables_on, until
from tests.server.running import in_loop

NOTICED = 2.0
"""Seconds after which a silence counts as one: a busy disk may take one of them for a sign of life."""


async def playing(tables: Tables) -> str:
    """A table in play, put away."""
    table, _ = await table_with(tables, clock="fast", options={"rounds": 1})
    await tables.join(table, "Bob", "bob")
    await tables.loaded[table].performed(commands.start)
    await tables.put_away(tables.loaded[table])
    return table


async def keeper_of(store: SlowStore, table: str) -> tuple[str | None, bool]:
    """Who keeps it, and whether anybody will be asked to."""
    async with store.reading() as connection:
        row = (await connection.execute(tables.select().where(tables.c.id == table))).one()
    return row.keeper, row.due_at is not None


class Forgetful(SlowStore):
    """Does what it is asked to, and its answer is lost."""

    loses: str | None = None

    async def _answered(self, name: str, answer: Any) -> Any:
        found = await answer
        if self.loses == name:
            self.loses = None
            raise StoreError("the answer was lost")
        return found

    async def claim(self, server: str, limit: int) -> list[str]:
        return list(await self._answered("claim", super().claim(server, limit)))

    async def take(self, server: str, table: str) -> bool:
        return bool(await self._answered("take", super().take(server, table)))

    async def make(self, listing: Listing, entries: Sequence[bytes], due_at: float | None = None) -> None:
        await self._answered("make", super().make(listing, entries, due_at))


@in_loop
@pytest.mark.parametrize("loses", ["claim", "take"])
async def test_a_table_that_is_ours_and_nobody_knows_it_is_found_again(loses: str, tmp_path: Path) -> None:
    async with tables_on(tmp_path / "randori.db", store=Forgetful) as (tables, store):
        assert isinstance(store, Forgetful)
        table = await playing(tables)
        await store.take("here", table)
        await store.release("here", table, Due(1.0, 0))  # due long ago
        store.loses = loses
        for _ in range(2 * ROUNDS_OF_LOOKS):
            await tables.housekeeping.keep_house()
        assert store.loses is None
        assert table in tables.drivers


@in_loop
async def test_a_table_that_another_server_has_forgotten_does_not_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by the simulator: a server that slept while its table, at which no game began, was forgotten."""
    async with tables_on(tmp_path / "randori.db") as (open_tables, store):
        monkeypatch.setattr(store, "is_shared", True)
        table, _ = await table_with(open_tables)
        live = open_tables.loaded[table]
        async with store.transaction() as connection:
            for kind in (entries, tables):
                await connection.execute(kind.delete())
        for _ in range(ROUNDS_OF_LOOKS):
            await open_tables.housekeeping.keep_house()
        await until(lambda: live.is_closed)
        assert table not in open_tables.loaded


@in_loop
async def test_a_table_whose_keeper_gave_it_up_while_it_was_being_loaded_is_taken_over(
    tmp_path: Path,
) -> None:
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        table = await playing(tables)
        await store.beat("another")
        assert await store.take("another", table)
        store.has_read.clear()
        store.may_answer.clear()
        loading = asyncio.create_task(tables.live(table))
        await store.has_read.wait()
        await store.release("another", table, Due(None, 1000))
        tables._receive(table, notes.encode(notes.Free()))
        store.may_answer.set()
        await loading
        await until(lambda: table in tables.drivers)


@in_loop
async def test_a_table_that_could_not_be_read_is_due_for_somebody_else(tmp_path: Path) -> None:
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        table = await playing(tables)

        async def read(table: str, after: int = 0) -> list[bytes]:
            raise StoreError("not now")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "read", read)
            with pytest.raises(StoreError):
                await tables.live(table)
        await tables.housekeeping._release_late()
        assert await keeper_of(store, table) == (None, True)


@in_loop
async def test_what_is_to_be_released_is_not_while_it_is_being_loaded(tmp_path: Path) -> None:
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        table = await playing(tables)
        tables.housekeeping.release_later(table, Due(1.0, 0))
        store.has_read.clear()
        store.may_answer.clear()
        loading = asyncio.create_task(tables.live(table))
        await store.has_read.wait()
        await tables.housekeeping._release_late()
        store.may_answer.set()
        await loading
        await tables.housekeeping._release_late()
        assert await keeper_of(store, table) == ("here", False)


@in_loop
async def test_a_table_whose_making_was_not_answered_is_there_for_its_maker(tmp_path: Path) -> None:
    async with tables_on(tmp_path / "randori.db", store=Forgetful) as (tables, store):
        assert isinstance(store, Forgetful)
        store.loses = "make"
        made = await tables.make(Settings("tatsu", 2), tokens.hashed("token"))
        assert store.loses is None
        assert (await tables.live(made.id)).table.host_key == tokens.hashed("token")


class Overtaken(Forgetful):
    """By the time that a lost answer is missed, another server has written to the table."""

    async def make(self, listing: Listing, entries: Sequence[bytes], due_at: float | None = None) -> None:
        try:
            await super().make(listing, entries, due_at)
        except StoreError:
            said = commands.say(Table.restored([read(line) for line in entries]), None, "Wim", "Hello", 1.0)
            await self.append(listing.table, len(entries), [written(said)])
            raise


@in_loop
async def test_a_table_that_went_on_before_its_making_was_answered_is_there_for_its_maker(
    tmp_path: Path,
) -> None:
    async with tables_on(tmp_path / "randori.db", store=Overtaken) as (tables, store):
        assert isinstance(store, Overtaken)
        store.loses = "make"
        made = await tables.make(Settings("tatsu", 2), tokens.hashed("token"))
        live = await tables.live(made.id)
        assert live.table.host_key == tokens.hashed("token")
        assert live.table.length == made.length + 1


# --- signs of life


@in_loop
async def test_a_server_that_is_busy_with_its_tables_is_alive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "BEAT", 0.05)
    monkeypatch.setattr(housekeeping, "NOTICED", NOTICED)
    async with tables_on(tmp_path / "randori.db") as (tables, store):

        async def claim(server: str, limit: int) -> list[str]:
            await asyncio.sleep(3600)
            return []

        monkeypatch.setattr(store, "claim", claim)
        await asyncio.sleep(NOTICED + 1.0)
        assert tables.is_current()
        assert tables.housekeeping.outages == []


@in_loop
async def test_a_store_that_hangs_counts_for_nobodys_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(housekeeping, "BEAT", 0.05)
    monkeypatch.setattr(housekeeping, "NOTICED", NOTICED)
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        async with store.writing:
            await asyncio.sleep(NOTICED + 1.0)
            assert not tables.is_current()
        await until(tables.is_current)
        ((began, ended),) = tables.housekeeping.outages
        assert NOTICED + 0.9 <= ended - began <= NOTICED + 10.0


@in_loop
async def test_a_machine_whose_clock_is_set_anew_goes_by_the_stores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        told = tables.clock.now() + 5000.0

        async def beat(server: str, noticed: float) -> Beat:
            return Beat(told, is_after_outage=False)

        monkeypatch.setattr(store, "beat", beat)
        await tables.housekeeping.beat()
        assert abs(tables.clock.now() - told) < 1.0
        assert tables.is_current()
