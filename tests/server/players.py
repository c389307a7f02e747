"""Clients for tests: they speak the protocol and write down every byte they get."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]

PATIENCE = 20.0
"""Seconds for any answer, which takes a tenth of one; machines may be busy."""


class Player:
    """A seat (or a spectator) with a socket; comes back by itself when the line is cut."""

    def __init__(self, base: str, table: str, token: str | None = None, **hello: object) -> None:
        self.url = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.token = token
        self.hello = hello
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.version: int | None = None
        self.seat: int | None = None
        self.view: Message | None = None
        self.table: Message = {}
        self.clocks: Message = {}
        self.line: ClientConnection | None = None

    async def come(self) -> Message:
        """Connect and say hello; with the last version known, if one was here before."""
        self.line = await connect(
            self.url, compression=None, max_size=None, max_queue=None, open_timeout=PATIENCE
        )
        said = {"type": "hello", "token": self.token, **self.hello}
        await self.say(said | ({} if self.version is None else {"version": self.version}))
        return await self.hear()

    async def say(self, message: object) -> None:
        assert self.line is not None
        await self.line.send(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def hear(self, timeout: float = PATIENCE) -> Message:
        assert self.line is not None
        text = await asyncio.wait_for(self.line.recv(), timeout)
        assert isinstance(text, str)
        message: Message = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        self.take_in(message)
        return message

    def take_in(self, message: Message) -> None:
        if message["type"] in ("welcome", "event"):
            self.version = message["version"]
            self.view = merged(self.view, message.get("view"), message["type"])
            self.table = message.get("table") or self.table
            self.clocks = message.get("clocks") or self.clocks
        if message["type"] == "welcome":
            self.seat = message["seat"]

    async def hear_until(self, kind: str, timeout: float = PATIENCE) -> Message:
        while (message := await self.hear(timeout))["type"] != kind:
            pass
        return message

    async def ask(self, **message: object) -> Message:
        """Say something and wait for its answer."""
        message.setdefault("id", f"q{random.getrandbits(48)}")
        await self.say(message)
        while (answer := await self.hear()).get("id") != message["id"]:
            pass
        return answer

    async def go(self) -> None:
        if self.line is not None:
            await self.line.close()

    @property
    def is_over(self) -> bool:
        return self.table.get("status") == "over"


def merged(before: Message | None, view: Message | None, kind: str) -> Message | None:
    """What one sees now: an event tells what has changed."""
    if view is None or before is None or kind == "welcome":
        return view or before
    return {**before, **view, "table": {**before["table"], **view["table"]}}


async def post(base: str, path: str, body: object, **headers: str) -> Message:
    async with httpx.AsyncClient(base_url=base, timeout=20, verify=False) as http:
        answer = await http.post(path, json=body, headers=headers)
    result: Message = answer.json()
    assert answer.status_code < 300, result
    return result


async def get(base: str, path: str) -> Any:
    async with httpx.AsyncClient(base_url=base, timeout=20, verify=False) as http:
        answer = await http.get(path)
    assert answer.status_code < 300, answer.text
    return answer.json()


async def table_of(base: str, game: str, people: int, **settings: object) -> tuple[str, list[str]]:
    """A table that begins when this many people have come; their tokens."""
    players = settings.pop("players", people)
    made = await post(
        base, "/api/tables", {"game": game, "players": players, "start": "full", "pace": "quick", **settings}
    )
    tokens = []
    for number in range(people):
        who = {"name": f"player {number}", "face": "ren"}
        joined = await post(base, f"/api/tables/{made['table']}/seats", who)
        tokens.append(joined["token"])
    return made["table"], tokens


class RandomPlayer(Player):
    """Plays any legal move until the game is over; goes on after the line was cut."""

    def __init__(self, base: str, table: str, token: str, seed: int) -> None:
        super().__init__(base, table, token)
        self.rng = random.Random(seed)
        self.accepted: dict[str, tuple[str, int]] = {}
        self.pending: Message | None = None
        self.asked = 0
        self.sign = f"{self.rng.getrandbits(32):08x}"
        """In the ids of its moves: another device of the same person may ask at the same time."""

    async def play(self) -> None:
        while not self.is_over:
            try:
                await self.come()
                if self.pending is not None:
                    await self.say(self.pending)  # was it heard? the same id happens once
                await self.play_on()
            except (OSError, ConnectionClosed, TimeoutError):
                await asyncio.sleep(0.05)
        await self.go()

    async def play_on(self) -> None:
        while not self.is_over:
            if self.pending is None:
                await self.decide()
                if self.is_over:
                    return
            message = await self.hear()
            if self.pending is not None and message.get("id") == self.pending["id"]:
                if message["type"] == "accepted":
                    self.accepted[self.pending["id"]] = (self.pending["move"], message["version"])
                self.pending = None

    async def decide(self) -> None:
        moves = (self.view or {}).get("moves") or []
        if not moves or (self.view or {}).get("over"):
            return
        move = "pass" if "pass" in moves and self.rng.random() < 0.8 else self.rng.choice(moves)
        self.asked += 1
        self.pending = {"type": "move", "id": f"{self.sign}-{self.asked}", "move": move}
        self.pending["answers"] = self.clocks.get("answering")
        self.pending["version"] = self.version
        await self.say(self.pending)
