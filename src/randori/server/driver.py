"""Keeps a table going: its bots move, and something is done when somebody's time is up.

One server does it for a table, the one that keeps it.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import Literal

import structlog

from randori.bots.budget import Budget
from randori.engine.errors import RandoriError
from randori.engine.rng import Rng
from randori.server.crew import Crew
from randori.server.room import Act, Command, Room
from randori.table import commands, pace
from randori.table.clocks import BOUNDLESS
from randori.table.entries import AnyEntry
from randori.table.table import Table
from randori.table.thinking import question_at

log = structlog.get_logger()

AGAIN = 0.5
"""Seconds until a bot whose worker failed is asked again."""
THINKING = Budget(seconds=0.4)
SECRETIVE = 2.0
"""Seconds in which a bot has thought about all moves that one decision may take in secret."""


class Driver:
    def __init__(self, room: Room, crew: Crew, rng: Rng) -> None:
        self.room = room
        self.crew = crew
        self.rng = rng
        self._deciding: dict[int, int] = {}  # by seat: the decision a bot is busy with
        self._due: dict[int, tuple[int, float]] = {}  # by seat: a decision, and when it may be noticed
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._is_stopped = False

    def wake(self) -> None:
        """Something has changed: who is to act, who decides for whom, who is here."""
        table = self.room.table
        if self._is_stopped or table.status != "playing" or not self.room.is_settled:
            return
        for seat in table.clocks.since:
            if (level := table.seats[seat].bot) is not None:
                self._let_decide(seat, level, by="bot")
        self._set_timer()

    def stop(self) -> None:
        self._is_stopped = True
        for task in self._tasks:
            task.cancel()
        if self._timer is not None:
            self._timer.cancel()

    def due_at(self) -> float | None:
        """When something is to be done here at the latest; None: nothing until somebody comes."""
        table = self.room.table
        if table.status != "playing":
            return None
        if any(table.seats[seat].bot is not None for seat in table.clocks.since):
            return time.time()
        return self._next_deadline()

    # --- clocks

    def _next_deadline(self) -> float | None:
        times = [time for time in self.room.scene().deadlines.values() if time is not None]
        return min(times, default=None)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.room.table.clocks.allowance is BOUNDLESS:
            return
        deadline = self._next_deadline()
        if deadline is not None:
            wait = min(max(deadline - time.time(), 0.0), 3600.0)
            self._timer = asyncio.get_running_loop().call_later(wait, self._look_at_clocks)

    def _look_at_clocks(self) -> None:
        self._timer = None
        now = time.time()
        for seat, deadline in self.room.scene().deadlines.items():
            if deadline is not None and deadline <= now:
                self._time_is_up(seat)
        self.wake()

    def _time_is_up(self, seat: int) -> None:
        """Who does not react in time is taken to pass; else a bot moves, or takes the seat."""
        table = self.room.table
        if table.clocks.answering is not None and table.game.lapse is not None:
            self._act(partial(play, seat, table.game.lapse, table.clocks.answering, "clock"))
        elif table.settings.on_timeout == "seat":
            self._act(
                lambda table, at: commands.replace(table, seat, table.settings.stand_in, at, by="clock")
            )
        else:
            self._let_decide(seat, table.settings.stand_in, by="clock")

    # --- bots

    def _let_decide(self, seat: int, level: str, *, by: Literal["bot", "clock"]) -> None:
        number = self.room.table.clocks.number[seat]
        if self._deciding.get(seat) != number:
            self._deciding[seat] = number
            task = asyncio.create_task(self._decide(seat, number, level, by))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _decide(self, seat: int, number: int, level: str, by: Literal["bot", "clock"]) -> None:
        table = self.room.table
        answering = table.clocks.answering
        due = self._due_at(seat, number, level, by)
        try:
            thought = await self.crew.ask(question_at(table, seat, level, THINKING))
        except RuntimeError:
            log.exception("a bot failed", table=table.id, bot=level)
            await asyncio.sleep(AGAIN)
        else:
            if not is_secret(self.room.table, seat, thought.move):
                await asyncio.sleep(max(0.0, due - time.monotonic()))
            if self._is_still_wanted(seat, number, by):
                self._act(partial(play, seat, thought.move, answering, by))
        if self._deciding.get(seat) == number:
            del self._deciding[seat]
        self.wake()

    def _due_at(self, seat: int, number: int, level: str, by: Literal["bot", "clock"]) -> float:
        """Drawn once for a decision, however many moves it takes that nobody else notices: their number
        would be told by the time."""
        if self._due.get(seat, (None, 0.0))[0] != number:
            wait = self._pace(level) if by == "bot" else 0.0
            if has_secrets(self.room.table, seat):
                wait = max(wait, SECRETIVE)
            self._due[seat] = number, time.monotonic() + wait
        return self._due[seat][1]

    def _pace(self, level: str) -> float:
        table = self.room.table
        is_reaction = table.clocks.answering is not None
        return pace.seconds(level, table.settings.pace, self.rng, is_reaction=is_reaction)

    def _is_still_wanted(self, seat: int, number: int, by: str) -> bool:
        table = self.room.table
        is_open = table.status == "playing" and seat in table.clocks.since
        is_bots = by == "clock" or table.seats[seat].bot is not None
        return is_open and is_bots and table.clocks.number[seat] == number

    def _act(self, command: Command) -> None:
        self.room.perform(Act(command, accepted=lambda version, again: None, refused=self._refused))

    def _refused(self, reason: RandoriError) -> None:
        """Somebody was faster."""
        self.wake()


def is_secret(table: Table, seat: int, move: str) -> bool:
    """Nobody else would notice."""
    assert table.state is not None
    return table.state.told(seat, move) is None


def has_secrets(table: Table, seat: int) -> bool:
    """Everybody knows that this decision may take moves that nobody notices."""
    assert table.state is not None
    return any(is_secret(table, seat, move) for move in table.state.moves(seat))


def play(
    seat: int, move: str, answering: int | None, by: Literal["bot", "clock"], table: Table, at: float
) -> AnyEntry:
    return commands.move(table, seat, move, at, answers=answering, by=by)
