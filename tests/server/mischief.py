"""Players for the leak test: they play on, but they are a nuisance, and write down all that reaches them."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field

import httpx

from tests.server.players import Message, Player, RandomPlayer

TOO_MANY = 10**9
"""A version nobody has reached."""


@dataclass(frozen=True)
class Ask:
    """A move somebody tried, and what he knew then."""

    move: str
    version: int
    answers: int | None


@dataclass(frozen=True)
class Heard:
    """A text as it came, what its reader knew when it came, and what it was the answer to."""

    text: str
    version: int | None
    asked: Ask | None = None
    is_public: bool = False
    """Anybody could have read it: it came over HTTP."""


@dataclass
class Diary:
    """What one pair of eyes was sent, on one device, over all its connections."""

    eyes: int | None
    heard: list[Heard] = field(default_factory=list)


class Witness(Player):
    """Writes down what it hears."""

    def __init__(self, base: str, table: str, token: str | None = None, **hello: object) -> None:
        super().__init__(base, table, token, **hello)
        self.version = 0  # to be told what was before
        self.diary = Diary(None)
        self.asks: dict[str, Ask] = {}

    def take_in(self, message: Message) -> None:
        super().take_in(message)
        self.diary.eyes = self.seat
        asked = self.asks.get(str(message.get("id")))
        self.diary.heard.append(Heard(self.raw[-1], self.version, asked))

    async def watch(self) -> None:
        """To the end."""
        await self.come()
        while not self.is_over:
            await self.hear()
        await self.go()


class ForgetfulWitness(Witness):
    """Goes away again and again, and comes back with any version, or none."""

    def __init__(self, base: str, table: str, token: str | None, seed: int) -> None:
        super().__init__(base, table, token, name="Wanderer")
        self.rng = random.Random(seed)

    async def watch(self) -> None:
        while not self.is_over:
            self.version = self.rng.choice([None, 0, 1, TOO_MANY, self.version])
            await self.come()
            await self.say({"type": "chat", "id": f"c{self.rng.random()}", "text": "I see nothing"})
            for _ in range(self.rng.randrange(1, 12)):
                if not self.is_over:
                    await self.hear()
            await self.go()


class Nuisance(Witness, RandomPlayer):
    """Plays any legal move, and now and then does something else first."""

    def __init__(self, base: str, table: str, token: str, seed: int, guesses: list[str]) -> None:
        RandomPlayer.__init__(self, base, table, token, seed)
        self.version = 0
        self.diary = Diary(None)
        self.asks = {}
        self.base = base
        self.path = table
        self.guesses = guesses
        self.hints = 2

    async def decide(self) -> None:
        if not self.asks:
            await self.guess()
        if self.rng.random() < 0.15:
            await self.rng.choice([self.guess, self.chatter, self.look_around, self.ask_hint, self.vanish])()
        await super().decide()
        if self.pending is not None:
            move, answers = self.pending["move"], self.pending["answers"]
            self.asks[self.pending["id"]] = Ask(move, self.version or 0, answers)

    async def guess(self) -> None:
        """A move that is not to be made: what is it refused for?"""
        move = self.rng.choice(self.guesses)
        name = f"g{len(self.asks)}"
        if move not in ((self.view or {}).get("moves") or []):
            answers = self.clocks.get("answering")
            self.asks[name] = Ask(move, self.version or 0, answers)
            await self.say({"type": "move", "id": name, "move": move, "answers": answers})

    async def chatter(self) -> None:
        await self.say({"type": "chat", "id": f"c{len(self.heard)}", "text": "who has it?"})

    async def ask_hint(self) -> None:
        self.hints -= 1
        if self.hints >= 0:
            await self.say({"type": "hint", "id": f"h{self.hints}"})

    async def look_around(self) -> None:
        """All that can be read of a table without sitting at it."""
        seats = {"seats": [{"table": self.path, "token": self.token}]}
        async with httpx.AsyncClient(base_url=self.base, timeout=20, verify=False) as http:
            answers = [
                await http.get(f"/api/tables/{self.path}"),
                await http.get("/api/tables?limit=100"),
                await http.get(f"/api/tables/{self.path}/record"),
                await http.get(f"/api/tables/{self.path}/seats"),
                await http.post("/api/seats/mine", json=seats),
                await http.get("/metrics"),
                await http.get("/healthz"),
            ]
        await self.ask(type="ping")  # whatever had happened by then has been heard now
        for answer in answers:
            self.diary.heard.append(Heard(answer.text, self.version, is_public=True))

    async def vanish(self) -> None:
        """Come back with a version of some time ago; what was missed is told once more."""
        assert self.version is not None
        await self.go()
        self.version = max(0, self.version - self.rng.randrange(20))
        await asyncio.sleep(0)
        await self.come()


class Absent(Nuisance):
    """Comes back without any version; another device of the same person has heard it all."""

    async def vanish(self) -> None:
        await self.go()
        self.version = self.rng.choice([None, 0, TOO_MANY])
        await self.come()
