"""Both kinds of bus, over real services."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from randori.server.bus.bus import Bus
from randori.server.bus.opening import bus_at
from tests.services import Postgres, Redis


@dataclass
class Line:
    """What servers are connected by."""

    database: str
    url: str | None
    cut: Callable[[], None]
    """Lose all connections; new ones are taken."""
    stop: Callable[[], None]
    start: Callable[[], None]

    def bus(self, server: str) -> Bus:
        return bus_at(self.url, self.database, server)


@pytest.fixture(params=["postgres", "redis"])
def line(request: pytest.FixtureRequest) -> Line:
    service = request.getfixturevalue(request.param)
    if isinstance(service, Postgres):
        return Line(
            service.url(), None, lambda: service.terminate("randori bus"), service.stop, service.start
        )
    assert isinstance(service, Redis)
    return Line("randori.db", service.url, service.disconnect_all, service.stop, service.start)
