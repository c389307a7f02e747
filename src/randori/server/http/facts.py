"""What does not change, and what a host watches."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get

from randori.games import GAMES
from randori.server.http.guards import AnyRequest, GivenGate, GivenHall, address_of
from randori.server.http.shapes import Health
from randori.table import errors
from randori.table.errors import MEANINGS, TableError
from randori.table.protocol.schema import schema
from randori.version import VERSION


@get("/api/games", summary="The games, their players and options", tags=["facts"], sync_to_thread=False)
def games() -> dict[str, dict[str, Any]]:
    return {name: game.described() for name, game in GAMES.items()}


@get("/api/protocol", summary="A table's socket, as a JSON schema", tags=["facts"], sync_to_thread=False)
def protocol() -> dict[str, Any]:
    return schema()


@get("/api/clauses", summary="What the refusals of tables mean", tags=["facts"], sync_to_thread=False)
def clauses() -> dict[str, str]:
    return MEANINGS


@get("/healthz", summary="Whether the server can do its work", tags=["operations"], sync_to_thread=False)
def health(hall: GivenHall) -> Response[Health]:
    status = Health("ok" if hall.is_healthy else "store", VERSION)
    return Response(status, status_code=200 if hall.is_healthy else 503)


@get("/metrics", media_type=MediaType.TEXT, tags=["operations"], sync_to_thread=False)
def metrics(request: AnyRequest, hall: GivenHall, gate: GivenGate) -> str:
    if not gate.may_watch(address_of(request, gate)):
        raise TableError(errors.HOST, "the metrics are for the host; --public-metrics gives them to all")
    hall.metrics.rooms.set(len(hall.rooms))
    hall.metrics.thinking.set(hall.crew.thinking)
    hall.metrics.workers_lost.set(hall.crew.lost)
    return hall.metrics.page().decode()
