"""PostgreSQL: several servers on one database, connections that break, passwords that stay secret."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import pytest

from randori.server.bus.bus import LOOK
from randori.server.bus.opening import bus_at
from randori.server.postgres import connect
from randori.server.store.opening import store_at
from randori.server.store.postgres import SETTINGS
from randori.server.store.store import Conflict, Store, StoreError
from tests.server.running import in_loop
from tests.server.store.opened import card, entry, opened
from tests.services import Postgres

TURNS = 60


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
            await one.make(card(table), [])
        await asyncio.gather(contend(one, b"one", tables), contend(two, b"two", tables[::-1]))
        for table in tables:
            log = await one.read(table)
            assert len(log) == len(set(log)) >= TURNS
            assert set(Counter(line.split()[0] for line in log)) == {b"one", b"two"}


@in_loop
async def test_of_two_that_make_a_table_one_is_first(shared: str) -> None:
    async with opened(shared) as one, opened(shared) as two:
        made = await asyncio.gather(
            one.make(card("a"), [b"one"]), two.make(card("a"), [b"two"]), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in made) == ["Conflict", "NoneType"]


@in_loop
async def test_servers_that_start_at_once_on_an_empty_database_all_come_up(shared: str) -> None:
    stores = [store_at(shared) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    await stores[0].make(card("a"), [])
    assert await stores[3].card("a") == card("a")
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
        await store.make(card("a"), [entry(0)])
        holder = await connect(shared, 5, {"application_name": "holder"})
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


@in_loop
async def test_a_commit_whose_answer_never_came_is_a_failure_and_the_log_tells(shared: str) -> None:
    async with lossy(shared) as url, opened(url) as store:
        await store.make(card("a"), [entry(0)])
        with pytest.raises(StoreError, match="failed"):
            await store.append("a", 1, [entry(1)])
        with pytest.raises(StoreError, match="failed"):
            await store.append("a", 2, [entry(2)])
        assert await store.read("a") == [entry(0), entry(1)]
        await store.append("a", 2, [entry(2)])
        assert await store.read("a") == [entry(0), entry(1), entry(2)]


@asynccontextmanager
async def lossy(url: str) -> AsyncIterator[str]:
    """The address of somebody between us and the database, who drops the answer to a log's first commit."""
    parts = urlsplit(url)
    dropped: list[bytes] = []

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, questions = await asyncio.open_connection(parts.hostname, parts.port)
        answering = asyncio.create_task(pass_on(answers, writer))
        said = b""
        while data := await reader.read(65536):
            said += data
            if is_commit_of_log(said) and not dropped:
                dropped.append(data)
                answering.cancel()
                questions.write(data)
                await asyncio.sleep(0.2)  # the database has done it by then
                break
            questions.write(data)
        writer.close()
        questions.close()

    server = await asyncio.start_server(meet, "127.0.0.1", 0)
    yield url.replace(f":{parts.port}/", f":{server.sockets[0].getsockname()[1]}/")
    server.close()


def is_commit_of_log(said: bytes) -> bool:
    _, written, after = said.partition(b"pg_notify")
    return bool(written) and b"COMMIT" in after


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(65536):
        writer.write(data)
    writer.close()


@in_loop
async def test_connections_lost_while_nothing_happened_are_not_noticed(
    postgres: Postgres, shared: str
) -> None:
    async with opened(shared) as store:
        await store.make(card("a"), [])
        await store.append("a", 0, [entry(0)])
        await asyncio.to_thread(postgres.terminate, "randori")
        await asyncio.sleep(0.2)
        await store.append("a", 1, [entry(1)])
        assert await store.read("a") == [entry(0), entry(1)]


@in_loop
async def test_a_server_that_froze_in_a_transaction_does_not_hold_up_the_others_for_ever(shared: str) -> None:
    async with opened(shared) as store:
        await store.make(card("a"), [])
        frozen = await connect(shared, 5, SETTINGS | {"idle_in_transaction_session_timeout": "500ms"})
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
        await store.make(card("a"), [])
        told = [b"first", "deuxième".encode(), b"\0\xff", b"x" * 9000, b"last"]
        for number, payload in enumerate(told):
            store.append("a", number, [entry(number)], payload)
        with pytest.raises(Conflict):
            await store.append("a", 0, [b"wrong"], b"never heard")
        async with asyncio.timeout(5):
            while len(heard) < len(told):
                await asyncio.sleep(0.01)
        await there.close()
    told[3] = LOOK
    assert heard == [("a", payload) for payload in told]
    assert not looks
