"""What must be so when the faults have stopped, and when everybody has gone."""

from __future__ import annotations

import asyncio
import time
from math import inf
from typing import TYPE_CHECKING, Any

import randori
from randori.server import housekeeping
from randori.server.attendance import HEARD_FOR
from randori.server.driver import begins_before_people
from randori.server.housekeeping import BEAT, ROUNDS_OF_LOOKS
from randori.server.live_table import LONGEST_PAUSE, LiveTable
from randori.server.store import sqlite_checkpoints
from randori.server.tables import Tables
from randori.table import pace, showing
from randori.table.table import Table
from tests.simulation.broken import Broken
from tests.simulation.judge.ledger import Ledger
from tests.simulation.lines import Line
from tests.simulation.people import Sitting
from tests.simulation.servers import Server

if TYPE_CHECKING:
    from tests.simulation.world import World

HEALED_WITHIN = 90.0
LOOKED_WITHIN = BEAT * ROUNDS_OF_LOOKS + 4.0
"""Seconds after which a server has found out what it has missed."""
SILENT_WITHIN = HEARD_FOR + 2 * BEAT
"""Seconds after which nobody takes the people of a server that is gone for present."""
BOTS_WITHIN = 15.0
CLOCKS_WITHIN = 15.0
"""Seconds by which a clock may be late."""
ANSWERED_WITHIN = 8.0
"""Where bots move all the time through another server and the store is slow, one is second for some time."""
FLOOD = 1.8
SAME = "all servers come to the same table"
LASTING = {
    "signs of life",
    "keeping tables",
    "forgetting",
    "a bot decides",
    "a table is made anew",
    "a table is taken over",
    "a table is put away",
}
"""Tasks that a server may have when nobody is there."""


