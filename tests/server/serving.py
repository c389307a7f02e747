"""Real servers for tests: `randori serve` in processes of their own, to be killed and started again."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.services import wait_until

RANDORI = (sys.executable, "-c", "from randori.cli.main import main; main()")
ENDS_WITH_US = ("setpriv", "--pdeathsig", "KILL")
PORTS = range(20_000, 32_000)
"""Below those that the system gives to clients: one that knocks again and again while a server is away would
at some time be given the server's own port, and talk to itself."""
PATIENCE = 120.0
"""Seconds for anything that takes one or two; machines may be busy."""
LOG_SHOWN = 6000


class Server:
    """Keeps its address and its database over all its lives."""

    def __init__(self, folder: Path, database: str, *options: str, name: str = "server") -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"{name}.log"
        self.command = [*RANDORI, "serve", "--port", str(self.port), "--database", database, *options]
        self.process: subprocess.Popen[bytes] | None = None
        self.children: set[int] = set()
        """All processes that its lives have left behind."""

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*ENDS_WITH_US, *self.command], stdout=log, stderr=log)

    async def answers(self) -> None:
        """Wait until it does."""
        end = time.monotonic() + PATIENCE
        async with httpx.AsyncClient(base_url=self.base, timeout=PATIENCE) as http:
            while True:
                assert self.process is not None
                assert self.process.poll() is None, "the server ended"
                assert time.monotonic() < end, "the server does not answer"
                with suppress(httpx.TransportError):
                    if (await http.get("/healthz")).status_code == 200:
                        return
                await asyncio.sleep(0.02)

    async def begin(self) -> None:
        self.start()
        await self.answers()

    def kill(self) -> None:
        """At once, with no chance to say or to write anything more."""
        assert self.process is not None
        self.children |= children_of(self.process.pid)
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to; its exit code."""
        assert self.process is not None
        self.children |= children_of(self.process.pid)
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def leaves_nobody_behind(self) -> None:
        wait_until(lambda: not any(map(is_alive, self.children)), lambda: f"orphans: {self.children}")


@contextmanager
def serving(folder: Path, database: str, *options: str, name: str = "server") -> Iterator[Server]:
    """A server that has not begun yet. What it logged is printed, for when the test fails."""
    server = Server(folder, database, "--no-limits", *options, name=name)
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
        print(f"--- {server.log}\n{logged(server)}")
    server.leaves_nobody_behind()


def logged(server: Server) -> str:
    return server.log.read_text(errors="replace")[-LOG_SHOWN:] if server.log.exists() else "nothing"


def refused(*options: str) -> str:
    """The one sentence of a server that cannot begin."""
    ran = subprocess.run(
        [*ENDS_WITH_US, *RANDORI, "serve", *options], capture_output=True, text=True, timeout=PATIENCE
    )
    assert (ran.returncode, ran.stdout) == (2, ""), ran.stderr
    assert ran.stderr.startswith("randori: ")
    assert ran.stderr.count("\n") == 1, ran.stderr
    return ran.stderr


def free_port() -> int:
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port


# --- processes


def children_of(parent: int) -> set[int]:
    pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return {pid for pid in pids if status(pid)[1:2] == [str(parent)]}


def is_alive(pid: int) -> bool:
    """One that has ended may still be listed, until somebody asks how it ended."""
    return status(pid)[:1] not in ([], ["Z"])


def status(pid: int) -> list[str]:
    """Its state, its parent, and more; nothing if there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:
        return ""
