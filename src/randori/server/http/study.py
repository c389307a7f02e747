"""Records played again: any record, in any eyes, on the real engine."""

from __future__ import annotations

from litestar import MediaType, Response, post
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody

from randori.server.http import shapes
from randori.server.http.guards import AnyRequest, GivenGate, GivenHall, address_of, limited
from randori.server.http.refusals import refusals
from randori.server.studies import Wanted
from randori.table.study import Study

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
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    written = await hall.crew.study(Wanted(data.record, data.eyes, data.since, is_packed))
    headers = {"Content-Encoding": "gzip"} if is_packed else {}
    return Response(written, media_type=MediaType.JSON, headers={"Vary": "Accept-Encoding", **headers})
