"""What a host may want to watch, for Prometheus. No names, no tables, no cards."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Count
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

COMMIT_TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Moves(Collector):
    """What is counted with every message and every move: the library's own counters, which may be shared by
    threads, take a fiftieth of a move for it."""

    def __init__(self) -> None:
        self._messages: Count[type] = Count()
        self._answered = [0] * (len(COMMIT_TIMES) + 1)
        self._seconds = 0.0

    def heard(self, kind: type) -> None:
        self._messages[kind] += 1

    def answered(self, seconds: float) -> None:
        self._answered[bisect_left(COMMIT_TIMES, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        messages = CounterMetricFamily("randori_messages", "Messages from clients", labels=["type"])
        for kind, count in self._messages.items():
            messages.add_metric([kind.__name__.lower()], count)
        yield messages
        limits = [*map(str, COMMIT_TIMES), "+Inf"]
        yield HistogramMetricFamily(
            "randori_move_seconds",
            "From a move's arrival to its durable acknowledgement",
            buckets=list(zip(limits, accumulate(self._answered), strict=True)),
            sum_value=self._seconds,
        )


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Moves()
        self.registry.register(self.moves)
        self.tables_made = Counter(
            "randori_tables_made_total", "Tables made", ["game"], registry=self.registry
        )
        self.refusals = Counter(
            "randori_refusals_total", "Messages refused", ["clause"], registry=self.registry
        )
        self.dropped = Counter(
            "randori_connections_dropped_total", "Connections dropped", ["reason"], registry=self.registry
        )
        self.connections = Gauge("randori_connections", "Open connections", registry=self.registry)
        self.loaded = Gauge("randori_tables_loaded", "Tables in memory", registry=self.registry)
        self.thinking = Gauge("randori_bots_thinking", "Questions bots think about", registry=self.registry)
        self.workers_lost = Gauge(
            "randori_workers_lost", "How often bots' workers had to be replaced", registry=self.registry
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)
