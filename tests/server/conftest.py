"""The services that tests of the server may ask for."""

from __future__ import annotations

from tests.services import postgres, redis

__all__ = ["postgres", "redis"]
