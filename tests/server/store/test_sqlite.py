"""SQLite: one file, one server, and a sentence for everything that can be wrong with it."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from randori.server.store.sqlite import SqliteStore
from randori.server.store.store import StoreError
from tests.server.running import in_loop
from tests.server.store.opened import entry, listing, opened


async def refused(path: Path) -> str:
    with pytest.raises(StoreError) as refusal:
        async with opened(str(path)):
            pass
    assert "\n" not in refusal.value.message
    assert str(path) in refusal.value.message
    return refusal.value.message


@in_loop
async def test_a_second_server_on_the_same_file_is_refused(file: Path) -> None:
    async with opened(str(file)) as store:
        assert "in use by another server" in await refused(file)
        await store.make(listing("a"), [entry(0)])
    async with opened(str(file)) as store:
        assert await store.read("a") == [entry(0)]


@in_loop
async def test_a_server_that_was_killed_leaves_no_lock_behind(file: Path) -> None:
    command = [sys.executable, "-m", "tests.server.store.writing", str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        table = process.stdout.readline().decode().split()[0]
        assert "in use by another server" in await refused(file)
        process.kill()
    async with opened(str(file)) as store:
        assert await store.read(table)


@in_loop
async def test_what_a_server_has_left_is_due_though_the_clock_is_set_back(file: Path) -> None:
    """Found by the simulator: it had not beaten for a while when it left; time goes on at the last beat."""
    async with opened(str(file)) as store:
        assert isinstance(store, SqliteStore)
        await store.make(listing("a"), [])
        await store.beat("one")
        assert await store.take("one", "a")
        await store.leave("one")
        store.time.set(store.time.now() - 1000)
        assert await store.claim("two", 10) == ["a"]


@in_loop
async def test_the_tables_of_the_last_server_are_due_at_once(file: Path) -> None:
    """The lock says that it is dead, however lately it beat."""
    async with opened(str(file)) as store:
        await store.make(listing("a"), [])
        await store.make(listing("b"), [])
        await store.beat("one")
        assert await store.take("one", "a")
    async with opened(str(file)) as store:
        assert await store.last_beat() is not None
        assert await store.claim("two", 10) == ["a"]


@in_loop
async def test_a_file_that_is_no_database_is_refused_and_left_alone(file: Path) -> None:
    file.write_bytes(b"Dear diary, today I played a dragon. " * 100)
    assert "is no SQLite database" in await refused(file)
    assert file.read_bytes().startswith(b"Dear diary")


@in_loop
async def test_a_folder_that_cannot_be_written_to_is_told() -> None:
    assert "cannot be opened" in await refused(Path("/proc/nowhere/randori.db"))


@in_loop
async def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    assert "cannot be opened: Is a directory" in await refused(tmp_path)


@in_loop
async def test_a_folder_that_is_missing_is_made(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "some" / "folder" / "randori.db")) as store:
        assert await store.listings() == []


@in_loop
async def test_nobody_else_may_read_the_file(file: Path) -> None:
    """Logs hold what is hidden."""
    async with opened(str(file)) as store:
        await store.make(listing("a"), [])
        for path in file.parent.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


@in_loop
async def test_every_connection_is_durable(file: Path) -> None:
    async with opened(str(file)) as store:
        assert await pragma(store, "synchronous") == 2
        assert await pragma(store, "journal_mode") == "wal"


async def pragma(store: object, name: str) -> object:
    assert isinstance(store, SqliteStore)
    assert store.log.thread is not None
    log = store.log.thread.submit(lambda: store.log.connected().execute(f"PRAGMA {name}").fetchone()[0])
    async with store.reading() as connection:
        other = (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
    assert log.result() == other
    return other


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file may grow beyond this: a real error from the system, as when a disk is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@in_loop
async def test_when_the_disk_is_full_nothing_of_a_batch_is_stored(file: Path) -> None:
    async with opened(str(file)) as store:
        await store.make(listing("a"), [entry(0)])
        await store.make(listing("b"), [entry(0)])
        with full_disk(Path(f"{file}-wal").stat().st_size + 20_000):
            small, large = store.append("a", 1, [entry(1)]), store.append("b", 1, [bytes(50_000)])
            results = await asyncio.gather(small, large, return_exceptions=True)
        assert [type(result) for result in results] == [StoreError, StoreError]
        assert str(file) in str(results[0])
        for table in ("a", "b"):
            assert await store.read(table) == [entry(0)]
            await store.append(table, 1, [entry(1)])
            assert await store.read(table) == [entry(0), entry(1)]


@in_loop
async def test_when_the_disk_is_full_other_writers_are_told_in_a_sentence(file: Path) -> None:
    async with opened(str(file)) as store:
        with full_disk(Path(f"{file}-wal").stat().st_size), pytest.raises(StoreError, match="failed: "):
            await store.make(listing("a"), [bytes(50_000)])
        assert await store.listing("a") is None
        await store.make(listing("a"), [entry(0)])


@in_loop
async def test_a_database_of_a_newer_randori_is_refused(file: Path) -> None:
    async with opened(str(file)):
        pass
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreError, match="newer Randori"):
        async with opened(str(file)):
            pass


@in_loop
async def test_a_server_gives_signs_of_life_while_moves_are_written_without_pause(file: Path) -> None:
    """One writer at a time: they queue, nobody starves or is told that the database is busy."""
    async with opened(str(file)) as store:
        await store.make(listing("a"), [])
        appends = [store.append("a", number, [entry(number)]) for number in range(500)]
        for _ in range(20):
            await store.beat("one")
            appends.append(store.append("a", len(appends), [entry(len(appends))]))
        await asyncio.gather(*appends)
        assert await store.read("a") == [entry(number) for number in range(520)]
