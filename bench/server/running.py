"""A server process: started on a processor of its own, watched through /proc, ended."""

from __future__ import annotations

import os
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

from bench.server.calls import Caller, CallError
from bench.server.machine import TICKS, on_processor

SECONDS_TO_START = 60
SECONDS_TO_END = 10


class ServerError(Exception):
    """The server did not start, or ended while it was measured."""


@dataclass(frozen=True)
class Command:
    arguments: list[str]
    environment: dict[str, str] = field(default_factory=dict)


class Server:
    def __init__(self, process: subprocess.Popen[bytes], port: int, processor: int, log: Path) -> None:
        self.process = process
        self.port = port
        self.processor = processor
        self.log = log

    def wait_until_up(self, path: str) -> None:
        deadline = time.monotonic() + SECONDS_TO_START
        while time.monotonic() < deadline:
            self.check()
            try:
                Caller(self.port).get(path)
            except (OSError, CallError):
                time.sleep(0.05)
            else:
                return
        raise ServerError(f"no answer from {path} within {SECONDS_TO_START} seconds: {self.last_words()}")

    def check(self) -> None:
        if self.process.poll() is not None:
            raise ServerError(f"ended with status {self.process.returncode}: {self.last_words()}")

    def last_words(self) -> str:
        return self.log.read_text(errors="replace").strip()[-600:]

    def memory(self) -> int:
        """Kilobytes in memory, of the process and those it started."""
        return sum(resident(process) for process in family(self.process.pid))

    def busy(self) -> float:
        """Seconds of processor time it has had."""
        return sum(processor_time(process) for process in family(self.process.pid))

    def end(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def start(command: Command, port: int, processor: int, log: Path) -> Server:
    """A process inherits its parent's processors: so its threads never run elsewhere, not even at first."""
    environment = {**os.environ, **command.environment}
    with log.open("wb") as file, on_processor(processor):
        process = subprocess.Popen(command.arguments, env=environment, stdout=file, stderr=file)
    return Server(process, port, processor, log)


# --- /proc


def family(process: int) -> list[int]:
    """The process and its descendants."""
    try:
        threads = list(Path(f"/proc/{process}/task").iterdir())
        children = [int(child) for one in threads for child in (one / "children").read_text().split()]
    except OSError:
        return [process]
    return [process, *(one for child in children for one in family(child))]


def resident(process: int) -> int:
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def processor_time(process: int) -> float:
    try:
        # The name of the program stands in parentheses and may hold spaces.
        figures = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(figures[11]) + int(figures[12])) / TICKS
