"""How the games stand whose tokens somebody has. Each takes its turn: nobody else waits for all of them."""

from __future__ import annotations

import asyncio
from functools import partial

from litestar import Controller, post
from litestar.params import JSONBody

from randori.server import tokens
from randori.server.attendance import Attendance
from randori.server.http.guards import AnyRequest, GivenAdmission, GivenTables, live_of
from randori.server.http.refusals import refusals
from randori.server.http.shapes import HeldSeats, YourGame
from randori.server.listing import summary_of
from randori.server.store.store import OVER, Listing
from randori.table.table import Table


class YourGamesController(Controller):
    path = "/api/seats"
    tags = ("tables",)

    @post(
        "/mine",
        status_code=200,
        summary="How the games stand in which you have a seat",
        responses=refusals(400, 403, 413),
    )
    async def mine(
        self, data: JSONBody[HeldSeats], request: AnyRequest, tables: GivenTables, admission: GivenAdmission
    ) -> list[YourGame]:
        found: list[YourGame | None] = []
        for held in data.seats:
            key = tokens.hashed(held.token)
            listing = await tables.store.listing(held.table)
            if listing is not None and is_told_by_listing(listing):
                found.append(game_on(listing, key))
            elif listing is not None:
                live = await live_of(held.table, request, tables, admission)
                found.append(await live.query(partial(game_in, live.attendance, key)))
            await asyncio.sleep(0)
        return [game for game in found if game is not None]


def is_told_by_listing(listing: Listing) -> bool:
    """A game that is over stays as it is, and need not be played again to be told."""
    return listing.status == OVER and summary_of(listing).host is not None


def game_on(listing: Listing, key: str) -> YourGame | None:
    told = summary_of(listing)
    if key != told.host and key not in told.keys:
        return None
    return YourGame(
        table=listing.table,
        seat=told.keys.index(key) if key in told.keys else None,
        status="over",
        is_your_turn=False,
        deadline=None,
        settings=told.settings,
        names=[seat.name or seat.level or "" for seat in told.seats],
        changed_at=listing.updated_at,
    )


def game_in(attendance: Attendance, key: str, table: Table) -> YourGame | None:
    seat = table.seat_of(key)
    if seat is None and not table.is_host(key):
        return None
    deadlines = attendance.deadlines(table)
    return YourGame(
        table=table.id,
        seat=seat,
        status=table.status,
        is_your_turn=seat in deadlines,
        deadline=None if seat is None else deadlines.get(seat),
        settings=table.settings,
        names=[one.name or one.bot or "" for one in table.seats],
        changed_at=table.changed_at,
        origin=table.origin,
    )
