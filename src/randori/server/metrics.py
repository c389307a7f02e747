"""What a host may want to watch, for Prometheus. No names, no tables, no cards."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

COMMIT_TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._of_kind: dict[type, Counter] = {}
        self.tables_made = Counter(
            "randori_tables_made_total", "Tables made", ["game"], registry=self.registry
        )
        self.messages = Counter(
            "randori_messages_total", "Messages from clients", ["type"], registry=self.registry
        )
        self.refusals = Counter(
            "randori_refusals_total", "Messages refused", ["clause"], registry=self.registry
        )
        self.dropped = Counter(
            "randori_connections_dropped_total", "Connections dropped", ["reason"], registry=self.registry
        )
        self.answered = Histogram(
            "randori_move_seconds",
            "From a move's arrival to its durable acknowledgement",
            buckets=COMMIT_TIMES,
            registry=self.registry,
        )
        self.connections = Gauge("randori_connections", "Open connections", registry=self.registry)
        self.rooms = Gauge("randori_tables_loaded", "Tables in memory", registry=self.registry)
        self.thinking = Gauge("randori_bots_thinking", "Questions bots think about", registry=self.registry)
        self.workers_lost = Gauge(
            "randori_workers_lost", "How often bots' workers had to be replaced", registry=self.registry
        )

    def count_message(self, kind: type) -> None:
        """Looking up a label takes longer than counting."""
        counter = self._of_kind.get(kind)
        if counter is None:
            counter = self._of_kind[kind] = self.messages.labels(kind.__name__.lower())
        counter.inc()

    def page(self) -> bytes:
        return generate_latest(self.registry)
