"""Tables over HTTP: list them, make them, take a seat, fetch a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from litestar import Controller, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from randori.games import GAMES
from randori.server import tokens
from randori.server.http import shapes
from randori.server.http.guards import (
    AnyRequest,
    GivenAdmission,
    GivenTables,
    account_of,
    address_of,
    limited,
    live_of,
)
from randori.server.http.refusals import refusals
from randori.server.listing import TableListed, listed
from randori.table import commands, entries, errors, showing
from randori.table.codes import typed
from randori.table.errors import TableError
from randori.table.protocol.seen import TableSeen
from randori.table.settings import OPEN

if TYPE_CHECKING:
    GameName = str
else:
    GameName = Literal[tuple(GAMES)]
Code = Annotated[str, PathParameter(max_length=20, description="six signs, as the waiting room shows them")]
TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="the table's id")]


class TableController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(summary="The lobby: tables that anybody may see, the newest first", responses=refusals(400))
    async def list(
        self,
        tables: GivenTables,
        game: FromQuery[GameName | None] = None,
        status: FromQuery[Literal["waiting", "playing", "over"] | None] = None,
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    ) -> list[TableListed]:
        statuses = ("waiting", "playing") if status is None else (status,)
        return [
            listed(listing)
            for listing in await tables.store.listings(game=game, statuses=statuses, limit=limit)
        ]

    @post(summary="Make a table", responses=refusals(400, 401, 403, 409, 413))
    async def make(
        self,
        data: JSONBody[shapes.NewTable],
        request: AnyRequest,
        tables: GivenTables,
        admission: GivenAdmission,
    ) -> shapes.TableMade:
        limited(admission.tables, address_of(request, admission))
        token = tokens.new_token()
        key = tokens.hashed(token)
        settings = data.settings()
        joined = []
        if data.name is not None:
            account = await account_of(request, tables.store)
            seat = settings.plan().index(OPEN) if OPEN in settings.plan() else 0
            joined = [
                entries.Joined(
                    tables.clock.now(),
                    seat,
                    commands.checked_name(data.name),
                    key,
                    commands.checked_gift(data.contribution),
                    None if account is None else account.id,
                    face=data.face,
                    person=person_of(data.profile),
                )
            ]
        table = await tables.make(settings, key, joined=joined)
        return shapes.TableMade(table.id, token, joined[0].seat if joined else None)

    @get(
        "/{table:str}",
        summary="A table: who sits where, what was agreed",
        responses=refusals(400, 404),
    )
    async def show(
        self, table: TableId, request: AnyRequest, tables: GivenTables, admission: GivenAdmission
    ) -> TableSeen:
        live = await live_of(table, request, tables, admission)
        return await live.query(lambda table: showing.table_seen(table, live.attendance.here(table)))

    @get("/coded/{code:str}", summary="The table with this code", responses=refusals(400, 404))
    async def coded(
        self, code: Code, request: AnyRequest, tables: GivenTables, admission: GivenAdmission
    ) -> shapes.TableCoded:
        limited(admission.codes, address_of(request, admission))
        wanted = typed(code)
        found = None if wanted is None else await tables.store.coded(wanted)
        if found is None:
            raise TableError(errors.UNKNOWN, "no table waits under this code")
        return shapes.TableCoded(found)

    @post("/{table:str}/seats", summary="Take a seat", responses=refusals(400, 401, 403, 404, 409, 413))
    async def join(
        self,
        table: TableId,
        data: JSONBody[shapes.Joining],
        request: AnyRequest,
        tables: GivenTables,
        admission: GivenAdmission,
    ) -> shapes.Joined:
        account = await account_of(request, tables.store)
        await live_of(table, request, tables, admission)
        token = tokens.new_token()
        joined = await tables.join(
            table,
            data.name,
            tokens.hashed(token),
            seat=data.seat,
            contribution=data.contribution,
            account=None if account is None else account.id,
            face=data.face,
            person=person_of(data.profile),
        )
        return shapes.Joined(joined.seat, token, joined.name)

    @get(
        "/{table:str}/record",
        summary="The record of a game that is over",
        responses=refusals(400, 404, 409),
    )
    async def record(
        self, table: TableId, request: AnyRequest, tables: GivenTables, admission: GivenAdmission
    ) -> Response[dict[str, object]]:
        live = await live_of(table, request, tables, admission)
        name = f'attachment; filename="randori-{live.table.game.name}-{table}.json"'
        record = await live.query(showing.record)
        return Response(record, headers={"Content-Disposition": name})


def person_of(profile: str | None) -> str | None:
    """What is kept of a profile's secret."""
    return None if profile is None else tokens.hashed(profile)
