"""kill -9 at any instant: everything that was said to be durable is there, nothing has a gap, and each card
is the one that came with the entries."""

from __future__ import annotations

import random
import subprocess
import sys
import time

from tests.server.running import in_loop
from tests.server.store.opened import entry, opened
from tests.server.store.writing import TABLES, has_listing

KILLS = 3


def killed(url: str, seconds: float) -> dict[str, int]:
    """Let somebody write for a while, and kill them; how long each log is known to be."""
    command = [sys.executable, "-m", "tests.server.store.writing", url]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        said = [process.stdout.readline()]
        time.sleep(seconds)
        process.kill()
        said += process.stdout.readlines()
    assert said[0]
    return {table.decode(): int(number) + 1 for table, number in (line.split() for line in said)}


@in_loop
async def test_everything_acknowledged_is_there_after_kill_9(database: str) -> None:
    dice = random.Random(9)
    for _ in range(KILLS):
        lengths = killed(database, dice.uniform(0.05, 0.4))
        async with opened(database) as store:
            for table in TABLES:
                log = await store.read(table)
                assert len(log) >= lengths.get(table, 0)
                assert log == [entry(number) for number in range(len(log))]
                named = [number for number in range(len(log)) if has_listing(number)]
                found = await store.listing(table)
                assert not named or (found is not None and found.updated_at == named[-1])
