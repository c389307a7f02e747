"""The examples do what they say, against a real server."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from tests.server.players import get, post
from tests.server.running import in_loop
from tests.server.serving import Server, serving

BOT = Path(__file__).parents[2] / "examples" / "bot.py"
PATIENCE = 120.0
RESULT = re.compile(r"Seat (\d) of table (\S+): scores (\[.*?\]), won by (\[.*?\])\n")


async def played(*given: str) -> re.Match[str]:
    """What the bot says in the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(BOT), *given, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    said, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0, errors.decode()
    result = RESULT.fullmatch(said.decode())
    assert result is not None, said
    return result


async def check(server: Server, result: re.Match[str]) -> None:
    seat, table, scores, winners = result.groups()
    record = await get(server.base, f"/api/tables/{table}/record")
    assert (scores, winners) == (str(record["result"]["scores"]), str(record["result"]["winners"]))
    seen = await get(server.base, f"/api/tables/{table}")
    assert seen["seats"][int(seat)]["kind"] == "program"


@in_loop
async def test_the_bot_plays_against_a_bot_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path, str(tmp_path / "examples.db"), "--workers", "1") as server:
        await server.begin()
        await check(server, await played(server.base))


@in_loop
async def test_two_of_them_play_every_game_at_a_table_they_are_given(tmp_path: Path) -> None:
    with serving(tmp_path, str(tmp_path / "examples.db"), "--workers", "1") as server:
        await server.begin()
        for game, players in (("memo", 2), ("dojo", 3), ("tatsu", 2)):
            bots = ["random"] * (players - 2)
            settings = {"game": game, "players": players, "seats": ["open", "open", *bots]}
            options = {"memo": {"max_rounds": 2}, "dojo": {}, "tatsu": {"rounds": 1}}[game]
            made = await post(
                server.base, "/api/tables", {**settings, "options": options, "start": "full", "pace": "quick"}
            )
            link = f"{server.base}/tables/{made['table']}"
            results = await asyncio.gather(played(server.base, made["table"]), played(server.base, link))
            assert {result[1] for result in results} == {"0", "1"}
            for result in results:
                await check(server, result)
