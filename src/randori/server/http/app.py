"""The HTTP application, put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from randori.server.gate import Gate
from randori.server.hall import Hall
from randori.server.http import facts
from randori.server.http.accounts import AccountController
from randori.server.http.answers import HANDLERS
from randori.server.http.docs import docs
from randori.server.http.guards import AnyRequest, address_of, check_origin, limited
from randori.server.http.headers import SECURITY_HEADERS
from randori.server.http.pages import lost, pages
from randori.server.http.study import story, study
from randori.server.http.tables import TableController, YourGamesController
from randori.server.sockets import Sockets
from randori.version import VERSION

LARGEST_BODY = 64 * 1024
UNLIMITED = ("/healthz", "/metrics", "/assets/")
"""What these begin is no work, and a household of players asks for much of it at once."""


@asynccontextmanager
async def opened(hall: Hall, sockets: Sockets) -> AsyncIterator[None]:
    await hall.open()
    pings = asyncio.create_task(sockets.keep_alive())
    try:
        yield
    finally:
        pings.cancel()
        await hall.close()


def application(hall: Hall, gate: Gate, sockets: Sockets) -> Litestar:
    async def check(request: AnyRequest) -> None:
        check_origin(request, gate)
        if not request.url.path.startswith(UNLIMITED):
            limited(gate.requests, address_of(request, gate))

    return Litestar(
        [
            TableController,
            YourGamesController,
            AccountController,
            study,
            story,
            facts.games,
            facts.protocol,
            facts.clauses,
            facts.health,
            facts.metrics,
            docs,
            *pages(),
        ],
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False, use_cache=True),
            "gate": Provide(lambda: gate, sync_to_thread=False, use_cache=True),
        },
        exception_handlers={**HANDLERS, NotFoundException: lost()},
        before_request=check,
        response_headers=SECURITY_HEADERS,
        lifespan=[lambda app: opened(hall, sockets)],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Randori",
            version=VERSION,
            description="Tables for three card games. Live play goes over a WebSocket: see /api/protocol.",
            path="/api/openapi.json",  # and nothing below it: the library answers there for what is nowhere
            render_plugins=[JsonRenderPlugin(path="/")],
            components=Components(security_schemes={"account": SecurityScheme(type="http", scheme="bearer")}),
        ),
    )
