"""Workers that think for bots: at once, in virtual time; and that die, stumble, keep silent or talk nonsense.
The pool that hires them is the server's own."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any

from randori.bots import bot_named
from randori.bots.budget import Budget
from randori.engine.state import State
from randori.games import set_up
from randori.server.worker_pool import WorkerPool
from randori.table.thinking import Question, Thought, answer, prepare
from tests.simulation.broken import Injected
from tests.simulation.faults import Faults
from tests.simulation.loop import RUNNING

HASTE = Budget(simulations=1)


class Games:
    """The games that were thought about, as far as they were played: a bot that remembers nothing needs not
    see them again from the start, which is what thinking costs most here."""

    def __init__(self) -> None:
        self._played: dict[int, tuple[tuple[Any, ...], State]] = {}

    def thought(self, question: Question) -> Thought:
        history, seed = question.history, question.seed
        played, state = self._played.pop(seed, ((), None))
        if state is None or history[: len(played)] != played:
            played, state = (), set_up(question.game, question.players, question.options).start()
        for player, move in history[len(played) :]:
            state.play(player, move)
        self._played[seed] = history, state
        bot = bot_named(question.level, seed, question.game, question.budget)
        prepare(bot, seed, len(history))
        return answer(bot, state, question.seat)


class Pool(Executor):
    def __init__(self, faults: Faults, games: Games) -> None:
        self.faults = faults
        self.games = games
        self.open: dict[int, Future[Any]] = {}
        self.is_broken = False

    def submit(self, work: Callable[..., Any], *values: Any) -> Future[Any]:  # type: ignore[override]
        if self.is_broken:
            raise BrokenProcessPool("a worker died")
        future: Future[Any] = Future()
        self.open[id(future)] = future
        if not self.faults.strike("silent workers"):
            RUNNING.get().later(self.faults.delay("slow stores"), self.answer, future, values[0])
        return future

    def answer(self, future: Future[Any], question: Question) -> None:
        self.open.pop(id(future), None)
        if future.done():
            return
        if self.faults.strike("dying workers"):
            future.set_exception(BrokenProcessPool("a worker died"))
            self.shutdown()
        elif self.faults.strike("stumbling workers"):
            future.set_exception(Injected("the worker stumbles"))
        elif self.faults.strike("nonsense"):
            future.set_result(Thought("nonsense"))
        else:
            future.set_result(self.games.thought(replace(question, level="random", budget=HASTE)))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self.is_broken = True
        for future in self.open.values():
            if not future.done():
                future.set_exception(BrokenProcessPool("a worker died"))
        self.open.clear()


class SimulatedCrew(WorkerPool):
    def __init__(self, faults: Faults) -> None:
        super().__init__(workers=2)
        self.faults = faults
        self.games = Games()

    def _hired(self) -> Pool:  # type: ignore[override]
        return Pool(self.faults, self.games)
