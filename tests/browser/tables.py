"""Games that nobody need look at while they are played."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from tests.server.players import RandomPlayer, table_of
from tests.server.serving import Server

PLAYERS = {"dojo": 3, "memo": 2, "tatsu": 4}


def played_table(server: Server, game: str, **settings: object) -> str:
    """A table at which a game has been played to its end, over lines of their own: its id."""

    async def play() -> str:
        table, tokens = await table_of(server.base, game, PLAYERS[game], clock="none", **settings)
        players = [RandomPlayer(server.base, table, token, seed) for seed, token in enumerate(tokens)]
        await asyncio.gather(*(player.play() for player in players))
        return table

    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play()).result()
