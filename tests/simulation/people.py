"""People who do everything the protocol knows, at any time, on several lines at once; and whose browsers,
networks and fingers do what those do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from randori.engine.errors import RandoriError
from randori.server import tokens
from randori.server.tables import Tables
from randori.table import entries, errors, showing
from randori.table.errors import TableError
from randori.table.settings import OPEN, Settings
from randori.table.table import Table
from tests.simulation.broken import Injected
from tests.simulation.lines import Line
from tests.simulation.plan import ACTS, BEFORE, LATER, changed_settings, drawn_settings
from tests.simulation.servers import Gone, Server

if TYPE_CHECKING:
    from tests.simulation.judge.judge import Judge
    from tests.simulation.world import World

GIFT = "0f" * 16
FACE = "kasa"
MOST_LINES = 4
MOST_TABLES = 4


@dataclass
class Ticket:
    """A token, and the table it is for."""

    table: str
    token: str


@dataclass
class Sitting:
    """What somebody knows of a line of his: of what he was sent so far."""

    line: Line
    ticket: Ticket | None
    read: int = 0
    seat: int | None = None
    is_host: bool = False
    version: int = 0
    view: dict[str, Any] | None = None
    table: dict[str, Any] | None = None
    answering: int | None = None
    sent: list[dict[str, Any]] = field(default_factory=list)

    def catch_up(self) -> None:
        for message in self.line.heard[self.read :]:
            self._take(dict(message))
        self.read = len(self.line.heard)

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "welcome":
            self.seat, self.is_host = message["seat"], message["is_host"]
            self.view, self.version = message["view"], message["version"]
        elif message["type"] == "event":
            self.version = message["version"]
            view = message.get("view")
            if view is not None:
                self.view = {**(self.view or {}), **view}
        else:
            return
        self.table = message.get("table") or self.table
        clocks = message.get("clocks")
        if clocks is not None:
            self.answering = clocks["answering"]

    @property
    def moves(self) -> list[str]:
        return [] if self.view is None else self.view.get("moves", [])


class Person:
    def __init__(self, world: World, number: int) -> None:
        self.world = world
        self.rng: Random = world.rng
        self.name = ("Ann", "Bob", "Cleo", "Dan", "Eve")[number]
        self.tickets: list[Ticket] = []
        self.sittings: list[Sitting] = []
        self.spoken: list[tuple[str, dict[str, Any]]] = []  # by table: what may be said again
        self.number = 0
        self.known: dict[str, int] = {}
        """By table: the version he was told last."""

    # --- what he does

    async def live(self, actions: int) -> None:
        for _ in range(actions):
            await asyncio.sleep(self.rng.expovariate(1.0) * self.rng.choice((0.002, 0.05, 0.3, 1.5)))
            await self.act()

    async def act(self) -> None:
        self.sittings = [one for one in self.sittings if one.line.is_open]
        for sitting in self.sittings:
            sitting.catch_up()
            self.known[sitting.line.table] = sitting.version
        await self.do(self.world.habits.choice(name for name in ACTS if self.can(name)))

    def can(self, act: str) -> bool:
        world = self.world
        match act:
            case "make":
                return len(world.tables) < MOST_TABLES
            case "join" | "look" | "watch":
                return bool(world.tables) and (act != "watch" or len(self.sittings) < MOST_LINES)
            case "come":
                return bool(self.tickets) and len(self.sittings) < MOST_LINES
            case "say again":
                return world.faults.has("resent messages") and bool(self.spoken)
            case "flood":
                return world.faults.has("floods") and bool(self.sittings)
        return bool(self.sittings)

    async def do(self, act: str) -> None:
        match act:
            case "make":
                await self.make()
            case "join":
                await self.join()
            case "look":
                await self.look()
            case "come":
                self.come()
            case "watch":
                self.watch()
            case "say again":
                self.say_again()
            case "rush":
                self.rush(self.rng.choice(self.sittings).line.table)
            case "go":
                self.go(self.rng.choice(self.sittings))
            case "flood":
                self.flood(self.rng.choice(self.sittings))
            case "speak":
                self.speak(self.rng.choice(self.sittings))

    def server(self) -> Server:
        return self.rng.choice(self.world.servers)

    async def ask(self, work: Callable[[Tables], Awaitable[Any]]) -> Any:
        """Over HTTP; whatever the server's answer is."""
        return await self.server().call(work)

    # --- tables

    async def make(self) -> None:
        settings = drawn_settings(self.rng)
        token = tokens.new_token()
        key = tokens.hashed(token)
        joined: list[entries.Joined] = []
        if self.rng.random() < 0.7:
            seat = settings.plan().index(OPEN)
            joined = [
                entries.Joined(
                    self.world.loop.now,
                    seat,
                    self.name,
                    key,
                    GIFT,
                    face=FACE,
                    person=tokens.hashed(self.name),
                )
            ]
        judge = self.world.judge
        judge.makes[key] = joined

        async def make(tables: Tables) -> Table:
            made = await tables.make(settings, key, joined=joined)
            judge.made(made.id)
            return made

        try:
            table = await self.ask(make)
        except (RandoriError, Injected, Gone):
            return
        self.world.note(
            f"{self.name} has made table {self.world.short(table.id)}: {settings.game} "
            f"for {settings.players}, start {settings.start}, clock {settings.clock}"
        )
        self.world.tables.append(table.id)
        self.tickets.append(Ticket(table.id, token))
        self.world.shared.append(self.tickets[-1])

    async def join(self) -> None:
        table = self.rng.choice(self.world.tables)
        token = tokens.new_token()
        key = tokens.hashed(token)
        seat = self.rng.choice((None, None, 0, 1))
        judge, name, person = self.world.judge, self.name, tokens.hashed(self.name)
        judge.joins.setdefault(table, {})[key] = name, seat

        async def join(tables: Tables) -> None:
            await tables.join(table, name, key, seat=seat, contribution=GIFT, face=FACE, person=person)
            judge.joined(table, key)

        try:
            await self.ask(join)
        except TableError as refused:
            if refused.clause in (errors.STORE, errors.SEAT, errors.STATUS, errors.BARRED):
                judge.not_joined(table, key)
            return
        except (RandoriError, Injected, Gone):
            return
        self.tickets.append(Ticket(table, token))
        self.world.shared.append(self.tickets[-1])

    async def look(self) -> None:
        """What HTTP tells of a table."""
        table = self.rng.choice(self.world.tables)
        try:
            await self.ask(partial(looked_at, table, self.world.judge))
        except (RandoriError, Injected, Gone):
            return

    # --- lines

    def come(self) -> None:
        server = self.server()
        if not server.is_open:
            return
        ticket: Ticket | None = self.rng.choice(self.tickets)
        if self.world.faults.has("old tokens") and self.rng.random() < 0.3:
            ticket = self.rng.choice(self.world.shared)  # also one that somebody else has, or had
        assert ticket is not None
        table = ticket.table
        if self.world.faults.has("old tables") and self.rng.random() < 0.1:
            table = self.rng.choice([*self.world.tables, "nowhere"])
        self.open(server, table, ticket)

    def watch(self, table: str | None = None) -> None:
        """Without a token: as a spectator, of what happens or of all hands, later."""
        server = self.server()
        if server.is_open:
            self.open(server, table or self.rng.choice(self.world.tables), None)

    def open(self, server: Server, table: str, ticket: Ticket | None) -> None:
        line = Line(self.world, server, table, self.name)
        sitting = Sitting(line, ticket)
        self.world.lines.append(line)
        self.sittings.append(sitting)
        self.hello(sitting)
        if self.world.faults.strike("deaf clients"):
            line.is_deaf = True
        if self.world.faults.strike("cut lines", 2):
            pause = self.rng.choice((self.world.faults.latency, 0.05, 3.0))
            self.world.loop.world.later(self.rng.random() * pause * 3, line.close)

    def hello(self, sitting: Sitting) -> None:
        message: dict[str, Any] = {"type": "hello", "name": self.name}
        if sitting.ticket is not None:
            message["token"] = sitting.ticket.token
        elif self.rng.random() < 0.6:
            message["open"] = True
        if self.rng.random() < 0.6:
            message["version"] = self.rng.choice((0, self.known.get(sitting.line.table, 0), 3))
        self.world.note(
            f"{self.name} says hello on {sitting.line}{' without a token' if sitting.ticket is None else ''}"
        )
        sitting.line.say(message)

    def go(self, sitting: Sitting) -> None:
        self.world.note(f"{self.name} closes {sitting.line}")
        sitting.line.close()

    # --- messages

    def say(self, sitting: Sitting, is_noted: bool = True, **message: Any) -> None:
        self.number += 1
        message["id"] = f"{self.name}{self.number}"
        if is_noted:
            self.world.note(f"{self.name} says {message} on line {sitting.line.number}")
        sitting.line.say(message)
        self.spoken = [*self.spoken[-20:], (sitting.line.table, message)]

    def say_again(self) -> None:
        """The same message, on the same line or another, as if its answer had been lost."""
        table, message = self.rng.choice(self.spoken)
        here = [one for one in self.sittings if one.line.table == table]
        if here:
            sitting = self.rng.choice(here)
            self.world.note(f"{self.name} says {message['id']} again on line {sitting.line.number}")
            sitting.line.say(message)

    def flood(self, sitting: Sitting) -> None:
        times = self.rng.choice((5, 20, 70))
        self.world.note(f"{self.name} chats {times} times at once on line {sitting.line.number}")
        for number in range(times):
            self.say(sitting, is_noted=False, type="chat", text=f"chat {number}")

    def rush(self, table: str) -> None:
        """Everybody at a table says something at the same moment, on every line; and somebody comes to
        watch."""
        self.world.note(f"--- everybody at table {self.world.short(table)} speaks at once")
        if len(self.sittings) < MOST_LINES and self.rng.random() < 0.5:
            self.watch(table)
        for person in self.world.people:
            for sitting in person.sittings:
                if sitting.line.table == table and sitting.line.is_open:
                    sitting.catch_up()
                    person.speak(sitting)

    def speak(self, sitting: Sitting) -> None:
        rng, habits = self.rng, self.world.habits
        if sitting.moves and rng.random() < habits.moves:
            self.move(sitting)
            return
        is_waiting = sitting.table is None or sitting.table["status"] == "waiting"
        kind = habits.choice(BEFORE if is_waiting and rng.random() < 0.6 else [*BEFORE, *LATER])
        seats = range(4 if sitting.table is None else len(sitting.table["seats"]))
        match kind:
            case "swap":
                self.say(sitting, type="swap", seats=[rng.choice(seats), rng.choice(seats)])
            case "ready":
                self.say(sitting, type="ready", contribution=GIFT)
            case "replace":
                self.say(sitting, type="replace", seat=rng.choice(seats), level="random")
            case "sit" | "hand_over":
                self.say(sitting, type=kind, seat=rng.choice(seats))
            case "rename":
                name = rng.choice([person.name for person in self.world.people])
                self.say(sitting, type="rename", name=name, face=FACE)
            case "remove":
                self.say(sitting, type="remove", seat=rng.choice(seats), bars=rng.random() < 0.5)
            case "pardon":
                barred = ["Ann"] if sitting.table is None else sitting.table["barred"]
                self.say(sitting, type="pardon", name=rng.choice(barred or ["Ann"]))
            case "fill":
                self.say(sitting, type="fill", level="random")
            case "change":
                self.change(sitting)
            case "chat":
                self.say(sitting, type="chat", text=rng.choice(("hi", "my turn?", "👍🏽")))
            case "end":
                self.say(sitting, type="end", agrees=rng.random() < 0.7)
            case "restore":
                self.say(sitting, type="restore", seat=rng.choice(seats))
            case "add_time":
                self.say(sitting, type="add_time", seat=rng.choice(seats), seconds=2.0)
            case _:
                self.say(sitting, type=kind)

    def change(self, sitting: Sitting) -> None:
        if sitting.table is None:
            return
        agreed = msgspec.convert(sitting.table["settings"], Settings)
        new = changed_settings(self.rng, agreed)
        self.say(sitting, type="change", settings=msgspec.to_builtins(new))

    def move(self, sitting: Sitting) -> None:
        message: dict[str, Any] = {"type": "move", "move": self.rng.choice(sitting.moves)}
        if sitting.answering is not None:
            message["answers"] = sitting.answering
        if self.rng.random() < 0.5:
            message["version"] = sitting.version
        self.say(sitting, **message)


async def looked_at(table: str, judge: Judge, tables: Tables) -> None:
    """As the lobby, the page of a table and one's list of games do."""
    await tables.store.listings()
    live = await tables.live(table)
    seen = await live.query(lambda table: showing.table_seen(table, [False] * len(table.seats)))
    judge.looked(table, seen)
    if seen.status == "over":
        with suppress(TableError):
            await live.query(showing.record)
