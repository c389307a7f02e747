"""Who keeps a table: one server alive at a time; the tables of the dead go to the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain

import pytest

from randori.server.store import keeping
from randori.server.store.store import Store
from tests.server.running import in_loop
from tests.server.store.opened import card, opened


@asynccontextmanager
async def servers(database: str, *tables: str) -> AsyncIterator[Store]:
    """Two, "one" and "two", both alive."""
    async with opened(database) as store:
        for table in tables:
            await store.make(card(table), [])
        await store.beat("one")
        await store.beat("two")
        yield store


@pytest.fixture
def _short_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "ALIVE_FOR", 2.0)


@in_loop
async def test_a_table_is_kept_by_one_server(database: str) -> None:
    async with servers(database, "a") as store:
        assert await store.take("one", "a")
        assert await store.take("one", "a")
        assert not await store.take("two", "a")
        assert not await store.take("two", "nowhere")
        assert await store.claim("two", 10) == []


@in_loop
async def test_a_new_table_is_not_due_until_somebody_comes(database: str) -> None:
    async with servers(database, "a") as store:
        assert await store.claim("one", 10) == []
        assert await store.take("one", "a")


@in_loop
async def test_a_released_table_is_claimed_when_it_is_due(database: str) -> None:
    async with servers(database, "past", "future", "never") as store:
        now = await store.now()
        for table, due_at in (("past", now - 1), ("future", now + 1000), ("never", None)):
            assert await store.take("one", table)
            await store.release("one", table, due_at)
        assert await store.claim("two", 10) == ["past"]
        assert await store.claim("one", 10) == []
        assert not await store.take("one", "past")


@in_loop
async def test_only_its_keeper_can_give_a_table_up(database: str) -> None:
    async with servers(database, "a") as store:
        assert await store.take("one", "a")
        await store.release("two", "a", 0.0)
        assert await store.claim("two", 10) == []


@pytest.mark.usefixtures("_short_lives")
@in_loop
async def test_the_tables_of_a_dead_server_go_to_the_others(database: str) -> None:
    async with servers(database, "a", "b", "over") as store:
        for table in ("a", "b", "over"):
            assert await store.take("one", table)
        await store.update_card(card("over", status="over"))
        await asyncio.sleep(2.2)
        await store.beat("two")
        assert await store.take("two", "b")
        assert await store.claim("two", 10) == ["a"]
        await store.beat("one")
        assert not await store.take("one", "a")
        assert await store.claim("one", 10) == []


@pytest.mark.usefixtures("_short_lives")
@in_loop
async def test_who_beats_stays_alive(database: str) -> None:
    async with servers(database, "a") as store:
        assert await store.take("one", "a")
        for _ in range(5):
            await asyncio.sleep(0.6)
            await store.beat("one")
        assert await store.claim("two", 10) == []


@in_loop
async def test_the_tables_of_a_server_that_leaves_are_due_at_once(database: str) -> None:
    async with servers(database, "a", "b", "free") as store:
        assert await store.take("one", "a")
        assert await store.take("one", "b")
        await store.leave("one")
        assert sorted(await store.claim("two", 10)) == ["a", "b"]


@in_loop
async def test_no_more_are_claimed_than_asked_for(database: str) -> None:
    tables = [f"table{number}" for number in range(5)]
    async with servers(database, *tables) as store:
        for table in tables:
            await store.take("one", table)
        await store.leave("one")
        claimed = [await store.claim("two", 2) for _ in range(4)]
        assert [len(found) for found in claimed] == [2, 2, 1, 0]
        assert sorted(chain.from_iterable(claimed)) == tables


@in_loop
async def test_two_servers_that_claim_at_once_share_the_tables(shared: str) -> None:
    tables = [f"table{number}" for number in range(40)]
    async with servers(shared, *tables) as one, opened(shared) as two:
        for table in tables:
            await one.take("gone", table)
        claims = [store.claim(name, 5) for _ in range(6) for store, name in ((one, "one"), (two, "two"))]
        claimed = list(chain.from_iterable(await asyncio.gather(*claims)))
        assert sorted(claimed) == sorted(set(claimed))


@in_loop
async def test_two_servers_that_take_at_once_do_not_both_get_it(shared: str) -> None:
    tables = [f"table{number}" for number in range(20)]
    async with servers(shared, *tables) as one, opened(shared) as two:
        for table in tables:
            both = await asyncio.gather(one.take("one", table), two.take("two", table))
            assert sorted(both) == [False, True]


# --- outages


@in_loop
async def test_the_last_sign_of_life_is_known(database: str) -> None:
    async with opened(database) as store:
        assert await store.last_beat() is None
        await store.beat("one")
        beat = await store.last_beat()
        assert beat is not None
        assert abs(beat - time.time()) < 5
        assert beat <= await store.now()
        await store.leave("one")
        assert await store.last_beat() == beat


@in_loop
async def test_outages_that_overlap_are_one(database: str) -> None:
    async with opened(database) as store:
        for began, ended in ((10.0, 20.0), (50.0, 61.0), (50.0, 60.0), (55.0, 58.0)):
            await store.add_outage(began, ended)
        assert await store.outages(since=0.0) == [(10.0, 20.0), (50.0, 61.0)]
        assert await store.outages(since=20.0) == [(50.0, 61.0)]
