"""Logs: numbered without gaps, in the order asked for, durable when told so."""

from __future__ import annotations

import asyncio

import pytest

from randori.server.store.store import Conflict, Store, StoreError
from tests.server.running import in_loop
from tests.server.store.opened import card, entry, opened


async def outcomes(*appends: asyncio.Future[None]) -> list[type[BaseException] | None]:
    found = await asyncio.gather(*appends, return_exceptions=True)
    return [None if result is None else type(result) for result in found]


async def play(store: Store, table: str, entries: int) -> None:
    await store.make(card(table), [])
    for number in range(entries):
        await store.append(table, number, [entry(number)])


@in_loop
async def test_what_was_appended_is_read_back_in_order(database: str) -> None:
    async with opened(database) as store:
        await store.make(card("a"), [entry(0), entry(1)])
        await store.append("a", 2, [entry(2)])
        await store.append("a", 3, [entry(3), entry(4)])
        assert await store.read("a") == [entry(number) for number in range(5)]
        assert await store.read("a", after=3) == [entry(3), entry(4)]
        assert await store.read("a", after=9) == []


@in_loop
async def test_a_log_is_there_after_closing_and_opening(database: str) -> None:
    async with opened(database) as store:
        await play(store, "a", 3)
    async with opened(database) as store:
        assert await store.read("a") == [entry(number) for number in range(3)]


@in_loop
async def test_an_unknown_table_has_no_log_and_gets_none(database: str) -> None:
    async with opened(database) as store:
        assert await store.read("nobody") == []
        assert await outcomes(store.append("nobody", 0, [entry(0)])) == [Conflict]
        assert await store.read("nobody") == []


@pytest.mark.parametrize("table", ["", "a\0b", "\ud800", "a b", "é", "a" * 41, "'; DROP TABLE tables"])
@in_loop
async def test_an_id_that_cannot_be_is_just_unknown(file: object, table: str) -> None:
    async with opened(str(file)) as store:
        assert await store.read(table) == []
        assert await store.card(table) is None
        with pytest.raises(StoreError, match="40 letters"):
            await store.make(card(table), [])


@pytest.mark.parametrize("first", [0, 1, 3])
@in_loop
async def test_an_append_at_the_wrong_number_is_a_conflict(database: str, first: int) -> None:
    async with opened(database) as store:
        await play(store, "a", 2)
        assert await outcomes(store.append("a", first, [b"wrong"])) == [Conflict]
        assert await store.read("a") == [entry(0), entry(1)]


@in_loop
async def test_appends_need_not_wait_for_each_other(database: str) -> None:
    async with opened(database) as store:
        await store.make(card("a"), [])
        futures = [store.append("a", number, [entry(number)]) for number in range(100)]
        await asyncio.sleep(0)
        futures += [store.append("a", number, [entry(number)]) for number in range(100, 200)]
        await asyncio.gather(*futures)
        assert await store.read("a") == [entry(number) for number in range(200)]


@in_loop
async def test_they_are_done_in_the_order_asked_for(database: str) -> None:
    done: list[int] = []
    async with opened(database) as store:
        await store.make(card("a"), [])
        for number in range(50):
            future = store.append("a", number, [entry(number)])
            future.add_done_callback(lambda _, number=number: done.append(number))  # type: ignore[misc]
            await asyncio.sleep(0)
        await future
        await asyncio.sleep(0)
    assert done == list(range(50))


@in_loop
async def test_many_tables_write_at_once_and_each_log_is_whole(database: str) -> None:
    names = [f"table{number}" for number in range(30)]
    async with opened(database) as store:
        await asyncio.gather(*(play(store, name, 10) for name in names))
        for name in names:
            assert await store.read(name) == [entry(number) for number in range(10)]


@in_loop
async def test_a_conflict_of_one_table_leaves_the_others_alone(database: str) -> None:
    async with opened(database) as store:
        await play(store, "a", 1)
        await play(store, "b", 1)
        wrong, right = store.append("a", 7, [entry(7)]), store.append("b", 1, [entry(1)])
        assert await outcomes(wrong, right) == [Conflict, None]
        assert await store.read("b") == [entry(0), entry(1)]


@in_loop
async def test_what_was_built_on_a_failed_append_fails_too(database: str) -> None:
    """Even where its number would fit by chance."""
    async with opened(database) as store:
        await play(store, "a", 2)
        first = store.append("a", 1, [b"wrong"])
        second = store.append("a", 2, [b"built on it"])
        await asyncio.sleep(0)  # the commit is under way
        third = store.append("a", 2, [b"built on it"])
        assert await outcomes(first, second, third) == [Conflict, Conflict, Conflict]
        assert await outcomes(store.append("a", 2, [b"not knowing yet"])) == [Conflict]
        assert await store.read("a") == [entry(0), entry(1)]


@in_loop
async def test_a_gap_between_two_appends_fails_from_there_on(database: str) -> None:
    async with opened(database) as store:
        await play(store, "a", 1)
        futures = [store.append("a", number, [entry(number)]) for number in (1, 3, 2)]
        assert await outcomes(*futures) == [None, Conflict, Conflict]
        assert await store.read("a") == [entry(0), entry(1)]


@in_loop
async def test_after_reading_the_log_a_table_goes_on(database: str) -> None:
    async with opened(database) as store:
        await play(store, "a", 2)
        await outcomes(store.append("a", 1, [b"wrong"]))
        length = len(await store.read("a"))
        await store.append("a", length, [entry(length)])
        assert await store.read("a", after=length) == [entry(length)]


@in_loop
async def test_who_stops_waiting_does_not_stop_the_append(database: str) -> None:
    async with opened(database) as store:
        await store.make(card("a"), [])
        store.append("a", 0, [entry(0)]).cancel()
        await store.append("a", 1, [entry(1)])
        assert await store.read("a") == [entry(0), entry(1)]


@in_loop
async def test_closing_waits_for_what_was_asked_for_and_takes_no_more(database: str) -> None:
    async with opened(database) as store:
        await store.make(card("a"), [])
        future = store.append("a", 0, [entry(0)])
    assert future.done()
    assert await outcomes(store.append("a", 1, [entry(1)])) == [StoreError]
    async with opened(database) as store:
        assert await store.read("a") == [entry(0)]