class Ending:
    def __init__(self, world: World) -> None:
        self.world = world
        self.loop = world.loop
        self.healed_at = 0.0

    def run(self) -> None:
        for part in (self.heal, self.flood, self.rest, self.ask, self.depart):
            if self.world.is_broken:
                return
            part()

    # --- the faults stop

    def heal(self) -> None:
        world = self.world
        world.note("--- from here on nothing goes wrong any more")
        world.faults.are_over = True
        world.find_store()
        for line in world.lines:
            if line.is_deaf:
                line.close()
        end = self.loop.now + HEALED_WITHIN
        self.loop.world.later(HEALED_WITHIN, lambda: None)
        self.loop.run_until(lambda: self.all_open() or self.loop.now >= end or world.is_broken)
        if not self.all_open() and not world.is_broken:
            raise Broken("nothing freezes", "a server does not come up")
        self.healed_at = self.loop.now

    def all_open(self) -> bool:
        return all(server.is_awake for server in self.world.servers)

    def flood(self) -> None:
        """No amount of chat holds up a welcome."""
        world, rng = self.world, self.world.rng
        seated = [one for person in world.people for one in person.sittings if one.line.is_open]
        if not seated or rng.random() < 0.85:
            self.loop.run_for(1.0)
            return
        table = rng.choice(seated).line.table
        self.loop.run_for(LONGEST_PAUSE + 1.0)  # until what failed before is tried again
        world.note("--- everybody chats at once, and somebody comes")
        task = self.loop.world.start(self.chat([one for one in seated if one.line.table == table]))
        self.loop.run_for(FLOOD / 3)
        lines = [Line(world, server, table, "somebody") for server in world.servers]
        world.lines += lines
        for line in lines:
            line.say({"type": "hello"})
        self.loop.run_until(lambda: task.done() or world.is_broken)
        self.loop.run_for(0.3)
        for line in lines:
            if line.is_open and None in line.unanswered and not world.is_broken:
                raise Broken("a welcome is never starved", f"{line} waited in vain")

    async def chat(self, sittings: list[Sitting]) -> None:
        end = self.loop.now + FLOOD
        number = 0
        while self.loop.now < end:
            for sitting in sittings:
                number += 1
                if sitting.line.is_open:
                    sitting.line.say({"type": "chat", "id": f"flood{number}", "text": "chat"})
            await asyncio.sleep(0.015)

    # --- everything comes right

    def rest(self) -> None:
        patience = [self.patience(ledger) for ledger in self.playing()]
        longest = max((seconds for seconds in patience if seconds < inf), default=0.0)
        self.loop_for(max(LOOKED_WITHIN, SILENT_WITHIN, longest) + 1.0)
        if self.world.is_broken:
            return
        for ledger in self.playing():
            since = self.loop.now - max(ledger.last.at, self.healed_at)
            if since > self.patience(ledger):
                who = sorted(ledger.table.clocks.since)
                raise Broken("every table goes on", f"nothing has happened for {since:.0f} s; {who} to act")
        for server in self.world.servers:
            self.check_server(server)
        for line in self.world.lines:
            self.check_line(line)
        for ledger in self.world.judge.ledgers.values():
            check_record(ledger.table)
            row = self.world.database.rows.get(ledger.id)
            if row is not None:
                self.world.judge.check_row(ledger, row.listing)

    def loop_for(self, seconds: float) -> None:
        end = self.loop.now + seconds
        self.loop.world.later(seconds, lambda: None)
        self.loop.run_until(lambda: self.loop.now >= end or self.world.is_broken)

    def playing(self) -> list[Ledger]:
        return [one for one in self.world.judge.ledgers.values() if one.table.status == "playing"]

    def patience(self, ledger: Ledger) -> float:
        """Within how many seconds something must happen at a table."""
        table = ledger.table
        if any(table.seats[seat].bot is not None for seat in table.clocks.since):
            return BOTS_WITHIN + (pace.TO_GET_READY if begins_before_people(table) else 0.0)
        allowed = table.clocks.allowance
        if allowed.away is None:
            return inf
        return allowed.away + sum(table.clocks.added.values()) + CLOCKS_WITHIN

    def check_server(self, server: Server) -> None:
        tables = server.tables
        assert tables is not None
        if tables.health != "ok":
            raise Broken("nothing freezes", f"{server.name} says that it is not well: {tables.health}")
        for live in tables.loaded.values():
            ledger = self.world.judge.ledgers[live.id]
            if live.table.length < len(ledger.positions):
                if self.loop.now - ledger.last.at > LOOKED_WITHIN:
                    raise Broken(SAME, f"{server.name} knows {live.table.length} entries")
            elif live.is_settled and live.table.length > len(ledger.positions):
                raise Broken(SAME, f"{server.name} knows of {live.table.length} entries, which are not there")
            elif live.is_settled:
                compare(live.table, ledger.table)
                self.check_presence(server, live, ledger)
                delayed = tables.delayed_views.get(live.id)
                if delayed is not None and delayed.length != live.table.length:
                    raise Broken("the delayed view loses no entry", f"it knows {delayed.length} entries")

    def check_presence(self, server: Server, live: LiveTable, ledger: Ledger) -> None:
        here = [
            watch.key
            for line in server.lines
            if line.table == live.id and line.is_served
            if (watch := self.world.judge.watch_of(line)) is not None and not watch.is_late
        ]
        seated = frozenset(key for key in here if key is not None and key in ledger.last.seating)
        spectators = len([key for key in here if key not in seated])
        local = live.attendance.local
        if (local.keys, local.spectators) != (seated, spectators):
            taken = f"{len(local.keys)} and {local.spectators}"
            own = f"{len(seated)} and {spectators}"
            raise Broken("nothing lingers", f"{server.name} takes {taken} for here, not {own}")

    def check_line(self, line: Line) -> None:
        watch = self.world.judge.watch_of(line)
        if not line.is_open or not line.is_served or watch is None:
            return
        is_young = self.loop.now - watch.ledger.last.at < LOOKED_WITHIN
        if not watch.is_told_all and not is_young:
            raise Broken("versions neither repeat nor skip", f"{line} was told up to {watch.version}")
        here = self.here_at(line.table, watch.ledger)
        if not watch.is_late and watch.here != here and not is_young:
            raise Broken(
                "a client's picture equals a fresh one", f"{line} takes {watch.here} for here, not {here}"
            )

    def here_at(self, table: str, ledger: Ledger) -> list[bool]:
        """By seat: who is connected, to whichever server."""
        lines = [line for line in self.world.lines if line.table == table and line.is_served]
        watches = [watch for line in lines if (watch := self.world.judge.watch_of(line)) is not None]
        keys = {watch.key for watch in watches if not watch.is_late}
        return [seat.key is not None and seat.key in keys for seat in ledger.table.seats]

    def ask(self) -> None:
        """Whoever is there is answered."""
        for line in self.world.lines:
            if line.is_open and self.world.judge.watch_of(line) is not None:
                line.say({"type": "chat", "id": "still there", "text": "still there?"})
        self.loop_for(ANSWERED_WITHIN)
        for line in self.world.lines:
            late = [name for name, at in line.unanswered.items() if self.loop.now - at >= ANSWERED_WITHIN]
            if line.is_open and late and not self.world.is_broken:
                raise Broken("nothing freezes", f"{line} has no answer to {late[0] or 'its hello'}")

    # --- everybody goes

    def depart(self) -> None:
        self.world.note("--- everybody goes")
        for line in self.world.lines:
            line.close()
        self.loop_for(housekeeping.IDLE + HEARD_FOR + 4 * BEAT)
        if self.world.is_broken:
            return
        for server in self.world.servers:
            assert server.tables is not None
            assert server.process is not None
            server.process.context.run(self.check_memory, server, server.tables)
        self.check_disk()

    def check_disk(self) -> None:
        oldest = self.world.disk.oldest
        if oldest is None or self.world.plan.is_shared:
            return
        if self.loop.now - max(oldest, self.healed_at) > sqlite_checkpoints.CHECKPOINT_EVERY + 5:
            raise Broken("the files of an idle server do not grow", "the write-ahead log is not taken over")

    def check_memory(self, server: Server, tables: Tables) -> None:
        ledgers = self.world.judge.ledgers
        young = {one.id for one in ledgers.values() if self.loop.now - one.last.at < 4 * BEAT}
        left = lingering(server, tables, young)
        if left:
            raise Broken("nothing lingers", f"{server.name} still has {', '.join(left)}")


