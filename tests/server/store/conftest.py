"""Databases, empty for each test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.store.kinds import KINDS, SHARED, AtAddress, Kind, PostgreSql, Sqlite


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "randori.db"


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> Kind:
    """The same test over each kind of store."""
    return KINDS[request.param](request)


@pytest.fixture(params=SHARED)
def shared_kind(request: pytest.FixtureRequest) -> Kind:
    """The same test over each that several servers may use."""
    return SHARED[request.param](request)


@pytest.fixture(params=[Sqlite, PostgreSql])
def database(request: pytest.FixtureRequest) -> str:
    """An address of each kind that has one."""
    return address(request.param, request)


@pytest.fixture
def shared(request: pytest.FixtureRequest) -> str:
    """A database that several servers may use."""
    return address(PostgreSql, request)


def address(kind: type[AtAddress], request: pytest.FixtureRequest) -> str:
    return kind(request).url
