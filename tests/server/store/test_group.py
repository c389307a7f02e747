"""Group commit: whatever happens in it, everybody gets an answer, and the next ones are served."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import pytest
from structlog.testing import capture_logs

from randori.server.store import group as module
from randori.server.store.group import Append, Chain, Commit, GroupCommit
from randori.server.store.store import Conflict, StoreError
from tests.server.running import in_loop
from tests.server.store.opened import listing, outcomes

PATIENCE = 20.0


class OddError(StoreError):
    """Made otherwise than its parent."""

    def __init__(self) -> None:
        super().__init__("odd")


def append(table: str, first: int, *entries: bytes) -> Append:
    return Append(table, first, entries, None, None, asyncio.get_running_loop().create_future())


def asked(group: GroupCommit, table: str, first: int) -> asyncio.Future[None]:
    made = append(table, first, b"entry")
    group.add(made)
    return made.done


async def stores_all(chains: list[Chain]) -> set[str]:
    await asyncio.sleep(0)
    return {chain.table for chain in chains}


def raising(error: BaseException) -> Callable[[object], set[str]]:
    def fail(_: object) -> set[str]:
        raise error

    return fail


async def served(group: GroupCommit) -> bool:
    """Whether somebody else's table goes on."""
    async with asyncio.timeout(PATIENCE):
        return await outcomes(asked(group, "another", 0)) == [None]


@pytest.mark.parametrize("error", [StoreError("away"), OddError(), RuntimeError("ours"), Conflict("whole")])
@in_loop
async def test_a_commit_may_raise_anything(error: Exception) -> None:
    fail = raising(error)

    async def commit(chains: list[Chain]) -> set[str]:
        group.commit = stores_all
        return fail(chains)

    group = GroupCommit(commit, lambda _: None)
    async with asyncio.timeout(PATIENCE):
        assert await outcomes(asked(group, "a", 0), asked(group, "b", 0)) == [StoreError, StoreError]
    assert await served(group)


@in_loop
async def test_a_commit_may_answer_nonsense() -> None:
    async def commit(chains: list[Chain]) -> set[str]:
        group.commit = stores_all
        return cast(set[str], None)

    group = GroupCommit(commit, lambda _: None)
    async with asyncio.timeout(PATIENCE):
        assert await outcomes(asked(group, "a", 0)) == [StoreError]
    assert await served(group)


@in_loop
async def test_an_append_that_cannot_be_read_fails_with_its_batch_and_not_the_next() -> None:
    group = GroupCommit(stores_all, lambda _: None)
    good = asked(group, "a", 0)
    broken = append("b", 0)._replace(entries=cast(list[bytes], None))
    group.add(broken)
    async with asyncio.timeout(PATIENCE):
        assert await outcomes(good, broken.done) == [StoreError, StoreError]
    assert await served(group)


@in_loop
async def test_a_note_that_cannot_be_sent_does_not_undo_what_is_stored() -> None:
    group = GroupCommit(stores_all, raising(RuntimeError("no bus")))  # type: ignore[arg-type]
    with capture_logs() as logs:
        async with asyncio.timeout(PATIENCE):
            assert await outcomes(asked(group, "a", 0), asked(group, "a", 1)) == [None, None]
    assert [line["event"] for line in logs] == ["a note was not sent"] * 2
    assert await served(group)


@in_loop
async def test_a_task_that_dies_all_the_same_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    group = GroupCommit(stores_all, lambda _: None)
    gather = group.gather

    async def dying() -> None:
        monkeypatch.setattr(group, "gather", gather)
        raise RuntimeError("nobody thought of this")

    monkeypatch.setattr(group, "gather", dying)
    with capture_logs() as logs:
        assert await served(group)
    assert [line["event"] for line in logs] == ["group commit begins anew"]


@pytest.mark.parametrize("turns", [0, 1, 3])
@in_loop
async def test_when_the_task_is_cancelled_nobody_waits_for_ever(turns: int) -> None:
    async def endless(_chains: list[Chain]) -> set[str]:
        await asyncio.Event().wait()
        return set()

    group = GroupCommit(endless, lambda _: None)
    first = asked(group, "a", 0)
    for _ in range(turns):
        await asyncio.sleep(0)
    second = asked(group, "b", 0)
    assert group.task is not None
    group.task.cancel()
    async with asyncio.timeout(PATIENCE):
        assert await outcomes(first, second) == [StoreError, StoreError]
        await group.drain()
    group.commit = stores_all
    assert await served(group)


@in_loop
async def test_what_waits_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 3)
    admission, commit = held(stores_all)
    group = GroupCommit(commit, lambda _: None)
    under_way = asked(group, "a", 0)
    await asyncio.sleep(0.01)
    waiting = [asked(group, table, 0) for table in ("b", "c", "d")]
    too_many = asked(group, "e", 0)
    assert await outcomes(too_many) == [StoreError]
    admission.set()
    assert await outcomes(under_way, *waiting) == [None] * 4
    assert await outcomes(asked(group, "e", 0)) == [StoreError]
    group.mend("e", group.broken["e"])
    assert await outcomes(asked(group, "e", 0)) == [None]


@in_loop
async def test_who_was_refused_for_that_waits_for_what_is_under_way_before_reading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "MOST_WAITING", 0)
    admission, commit = held(stores_all)
    group = GroupCommit(commit, lambda _: None)
    group.waiting.append(first := append("a", 0, b"entry"))
    group.start()
    await asyncio.sleep(0.01)
    assert await outcomes(asked(group, "a", 1)) == [StoreError]
    reading = asyncio.create_task(group.decided())
    await asyncio.sleep(0.01)
    assert not reading.done()
    admission.set()
    await reading
    assert await outcomes(first.done) == [None]


@in_loop
async def test_a_chain_has_the_newest_card_of_what_fits_into_it() -> None:
    listings = [listing("a", updated_at=number) for number in range(4)]
    batch = [
        append("a", 0, b"entry")._replace(listing=listings[0]),
        append("a", 1, b"entry")._replace(listing=listings[1]),
        append("a", 2, b"entry"),
        append("a", 9, b"does not fit")._replace(listing=listings[2]),
        append("a", 3, b"behind it")._replace(listing=listings[3]),
    ]
    chains, misfits = module.chained(batch)
    assert chains["a"].listing is listings[1]
    assert misfits == batch[3:]


def held(commit: Commit) -> tuple[asyncio.Event, Commit]:
    admission = asyncio.Event()

    async def waiting(chains: list[Chain]) -> set[str]:
        await admission.wait()
        return await commit(chains)

    return admission, waiting
