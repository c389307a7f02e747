"""How a server begins, or says why it cannot, and how it ends when it is asked to."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.server.serving import Server, free_port, refused, serving
from tests.server.witness import Witness, check_game, company, play_to_the_end

PATIENCE = 180.0


async def stopped_in_mid_game(server: Server, witnesses: list[Witness]) -> None:
    """And begun again."""
    while min(len(witness.told) for witness in witnesses) < 20:
        await asyncio.sleep(0.02)
    asked_at = time.monotonic()
    assert await asyncio.to_thread(server.stop) == 0
    assert time.monotonic() - asked_at < 20
    assert not any(witness.is_over for witness in witnesses)
    await server.begin()


async def farewell(folder: Path) -> None:
    with serving(folder, str(folder / "randori.db")) as server:
        await server.begin()
        witnesses = await company([server.base], "tatsu", 2, players=3, seats=["open", "open", "novice"])
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
            tasks.create_task(play_to_the_end(witnesses))
            tasks.create_task(stopped_in_mid_game(server, witnesses))
        await check_game(server.base, witnesses, folder)
    for witness in witnesses:
        assert [message for message in witness.heard if message["type"] == "closing"]


def test_a_server_that_is_asked_to_stop_says_goodbye_and_loses_nothing(tmp_path: Path) -> None:
    asyncio.run(farewell(tmp_path))


def test_a_second_server_on_the_same_file_and_on_the_same_port_are_refused_in_a_sentence(
    tmp_path: Path,
) -> None:
    file = tmp_path / "randori.db"
    with serving(tmp_path, str(file)) as server:
        asyncio.run(server.begin())
        assert "in use by another server" in refused("--port", "0", "--database", str(file))
        other = ("--database", str(tmp_path / "other.db"))
        taken = refused("--port", str(server.port), *other)
        assert f"port {server.port}" in taken
        assert "ddress already in use" in taken


def test_a_database_or_a_bus_that_is_away_is_told_in_a_sentence_without_the_password(tmp_path: Path) -> None:
    nobody = f"somebody:secret@127.0.0.1:{free_port()}"
    file = ("--database", str(tmp_path / "randori.db"))
    for options in (
        ("--database", f"postgresql://{nobody}/randori"),
        ("--bus", f"redis://{nobody}", *file),
    ):
        told = refused("--port", "0", *options)
        assert "cannot be reached" in told
        assert "secret" not in told


def test_a_host_that_is_none_of_ours_is_told_in_a_sentence(tmp_path: Path) -> None:
    told = refused("--host", "192.0.2.1", "--database", str(tmp_path / "randori.db"))
    assert "nobody can listen at 192.0.2.1" in told
