"""What a killed server, or a killed worker of its bots, costs those who play: nothing."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import httpx

from randori.server.housekeeping import BEAT
from tests.server.players import Message, Player, table_of
from tests.server.serving import Server, children_of, command_of, kill, serving
from tests.server.witness import Witness, check_game, company, play_to_the_end

AWAY = 9.0
BLUR = 3.0
"""Seconds that a busy machine may add, each way."""
WORKERS_KILLED = 3
PATIENCE = 240.0


def time_left(clocks: Message) -> float:
    """Of the only one who is to decide."""
    ((_, deadline),) = clocks["deadlines"].items()
    left: float = deadline - clocks["now"]
    return left


async def all_come(people: list[Player]) -> Message:
    """The clocks that the last one sees."""
    for player in people:
        welcome = await player.come()
    clocks: Message = welcome["clocks"]
    return clocks


async def outage(folder: Path) -> None:
    with serving(folder, str(folder / "randori.db")) as server:
        await server.begin()
        table, tokens = await table_of(server.base, "tatsu", 3, clock="fast")
        people = [Player(server.base, table, token) for token in tokens]
        before = await all_come(people)
        await asyncio.sleep(1.0)  # this second counts
        server.kill()
        died_at = time.time()
        await asyncio.sleep(AWAY)
        began_at = time.time()
        await server.begin()
        answered_at = time.time()
        after = await all_come(people)
    left = time_left(before) - (died_at - before["now"])
    # Somewhere between its beginning and its first answer it was there again, however long that took.
    shortest, longest = (left - (after["now"] - since) for since in (began_at, answered_at))
    # It is known from its last sign of life alone that a server was alive: in doubt for the player.
    assert shortest - BLUR < time_left(after) < longest + BEAT + BLUR


def test_the_time_in_which_a_server_was_away_is_on_nobodys_clock(tmp_path: Path) -> None:
    asyncio.run(outage(tmp_path))


# --- workers


def workers_of(server: Server) -> list[int]:
    assert server.process is not None
    return [pid for pid in children_of(server.process.pid) if "spawn_main" in command_of(pid)]


async def kill_workers(server: Server, witnesses: list[Witness]) -> None:
    for _ in range(WORKERS_KILLED):
        known = len(witnesses[0].told)
        while len(witnesses[0].told) < known + 10 or not workers_of(server):
            await asyncio.sleep(0.02)
        for pid in workers_of(server):
            kill(pid)
    assert not witnesses[0].is_over


async def bloodbath(folder: Path) -> None:
    with serving(folder, str(folder / "randori.db"), "--workers", "2") as server:
        await server.begin()
        seats = ["open", "adept", "novice", "adept"]
        witnesses = await company([server.base], "tatsu", 1, players=4, seats=seats, clock="none")
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
            tasks.create_task(play_to_the_end(witnesses))
            tasks.create_task(kill_workers(server, witnesses))
        await check_game(server.base, witnesses, folder)
        page = httpx.get(f"{server.base}/metrics", timeout=60).text
    (lost,) = [line for line in page.splitlines() if line.startswith("randori_workers_lost ")]
    assert float(lost.split()[1]) >= WORKERS_KILLED


def test_bots_whose_workers_are_killed_think_again(tmp_path: Path) -> None:
    asyncio.run(bloodbath(tmp_path))
