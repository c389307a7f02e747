"""All the players of a trial, in one event loop: they come, play at some pace, and leave."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import cycle
from time import perf_counter

from picows import ws_connect

from bench.server.calls import HOST
from bench.server.contestant import Contestant, Seat
from bench.server.players import Player, Table, Tally, keep_time, rest
from bench.server.running import Server, ServerError

CONNECTING_AT_ONCE = 64
SECONDS_TO_CONNECT = 120

READ_BUFFER = 8 * 1024
"""A view fits in it; ten thousand of them fit in memory."""


class Crowd:
    def __init__(self, contestant: Contestant, server: Server) -> None:
        self.contestant = contestant
        self.server = server
        self.tally = Tally()
        self.tables: list[Table] = []
        self.players: list[Player] = []

    # --- coming and going

    async def come(self, tables: list[list[Seat]]) -> None:
        """Connect everyone, and wait until all have seen their table."""
        gate = asyncio.Semaphore(CONNECTING_AT_ONCE)
        self.tables = [Table() for _ in tables]
        async with asyncio.timeout(SECONDS_TO_CONNECT):
            async with asyncio.TaskGroup() as group:
                for table, seats in zip(self.tables, tables, strict=True):
                    for seat in seats:
                        group.create_task(self.sit_down(seat, table, gate))
            while not all(player.dialogue.is_seated for player in self.players):
                await asyncio.sleep(0.05)

    async def sit_down(self, seat: Seat, table: Table, gate: asyncio.Semaphore) -> None:
        player = Player(self.contestant.dialogue(seat), table, self.tally)
        self.players.append(player)
        url = f"ws://{HOST}:{self.server.port}{self.contestant.path(seat)}"
        async with gate:
            await ws_connect(
                lambda: player,
                url,
                websocket_handshake_timeout=SECONDS_TO_CONNECT,
                read_buffer_init_size=READ_BUFFER,
            )

    def leave(self) -> None:
        for player in self.players:
            if player.transport is not None:
                player.transport.disconnect(graceful=False)

    # --- playing

    def set_pace(self, pace: Callable[[Table], None]) -> None:
        for table in self.tables:
            table.pace = pace
            table.due.clear()
            pace(table)

    async def play_in_time(self, rate: float, seconds: float) -> None:
        """So many moves a second, table after table, at times fixed beforehand whatever the server does.

        The loop never sleeps: its timers are too coarse, a millisecond, for answers that take a third of one.
        """
        self.set_pace(keep_time)
        start = perf_counter()
        moves = int(rate * seconds)
        for number, table in zip(range(moves), cycle(self.tables), strict=False):
            due = start + number / rate
            await asyncio.sleep(0)
            while perf_counter() < due:
                await asyncio.sleep(0)
            table.due.append(due)
            keep_time(table)

    def move_once(self) -> None:
        for table in self.tables:
            table.move(perf_counter())

    async def come_to_rest(self, seconds: float) -> None:
        """No more moves; wait until all are answered."""
        self.set_pace(rest)
        await self.catch_up(seconds)

    async def catch_up(self, seconds: float) -> None:
        """Wait, so long at most, until all moves that are due have been made and answered."""
        deadline = perf_counter() + seconds
        while self.is_behind() and perf_counter() < deadline:
            await asyncio.sleep(0.01)

    def is_behind(self) -> bool:
        is_due = any(table.due for table in self.tables)
        return is_due or any(player.due is not None for player in self.players)

    # --- what became of them

    def check(self) -> None:
        self.server.check()
        if not self.connected():
            raise ServerError(f"all connections were closed: {self.server.last_words()}")

    def connected(self) -> int:
        return sum(player.is_connected for player in self.players)

    def refused(self) -> int:
        return sum(player.dialogue.refused for player in self.players)

    def views(self) -> tuple[int, int]:
        """How many were received, and their bytes."""
        dialogues = [player.dialogue for player in self.players]
        return sum(one.views for one in dialogues), sum(one.view_bytes for one in dialogues)
