"""What is measured: play as fast as can be, play at a steady rate, and no play at all."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from bench.server.contestant import Contestant
from bench.server.crowd import Crowd
from bench.server.meter import Meter, Played
from bench.server.players import hurry
from bench.server.stage import Stage, on_stage

WARM_UP_SECONDS = 3.0
"""Node compiles what it has run for a while; before that it is slower."""

WARM_UP_MOVES = 50
"""At a table: about a round, from whose end on a view holds the round before and is of its usual size."""

SECONDS_TO_ANSWER = 30


@dataclass(frozen=True)
class Held:
    """A trial without moves: kilobytes of memory, sockets still open at the end, tables that then moved."""

    sockets: int
    tables: int
    alive: int
    moved: int
    memory_at_start: int
    memory_with_tables: int
    memory_with_sockets: int

    @property
    def a_socket(self) -> float:
        return (self.memory_with_sockets - self.memory_with_tables) / self.sockets

    @property
    def a_seat(self) -> float:
        """A socket, and its share of the table."""
        return (self.memory_with_sockets - self.memory_at_start) / self.sockets


def saturated(contestant: Contestant, sockets: int, seconds: float) -> Played:
    """Every table moves as soon as it can."""

    async def scene(stage: Stage, crowd: Crowd) -> Played:
        await warm_up(crowd)
        meter = Meter(stage.server, crowd, stage.memory_at_start)
        await asyncio.sleep(seconds)
        return meter.read()

    return on_stage(contestant, sockets, scene)


def steady(contestant: Contestant, sockets: int, rate: float, seconds: float) -> Played:
    """So many moves a second in all, whether the server keeps up or not."""

    async def scene(stage: Stage, crowd: Crowd) -> Played:
        await warm_up(crowd)
        await crowd.come_to_rest(SECONDS_TO_ANSWER)
        await crowd.play_in_time(rate, min(seconds, 1))
        meter = Meter(stage.server, crowd, stage.memory_at_start)
        await crowd.play_in_time(rate, seconds)
        # The late ones count too, and they are the slowest.
        await crowd.catch_up(SECONDS_TO_ANSWER)
        return meter.read()

    return on_stage(contestant, sockets, scene)


def idle(contestant: Contestant, sockets: int, seconds: float) -> Held:
    """Nobody moves for a while; then every table does once, to see that it lives."""

    async def scene(stage: Stage, crowd: Crowd) -> Held:
        await asyncio.sleep(seconds)
        memory = stage.server.memory()
        crowd.tally.clear()
        crowd.move_once()
        await crowd.come_to_rest(SECONDS_TO_ANSWER)
        return Held(
            sockets=len(crowd.players),
            tables=len(crowd.tables),
            alive=crowd.connected(),
            moved=len(crowd.tally.latencies),
            memory_at_start=stage.memory_at_start,
            memory_with_tables=stage.memory_with_tables,
            memory_with_sockets=memory,
        )

    return on_stage(contestant, sockets, scene)


async def warm_up(crowd: Crowd) -> None:
    crowd.set_pace(hurry)
    await asyncio.sleep(WARM_UP_SECONDS)
    while len(crowd.tally.latencies) < WARM_UP_MOVES * len(crowd.tables):
        await asyncio.sleep(0.05)
        crowd.check()
