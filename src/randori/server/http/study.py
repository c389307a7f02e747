"""Games told again on the real engine: any record in any eyes, and a game that is under way in one's own."""

from __future__ import annotations

from functools import partial

from litestar import MediaType, Response, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from randori.server import keys
from randori.server.http import shapes
from randori.server.http.guards import AnyRequest, GivenGate, GivenHall, address_of, limited
from randori.server.http.refusals import refusals
from randori.server.http.tables import TableId
from randori.server.room import Room
from randori.server.studies import Wanted
from randori.table import errors
from randori.table.errors import TableError
from randori.table.story import Story, told_again
from randori.table.study import Study, studied

LARGEST_RECORD = 512 * 1024


@post(
    "/api/study",
    status_code=200,
    summary="A record played again, step by step, as some eyes saw it",
    tags=["records"],
    request_max_body_size=LARGEST_RECORD,
    responses={
        200: ResponseSpec(Study, description="the steps these eyes notice", generate_examples=False),
        **refusals(400, 403, 413),
    },
)
async def study(
    data: JSONBody[shapes.NewStudy], request: AnyRequest, hall: GivenHall, gate: GivenGate
) -> Response[bytes]:
    limited(gate.studies, address_of(request, gate))
    wanted = Wanted(partial(studied, data.record, data.eyes, data.since), may_be_packed(request))
    return ready(await hall.crew.study(wanted), is_packed=wanted.is_packed)


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
    table: TableId, data: JSONBody[shapes.Listener], request: AnyRequest, hall: GivenHall, gate: GivenGate
) -> Response[bytes]:
    limited(gate.studies, address_of(request, gate))
    room = await hall.room(table)
    key = None if data.token is None else keys.hashed(data.token)
    wanted = await room.read(partial(so_far, room, key, is_packed=may_be_packed(request)))
    return ready(await hall.crew.study(wanted), is_packed=wanted.is_packed)


def so_far(room: Room, key: str | None, *, is_packed: bool) -> Wanted:
    """What the holder of this key has been told, and who has none what all were told."""
    table = room.table
    eyes = None if key is None else table.seat_of(key)
    if key is not None and eyes is None and not table.is_host(key):
        raise TableError(errors.TOKEN, "this token opens no seat of this table")
    if table.state is None:
        raise TableError(errors.STATUS, "the game has not begun")
    return Wanted(partial(told_again, table.state.record(), eyes, table.news.version(eyes)), is_packed)


def may_be_packed(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def ready(written: bytes, *, is_packed: bool) -> Response[bytes]:
    headers = {"Content-Encoding": "gzip"} if is_packed else {}
    return Response(written, media_type=MediaType.JSON, headers={"Vary": "Accept-Encoding", **headers})
