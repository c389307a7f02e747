"""The write-ahead log of SQLite is taken over by time and by size, whoever wrote to it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from randori.server.store import sqlite_checkpoints as module
from randori.server.store.sqlite import SqliteStore
from randori.server.store.store import Store
from tests.server import running
from tests.server.running import in_loop
from tests.server.store.opened import entry, listing, opened

BEATS = 10_000
"""Five and a half hours of an idle server."""
MEGABYTE = 2**20


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LOOK_EVERY", 0.02)
    monkeypatch.setattr(module, "SOONEST", 0.02)
    monkeypatch.setattr(
        running, "PATIENCE", 300.0
    )  # so many beats take their time on a machine with much to do


def size(file: Path) -> int:
    """Of all files together."""
    return sum(path.stat().st_size for path in file.parent.iterdir())


def log_size(file: Path) -> int:
    return Path(f"{file}-wal").stat().st_size


@asynccontextmanager
async def busy(store: Store) -> AsyncIterator[list[int]]:
    """Somebody writes without pause; what is yielded says how much."""
    written = [0]

    async def write() -> None:
        while True:
            await store.append("a", written[0], [entry(written[0]).ljust(3000)])
            written[0] += 1

    await store.make(listing("a"), [])
    task = asyncio.create_task(write())
    yield written
    task.cancel()
    await asyncio.wait([task])


async def until_written(written: list[int], more: int) -> None:
    end = written[0] + more
    while written[0] < end:
        await asyncio.sleep(0.01)


@in_loop
async def test_the_files_of_an_idle_server_do_not_grow(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHECKPOINT_EVERY", 0.1)  # some tens of beats, as in a minute
    async with opened(str(file)) as store:
        sizes = []
        for number in range(BEATS):
            await store.beat("one")
            if number % 100 == 0:
                sizes.append(size(file))
        # One beat is 4 kB of log: nothing taken over, there would be 41 MB.
        assert max(sizes) < 3 * MEGABYTE


@in_loop
async def test_the_log_of_a_busy_server_has_a_bound(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By size alone, though somebody writes while it is taken over."""
    monkeypatch.setattr(module, "LARGE", MEGABYTE)
    async with opened(str(file)) as store, busy(store) as written:
        sizes = []
        for _ in range(15):
            await until_written(written, 100)
            sizes.append(log_size(file))
        assert max(sizes) < 3 * MEGABYTE
        assert file.stat().st_size > 3 * MEGABYTE


@in_loop
async def test_what_a_reader_held_up_is_made_good(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As somebody who makes a copy of the file does."""
    monkeypatch.setattr(module, "LARGE", MEGABYTE)
    async with opened(str(file)) as store, busy(store) as written:
        with closing(sqlite3.connect(file, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM entries").fetchone()[0] <= written[0]
            await until_written(written, 1000)
            assert log_size(file) > 3 * MEGABYTE
        await until_written(written, 400)
        assert log_size(file) < 3 * MEGABYTE


@in_loop
async def test_a_checkpoint_that_fails_is_told_each_time_and_stops_nothing(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "CHECKPOINT_EVERY", 0.02)
    async with opened(str(file)) as store:
        assert isinstance(store, SqliteStore)

        def fail() -> None:
            raise sqlite3.OperationalError("disk I/O error")

        with capture_logs() as logs:
            monkeypatch.setattr(store.checkpoints, "take_over", fail)
            await store.make(listing("a"), [])
            while store.checkpoints.failed < 3:
                await store.append("a", len(await store.read("a")), [entry(0)])
                await asyncio.sleep(0.01)
        assert [(line["log_level"], line["failed"], line["error"]) for line in logs[:3]] == [
            ("warning", number, "disk I/O error") for number in (1, 2, 3)
        ]
        monkeypatch.undo()
        await store.checkpoints.try_checkpoint()
        assert store.checkpoints.failed == 0


@in_loop
async def test_closing_leaves_one_file_with_everything_in_it(file: Path) -> None:
    async with opened(str(file)) as store:
        await store.make(listing("a"), [entry(0)])
    assert sorted(path.name for path in file.parent.iterdir()) == ["randori.db", "randori.db.lock"]
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT body FROM entries").fetchall() == [(entry(0),)]
