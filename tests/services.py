"""Real services for tests: a PostgreSQL and a Redis of their own, started when first asked for.

They live in a folder of /tmp and end with the process of the tests, however that ends.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from randori.server.postgres import connect

MISSING = "The tests start a PostgreSQL and a Redis of their own; run tools/services to install them."
PATIENCE = 120.0
"""Seconds for anything that takes one or two; machines may be busy."""
TERMINATE = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE"


def program(name: str) -> str:
    """Where it is; Debian keeps PostgreSQL's out of the way. Never a reason to skip a test."""
    places = [str(path.parent) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin/*"))]
    found = shutil.which(name, path=os.pathsep.join([*reversed(places), os.environ.get("PATH", "")]))
    assert found is not None, MISSING
    return found


class Service:
    """A process that listens on a port of its own."""

    user: str | None = None
    """Who it runs as when we are root."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        if os.geteuid() != 0:
            self.user = None
        if self.user is not None:
            shutil.chown(folder, self.user)

    def command(self) -> list[str]:
        raise NotImplementedError

    def prefix(self) -> list[str]:
        """Ends with us, killed or not."""
        user = [f"--reuid={self.user}", "--init-groups"] if self.user is not None else []
        return ["setpriv", *user, "--pdeathsig", "QUIT"]

    def run(self, *command: str) -> None:
        subprocess.run([*self.prefix(), *command], check=True, capture_output=True, cwd=self.folder)

    def start(self) -> None:
        self.launch()
        self.wait()

    def launch(self) -> None:
        """From the main thread: it ends with the thread that started it."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*self.prefix(), *self.command()], cwd=self.folder, stdout=log, stderr=log
            )

    def wait(self) -> None:
        """Until it is there."""
        wait_until(self.is_there, lambda: (self.folder / "log").read_text(errors="replace")[-2000:])

    def is_there(self) -> bool:
        try:
            socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(PATIENCE)


class Redis(Service):
    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        return [program("redis-server"), "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]

    def disconnect_all(self) -> None:
        for kind in (b"normal", b"pubsub"):
            with socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE) as client:
                client.sendall(b"CLIENT KILL TYPE %s\r\n" % kind)
                assert client.recv(100).startswith(b":")

    def stop(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)


class Postgres(Service):
    user = "postgres"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.has_database = False
        data = str(folder / "data")
        self.run(program("initdb"), "-D", data, "-U", "randori", "-A", "trust", "-E", "UTF8", "--no-sync")

    def command(self) -> list[str]:
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "max_connections": 200,
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        return [program("postgres"), "-D", str(self.folder / "data"), *options]

    def is_there(self) -> bool:
        command = [program("pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(command, check=False).returncode == 0

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://randori:secret@127.0.0.1:{self.port}/{database}"

    def execute(self, query: str, database: str = "postgres") -> None:
        asyncio.run(executed(self.url(database), query))

    def empty_database(self) -> str:
        """The address of the one there is for tests, emptied: to make and delete many takes long."""
        if not self.has_database:
            self.execute("CREATE DATABASE test")
            self.has_database = True
        self.execute(f"{TERMINATE} datname = 'test'")
        self.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public", "test")
        return self.url("test")

    def terminate(self, application: str) -> None:
        """End the connections of that name."""
        self.execute(f"{TERMINATE} application_name = '{application}' AND pid <> pg_backend_pid()")


async def executed(url: str, query: str) -> None:
    connection = await connect(url, PATIENCE, {})
    try:
        await connection.execute(query)
    finally:
        await connection.close(timeout=1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until(is_so: Callable[[], bool], told: Callable[[], str]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, told()
        time.sleep(0.05)


@contextmanager
def running(kind: type[Service]) -> Iterator[Service]:
    # Not pytest's folder: PostgreSQL must not be root, and only root may enter that one.
    with tempfile.TemporaryDirectory(prefix="randori-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        service = kind(Path(folder))
        service.start()
        try:
            yield service
        finally:
            service.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running(Postgres) as service:
        assert isinstance(service, Postgres)
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with running(Redis) as service:
        assert isinstance(service, Redis)
        yield service
