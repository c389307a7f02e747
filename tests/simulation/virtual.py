"""Time and chance as they are in the simulation, for code that asks the machine for them."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from randori.server import clock, delayed, housekeeping, live_table, supervision
from randori.server.store import sqlite_checkpoints
from randori.server.store import store as stores
from randori.table import clocks
from randori.table.clocks import Allowance
from tests.simulation.loop import RUNNING, Loop

SMALL_BOUNDS = {
    (housekeeping, "IDLE"): 8.0,
    (housekeeping, "PRUNE_EVERY"): 15.0,
    (housekeeping, "LONGEST_WAIT"): 25.0,
    (live_table, "MOST_WAITING"): 60,
    (live_table, "MOST_ASIDE"): 40,
    (delayed, "MINUTE"): 5.0,
    (supervision, "LONGEST_PAUSE"): 5.0,
    (sqlite_checkpoints, "CHECKPOINT_EVERY"): 10.0,
}
"""Bounds that are reached more often than a server's own: what happens there is what is of interest."""
ALLOWANCES = {
    "none": clocks.BOUNDLESS,
    "relaxed": Allowance(10.0, 18.0, 4.0),
    "fast": Allowance(6.0, 14.0, 2.5),
}
assert stores.ALIVE_FOR < 8.0


@contextmanager
def virtual(loop: Loop, rng: random.Random) -> Iterator[None]:
    def wall() -> float:
        return RUNNING.get(loop.world).wall()

    def monotonic() -> float:
        return RUNNING.get(loop.world).monotonic()

    def token_bytes(nbytes: int | None = None) -> bytes:
        return rng.randbytes(32 if nbytes is None else nbytes)

    changed: list[tuple[object, str, object]] = [
        (time, "time", wall),
        (time, "monotonic", monotonic),
        (clock, "steady", lambda: loop.now),
        (secrets, "token_bytes", token_bytes),
        (secrets, "randbits", rng.getrandbits),
        (secrets, "randbelow", rng.randrange),
        (clocks, "ALLOWANCES", ALLOWANCES),
        *((module, name, value) for (module, name), value in SMALL_BOUNDS.items()),
    ]
    with ExitStack() as stack:
        for place, name, value in changed:
            stack.enter_context(patch.object(place, name, value))
        yield
