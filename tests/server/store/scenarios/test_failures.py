"""Commits that fail, or of which nobody hears: whoever reads the log afterwards knows for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from randori.server.store.store import Conflict, Store, StoreError
from tests.server.store.faults import hold_next, lose_answer_of_next, lose_next
from tests.server.store.kinds import Kind, scenario
from tests.server.store.opened import entry, listing, outcomes

BOTH = pytest.mark.parametrize(
    ("fault", "is_stored"), [(lose_next, False), (lose_answer_of_next, True)], ids=["before", "after"]
)
Fault = Callable[[Store], None]


@BOTH
@scenario
async def test_after_a_failure_the_log_tells_what_happened(kind: Kind, fault: Fault, is_stored: bool) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [entry(0)])
        fault(store)
        assert await outcomes(store.append("a", 1, [entry(1)])) == [StoreError]
        log = await store.read("a")
        assert log == [entry(0), entry(1)][: 1 + is_stored]
        await store.append("a", len(log), [b"next"])
        assert await store.read("a") == [*log, b"next"]


@BOTH
@scenario
async def test_card_and_entries_are_stored_together_or_not_at_all(
    kind: Kind, fault: Fault, is_stored: bool
) -> None:
    async with kind.opened() as store:
        await store.make(listing("a", status="waiting"), [entry(0)])
        fault(store)
        assert await outcomes(store.append("a", 1, [entry(1)], listing=listing("a"))) == [StoreError]
        assert await store.read("a", after=1) == ([entry(1)] if is_stored else [])
        assert await store.listing("a") == listing("a", status="playing" if is_stored else "waiting")


@BOTH
@scenario
async def test_nothing_follows_a_failure_until_the_log_was_read(
    kind: Kind, fault: Fault, is_stored: bool
) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [entry(0)])
        fault(store)
        gone = [store.append("a", number, [entry(number)]) for number in (1, 2)]
        assert await outcomes(*gone) == [StoreError, StoreError]
        later = [store.append("a", number, [b"not knowing yet"]) for number in (1, 2, 3)]
        assert await outcomes(*later) == [StoreError] * 3
        assert len(await store.read("a")) == (3 if is_stored else 1)
        assert len(await store.read("a")) == (3 if is_stored else 1)


@BOTH
@scenario
async def test_all_tables_of_a_batch_share_its_fate(kind: Kind, fault: Fault, is_stored: bool) -> None:
    tables = [f"table{number}" for number in range(5)]
    async with kind.opened() as store:
        for table in tables:
            await store.make(listing(table), [])
        fault(store)
        appends = [store.append(table, 0, [entry(0)]) for table in tables]
        assert await outcomes(*appends) == [StoreError] * 5
        for table in tables:
            log = await store.read(table)
            assert log == ([entry(0)] if is_stored else [])
            await store.append(table, len(log), [entry(1)])


@BOTH
@scenario
async def test_who_stopped_waiting_does_not_let_others_build_on_what_failed(
    kind: Kind, fault: Fault, is_stored: bool
) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [])
        admission = hold_next(store)
        await asyncio.sleep(0)
        first = store.append("a", 0, [entry(0)])
        await asyncio.sleep(0.01)  # its commit is under way
        fault(store)
        store.append("a", 1, [entry(1)]).cancel()
        admission.set()
        await first
        await asyncio.sleep(0)
        assert await outcomes(store.append("a", 2, [b"built on it"])) == [StoreError]
        assert await store.read("a") == [entry(0), entry(1)][: 1 + is_stored]


@scenario
async def test_what_was_read_before_a_failure_mends_nothing(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [entry(0)])
        assert await store.read("a") == [entry(0)]
        lose_answer_of_next(store)
        append = store.append("a", 1, [entry(1)])
        await store.read("a")
        assert await outcomes(append) == [StoreError]
        assert await outcomes(store.append("a", 1, [b"too early"])) == [StoreError]
        assert await store.read("a") == [entry(0), entry(1)]


@scenario
async def test_a_store_is_closed_after_failures_too(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.make(listing("a"), [])
        lose_next(store)
        lost = store.append("a", 0, [entry(0)])
    assert await outcomes(lost) == [StoreError]
    async with kind.opened() as store:
        assert await store.read("a") == []


@scenario
async def test_another_server_that_wrote_first_is_a_conflict_even_after_a_lost_answer(
    shared_kind: Kind,
) -> None:
    async with shared_kind.both_opened() as (one, two):
        await one.make(listing("a"), [])
        lose_next(one)
        assert await outcomes(one.append("a", 0, [b"one"])) == [StoreError]
        await two.append("a", 0, [b"two"])
        assert await one.read("a") == [b"two"]
        assert await outcomes(one.append("a", 0, [b"one"])) == [Conflict]
        assert await one.read("a") == [b"two"]
        await one.append("a", 1, [b"one"])
        assert await two.read("a") == [b"two", b"one"]
