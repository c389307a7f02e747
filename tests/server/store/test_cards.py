"""Cards: what a list of tables shows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from randori.server.store.store import Conflict, Store
from tests.server.running import in_loop
from tests.server.store.opened import card, entry, opened


async def names(store: Store, **wanted: object) -> list[str]:
    return [found.table for found in await store.cards(**wanted)]  # type: ignore[arg-type]


@in_loop
async def test_a_table_is_made_with_its_card_and_its_first_entries(database: str) -> None:
    async with opened(database) as store:
        await store.make(card("a"), [entry(0), entry(1)])
        assert await store.card("a") == card("a")
        assert await store.read("a") == [entry(0), entry(1)]
        assert await store.card("b") is None


@in_loop
async def test_an_id_is_given_once(database: str) -> None:
    async with opened(database) as store:
        await store.make(card("a"), [entry(0)])
        with pytest.raises(Conflict):
            await store.make(card("a", game="dojo"), [entry(7)])
        assert await store.card("a") == card("a")
        assert await store.read("a") == [entry(0)]


@in_loop
async def test_a_card_is_changed_beside_the_log(database: str) -> None:
    async with opened(database) as store:
        await store.make(card("a"), [entry(0)])
        changed = replace(card("a", status="over", is_listed=False, updated_at=2000.5), summary=b"{}")
        await store.update_card(changed)
        assert await store.card("a") == changed
        await store.append("a", 1, [entry(1)])
        assert await store.read("a") == [entry(0), entry(1)]


@in_loop
async def test_lists_have_the_newest_first_and_what_was_asked_for(database: str) -> None:
    async with opened(database) as store:
        await store.make(card("old", updated_at=1.0), [])
        await store.make(card("new", updated_at=3.0, status="waiting"), [])
        await store.make(card("dojo", updated_at=2.0, game="dojo"), [])
        await store.make(card("private", updated_at=4.0, is_listed=False), [])
        await store.make(card("over", updated_at=5.0, status="over"), [])
        assert await names(store) == ["new", "dojo", "old"]
        assert await names(store, limit=1) == ["new"]
        assert await names(store, game="dojo") == ["dojo"]
        assert await names(store, listed_only=False) == ["private", "new", "dojo", "old"]
        assert await names(store, statuses=["over"]) == ["over"]
        assert await names(store, statuses=[]) == []


@in_loop
async def test_pruning_deletes_tables_that_nobody_ever_played_at(database: str) -> None:
    async with opened(database) as store:
        await store.make(card("forgotten", status="waiting", updated_at=1.0), [entry(0)])
        await store.make(card("fresh", status="waiting", updated_at=9.0), [entry(0)])
        await store.make(card("played", updated_at=1.0), [entry(0)])
        await store.make(card("over", status="over", updated_at=1.0), [entry(0)])
        assert await store.prune(before=5.0) == 1
        assert await store.prune(before=5.0) == 0
        assert await store.card("forgotten") is None
        assert await store.read("forgotten") == []
        for table in ("fresh", "played", "over"):
            assert await store.read(table) == [entry(0)]


@in_loop
async def test_pruning_spares_a_table_that_somebody_keeps(database: str) -> None:
    async with opened(database) as store:
        await store.make(card("a", status="waiting", updated_at=1.0), [])
        await store.beat("one")
        assert await store.take("one", "a")
        assert await store.prune(before=5.0) == 0
        await store.release("one", "a", None)
        assert await store.prune(before=5.0) == 1
