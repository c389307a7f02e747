"""PostgreSQL: several servers on one database, connections that break, passwords that stay secret."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from randori.server.bus.bus import LOOK
from randori.server.bus.opening import bus_at
from randori.server.postgres import Connection, connect
from randori.server.store.opening import store_at
from randori.server.store.postgres import SETTINGS
from randori.server.store.store import Conflict, Store, StoreError
from tests.server.running import in_loop
from tests.server.store.bad_line import BadLine
from tests.server.store.faults import lose_next
from tests.server.store.opened import entry, listing, opened, outcomes
from tests.services import Postgres

TURNS = 60
PATIENCE = 20.0


async def contend(store: Store, name: bytes, tables: list[str]) -> None:
    """Append to each table in turn, whoever is first; re-read and try again."""
    lengths = dict.fromkeys(tables, 0)
    for turn in range(TURNS):
        await asyncio.gather(*(try_append(store, name, table, lengths, turn) for table in tables))


async def try_append(store: Store, name: bytes, table: str, lengths: dict[str, int], turn: int) -> None:
    try:
        await store.append(table, lengths[table], [b"%s %d" % (name, turn)])
        lengths[table] += 1
    except Conflict:
        lengths[table] = len(await store.read(table))


@in_loop
async def test_of_two_servers_exactly_one_gets_each_number(shared: str) -> None:
    tables = ["a", "b", "c"]
    async with opened(shared) as one, opened(shared) as two:
        for table in tables:
            await one.make(listing(table), [])
        await asyncio.gather(contend(one, b"one", tables), contend(two, b"two", tables[::-1]))
        for table in tables:
            log = await one.read(table)
            assert len(log) == len(set(log)) >= TURNS
            assert set(Counter(line.split()[0] for line in log)) == {b"one", b"two"}


@in_loop
async def test_of_two_that_make_a_table_one_is_first(shared: str) -> None:
    async with opened(shared) as one, opened(shared) as two:
        made = await asyncio.gather(
            one.make(listing("a"), [b"one"]), two.make(listing("a"), [b"two"]), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in made) == ["Conflict", "NoneType"]


@in_loop
async def test_servers_that_start_at_once_on_an_empty_database_all_come_up(shared: str) -> None:
    stores = [store_at(shared) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].make(listing("a"), [])
    assert await stores[3].listing("a") == listing("a")
    await asyncio.gather(*(store.close() for store in stores))


@in_loop
async def test_servers_in_processes_start_at_once_on_an_empty_database(shared: str) -> None:
    code = (
        "import asyncio, sys; from randori.server.store.opening import store_at; "
        "asyncio.run(store_at(sys.argv[1]).open())"
    )
    starts = [asyncio.create_subprocess_exec(sys.executable, "-c", code, shared) for _ in range(3)]
    processes = await asyncio.gather(*starts)
    assert [await process.wait() for process in processes] == [0, 0, 0]


@in_loop
async def test_a_lost_connection_fails_one_batch_and_comes_back(postgres: Postgres, shared: str) -> None:
    async with opened(shared) as store:
        await store.make(listing("a"), [entry(0)])
        holder = await connect(shared, PATIENCE, {"application_name": "holder"})
        await holder.execute("BEGIN; UPDATE tables SET length = length")
        stuck = store.append("a", 1, [entry(1)])
        await asyncio.sleep(0.2)
        await asyncio.to_thread(postgres.terminate, "randori")
        with pytest.raises(StoreError, match="failed"):
            await stuck
        await holder.execute("ROLLBACK")
        await holder.close(timeout=1)
        assert await store.read("a") == [entry(0)]
        await store.append("a", 1, [entry(1)])
        assert await store.read("a") == [entry(0), entry(1)]


# --- commits of which no answer came


@in_loop
async def test_nobody_notices_a_commit_that_was_done_though_its_answer_was_lost(shared: str) -> None:
    line = BadLine(shared, arrives=True)
    async with line.address() as url, opened(url) as store:
        await store.make(listing("a", status="waiting"), [entry(0)])
        await store.append("a", 1, [entry(1)], listing=listing("a"))
        assert line.was_cut
        await store.append("a", 2, [entry(2)])
        assert await store.read("a") == [entry(0), entry(1), entry(2)]
        assert await store.listing("a") == listing("a")


@in_loop
async def test_a_commit_that_comes_late_is_waited_for_before_anybody_says_that_nothing_happened(
    shared: str,
) -> None:
    line = BadLine(shared, arrives=True, late=1.0)
    async with line.address() as url, opened(url) as store:
        await store.make(listing("a"), [entry(0)])
        await store.append("a", 1, [entry(1)])
        assert line.was_cut
        assert await store.read("a") == [entry(0), entry(1)]


@in_loop
async def test_a_commit_that_never_came_is_a_failure_for_good(shared: str) -> None:
    line = BadLine(shared, arrives=False)
    async with line.address() as url, opened(url) as store:
        await store.make(listing("a", status="waiting"), [entry(0)])
        assert await outcomes(store.append("a", 1, [entry(1)], listing=listing("a"))) == [StoreError]
        assert line.was_cut
        assert await store.read("a") == [entry(0)]
        assert await store.listing("a") == listing("a", status="waiting")
        await store.append("a", 1, [b"another"])
        assert await store.read("a") == [entry(0), b"another"]


@in_loop
async def test_an_entry_of_another_server_is_not_taken_for_the_one_that_was_lost(shared: str) -> None:
    line = BadLine(shared, arrives=False)
    async with opened(shared) as other, line.address() as url, opened(url) as store:
        await store.make(listing("a"), [entry(0)])
        lost = store.append("a", 1, [entry(1)])
        while not line.was_cut:
            await asyncio.sleep(0.001)
        await other.append("a", 1, [b"another"])
        assert await outcomes(lost) == [StoreError]
        assert await store.read("a") == [entry(0), b"another"]


@in_loop
async def test_when_the_database_is_gone_too_the_log_tells_as_soon_as_it_is_back(shared: str) -> None:
    line = BadLine(shared, arrives=True, late=0.5, goes_down=True)
    async with line.address() as url, opened(url) as store:
        await store.make(listing("a"), [entry(0)])
        assert await outcomes(store.append("a", 1, [entry(1)])) == [StoreError]
        assert line.was_cut
        line.is_down = False
        assert await store.read("a") == [entry(0), entry(1)]
        await store.append("a", 2, [entry(2)])


@in_loop
async def test_after_a_failure_a_log_is_read_when_what_was_under_way_is_decided(shared: str) -> None:
    async with opened(shared) as store:
        await store.make(listing("a"), [])
        lose_next(store)
        assert await outcomes(store.append("a", 0, [entry(0)])) == [StoreError]
        async with writer(shared, "UPDATE tables SET length = 1") as undecided:
            await undecided.execute("INSERT INTO entries VALUES ('a', 0, $1)", entry(0))
            reading = asyncio.create_task(store.read("a"))
            await asyncio.sleep(0.3)
            assert not reading.done()
            await undecided.execute("COMMIT")
            assert await reading == [entry(0)]


@in_loop
async def test_a_log_whose_row_stays_locked_cannot_be_read_yet(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SETTINGS, "lock_timeout", "300ms")
    async with opened(shared) as store:
        await store.make(listing("a"), [])
        lose_next(store)
        assert await outcomes(store.append("a", 0, [entry(0)])) == [StoreError]
        async with writer(shared, "UPDATE tables SET length = length"):
            with pytest.raises(StoreError, match="failed: "):
                await store.read("a")
            assert await outcomes(store.append("a", 0, [entry(0)])) == [StoreError]
        assert await store.read("a") == []
        await store.append("a", 0, [entry(0)])


@asynccontextmanager
async def writer(url: str, statement: str) -> AsyncIterator[Connection]:
    """Somebody in the middle of a transaction."""
    connection = await connect(url, PATIENCE, {"application_name": "writer"})
    await connection.execute(f"BEGIN; {statement}")
    yield connection
    await connection.close(timeout=1)


@in_loop
async def test_a_server_that_just_came_alive_is_not_robbed_by_one_that_asked_before(shared: str) -> None:
    """Who is alive is looked up when the row is ours to change, not when we began to wait for it."""
    async with opened(shared) as one, opened(shared) as two:
        await one.make(listing("a"), [])
        await two.beat("two")
        async with writer(shared, "UPDATE tables SET keeper = 'one' WHERE id = 'a'") as taking:
            asked = asyncio.create_task(two.take("two", "a"))
            await asyncio.sleep(0.3)
            await one.beat("one")
            await taking.execute("COMMIT")
            assert not await asked
        assert await one.take("one", "a")


@in_loop
async def test_who_leaves_locks_tables_in_the_order_of_those_who_write_to_them(shared: str) -> None:
    """Otherwise the database would have to fail one of them."""
    async with opened(shared) as store:
        for table in ("z", "a"):
            await store.make(listing(table), [])
        for table in ("z", "a"):
            assert await store.take("one", table)
        async with writer(shared, "SELECT FROM tables WHERE id = 'a' FOR NO KEY UPDATE") as writing:
            leaving = asyncio.create_task(store.leave("one"))
            await asyncio.sleep(0.3)
            await writing.execute("SELECT FROM tables WHERE id = 'z' FOR NO KEY UPDATE")
            await writing.execute("COMMIT")
            await leaving
        assert sorted(await store.claim("two", 10)) == ["a", "z"]


@in_loop
async def test_connections_lost_while_nothing_happened_are_not_noticed(
    postgres: Postgres, shared: str
) -> None:
    async with opened(shared) as store:
        await store.make(listing("a"), [])
        await store.append("a", 0, [entry(0)])
        await asyncio.to_thread(postgres.terminate, "randori")
        await asyncio.sleep(0.2)
        await store.append("a", 1, [entry(1)])
        assert await store.read("a") == [entry(0), entry(1)]


@in_loop
async def test_a_server_that_froze_in_a_transaction_does_not_hold_up_the_others_for_ever(shared: str) -> None:
    async with opened(shared) as store:
        await store.make(listing("a"), [])
        frozen = await connect(shared, PATIENCE, SETTINGS | {"idle_in_transaction_session_timeout": "500ms"})
        await frozen.execute("BEGIN; UPDATE tables SET length = length")
        await store.append("a", 0, [entry(0)])
        assert await store.read("a") == [entry(0)]
        frozen.terminate()


@in_loop
async def test_a_database_that_is_not_there_is_told_without_the_password(postgres: Postgres) -> None:
    for url in (
        "postgresql://somebody:hunter2@127.0.0.1:1/randori",
        postgres.url("nothing").replace("secret", "hunter2"),
        "postgresql://somebody:hunter2@[/randori",
        "postgresql://somebody:hunter2/5@host:hunter2/randori",
        "postgresql://somebody:hunter2@127.0.0.1:1/randori?sslmode=hunter2",
    ):
        with pytest.raises(StoreError) as refusal:
            async with opened(url):
                pass
        assert "hunter2" not in str(refusal.value)
        assert "\n" not in str(refusal.value)


@in_loop
async def test_what_is_told_comes_with_the_commit_in_order(shared: str) -> None:
    heard: list[tuple[str, bytes]] = []
    looks: list[None] = []
    here, there = (bus_at(None, shared, server) for server in ("here", "there"))
    async with opened(shared, here) as store:
        await there.open(lambda table, payload: heard.append((table, payload)), lambda: looks.append(None))
        await there.subscribe("a")
        await store.make(listing("a"), [])
        told = [b"first", "deuxième".encode(), b"\0\xff", b"x" * 9000, b"last"]
        for number, payload in enumerate(told):
            store.append("a", number, [entry(number)], payload)
        with pytest.raises(Conflict):
            await store.append("a", 0, [b"wrong"], b"never heard")
        async with asyncio.timeout(PATIENCE):
            while len(heard) < len(told):
                await asyncio.sleep(0.01)
        await there.close()
    told[3] = LOOK
    assert heard == [("a", payload) for payload in told]
    assert not looks
