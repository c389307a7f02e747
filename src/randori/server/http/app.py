"""The HTTP application, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from randori.server.admission import Admission
from randori.server.http import brought, facts
from randori.server.http.accounts import AccountController
from randori.server.http.answers import HANDLERS
from randori.server.http.description import describe_exactly, options
from randori.server.http.docs import docs
from randori.server.http.guards import AnyRequest, address_of, check_origin, counted, limited
from randori.server.http.headers import SECURITY_HEADERS
from randori.server.http.pages import lost, pages
from randori.server.http.study import story, study
from randori.server.http.tables import TableController
from randori.server.http.your_games import YourGamesController
from randori.server.sockets import PING_EVERY, Sockets
from randori.server.tables import Tables
from randori.version import VERSION

LARGEST_BODY = 64 * 1024
UNLIMITED = ("/healthz", "/metrics", "/assets/")
"""What these begin is no work, and a household of players asks for much of it at once."""


@asynccontextmanager
async def opened(tables: Tables, sockets: Sockets) -> AsyncIterator[None]:
    await tables.open()
    tables.tasks.repeat("pings", PING_EVERY, sockets.ping)
    try:
        yield
    finally:
        await tables.close()


def application(tables: Tables, admission: Admission) -> Litestar:
    async def check(request: AnyRequest) -> Response[None] | None:
        """What is returned here is the answer; nothing: whoever is asked answers."""
        check_origin(request, admission)
        if not request.url.path.startswith(UNLIMITED):
            limited(admission.requests, address_of(request, admission))
        return options(request) if request.method == "OPTIONS" else None

    app = Litestar(
        [
            TableController,
            YourGamesController,
            AccountController,
            study,
            story,
            facts.games,
            brought.words,
            brought.rules,
            facts.protocol,
            facts.clauses,
            facts.health,
            facts.metrics,
            docs,
            *pages(tables=tables),
        ],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False, use_cache=True),
            "admission": Provide(lambda: admission, sync_to_thread=False, use_cache=True),
        },
        exception_handlers={**HANDLERS, NotFoundException: lost()},
        before_request=check,
        response_headers=SECURITY_HEADERS,
        middleware=[counted(admission)],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Randori",
            version=VERSION,
            description="Tables for card games. Live play goes over a WebSocket: see /api/protocol.",
            path="/api/openapi.json",  # and nothing below it: the library answers there for what is nowhere
            render_plugins=[JsonRenderPlugin(path="/")],
            components=Components(security_schemes={"account": SecurityScheme(type="http", scheme="bearer")}),
        ),
    )
    describe_exactly(app)
    return app
