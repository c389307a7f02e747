"""Tables at which no game began are forgotten, if their logs say so to whoever can read them."""

from __future__ import annotations

import asyncio

from randori.server.store.store import Conflict, Due
from tests.server.store.kinds import Kind, scenario
from tests.server.store.opened import entry, listing


@scenario
async def test_tables_that_wait_for_long_are_found_the_oldest_first(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("forgotten", status="waiting", updated_at=2.0), [entry(0)])
        await store.make(listing("older", status="waiting", updated_at=1.0), [entry(0)])
        await store.make(listing("fresh", status="waiting", updated_at=9.0), [entry(0)])
        await store.make(listing("played", updated_at=1.0), [entry(0)])
        await store.make(listing("over", status="over", updated_at=1.0), [entry(0)])
        await store.make(listing("closed", status="closed", updated_at=3.0), [entry(0)])
        assert await store.stale(5.0, 10) == ["older", "forgotten", "closed"]
        assert await store.stale(5.0, 1) == ["older"]


@scenario
async def test_a_table_that_is_deleted_leaves_nothing(kind: Kind) -> None:
    async with kind.opened() as store:
        for table in ("a", "b"):
            await store.make(listing(table, status="waiting", updated_at=1.0), [entry(0)])
        assert await store.delete("a", 1)
        assert await store.stale(5.0, 10) == ["b"]
        assert await store.listing("a") is None
        assert await store.read("a") == []
        assert await store.lengths(["a", "b"]) == {"b": 1}
        assert not await store.delete("a", 1)
        await store.make(listing("a"), [entry(7)])
        assert await store.read("a") == [entry(7)]


@scenario
async def test_a_table_whose_log_went_on_is_not_deleted(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a", status="waiting", updated_at=1.0), [entry(0)])
        assert await store.stale(5.0, 10) == ["a"]
        await store.append("a", 1, [entry(1)])
        assert not await store.delete("a", 1)
        assert await store.read("a") == [entry(0), entry(1)]
        assert await store.listing("a") is not None


@scenario
async def test_a_table_is_either_deleted_or_goes_on(kind: Kind) -> None:
    """Whoever is first, at once."""
    async with kind.opened() as store:
        for number in range(20):
            table = f"table{number}"
            await store.make(listing(table, status="waiting"), [entry(0)])
            appended = store.append(table, 1, [entry(1)], listing=listing(table))
            if number % 2:
                await asyncio.sleep(0)
            deleted, failure = await asyncio.gather(store.delete(table, 1), appended, return_exceptions=True)
            assert (deleted, type(failure)) in [(True, Conflict), (False, type(None))]
            assert await store.read(table) == ([] if deleted else [entry(0), entry(1)])
            assert await store.listing(table) == (None if deleted else listing(table))


@scenario
async def test_a_table_that_somebody_keeps_is_spared(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a", status="waiting", updated_at=1.0), [])
        await store.beat("one")
        assert await store.take("one", "a")
        assert await store.stale(5.0, 10) == []
        assert not await store.delete("a", 0)
        await store.release("one", "a", Due(None, 1))
        assert await store.stale(5.0, 10) == ["a"]
        assert await store.delete("a", 0)


@scenario
async def test_a_table_whose_keeper_died_is_not_spared(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a", status="waiting", updated_at=1.0), [])
        assert await store.take("never beat", "a")
        assert await store.stale(5.0, 10) == ["a"]
        assert await store.delete("a", 0)


@scenario
async def test_a_card_that_lags_behind_is_put_right_if_the_log_is_still_the_one_that_was_read(
    kind: Kind,
) -> None:
    async with kind.opened() as store:
        await store.make(listing("a", status="waiting", updated_at=1.0), [entry(0), entry(1)])
        for length in (0, 1, 3):
            assert not await store.correct(listing("a"), length)
        assert await store.stale(5.0, 10) == ["a"]
        assert await store.correct(listing("a"), 2)
        assert await store.listing("a") == listing("a")
        assert await store.stale(5.0, 10) == []
        assert not await store.correct(listing("nobody"), 0)
        await store.append("a", 2, [entry(2)])
        assert await store.read("a", after=2) == [entry(2)]
