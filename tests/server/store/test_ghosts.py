"""A batch whose sync failed stands in SQLite's write-ahead log, though SQLite itself takes it for undone.

The next process would find it there; but who was told that it did not happen must be right for ever.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from randori.server.store import sqlite_log
from randori.server.store.store import Store, StoreError
from tests.server.running import in_loop
from tests.server.store.opened import entry, listing, opened, outcomes
from tests.server.store.test_sqlite import full_disk


def wal(file: Path) -> Path:
    return Path(f"{file}-wal")


def copied(file: Path, folder: str) -> Path:
    """What a process that comes after a crash finds."""
    copy = file.parent / folder / file.name
    copy.parent.mkdir()
    shutil.copy(file, copy)
    shutil.copy(wal(file), wal(copy))
    return copy


def log_after_a_crash(file: Path, folder: str) -> list[bytes]:
    with closing(sqlite3.connect(copied(file, folder))) as connection:
        return [body for (body,) in connection.execute("SELECT body FROM entries ORDER BY number")]


def frames_of_ghost(file: Path) -> bytes:
    """As a twin writes them."""
    twin = copied(file, "twin")
    with closing(sqlite3.connect(twin, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        connection.execute("INSERT INTO entries VALUES ('a', 1, ?)", (b"ghost",))
        return wal(twin).read_bytes()[wal(file).stat().st_size :]


async def append_without_sync(store: Store, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a disk that fails at the wrong moment leaves behind: all of the batch, of which nobody is told."""
    frames = frames_of_ghost(file)

    def written(*_: object) -> list[object]:
        with wal(file).open("ab") as log:
            log.write(frames)
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        raise error

    with monkeypatch.context() as patch:
        patch.setattr(sqlite_log, "written", written)
        assert await outcomes(store.append("a", 1, [b"ghost"])) == [StoreError]


@in_loop
async def test_what_was_read_after_a_failed_sync_is_so_after_a_crash_too(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(str(file)) as store:
        await store.make(listing("a"), [entry(0)])
        await append_without_sync(store, file, monkeypatch)
        assert log_after_a_crash(file, "before") == [entry(0), b"ghost"]
        assert await store.read("a") == [entry(0)]
        assert log_after_a_crash(file, "after") == [entry(0)]
        await store.append("a", 1, [entry(1)])
        assert log_after_a_crash(file, "later") == [entry(0), entry(1)]


@in_loop
async def test_a_log_cannot_be_read_as_long_as_nothing_can_be_written_in_the_place_of_a_ghost(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(str(file)) as store:
        await store.make(listing("a"), [entry(0)])
        await append_without_sync(store, file, monkeypatch)
        with full_disk(0), pytest.raises(StoreError, match="failed: "):
            await store.read("a")
        assert await store.read("a") == [entry(0)]
        assert log_after_a_crash(file, "after") == [entry(0)]
