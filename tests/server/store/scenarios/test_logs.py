"""Logs: numbered without gaps, in the order asked for, durable when told so."""

from __future__ import annotations

import asyncio

import pytest

from randori.server.store.store import Conflict, Store, StoreError
from tests.server.store.kinds import Kind, scenario
from tests.server.store.opened import entry, listing, outcomes


async def play(store: Store, table: str, entries: int) -> None:
    await store.make(listing(table), [])
    for number in range(entries):
        await store.append(table, number, [entry(number)])


@scenario
async def test_what_was_appended_is_read_back_in_order(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [entry(0), entry(1)])
        await store.append("a", 2, [entry(2)])
        await store.append("a", 3, [entry(3), entry(4)])
        assert await store.read("a") == [entry(number) for number in range(5)]
        assert await store.read("a", after=3) == [entry(3), entry(4)]
        assert await store.read("a", after=9) == []


@scenario
async def test_a_log_is_there_after_closing_and_opening(kind: Kind) -> None:
    async with kind.opened() as store:
        await play(store, "a", 3)
    async with kind.opened() as store:
        assert await store.read("a") == [entry(number) for number in range(3)]


@scenario
async def test_an_unknown_table_has_no_log_and_gets_none(kind: Kind) -> None:
    async with kind.opened() as store:
        assert await store.read("nobody") == []
        assert await outcomes(store.append("nobody", 0, [entry(0)])) == [Conflict]
        assert await store.read("nobody") == []


@pytest.mark.parametrize("table", ["", "a\0b", "\ud800", "a b", "é", "a" * 41, "'; DROP TABLE tables"])
@scenario
async def test_an_id_that_cannot_be_is_just_unknown(kind: Kind, table: str) -> None:
    async with kind.opened() as store:
        assert await store.read(table) == []
        assert await store.lengths([table]) == {}
        assert await store.listing(table) is None
        assert await outcomes(store.append(table, 0, [entry(0)])) == [Conflict]
        with pytest.raises(StoreError, match="40 letters"):
            await store.make(listing(table), [])


@pytest.mark.parametrize("first", [0, 1, 3])
@scenario
async def test_an_append_at_the_wrong_number_is_a_conflict(kind: Kind, first: int) -> None:
    async with kind.opened() as store:
        await play(store, "a", 2)
        assert await outcomes(store.append("a", first, [b"wrong"])) == [Conflict]
        assert await store.read("a") == [entry(0), entry(1)]


@scenario
async def test_appends_need_not_wait_for_each_other(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [])
        futures = [store.append("a", number, [entry(number)]) for number in range(100)]
        await asyncio.sleep(0)
        futures += [store.append("a", number, [entry(number)]) for number in range(100, 200)]
        await asyncio.gather(*futures)
        assert await store.read("a") == [entry(number) for number in range(200)]


@scenario
async def test_they_are_done_in_the_order_asked_for(kind: Kind) -> None:
    done: list[int] = []
    async with kind.opened() as store:
        await store.make(listing("a"), [])
        for number in range(50):
            future = store.append("a", number, [entry(number)])
            future.add_done_callback(lambda _, number=number: done.append(number))  # type: ignore[misc]
            await asyncio.sleep(0)
        await future
        await asyncio.sleep(0)
    assert done == list(range(50))


@scenario
async def test_many_tables_write_at_once_and_each_log_is_whole(kind: Kind) -> None:
    names = [f"table{number}" for number in range(30)]
    async with kind.opened() as store:
        await asyncio.gather(*(play(store, name, 10) for name in names))
        for name in names:
            assert await store.read(name) == [entry(number) for number in range(10)]


@scenario
async def test_a_conflict_of_one_table_leaves_the_others_alone(kind: Kind) -> None:
    async with kind.opened() as store:
        await play(store, "a", 1)
        await play(store, "b", 1)
        wrong, right = store.append("a", 7, [entry(7)]), store.append("b", 1, [entry(1)])
        assert await outcomes(wrong, right) == [Conflict, None]
        assert await store.read("b") == [entry(0), entry(1)]


@scenario
async def test_what_was_built_on_a_failed_append_fails_too(kind: Kind) -> None:
    """Even where its number would fit by chance."""
    async with kind.opened() as store:
        await play(store, "a", 2)
        first = store.append("a", 1, [b"wrong"])
        second = store.append("a", 2, [b"built on it"])
        await asyncio.sleep(0)  # the commit is under way
        third = store.append("a", 2, [b"built on it"])
        assert await outcomes(first, second, third) == [Conflict, Conflict, Conflict]
        assert await outcomes(store.append("a", 2, [b"not knowing yet"])) == [Conflict]
        assert await store.read("a") == [entry(0), entry(1)]


@scenario
async def test_a_gap_between_two_appends_fails_from_there_on(kind: Kind) -> None:
    async with kind.opened() as store:
        await play(store, "a", 1)
        futures = [store.append("a", number, [entry(number)]) for number in (1, 3, 2)]
        assert await outcomes(*futures) == [None, Conflict, Conflict]
        assert await store.read("a") == [entry(0), entry(1)]


@scenario
async def test_after_reading_the_log_a_table_goes_on(kind: Kind) -> None:
    async with kind.opened() as store:
        await play(store, "a", 2)
        await outcomes(store.append("a", 1, [b"wrong"]))
        length = len(await store.read("a"))
        await store.append("a", length, [entry(length)])
        assert await store.read("a", after=length) == [entry(length)]


@scenario
async def test_who_stops_waiting_does_not_stop_the_append(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [])
        store.append("a", 0, [entry(0)]).cancel()
        await store.append("a", 1, [entry(1)])
        assert await store.read("a") == [entry(0), entry(1)]


@scenario
async def test_lengths_of_logs_are_told_for_many_at_once(kind: Kind) -> None:
    async with kind.opened() as store:
        assert await store.lengths([]) == {}
        await play(store, "a", 3)
        await play(store, "b", 0)
        await store.make(listing("c"), [entry(0), entry(1)])
        assert await store.lengths(["a", "b", "nobody", "a"]) == {"a": 3, "b": 0}
        many = [f"nobody{number}" for number in range(40_000)]
        assert await store.lengths([*many, "c"]) == {"c": 2}


@scenario
async def test_closing_waits_for_what_was_asked_for_and_takes_no_more(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [])
        future = store.append("a", 0, [entry(0)])
    assert future.done()
    assert await outcomes(store.append("a", 1, [entry(1)])) == [StoreError]
    async with kind.opened() as store:
        assert await store.read("a") == [entry(0)]
