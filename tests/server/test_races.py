"""Thieves from outside, with ordinary clients: they leave, come back, swap and join all at once, and hope for
a line that sits in somebody else's seat."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.players import Message, Player, post
from tests.server.serving import serving
from tests.server.test_cluster import cluster
from tests.services import Postgres

ATTEMPTS = int(os.environ.get("RANDORI_RACES", "200"))
"""Of each kind; `make races` makes more."""
AT_ONCE = 25
SEATS = ["open", "open", "novice", "novice"]
NEVER_ENDS = 60.0


@contextmanager
def bases_of(kind: str, folder: Path, request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """The addresses of one server, or of two on one database."""
    if kind == "sqlite":
        with serving(folder, str(folder / "randori.db")) as server:
            asyncio.run(server.begin())
            yield [server.base]
    else:
        postgres = request.getfixturevalue("postgres")
        assert isinstance(postgres, Postgres)
        with cluster(folder, postgres.empty_database()) as servers:
            yield [server.base for server in servers]


@pytest.mark.parametrize("kind", ["sqlite", "two servers"])
def test_no_race_opens_a_seat_one_does_not_hold(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    with bases_of(kind, tmp_path, request) as bases:
        asyncio.run(attacked(bases))


async def attacked(bases: list[str]) -> None:
    turns = asyncio.Semaphore(AT_ONCE)

    async def attempt(number: int) -> None:
        async with turns, asyncio.timeout(NEVER_ENDS):
            await Attempt(bases, random.Random(number)).run()

    async with asyncio.TaskGroup() as attempts:
        for number in range(ATTEMPTS):
            attempts.create_task(attempt(number))


class Attempt:
    """A table with an honest player in the second seat. The thief has the first one, gives it up, and tries
    to keep a line in it; the victim takes it. Then cards are dealt."""

    def __init__(self, bases: list[str], rng: random.Random) -> None:
        self.bases = bases
        self.rng = rng
        self.table = ""

    def base(self) -> str:
        return self.rng.choice(self.bases)

    def line(self, token: str) -> Player:
        return Player(self.base(), self.table, token)

    async def run(self) -> None:
        made = await post(self.base(), "/api/tables", {"game": "tatsu", "players": 4, "seats": SEATS})
        self.table = made["table"]
        stolen = (await self.seat("Thief"))["token"]
        held = (await self.seat("Host's friend"))["token"]
        host, friend = self.line(made["token"]), self.line(held)
        thief = [self.line(stolen) for _ in range(3)]
        await asyncio.gather(host.come(), friend.come(), thief[0].come())
        await asyncio.gather(self.leave(thief[0]), self.swap(host), *map(self.sneak_in, thief[1:]))
        victim = self.line((await self.seat("Victim"))["token"])
        await victim.come()
        await self.start(host)
        await self.judge(thief, [victim, friend])
        for one in [host, friend, victim, *thief]:
            await one.go()

    async def seat(self, name: str) -> Message:
        """As soon as one is free."""
        async with httpx.AsyncClient(base_url=self.base(), timeout=20) as http:
            while True:
                answer = await http.post(f"/api/tables/{self.table}/seats", json={"name": name})
                if answer.status_code == 201:
                    seat: Message = answer.json()
                    return seat
                assert answer.status_code == 409, answer.text
                await asyncio.sleep(0.002)

    async def some_time(self) -> None:
        await asyncio.sleep(self.rng.random() * 0.006)

    async def leave(self, thief: Player) -> None:
        await self.some_time()
        answer = await thief.ask(type="leave")
        assert answer["type"] == "accepted", answer

    async def swap(self, host: Player) -> None:
        if self.rng.random() < 0.5:
            await self.some_time()
            await host.ask(type="swap", seats=[0, 1])

    async def sneak_in(self, thief: Player) -> None:
        await self.some_time()
        await thief.come()

    async def start(self, host: Player) -> None:
        while (await host.ask(type="start"))["type"] != "accepted":
            await asyncio.sleep(0.01)

    async def judge(self, thief: list[Player], honest: list[Player]) -> None:
        seats = []
        for one in honest:
            while one.view is None:
                await one.hear()
            assert one.view["player"] is not None, "an honest player has lost his seat"
            seats.append(one.view["player"])
        assert sorted(seats) == [0, 1]
        for one in thief:
            await self.try_to_play(one)
            for message in one.heard:
                view = message.get("view")
                assert view is None or view.get("player") is None, "a thief sees a hand"

    async def try_to_play(self, thief: Player) -> None:
        """All that he is sent until he has been answered."""
        try:
            for move in ("ask:1", "ask:2"):
                answer = await thief.ask(type="move", move=move)
                assert answer["type"] == "refused", "a thief has moved for somebody else"
        except ConnectionClosed:
            pass
