"""Games told again on the real engine: any record in any eyes, and a game that is under way in one's own."""

from __future__ import annotations

from functools import partial

from litestar import MediaType, Response, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from randori.server import tokens
from randori.server.http import shapes
from randori.server.http.guards import AnyRequest, GivenAdmission, GivenTables, address_of, limited, live_of
from randori.server.http.refusals import refusals
from randori.server.http.tables import TableId
from randori.server.requests import Asker, check_known
from randori.server.studies import Wanted
from randori.table import errors
from randori.table.errors import TableError
from randori.table.story import Story, told_again
from randori.table.study import Study, studied
from randori.table.table import Table

LARGEST_RECORD = 512 * 1024


@post(
    "/api/study",
    status_code=200,
    summary="A record played again, step by step, as some eyes saw it",
    tags=["records"],
    request_max_body_size=LARGEST_RECORD,
    responses={
        200: ResponseSpec(Study, description="the steps these eyes notice", generate_examples=False),
        **refusals(400, 403, 409, 413),
    },
)
async def study(
    data: JSONBody[shapes.NewStudy], request: AnyRequest, tables: GivenTables, admission: GivenAdmission
) -> Response[bytes]:
    limited(admission.studies, address_of(request, admission))
    wanted = Wanted(partial(studied, data.record, data.eyes, data.since), may_be_packed(request))
    return ready(await tables.workers.study(wanted), is_packed=wanted.is_packed)


@post(
    "/api/tables/{table:str}/story",
    status_code=200,
    summary="The latest moves of a game, as your seat was told of them",
    tags=["tables"],
    responses={
        200: ResponseSpec(Story, description="the steps that were noticed", generate_examples=False),
        **refusals(400, 401, 403, 404, 409, 413),
    },
)
async def story(
    table: TableId,
    data: JSONBody[shapes.Listener],
    request: AnyRequest,
    tables: GivenTables,
    admission: GivenAdmission,
) -> Response[bytes]:
    limited(admission.studies, address_of(request, admission))
    live = await live_of(table, request, tables, admission)
    key = None if data.token is None else tokens.hashed(data.token)
    wanted = await live.query(partial(so_far, Asker(key), is_packed=may_be_packed(request)))
    return ready(await tables.workers.study(wanted), is_packed=wanted.is_packed)


def so_far(asker: Asker, table: Table, *, is_packed: bool) -> Wanted:
    """What the holder of this token has been told, and who has none what all were told."""
    check_known(table, asker)
    eyes = table.seat_of(asker.key)
    if table.state is None:
        raise TableError(errors.STATUS, "the game has not begun")
    return Wanted(partial(told_again, table.state.record(), eyes, table.news.version(eyes)), is_packed)


def may_be_packed(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def ready(written: bytes, *, is_packed: bool) -> Response[bytes]:
    headers = {"Content-Encoding": "gzip"} if is_packed else {}
    return Response(written, media_type=MediaType.JSON, headers={"Vary": "Accept-Encoding", **headers})
