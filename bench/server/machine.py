"""The machine: which processors there are, what else runs on them, ports, open files."""

from __future__ import annotations

import os
import resource
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.server.calls import HOST

TICKS = os.sysconf("SC_CLK_TCK")

# The figures of a processor in /proc/stat: user, nice, system, idle, waiting, interrupts, soft ones, stolen.
RUNNING = (0, 1, 2, 7)


@contextmanager
def on_processor(processor: int) -> Iterator[None]:
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {processor})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def processors() -> tuple[int, int]:
    """One for the server, one for the client; the same when there is only one."""
    allowed = sorted(os.sched_getaffinity(0))
    return allowed[0], allowed[-1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
    return port


def allow_many_files() -> int:
    """Raise the limit of open files of this process, and so of those it starts; how many there may be."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


def used(processor: int) -> float:
    """Seconds that processes ran on this processor, or that the host took from it.

    Interrupts are left out: they are not counted as anybody's.
    """
    lines = Path("/proc/stat").read_text().splitlines()
    figures = next(line.split()[1:] for line in lines if line.startswith(f"cpu{processor} "))
    return sum(int(figures[one]) for one in RUNNING) / TICKS
