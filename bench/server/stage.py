"""Where a trial takes place: a fresh server and the players, each on a processor of their own."""

from __future__ import annotations

import asyncio
import gc
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import uvloop

from bench.server import machine
from bench.server.calls import call_many
from bench.server.contestant import PLAYERS, Contestant, Seat
from bench.server.crowd import Crowd
from bench.server.running import Server, start


@dataclass(frozen=True)
class Stage:
    """A server with tables on it; memory in kilobytes."""

    server: Server
    tables: list[list[Seat]]
    memory_at_start: int
    memory_with_tables: int


Figures = TypeVar("Figures")
Scene = Callable[[Stage, Crowd], Awaitable[Figures]]


def on_stage(contestant: Contestant, sockets: int, scene: Scene[Figures]) -> Figures:
    """Start a server and the players, play the scene, end them."""
    for_server, for_client = machine.processors()
    with tempfile.TemporaryDirectory() as folder, machine.on_processor(for_client):
        port = machine.free_port()
        server = start(contestant.command(port, Path(folder)), port, for_server, Path(folder) / "log")
        try:
            stage = set_up(contestant, server, sockets)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(performed(contestant, stage, scene))
        finally:
            server.end()


def set_up(contestant: Contestant, server: Server, sockets: int) -> Stage:
    server.wait_until_up(contestant.health)
    memory_at_start = server.memory()
    tables = call_many(server.port, -(-sockets // PLAYERS), contestant.open_table)
    return Stage(server, tables, memory_at_start, server.memory())


async def performed(contestant: Contestant, stage: Stage, scene: Scene[Figures]) -> Figures:
    crowd = Crowd(contestant, stage.server)
    await crowd.come(stage.tables)
    gc.collect()
    gc.freeze()
    gc.disable()  # a collection among so many players would look like a slow answer
    try:
        figures = await scene(stage, crowd)
        crowd.check()
    finally:
        gc.enable()
        gc.unfreeze()
        crowd.leave()
    return figures
