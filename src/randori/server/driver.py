"""Keeps a table going: its bots move, and something is done when somebody's time is up.

One server does it for a table, the one that keeps it. Whatever fails here is tried again, later and later: a
bot that finds no move gets a plain one, a table that cannot be written to is left alone for a while.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Literal, Protocol

import structlog

from randori.bots.budget import Budget
from randori.engine.errors import RandoriError
from randori.engine.rng import Rng
from randori.server.clock import Clock
from randori.server.jobs import Command, Perform
from randori.server.live_table import LiveTable
from randori.server.supervision import Tasks, pause_after
from randori.server.worker_pool import WorkerPool
from randori.table import commands, errors, pace
from randori.table.clocks import BOUNDLESS
from randori.table.entries import AnyEntry
from randori.table.errors import TableError
from randori.table.table import Table
from randori.table.thinking import question_at

log = structlog.get_logger()

THINKING = Budget(seconds=0.4)
SECRETIVE = 2.0
"""Seconds in which a bot has thought about all moves that one decision may take in secret."""
MOST_TRIES = 2
"""How often a bot is asked for one move."""
SLOW_CLOCK = 1.0
"""Seconds after which clocks are looked at again when nobody knows whether time has stood still."""

By = Literal["bot", "clock"]


class Keeper(Protocol):
    """What a driver needs from the server it is in."""

    workers: WorkerPool
    tasks: Tasks
    clock: Clock
    rng: Rng

    def is_current(self) -> bool:
        """Whether this server knows what time it is: it has been awake, and the store there, until now."""


@dataclass(frozen=True)
class Decision:
    """One that a bot makes, as it was found: `epoch` and `number` tell whether it is still the same."""

    seat: int
    by: By
    level: str
    number: int
    epoch: int
    answering: int | None
    leaves_time: bool = False


class Driver:
    def __init__(self, live: LiveTable, keeper: Keeper) -> None:
        self.live = live
        self.keeper = keeper
        self._deciding: dict[int, Decision] = {}  # by seat: what a bot is busy with
        self._due: dict[int, tuple[int, float]] = {}  # by seat: a decision, and when it may be noticed
        self._tasks: dict[asyncio.Task[None], None] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._is_stopped = False
        self._failures = 0
        self._rests_until = 0.0

    def wake(self) -> None:
        """Something has changed: who is to act, who decides for whom, who is here."""
        table = self.live.table
        if self._is_stopped or table.status != "playing" or self.live.is_mending:
            return
        if (rest := self._rests_until - time.monotonic()) > 0:
            self._wake_in(rest)
            return
        for seat in table.clocks.since:
            if (level := table.seats[seat].bot) is not None:
                self._let_decide(seat, level, "bot")
        self._set_timer()

    def stop(self) -> None:
        self._is_stopped = True
        for task in list(self._tasks):
            task.cancel()
        self._cancel_timer()

    def due_at(self) -> float | None:
        """When something is to be done here at the latest; None: nothing until somebody comes."""
        table = self.live.table
        if table.status != "playing":
            return None
        if any(table.seats[seat].bot is not None for seat in table.clocks.since):
            return self.keeper.clock.now()
        deadlines = self.live.attendance.deadlines(table).values()
        return min((at for at in deadlines if at is not None), default=None)

    # --- clocks

    def _set_timer(self) -> None:
        if self.live.table.clocks.allowance is BOUNDLESS:
            return
        undecided = [at for seat, at in self._running(self.live.table).items() if seat not in self._deciding]
        if undecided:
            self._wake_in(min(max(min(undecided) - self.keeper.clock.now(), 0.0), 3600.0))

    def _running(self, table: Table) -> dict[int, float]:
        """When whose time is up. Whoever is not told yet what he has to decide is told before his runs, and
        then this is looked at again."""
        deadlines = self.live.attendance.deadlines(table).items()
        begun_by = table.clocks.begun_by
        return {seat: at for seat, at in deadlines if at is not None and self.live.is_told(begun_by[seat])}

    def _wake_in(self, seconds: float) -> None:
        self._cancel_timer()
        self._timer = asyncio.get_running_loop().call_later(seconds, self._look_at_clocks)

    def _cancel_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look_at_clocks(self) -> None:
        self._timer = None
        if not self.keeper.is_current():
            # Time may have stood still: the next sign of life finds out, and for how long.
            self._wake_in(SLOW_CLOCK)
            return
        if time.monotonic() >= self._rests_until:
            for seat in self._out_of_time(self.live.table, self.keeper.clock.now()):
                self._time_is_up(seat)
        self.wake()

    def _out_of_time(self, table: Table, at: float) -> list[int]:
        return [seat for seat, deadline in self._running(table).items() if deadline <= at]

    def _time_is_up(self, seat: int) -> None:
        """Who does not react in time is taken to pass; else a bot moves, or takes the seat."""
        table = self.live.table
        settings, timeout_move = table.settings, table.game.timeout_move
        decision = self._decision(seat, settings.stand_in, "clock")
        if decision.answering is not None and timeout_move is not None:
            self._act(lambda table, at: self._moved(decision, timeout_move, table, at))
        elif settings.on_timeout == "seat":
            self._act(lambda table, at: self._replaced(decision, table, at))
        else:
            self._let_decide(seat, settings.stand_in, "clock")

    # --- bots

    def _decision(self, seat: int, level: str, by: By) -> Decision:
        table, clocks = self.live.table, self.live.table.clocks
        leaves_time = begins_before_people(table)
        return Decision(seat, by, level, clocks.number[seat], self.live.epoch, clocks.answering, leaves_time)

    def _let_decide(self, seat: int, level: str, by: By) -> None:
        decision = self._decision(seat, level, by)
        busy = self._deciding.get(seat)
        if busy is not None and (busy.number, busy.epoch) == (decision.number, decision.epoch):
            return
        self._deciding[seat] = decision
        task = self.keeper.tasks.start("a bot decides", self._decide(decision))
        self._tasks[task] = None
        task.add_done_callback(self._tasks.pop)

    async def _decide(self, decision: Decision) -> None:
        seat = decision.seat
        try:
            due = self._due_at(decision)
            move = await self._chosen(decision)
            if self._is_open(decision, self.live.table):
                if not is_secret(self.live.table, seat, move):
                    await asyncio.sleep(max(0.0, due - time.monotonic()))
                self._act(lambda table, at: self._moved(decision, move, table, at))
        except Exception:
            log.exception("a bot could not decide", table=self.live.id, bot=decision.level)
            self._rest()
        finally:
            if self._deciding.get(seat) == decision:
                del self._deciding[seat]
            self.wake()

    async def _chosen(self, decision: Decision) -> str:
        """The bot's own choice, or, if none is to be had, a plain legal move."""
        for _ in range(MOST_TRIES):
            table = self.live.table
            if not self._is_open(decision, table):
                break
            question = question_at(table, decision.seat, decision.level, THINKING)
            try:
                move = (await self.keeper.workers.ask(question)).move
            except Exception as error:  # whatever happened to its worker
                log.warning("a bot has no answer", table=table.id, bot=decision.level, error=str(error))
                continue
            if self._is_playable(decision, move):
                return move
            log.error("a bot's answer is no legal move", table=table.id, bot=decision.level)
        return self._plain_move(decision)

    def _is_playable(self, decision: Decision, move: str) -> bool:
        table = self.live.table
        if not self._is_open(decision, table):
            return True  # and too late: the table will say so
        assert table.state is not None
        return move in table.state.moves(decision.seat)

    def _plain_move(self, decision: Decision) -> str:
        """To pass, or anything: no table waits for a bot that cannot decide."""
        table = self.live.table
        moves = [] if table.state is None else table.state.moves(decision.seat)
        if not moves or table.game.timeout_move in moves:
            return table.game.timeout_move or ""
        return moves[self.keeper.rng.below(len(moves))]

    def _due_at(self, decision: Decision) -> float:
        """Drawn once for a decision, however many moves it takes that nobody else notices: their number
        would be told by the time."""
        seat = decision.seat
        if self._due.get(seat, (None, 0.0))[0] != decision.number:
            wait = self._pace(decision) if decision.by == "bot" else 0.0
            if has_secrets(self.live.table, seat):
                wait = max(wait, SECRETIVE)
            self._due[seat] = decision.number, time.monotonic() + wait
        return self._due[seat][1]

    def _pace(self, decision: Decision) -> float:
        return pace.seconds(
            decision.level,
            self.live.table.settings.pace,
            self.keeper.rng,
            is_reaction=decision.answering is not None,
            leaves_time=decision.leaves_time,
        )

    # --- what is done, and whether it is still wanted when it is done

    def _is_open(self, decision: Decision, table: Table) -> bool:
        """Nobody has decided it meanwhile, and it is still the bot's, or the clock's."""
        seat = decision.seat
        if table.status != "playing" or seat not in table.clocks.since:
            return False
        if (self.live.epoch, table.clocks.number[seat]) != (decision.epoch, decision.number):
            return False
        if decision.by == "bot":
            return table.seats[seat].bot is not None
        return seat in self._out_of_time(table, self.keeper.clock.now())

    def _check_open(self, decision: Decision, table: Table) -> None:
        if not self._is_open(decision, table):
            raise TableError(errors.LATE, "the move was chosen for a decision that is made")
        if decision.by == "clock" and not self.keeper.is_current():
            raise TableError(errors.LATE, "time may have stood still")

    def _moved(self, decision: Decision, move: str, table: Table, at: float) -> list[AnyEntry]:
        self._check_open(decision, table)
        return [commands.move(table, decision.seat, move, at, answers=decision.answering, by=decision.by)]

    def _replaced(self, decision: Decision, table: Table, at: float) -> list[AnyEntry]:
        self._check_open(decision, table)
        return [commands.replace(table, decision.seat, decision.level, at, by="clock")]

    def _act(self, command: Command) -> None:
        self.live.submit(Perform(command, self._done, self._refused))

    def _done(self, version: int, again: bool) -> None:
        self._failures = 0

    def _refused(self, reason: RandoriError) -> None:
        """Somebody was faster; or it could not be written, and to try again at once would be to try for
        ever."""
        if not isinstance(reason, TableError) or reason.clause != errors.LATE:
            self._rest()
        if not self._is_stopped:
            asyncio.get_running_loop().call_soon(self.wake)

    def _rest(self) -> None:
        self._failures += 1
        self._rests_until = time.monotonic() + pause_after(self._failures)


def is_secret(table: Table, seat: int, move: str) -> bool:
    """Nobody else would notice."""
    assert table.state is not None
    return table.state.public_move(seat, move) is None


def begins_before_people(table: Table) -> bool:
    """The first move ends a pause in which somebody at the table may still be busy."""
    assert table.state is not None
    return any(seat.bot is None for seat in table.seats) and table.game.begins_for_all(table.state.position)


def has_secrets(table: Table, seat: int) -> bool:
    """Everybody knows that this decision may take moves that nobody notices."""
    assert table.state is not None
    return any(is_secret(table, seat, move) for move in table.state.moves(seat))
