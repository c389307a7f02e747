"""Tables over HTTP: list them, make them, take a seat, fetch a record."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated, Literal

from litestar import Controller, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from randori.server import keys
from randori.server.asking import and_start
from randori.server.cards import TableListed, listed
from randori.server.http import shapes
from randori.server.http.guards import AnyRequest, GivenGate, GivenHall, account_of, address_of, limited
from randori.server.http.refusals import refusals
from randori.server.room import Room
from randori.table import commands, entries, showing
from randori.table.entries import AnyEntry
from randori.table.protocol.seen import TableSeen
from randori.table.settings import OPEN
from randori.table.table import Table

TableId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="the table's id")]


class TableController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(summary="The lobby: tables that anybody may see, the newest first", responses=refusals(400))
    async def list(
        self,
        hall: GivenHall,
        game: FromQuery[Literal["tatsu", "dojo", "memo"] | None] = None,
        status: FromQuery[Literal["waiting", "playing", "over"] | None] = None,
        limit: Annotated[int, QueryParameter(ge=1, le=100)] = 50,
    ) -> list[TableListed]:
        statuses = ("waiting", "playing") if status is None else (status,)
        return [listed(card) for card in await hall.store.cards(game=game, statuses=statuses, limit=limit)]

    @post(summary="Make a table", responses=refusals(400, 401, 403, 413))
    async def make(
        self,
        data: JSONBody[shapes.NewTable],
        request: AnyRequest,
        hall: GivenHall,
        gate: GivenGate,
    ) -> shapes.TableMade:
        limited(gate.tables, address_of(request, gate))
        token = keys.new_token()
        key = keys.hashed(token)
        settings = data.settings()
        joined = []
        if data.name is not None:
            account = await account_of(request, hall.store)
            seat = settings.plan().index(OPEN) if OPEN in settings.plan() else 0
            joined = [
                entries.Joined(
                    time.time(),
                    seat,
                    commands.checked_name(data.name),
                    key,
                    commands.checked_gift(data.contribution),
                    None if account is None else account.id,
                )
            ]
        table = await hall.make(settings, key, joined=joined)
        return shapes.TableMade(table.id, token, joined[0].seat if joined else None)

    @get(
        "/{table:str}",
        summary="A table: who sits where, what was agreed",
        responses=refusals(400, 404),
    )
    async def show(self, table: TableId, hall: GivenHall) -> TableSeen:
        room = await hall.room(table)
        return await room.read(lambda: showing.table_seen(room.table, room.presence.here()))

    @post("/{table:str}/seats", summary="Take a seat", responses=refusals(400, 401, 403, 404, 409, 413))
    async def join(
        self, table: TableId, data: JSONBody[shapes.Joining], request: AnyRequest, hall: GivenHall
    ) -> shapes.Joined:
        account = await account_of(request, hall.store)
        room = await hall.room(table)
        token = keys.new_token()

        def join(table: Table, at: float) -> list[AnyEntry]:
            joined = commands.join(
                table,
                data.name,
                keys.hashed(token),
                at,
                seat=data.seat,
                contribution=data.contribution,
                account=None if account is None else account.id,
            )
            return and_start(table, joined, at)

        await room.performed(join)
        seat = room.table.seat_of(keys.hashed(token))
        assert seat is not None
        return shapes.Joined(seat, token)

    @get(
        "/{table:str}/record",
        summary="The record of a game that is over",
        responses=refusals(400, 404, 409),
    )
    async def record(self, table: TableId, hall: GivenHall) -> Response[dict[str, object]]:
        room = await hall.room(table)
        name = f'attachment; filename="randori-{room.table.game.name}-{table}.json"'
        record = await room.read(lambda: showing.record(room.table))
        return Response(record, headers={"Content-Disposition": name})


class YourGamesController(Controller):
    path = "/api/seats"
    tags = ("tables",)

    @post(
        "/mine",
        status_code=200,
        summary="How the games stand in which you have a seat",
        responses=refusals(400, 403, 413),
    )
    async def mine(self, data: JSONBody[shapes.HeldSeats], hall: GivenHall) -> list[shapes.YourGame]:
        found = []
        for held in data.seats:
            card = await hall.store.card(held.table)
            if card is not None:
                room = await hall.room(held.table)
                game = await room.read(partial(your_game, room, keys.hashed(held.token)))
                found.extend([game] if game is not None else [])
        return found


def your_game(room: Room, key: str) -> shapes.YourGame | None:
    table = room.table
    seat = table.seat_of(key)
    if seat is None and not table.is_host(key):
        return None
    deadlines = room.scene().deadlines
    return shapes.YourGame(
        table=table.id,
        seat=seat,
        status=table.status,
        is_your_turn=seat in deadlines,
        deadline=None if seat is None else deadlines.get(seat),
        settings=table.settings,
        names=[one.name or one.bot or "" for one in table.seats],
        changed_at=table.changed_at,
    )
