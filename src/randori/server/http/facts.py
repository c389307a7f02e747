"""What does not change, and what a host watches."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get
from litestar.openapi import ResponseSpec

from randori.games import GAMES
from randori.server.http import brought
from randori.server.http.guards import AnyRequest, GivenAdmission, GivenTables, address_of
from randori.server.http.refusals import refusals
from randori.server.http.shapes import GameFacts, Health
from randori.table import errors
from randori.table.errors import MEANINGS, TableError
from randori.table.protocol.schema import schema
from randori.version import VERSION


@get(
    "/api/games",
    summary="The games, their players and options",
    tags=["facts"],
    responses=refusals(),
    sync_to_thread=False,
)
def games() -> dict[str, GameFacts]:
    return {name: brought.described(name) for name in GAMES}


@get(
    "/api/protocol",
    summary="A table's socket, as a JSON schema",
    tags=["facts"],
    responses=refusals(),
    sync_to_thread=False,
)
def protocol() -> dict[str, Any]:
    return schema()


@get(
    "/api/clauses",
    summary="What the refusals of tables mean",
    tags=["facts"],
    responses=refusals(),
    sync_to_thread=False,
)
def clauses() -> dict[str, str]:
    return MEANINGS


@get(
    "/healthz",
    summary="Whether the server can do its work",
    tags=["operations"],
    responses={503: ResponseSpec(Health, description="it cannot", generate_examples=False)},
    sync_to_thread=False,
)
def health(tables: GivenTables) -> Response[Health]:
    return Response(Health(tables.health, VERSION), status_code=200 if tables.health == "ok" else 503)


@get(
    "/metrics",
    media_type=MediaType.TEXT,
    summary="Figures for Prometheus",
    tags=["operations"],
    responses=refusals(403),
    sync_to_thread=False,
)
def metrics(request: AnyRequest, tables: GivenTables, admission: GivenAdmission) -> str:
    if not admission.may_watch(address_of(request, admission)):
        raise TableError(errors.HOST, "the metrics are for the host; --public-metrics gives them to all")
    tables.metrics.loaded.set(len(tables.loaded))
    tables.metrics.thinking.set(tables.workers.thinking)
    tables.metrics.workers_lost.set(tables.workers.lost)
    return tables.metrics.page().decode()
