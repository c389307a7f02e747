"""Which store goes with an address: a file, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from randori.engine.errors import quote
from randori.server.bus.bus import Bus
from randori.server.bus.local import LocalBus
from randori.server.store.store import Store, StoreError
from randori.server.urls import POSTGRES, scheme


def store_at(url: str, bus: Bus | None = None) -> Store:
    """Not open yet. What is appended goes out over the bus. Libraries are loaded by who needs them."""
    bus = bus or LocalBus()
    if scheme(url) in POSTGRES:
        from randori.server.store.postgres import PostgresStore

        return PostgresStore(url, bus)
    from randori.server.store.sqlite import SqliteStore

    return SqliteStore(path_of(url), bus)


def path_of(url: str) -> Path:
    if scheme(url) not in ("", "sqlite"):
        raise StoreError(f"a database is a file or postgresql://…, not {quote(scheme(url) + '://…')}")
    path = url.removeprefix("sqlite:///") if scheme(url) else url
    if not path or "://" in path:
        raise StoreError("a database needs the name of a file: sqlite:///randori.db")
    return Path(path)
