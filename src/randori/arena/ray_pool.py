"""A pool on a Ray cluster. Nothing else knows Ray, and Ray is imported only when it is asked for."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from randori.arena.plan import Plan, PlanError, Record, play
from randori.arena.pools import GamePool, PoolError
from randori.bots.plugins import BotError
from randori.engine.errors import quote

if TYPE_CHECKING:
    import ray

LOCAL = "local"
"""The address that starts a cluster of this machine alone."""

IMPATIENT = {
    "RAY_NUM_REDIS_GET_RETRIES": "1",
    "RAY_gcs_rpc_server_connect_timeout_s": "3",
    "RAY_py_gcs_connect_timeout_s": "5",
}
"""Left alone, Ray looks for a cluster that is not there for minutes."""

SILENT = {"RAY_BACKEND_LOG_LEVEL": "fatal"}
"""What goes wrong we say ourselves."""


class RayPool(GamePool["ray.ObjectRef[Record]"]):
    """The CPUs of a cluster; every node has the same randori installed."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        self.ray = connected(address)
        self.workers = workers or max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.play = self.ray.remote(max_retries=3)(play)

    def begin(self, plan: Plan, number: int) -> ray.ObjectRef[Record]:
        task: ray.ObjectRef[Record] = self.play.remote(plan, number)
        return task

    def wait(self, tasks: list[ray.ObjectRef[Record]]) -> list[ray.ObjectRef[Record]]:
        done: list[ray.ObjectRef[Record]] = self.ray.wait(tasks, num_returns=1)[0]
        return done

    def result(self, task: ray.ObjectRef[Record]) -> Record:
        try:
            record: Record = self.ray.get(task)
        except (BotError, PlanError) as wrong:
            raise PoolError(wrong.message) from None
        except self.ray.exceptions.RayError as wrong:
            raise PoolError(f"the Ray cluster lost a game: {last_line(wrong)}") from None
        return record

    def close(self) -> None:
        self.ray.shutdown()


def connected(address: str) -> Any:  # the module `ray`, which may be missing
    """Ray, connected to a cluster; one sentence where that fails."""
    set_environment(SILENT if address == LOCAL else {**SILENT, **IMPATIENT})
    try:
        import ray
    except ImportError:
        raise PoolError("Ray is not installed; pip install 'randori[ray]' brings it") from None
    try:
        with silenced():
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except ConnectionError as wrong:  # Ray says the same where a token is missing
        raise PoolError(
            f"no Ray cluster lets us in at {quote(address)}: {last_line(wrong)} "
            "(one with a token needs RAY_AUTH_MODE=token and RAY_AUTH_TOKEN here too)"
        ) from None
    except (RuntimeError, ValueError) as wrong:
        raise PoolError(f"Ray cannot use {quote(address)}: {last_line(wrong)}") from None
    return ray


def set_environment(wanted: Mapping[str, str]) -> None:
    """What somebody set himself stays."""
    for name, value in wanted.items():
        os.environ.setdefault(name, value)


@contextmanager
def silenced() -> Iterator[None]:
    """Ray's inner parts write to standard error as they please, whatever they are told."""
    kept = os.dup(2)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nothing)


def last_line(wrong: BaseException) -> str:
    """Ray tells whole stories; the end of the last line is what happened."""
    return (str(wrong).strip().splitlines() or [type(wrong).__name__])[-1][-200:]
