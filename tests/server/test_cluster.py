"""Two servers on one PostgreSQL: people of one table at both of them, and one of them goes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from randori.server.postgres import connect
from tests.server.players import Player, table_of
from tests.server.serving import Server, serving
from tests.server.witness import (
    Witness,
    accepted_record,
    check_game,
    check_seat,
    company,
    play_to_the_end,
)
from tests.services import Postgres, Redis

PATIENCE = 240.0
TABLES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("tatsu", 2, {"players": 3, "seats": ["open", "novice", "open"], "options": {"target": 200}}),
    ("dojo", 3, {}),
    (
        "memo",
        2,
        {
            "players": 3,
            "seats": ["open", "open", "novice"],
            "options": {"max_rounds": 8},
            "clock": "relaxed",
        },
    ),
)

Pair = tuple[Server, Server]
Incident = Callable[[Pair], Awaitable[None]]


@pytest.fixture(params=["notify", "redis"])
def pair(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> Iterator[Pair]:
    """By PostgreSQL's own messages, and by Redis."""
    options: tuple[str, ...] = ()
    if request.param == "redis":
        redis = request.getfixturevalue("redis")
        assert isinstance(redis, Redis)
        options = ("--bus", redis.url)
    with cluster(tmp_path, postgres.empty_database(), *options) as servers:
        yield servers


@pytest.fixture
def notified(tmp_path: Path, postgres: Postgres) -> Iterator[Pair]:
    with cluster(tmp_path, postgres.empty_database()) as servers:
        yield servers


@contextmanager
def cluster(folder: Path, database: str, *options: str) -> Iterator[Pair]:
    with (
        serving(folder, database, *options, name="first") as first,
        serving(folder, database, *options, name="second") as second,
    ):
        asyncio.run(begun(first, second))
        yield first, second


async def begun(*servers: Server) -> None:
    for server in servers:
        server.start()
    for server in servers:
        await server.answers()


# --- games during which something happens


async def companies(pair: Pair) -> list[list[Witness]]:
    bases = [server.base for server in pair]
    return [await company(bases, game, people, **{"clock": "none", **more}) for game, people, more in TABLES]


async def in_mid_game(games: list[list[Witness]]) -> None:
    while min(len(witness.told) for witnesses in games for witness in witnesses) < 25:
        await asyncio.sleep(0.02)
    assert not all(witnesses[0].is_over for witnesses in games)


async def play_through(pair: Pair, incident: Incident, folder: Path) -> list[list[Witness]]:
    """All games, in the middle of which something happens; they end at the second server."""

    async def happen() -> None:
        await in_mid_game(games)
        await incident(pair)

    games = await companies(pair)
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
        for witnesses in games:
            tasks.create_task(play_to_the_end(witnesses))
        tasks.create_task(happen())
    for witnesses in games:
        await check_game(pair[1].base, witnesses, folder)
    return games


async def sleepers(base: str) -> list[Player]:
    """People at a table with a clock, who do nothing."""
    table, tokens = await table_of(base, "tatsu", 3, clock="fast")
    return [Player(base, table, token) for token in tokens]


async def kill_first(pair: Pair) -> None:
    """The other one takes over its clocks, too."""
    people = await sleepers(pair[0].base)
    pair[0].kill()
    for player in people:
        player.url = player.url.replace(str(pair[0].port), str(pair[1].port))
        await player.come()
    while (await people[0].hear_until("event", PATIENCE))["what"].get("by") != "clock":
        pass


def test_when_one_of_two_servers_is_killed_its_games_go_on_at_the_other(pair: Pair, tmp_path: Path) -> None:
    asyncio.run(play_through(pair, kill_first, tmp_path))


async def keepers(url: str) -> set[object]:
    """Which servers drive tables."""
    connection = await connect(url, 10, {})
    try:
        rows = await connection.fetch("SELECT DISTINCT keeper FROM tables WHERE keeper IS NOT NULL")
    finally:
        await connection.close(timeout=1)
    return {row["keeper"] for row in rows}


def test_a_server_that_is_asked_to_stop_hands_its_tables_over_at_once(
    notified: Pair, postgres: Postgres, tmp_path: Path
) -> None:
    async def stop(pair: Pair) -> None:
        before = await keepers(postgres.url("test"))
        assert await asyncio.to_thread(pair[0].stop) == 0
        assert len(before) == 1
        assert not before & await keepers(postgres.url("test"))

    games = asyncio.run(play_through(notified, stop, tmp_path))
    assert "closing" in {message["type"] for one in games for player in one for message in player.heard}


def test_games_outlive_a_restart_of_the_database(notified: Pair, postgres: Postgres, tmp_path: Path) -> None:
    async def restart(_pair: Pair) -> None:
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(2.0)
        postgres.launch()
        await asyncio.to_thread(postgres.wait)

    asyncio.run(play_through(notified, restart, tmp_path))


# --- one table at two servers


async def hear_said(player: Player, text: str) -> None:
    while (await player.hear_until("event"))["what"].get("text") != text:
        pass


async def meeting(pair: Pair) -> None:
    table, tokens = await table_of(pair[0].base, "tatsu", 2, players=3, seats=["open", "open", "novice"])
    here, there = (Player(server.base, table, token) for server, token in zip(pair, tokens, strict=True))
    await here.come()
    await there.come()
    while not (await here.hear_until("presence"))["here"][1]:
        pass
    assert (await there.ask(type="chat", text="bonjour"))["type"] == "accepted"
    await hear_said(here, "bonjour")
    assert (await here.ask(type="chat", text="hello"))["type"] == "accepted"
    await hear_said(there, "hello")
    await there.go()
    while (await here.hear_until("presence"))["here"][1]:
        pass


def test_people_at_different_servers_see_and_hear_each_other(pair: Pair) -> None:
    asyncio.run(asyncio.wait_for(meeting(pair), PATIENCE))


async def races(pair: Pair, folder: Path) -> None:
    """Everybody plays from two devices at once, one at each server, and neither waits for the other."""
    bases = [server.base for server in pair]
    table, tokens = await table_of(bases[0], "memo", 3, clock="none", options={"max_rounds": 8})
    devices = [
        [Witness([base], table, token, 10 * seat + number) for number, base in enumerate(bases)]
        for seat, token in enumerate(tokens)
    ]
    await asyncio.wait_for(play_to_the_end([one for seat in devices for one in seat]), PATIENCE)
    record = await accepted_record(bases[0], table, folder)
    for seat in devices:
        check_seat(record, seat)
    assert any(one.refused for seat in devices for one in seat)


def test_of_moves_that_come_to_both_servers_at_once_none_is_lost_and_none_counts_twice(
    pair: Pair, tmp_path: Path
) -> None:
    asyncio.run(races(pair, tmp_path))
