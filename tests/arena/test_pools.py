"""Pools: whoever plays a game, it is the same; nobody is left behind."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from multiprocessing import active_children
from unittest.mock import patch

import pytest

from randori.arena.interrupts import held_back, listening
from randori.arena.plan import Plan, Record
from randori.arena.pools import GamePool, LocalPool, PoolError
from randori.arena.ray_pool import RayPool, connected
from tests.arena.contests import HerePool, plan_of, without_times

PLAN = plan_of(bots=["novice", "random"], deals=4, rounds=1)
ALL = range(PLAN.games)


def records(pool: GamePool[object], plan: Plan = PLAN) -> dict[int, Record]:
    with held_back(), closing(pool):
        return {number: without_times(record) for number, record in pool.played(plan, range(plan.games))}


def here() -> dict[int, Record]:
    return records(HerePool())  # type: ignore[arg-type]  # a task is a pool's own affair


def test_a_pool_plays_every_game_once_in_any_order() -> None:
    with held_back(), closing(HerePool(workers=2)) as pool:
        numbers = [number for number, _ in pool.played(PLAN, ALL)]
    assert sorted(numbers) == list(ALL)
    assert numbers != list(ALL)


def test_processes_play_the_same_games_as_we_do() -> None:
    assert records(LocalPool(2)) == here()  # type: ignore[arg-type]


def test_a_ray_cluster_plays_the_same_games_as_processes() -> None:
    """On a real Ray, of this machine alone."""
    assert records(RayPool("local", workers=2)) == here()  # type: ignore[arg-type]


def test_a_closed_pool_leaves_no_process_behind() -> None:
    before = set(active_children())
    with held_back(), closing(LocalPool(2)) as pool:
        next(pool.played(PLAN, ALL))
        workers = set(active_children()) - before
        assert workers
    assert not any(worker.is_alive() for worker in workers)


def test_a_worker_that_is_killed_is_told_in_a_sentence() -> None:
    with pytest.raises(PoolError, match="worker"):
        kill_worker_while_playing(plan_of("memo", 7, ["random"], deals=40))


def kill_worker_while_playing(plan: Plan) -> None:
    before = set(active_children())
    with held_back(), closing(LocalPool(1)) as pool:
        for _ in pool.played(plan, range(plan.games)):
            for worker in set(active_children()) - before:
                assert worker.pid is not None
                os.kill(worker.pid, signal.SIGKILL)


# --- Ctrl-C


@pytest.fixture
def _interruptible() -> Iterator[None]:
    """As in a terminal: somebody who runs the tests may have it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def interrupt() -> None:
    """This very thread: others of the tests' do not hold it back. The command's tests do it for real."""
    signal.pthread_kill(threading.get_ident(), signal.SIGINT)


@pytest.mark.usefixtures("_interruptible")
def test_an_interrupt_waits_until_we_listen() -> None:
    steps: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        work_and_listen(steps)
    assert steps == ["work went on"]


def work_and_listen(steps: list[str]) -> None:
    with held_back():
        interrupt()
        steps.append("work went on")
        with listening():
            steps.append("this is never reached")


@pytest.mark.usefixtures("_interruptible")
def test_after_an_interrupt_the_next_one_waits_again() -> None:
    steps: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        clear_up_after_interrupt(steps)
    assert steps == ["interrupted", "cleared up"]


def clear_up_after_interrupt(steps: list[str]) -> None:
    with held_back():
        try:
            with listening():
                interrupt()
                time.sleep(5)
        except KeyboardInterrupt:
            steps.append("interrupted")
        interrupt()
        steps.append("cleared up")


# --- Ray that is not there


def test_without_ray_the_way_to_it_is_told() -> None:
    with (
        patch.dict(sys.modules, {"ray": None}),
        pytest.raises(PoolError, match=r"pip install 'randori\[ray\]'"),
    ):
        connected("local")
