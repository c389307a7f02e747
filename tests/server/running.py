"""Tests that are coroutines, each in an event loop of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import ParamSpec

PATIENCE = 180.0
"""Seconds for a whole test, none of which hangs; machines may be busy."""

Given = ParamSpec("Given")


def in_loop(test: Callable[Given, Coroutine[object, object, None]]) -> Callable[Given, None]:
    @wraps(test)
    def run(*fixtures: Given.args, **named: Given.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*fixtures, **named), PATIENCE))

    return run
