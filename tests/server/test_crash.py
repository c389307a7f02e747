"""A server that is killed at any instant, again and again, loses nothing that it acknowledged."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.serving import Server, serving
from tests.server.witness import Witness, check_game, company, play_to_the_end

KILLS = 25
SHORTEST, LONGEST = 0.05, 1.0
"""Seconds from the server's first answer to its death."""
LONG_LIFE = 3.0
"""Every fifth time: the bots' workers take their time to begin, and are to be killed as well."""
PATIENCE = 420.0

TABLES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("tatsu", 3, {"options": {"target": 1000}}),
    ("tatsu", 2, {"players": 4, "seats": ["open", "novice", "open", "novice"], "options": {"target": 300}}),
    ("dojo", 3, {}),
    ("dojo", 2, {"players": 3, "seats": ["open", "open", "adept"]}),
    ("memo", 3, {"options": {"max_rounds": 12}}),
    (
        "memo",
        2,
        {"players": 3, "seats": ["novice", "open", "open"], "options": {"max_rounds": 4, "games": 2}},
    ),
)


class Ordeal:
    """Games that go on, one after the other at each table, until the killing has an end."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.rng = random.Random(seed)
        self.games: list[list[Witness]] = []
        self.kills = 0

    async def run(self) -> None:
        await self.server.begin()
        async with asyncio.TaskGroup() as tasks:
            for game, people, settings in TABLES:
                tasks.create_task(self.play(game, people, settings))
            tasks.create_task(self.kill())

    async def play(self, game: str, people: int, settings: dict[str, object]) -> None:
        while self.kills < KILLS:
            witnesses = await company([self.server.base], game, people, clock="none", **settings)
            self.games.append(witnesses)
            await play_to_the_end(witnesses)

    async def kill(self) -> None:
        while self.kills < KILLS:
            longest = LONG_LIFE if self.kills % 5 == 4 else LONGEST
            await asyncio.sleep(self.rng.uniform(SHORTEST, longest))
            self.server.kill()
            self.kills += 1
            if self.kills % 6 == 5:
                await self.kill_at_birth()
            await self.server.begin()

    async def kill_at_birth(self) -> None:
        """While it opens its database, notes how long it was away, loads its tables."""
        self.server.start()
        await asyncio.sleep(self.rng.uniform(0.5, 3.0))
        self.server.kill()


async def story(folder: Path, seed: int) -> None:
    with serving(folder, str(folder / "randori.db")) as server:
        ordeal = Ordeal(server, seed)
        await asyncio.wait_for(ordeal.run(), PATIENCE)
        for witnesses in ordeal.games:
            await check_game(server.base, witnesses, folder)
        moves = sum(len(witness.accepted) for witnesses in ordeal.games for witness in witnesses)
        returns = sum(witness.returns for witnesses in ordeal.games for witness in witnesses)
        print(f"{len(ordeal.games)} games, {moves} moves acknowledged, {returns} connections")
        assert moves > 10 * KILLS
        assert server.stop() == 0


def test_a_server_killed_25_times_at_any_instant_loses_no_move_and_repeats_no_version(tmp_path: Path) -> None:
    seed = random.SystemRandom().randrange(10**6)
    print(f"seed {seed}")
    asyncio.run(story(tmp_path, seed))
