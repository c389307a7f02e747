"""Databases, empty for each test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.services import Postgres


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "randori.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The same test over both."""
    if request.param == "sqlite":
        return f"sqlite:///{request.getfixturevalue('file')}"
    return cluster(request)


@pytest.fixture
def shared(request: pytest.FixtureRequest) -> str:
    """A database that several servers may use."""
    return cluster(request)


def cluster(request: pytest.FixtureRequest) -> str:
    service = request.getfixturevalue("postgres")
    assert isinstance(service, Postgres)
    return service.empty_database()
