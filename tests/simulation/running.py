"""Many worlds on all cores, one after the other, and what came of them."""

from __future__ import annotations

import gc
import multiprocessing
import os
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice

from tests.simulation.world import World

AT_ONCE = 20
"""Worlds that a worker is given."""


@dataclass
class Summary:
    worlds: int = 0
    fingerprints: set[int] = field(default_factory=set)
    faults: Counter[str] = field(default_factory=Counter)
    entries: int = 0
    turns: int = 0
    seconds: float = 0.0
    """Of virtual time."""
    broken: list[tuple[int, str]] = field(default_factory=list)
    """Seeds, and what did not hold."""

    def add(self, other: Summary) -> None:
        self.worlds += other.worlds
        self.fingerprints |= other.fingerprints
        self.faults += other.faults
        self.entries += other.entries
        self.turns += other.turns
        self.seconds += other.seconds
        self.broken += other.broken

    def __str__(self) -> str:
        return (
            f"{self.worlds:,} worlds, {len(self.fingerprints):,} of them distinct schedules; "
            f"{self.faults.total():,} faults injected, {self.entries:,} entries written, "
            f"{self.turns:,} turns, {self.seconds / 3600:,.0f} hours of virtual time"
        )


def run_some(seeds: list[int]) -> Summary:
    """In a worker."""
    gc.disable()
    summary = Summary()
    for seed in seeds:
        result = World(seed).run()
        summary.worlds += 1
        summary.fingerprints.add(result.fingerprint)
        summary.faults += result.faults
        summary.entries += result.entries
        summary.turns += result.turns
        summary.seconds += result.seconds
        if result.broken is not None:
            summary.broken.append((seed, str(result.broken)))
    gc.collect()
    gc.freeze()  # what is left stays, and is not looked through again
    return summary


def run_many(
    seeds: Iterable[int],
    *,
    seconds: float | None = None,
    processes: int | None = None,
    most_broken: int = 1,
    tell: Callable[[Summary], None] = lambda summary: None,
) -> Summary:
    """Until there are no more, the time is up, or so many have broken something."""
    os.environ["PYTHONHASHSEED"] = "0"  # for the workers: a seed is the same world everywhere
    summary = Summary()
    end = None if seconds is None else time.monotonic() + seconds
    batches = batched(seeds)
    workers = processes or os.cpu_count() or 1
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        running: set[Future[Summary]] = set()
        while True:
            is_over = len(summary.broken) >= most_broken or (end is not None and time.monotonic() >= end)
            if not is_over:
                more = islice(batches, 2 * workers - len(running))
                running |= {pool.submit(run_some, some) for some in more}
            if not running:
                return summary
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for one in done:
                summary.add(one.result())
            tell(summary)


def batched(seeds: Iterable[int]) -> Iterator[list[int]]:
    every = iter(seeds)
    while some := list(islice(every, AT_ONCE)):
        yield some
