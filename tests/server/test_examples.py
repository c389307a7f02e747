"""The examples do what they say, against a real server: a bot in Python, and the same in JavaScript."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools import node

from tests.server.players import get, post
from tests.server.running import in_loop
from tests.server.serving import Server, serving

EXAMPLES = Path(__file__).parents[2] / "examples"
SCRIPT = EXAMPLES / "bot.mjs"
PATIENCE = 120.0
FIRST_WITH_WEBSOCKET = 22
RESULT = re.compile(r"Seat (\d) of table (\S+): scores (\[.*?\]), won by (\[.*?\])\n")
OPTIONS: dict[str, dict[str, object]] = {"memo": {"max_rounds": 2}, "dojo": {}, "tatsu": {"rounds": 1}}


def in_python() -> list[str]:
    return [sys.executable, str(EXAMPLES / "bot.py")]


def in_javascript() -> list[str]:
    version = subprocess.run([program(), "--version"], capture_output=True, text=True, check=True).stdout
    has_websocket = int(version.removeprefix("v").split(".")[0]) >= FIRST_WITH_WEBSOCKET
    return [program(), *([] if has_websocket else ["--experimental-websocket"]), str(SCRIPT)]


def program() -> str:
    found = node.found()
    assert found is not None, node.TO_INSTALL
    return str(found)


@pytest.fixture(params=[in_python, in_javascript])
def bot(request: pytest.FixtureRequest) -> list[str]:
    """How it is started."""
    command: list[str] = request.param()
    return command


async def played(bot: list[str], *given: str) -> re.Match[str]:
    """What the bot says in the end."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*bot, *given, stdout=pipe, stderr=pipe)
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
async def test_the_bot_plays_against_a_bot_of_the_server(tmp_path: Path, bot: list[str]) -> None:
    with serving(tmp_path, str(tmp_path / "examples.db"), "--workers", "1") as server:
        await server.begin()
        await check(server, await played(bot, server.base))


@in_loop
async def test_two_of_them_play_every_game_at_a_table_they_are_given(tmp_path: Path, bot: list[str]) -> None:
    with serving(tmp_path, str(tmp_path / "examples.db"), "--workers", "1") as server:
        await server.begin()
        for game, players in (("memo", 2), ("dojo", 3), ("tatsu", 2)):
            seats = ["open", "open", *["random"] * (players - 2)]
            settings = {"game": game, "players": players, "seats": seats, "options": OPTIONS[game]}
            made = await post(server.base, "/api/tables", {**settings, "start": "full", "pace": "quick"})
            link = f"{server.base}/tables/{made['table']}"
            results = await asyncio.gather(
                played(bot, server.base, made["table"]), played(bot, server.base, link)
            )
            assert {result[1] for result in results} == {"0", "1"}
            for result in results:
                await check(server, result)


@in_loop
async def test_a_node_without_websocket_gets_a_sentence(tmp_path: Path) -> None:
    """The library is found beside the program, or not at all."""
    copy = tmp_path / "bot.mjs"
    copy.write_text(f"delete globalThis.WebSocket;\n{SCRIPT.read_text(encoding='utf-8')}", encoding="utf-8")
    ran = await asyncio.create_subprocess_exec(
        program(), str(copy), "http://localhost:1", stderr=asyncio.subprocess.PIPE
    )
    _, errors = await ran.communicate()
    assert (ran.returncode, errors.decode().count("\n")) == (2, 1)
    assert "npm install ws" in errors.decode()
