"""Starts a server: one process, and the bots' workers."""

from __future__ import annotations

import asyncio
import gc
import os
import secrets
import signal
import socket
import sys
from dataclasses import dataclass

import structlog
import uvicorn

from randori.engine.errors import OptionError
from randori.server import logs
from randori.server.admission import Admission
from randori.server.bus.opening import bus_at
from randori.server.connections import Connections
from randori.server.http.app import application, opened
from randori.server.limits import NO_LIMITS, Limits
from randori.server.metrics import Metrics
from randori.server.sockets import Sockets
from randori.server.store.opening import store_at
from randori.server.tables import Tables
from randori.server.worker_pool import WorkerPool
from randori.version import BUILD, VERSION

log = structlog.get_logger()

BACKLOG = 4096
LONGEST_GOODBYE = 5
"""Seconds for what is under way when the server is asked to stop."""


@dataclass(frozen=True)
class Serving:
    """How to serve. All of it has a default that is right for one machine."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    bus: str | None = None
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    has_limits: bool = True
    has_public_metrics: bool = False
    log_level: str = "info"
    logs_json: bool = False


def serve_until_stopped(how: Serving) -> None:
    """RandoriError if it cannot begin: the port is taken, the database is away or in use."""
    logs.set_up(how.log_level, as_json=how.logs_json)
    name = secrets.token_hex(6)
    bus = bus_at(how.bus, how.database, name)
    tables = Tables(store_at(how.database, bus), bus, WorkerPool(how.workers), name, Metrics())
    limits = Limits() if how.has_limits else NO_LIMITS
    admission = Admission(limits, how.origins, how.proxies, has_public_metrics=how.has_public_metrics)
    sockets = Sockets(tables, admission)
    config = configured(tables, admission, sockets)
    with (
        listening(how.host, how.port) as door,
        asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
    ):
        runner.run(serve(uvicorn.Server(config), tables, sockets, door))


def configured(tables: Tables, admission: Admission, sockets: Sockets) -> uvicorn.Config:
    """The caller opens the tables: uvicorn would make a traceback of every reason why it cannot."""
    return uvicorn.Config(
        application(tables, admission),
        http=Connections(admission, tables.metrics).protocol,  # type: ignore[arg-type]  # what it calls like a class
        ws=sockets.protocol,  # type: ignore[arg-type]
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=LONGEST_GOODBYE,
        backlog=BACKLOG,
    )


def make_haste() -> None:
    """The thread that writes the log gets its turn soon, though the event loop is busy; and nobody looks for
    cycles among the things that stay for ever, or after every few hundred objects."""
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


async def serve(server: uvicorn.Server, tables: Tables, sockets: Sockets, door: socket.socket) -> None:
    stop_when_asked(server)
    async with opened(tables, sockets):
        make_haste()
        log.info("randori", version=VERSION, build=BUILD, url=url_of(door))
        await server.serve([door])


def stop_when_asked(server: uvicorn.Server) -> None:
    """Also before the tables are open. And uvicorn raises the signal again when all is done, which would
    end us as if we had failed."""

    def stop() -> None:
        server.should_exit = True

    for asked in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(asked, stop)


def listening(host: str, port: int) -> socket.socket:
    """Before anything else, so that a port that is taken is found out before a database is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        door = socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        what = (error.strerror or str(error)).partition(" (while ")[0]
        raise OptionError(f"nobody can listen at {host}, port {port}: {what}") from None
    # Whoever comes in by this door inherits it: short messages go out at once.
    door.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return door


def url_of(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
