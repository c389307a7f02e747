"""The figures of a trial with moves in it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from time import perf_counter

from bench.server import machine
from bench.server.crowd import Crowd
from bench.server.running import Server


@dataclass(frozen=True)
class Played:
    """Latencies are in milliseconds, shares are of one processor."""

    sockets: int
    seconds: float
    moves: int
    p50: float
    p99: float
    longest: float
    sent_late_p99: float
    """How long after they were due moves were sent: what the client adds, or an unanswered move before."""
    view_bytes: float
    memory: float
    """Kilobytes a socket, under play: what the server has grown by since it started, tables included."""
    server_busy: float
    client_busy: float
    others: float
    """What other programs, and the host, took of the server's processor."""
    refused: int
    lost_sockets: int

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    @property
    def a_busy_second(self) -> float:
        """Moves in a second of the server's processor time, where others work too; without waiting."""
        return self.rate / self.server_busy


class Meter:
    """Begins to measure when it is made."""

    def __init__(self, server: Server, crowd: Crowd, memory_at_start: int) -> None:
        self.server = server
        self.crowd = crowd
        self.memory_at_start = memory_at_start
        self.views = crowd.views()
        self.server_busy = server.busy()
        self.client_busy = time.process_time()
        self.processor_used = machine.used(server.processor)
        crowd.tally.clear()

    def read(self) -> Played:
        crowd, tally = self.crowd, self.crowd.tally
        seconds = perf_counter() - tally.since
        latencies, delays = sorted(tally.latencies), sorted(tally.delays)
        server_busy = max(self.server.busy() - self.server_busy, 1 / machine.TICKS)
        used = machine.used(self.server.processor) - self.processor_used
        views, view_bytes = (now - then for now, then in zip(crowd.views(), self.views, strict=True))
        return Played(
            sockets=len(crowd.players),
            seconds=seconds,
            moves=len(latencies),
            p50=1000 * quantile(latencies, 0.5),
            p99=1000 * quantile(latencies, 0.99),
            longest=1000 * quantile(latencies, 1),
            sent_late_p99=1000 * quantile(delays, 0.99),
            view_bytes=view_bytes / max(views, 1),
            memory=(self.server.memory() - self.memory_at_start) / len(crowd.players),
            server_busy=server_busy / seconds,
            client_busy=(time.process_time() - self.client_busy) / seconds,
            others=max(0.0, used - server_busy) / seconds,
            refused=crowd.refused(),
            lost_sockets=len(crowd.players) - crowd.connected(),
        )


def quantile(ascending: list[float], share: float) -> float:
    if not ascending:
        return float("nan")
    return ascending[min(int(share * len(ascending)), len(ascending) - 1)]