def lingering(server: Server, tables: Tables, young: set[str]) -> list[str]:
    """What a server still has; tables at which something has just happened are put away a little later."""
    names = {task.get_name() for task in tables.tasks._tasks}
    left = [f"the task '{name}'" for name in sorted(names - LASTING)]
    for live in tables.loaded.values():
        if live.audience.visitors or live.attendance.local.keys or live.attendance.local.spectators:
            left.append("somebody at a table")
        if live.id not in young and not is_needed(tables, live):
            left.append("a table that nobody needs")
    left += ["a delayed view"] * any(one.visitors for one in tables.delayed_views.values())
    left += ["a line"] * bool(server.lines)
    left += ["a delayed view of no table"] * bool(set(tables.delayed_views) - set(tables.loaded))
    left += ["something overheard"] * bool(tables._overheard)
    left += ["a driver of no table"] * bool(set(tables.drivers) - set(tables.loaded))
    left += ["a delayed view in the making"] * bool(tables._delaying)
    left += ["something missed"] * bool(tables._missed - set(tables._loading))
    left += ["a subscription"] * bool(server.bus and set(server.bus.wanted) - tables.known)
    left += ["an unwritten entry"] * bool(server.store and server.store.group.waiting and not tables.loaded)
    return left


def is_needed(tables: Tables, live: LiveTable) -> bool:
    if time.monotonic() - live.used_at < housekeeping.IDLE + 3 * BEAT or not live.is_settled:
        return True
    driver = tables.drivers.get(live.id)
    due = None if driver is None else driver.due_at()
    return due is not None and due <= tables.clock.now() + housekeeping.IDLE + 2 * BEAT


def compare(own: Table, judged: Table) -> None:
    for name, one, other in zip(FACTS, facts(own), facts(judged), strict=True):
        if one != other:
            raise Broken(SAME, f"{name}: {one} instead of {other}")


FACTS = (
    "status",
    "host",
    "seats",
    "versions",
    "decisions",
    "answering",
    "agreed",
    "chat",
    "rematch",
    "views",
)


def facts(table: Table) -> tuple[Any, ...]:
    return (
        table.status,
        table.host_key,
        table.seats,
        table.news.versions(),
        sorted(table.clocks.since),
        table.clocks.answering,
        table.agreed,
        table.chat,
        table.rematch,
        None if table.state is None else table.state.views([None, *range(table.game.players)]),
    )


def check_record(table: Table) -> None:
    if table.status != "over" or table.state is None:
        return
    record: Any = showing.record(table)
    again = randori.replay(record)
    if again.history != table.state.history or again.scores != table.state.scores:
        raise Broken("the record replays", "it comes to another end")
