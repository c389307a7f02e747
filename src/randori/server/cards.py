"""What the lobby shows of a table."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from randori.server.store.store import Card
from randori.table.protocol.seen import SeatSeen
from randori.table.settings import Settings
from randori.table.showing import seat_seen
from randori.table.table import Table


class Summary(Struct, frozen=True):
    settings: Settings
    seats: list[SeatSeen]
    made_at: float


class TableListed(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    status: str
    updated_at: float
    settings: Settings
    seats: list[SeatSeen]


def card_of(table: Table) -> Card:
    seats = [seat_seen(seat, is_here=False) for seat in table.seats]
    return Card(
        table=table.id,
        game=table.game.name,
        status=table.status,
        is_listed=not table.settings.private,
        summary=msgspec.json.encode(Summary(table.settings, seats, table.began_at)),
        updated_at=table.changed_at,
    )


def listed(card: Card) -> TableListed:
    summary = msgspec.json.decode(card.summary, type=Summary)
    return TableListed(card.table, card.status, card.updated_at, summary.settings, summary.seats)
