"""asyncpg, which brings no types: the part of it that is used here, with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

import asyncpg  # type: ignore[import-untyped]

FAILURES: tuple[type[Exception], ...] = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
"""What it raises when the database is away, or says no. OSError has timeouts in it."""

Listener = Callable[[object, int, str, object], None]
"""Gets the connection, the sender's process, channel and text."""


class UnreadableAddress(Exception):  # noqa: N818  # its reader makes a sentence of it
    """asyncpg's own words may repeat a part of the password: they are left out."""


class Connection(Protocol):
    async def execute(self, query: str, *values: object) -> str: ...
    async def fetch(self, query: str, *values: object) -> Sequence[Mapping[str, object]]: ...
    def transaction(self) -> AbstractAsyncContextManager[object]: ...
    async def add_listener(self, channel: str, listener: Listener) -> None: ...
    async def remove_listener(self, channel: str, listener: Listener) -> None: ...
    def add_termination_listener(self, listener: Callable[[object], None]) -> None: ...
    def is_closed(self) -> bool: ...
    async def close(self, *, timeout: float) -> None: ...
    def terminate(self) -> None: ...


async def connect(url: str, patience: float, settings: Mapping[str, str]) -> Connection:
    """`patience` is for connecting, and for each statement."""
    try:
        connection: Connection = await asyncpg.connect(
            url, timeout=patience, command_timeout=patience, server_settings=dict(settings)
        )
    except (ValueError, asyncpg.ClientConfigurationError):
        raise UnreadableAddress from None
    return connection
