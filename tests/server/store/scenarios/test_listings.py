"""Cards: what a list of tables shows."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from randori.server.store.store import Conflict, Store
from tests.server.store.kinds import Kind, scenario
from tests.server.store.opened import entry, listing


async def names(store: Store, **wanted: object) -> list[str]:
    return [found.table for found in await store.listings(**wanted)]  # type: ignore[arg-type]


@scenario
async def test_a_table_is_made_with_its_card_and_its_first_entries(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [entry(0), entry(1)])
        assert await store.listing("a") == listing("a")
        assert await store.read("a") == [entry(0), entry(1)]
        assert await store.listing("b") is None


@scenario
async def test_an_id_is_given_once(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [entry(0)])
        with pytest.raises(Conflict):
            await store.make(listing("a", game="dojo"), [entry(7)])
        assert await store.listing("a") == listing("a")
        assert await store.read("a") == [entry(0)]


@scenario
async def test_a_card_changes_with_the_entries_that_change_it(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [entry(0)])
        changed = replace(listing("a", status="over", is_listed=False, updated_at=2000.5), summary=b"{}")
        await store.append("a", 1, [entry(1)], listing=changed)
        assert await store.listing("a") == changed
        assert await store.read("a") == [entry(0), entry(1)]


@scenario
async def test_of_several_cards_the_last_one_stays(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [])
        listings = [listing("a", updated_at=1.0), None, listing("a", updated_at=2.0), None]
        await asyncio.gather(
            *(
                store.append("a", number, [entry(number)], listing=listing)
                for number, listing in enumerate(listings)
            )
        )
        assert await store.listing("a") == listing("a", updated_at=2.0)


@scenario
async def test_a_card_changes_by_itself_only_if_the_log_is_as_long_as_thought(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [entry(0), entry(1)])
        for first in (1, 3):
            with pytest.raises(Conflict):
                await store.append("a", first, [], listing=listing("a", status="over"))
            assert len(await store.read("a")) == 2
        assert await store.listing("a") == listing("a")
        await store.append("a", 2, [], listing=listing("a", status="over"))
        assert await store.listing("a") == listing("a", status="over")


@scenario
async def test_many_tables_change_their_cards_at_once(kind: Kind) -> None:
    tables = [f"table{number}" for number in range(30)]
    async with kind.opened() as store:
        for table in tables:
            await store.make(listing(table), [entry(0)])
        changed = {
            table: replace(
                listing(table, status="waiting", updated_at=number + 0.1), summary=b"\xff" * number
            )
            for number, table in enumerate(tables)
        }
        await asyncio.gather(
            *(
                store.append(table, 1, [entry(1)], listing=changed[table] if number % 3 else None)
                for number, table in enumerate(tables)
            )
        )
        for number, table in enumerate(tables):
            assert await store.listing(table) == (changed[table] if number % 3 else listing(table))


@scenario
async def test_an_append_that_is_too_late_leaves_the_card_alone(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [entry(0)])
        await store.make(listing("b"), [entry(0)])
        late = store.append("a", 0, [b"wrong"], listing=listing("a", status="over"))
        good = store.append("b", 1, [entry(1)], listing=listing("b", status="over"))
        with pytest.raises(Conflict):
            await late
        await good
        assert await store.listing("a") == listing("a")
        assert await store.listing("b") == listing("b", status="over")


@scenario
async def test_lists_have_the_newest_first_and_what_was_asked_for(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("old", updated_at=1.0), [])
        await store.make(listing("new", updated_at=3.0, status="waiting"), [])
        await store.make(listing("dojo", updated_at=2.0, game="dojo"), [])
        await store.make(listing("private", updated_at=4.0, is_listed=False), [])
        await store.make(listing("over", updated_at=5.0, status="over"), [])
        assert await names(store) == ["new", "dojo", "old"]
        assert await names(store, limit=1) == ["new"]
        assert await names(store, game="dojo") == ["dojo"]
        assert await names(store, listed_only=False) == ["private", "new", "dojo", "old"]
        assert await names(store, statuses=["over"]) == ["over"]
        assert await names(store, statuses=[]) == []


@scenario
async def test_a_table_that_waits_is_found_by_how_its_id_begins(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("BCD-older", status="waiting", updated_at=1.0), [entry(0)])
        await store.make(listing("BCD-newer", status="waiting", updated_at=2.0, is_listed=False), [entry(0)])
        await store.make(listing("bcd-other", status="waiting", updated_at=3.0), [entry(0)])
        await store.make(listing("BCD-begun", updated_at=4.0, status="playing"), [entry(0)])
        assert await store.coded("BCD") == "BCD-newer"
        assert await store.coded("BCE") is None
