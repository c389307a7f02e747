"""Addresses of databases: a file or PostgreSQL, and a sentence for anything else."""

from __future__ import annotations

from pathlib import Path

import pytest

from randori.server.store.opening import store_at
from randori.server.store.postgres import PostgresStore
from randori.server.store.sqlite import SqliteStore
from randori.server.store.store import StoreError
from randori.server.urls import place


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("randori.db", "randori.db"),
        ("/var/lib/randori.db", "/var/lib/randori.db"),
        ("sqlite:///randori.db", "randori.db"),
        ("sqlite:////var/lib/randori.db", "/var/lib/randori.db"),
    ],
)
def test_a_file_is_sqlite(url: str, path: str) -> None:
    store = store_at(url)
    assert isinstance(store, SqliteStore)
    assert store.path == Path(path)


@pytest.mark.parametrize("url", ["postgresql://localhost/randori", "postgres://localhost/randori"])
def test_postgresql_is_postgresql(url: str) -> None:
    assert isinstance(store_at(url), PostgresStore)


@pytest.mark.parametrize(
    "url", ["", "sqlite://", "sqlite:///", "mysql://me:hunter2@host/db", "sqlite://file"]
)
def test_anything_else_is_refused_in_a_sentence(url: str) -> None:
    with pytest.raises(StoreError, match=r"^a database ") as refusal:
        store_at(url)
    assert "hunter2" not in str(refusal.value)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://me:hunter2@host:5432/randori?ssl=true", "host:5432/randori"),
        ("postgresql://me:hunter2@", "this machine"),
        ("redis://:hunter2@host", "host"),
        ("redis://:hunter2@[host", "an address that cannot be read"),
    ],
)
def test_an_address_is_shown_without_its_password(url: str, shown: str) -> None:
    assert place(url) == shown
