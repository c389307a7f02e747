"""What the lobby shows of a table."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from randori.server.messages import QUIET
from randori.server.store.store import CLOSED, OVER, Listing
from randori.table.entries import AnyEntry
from randori.table.protocol.seen import SeatSeen
from randori.table.settings import Settings
from randori.table.showing import seat_seen
from randori.table.table import Status, Table


class Summary(Struct, frozen=True):
    settings: Settings
    seats: list[SeatSeen]
    made_at: float
    host: str | None = None
    keys: list[str | None] = []
    """The hashes of the tokens that open the seats, as the log has them; the lobby does not show them. Cards
    of earlier versions have none."""


class TableListed(Struct, frozen=True):
    """A table in the lobby."""

    id: str
    status: Status
    updated_at: float
    settings: Settings
    seats: list[SeatSeen]


def listing_of(table: Table) -> Listing:
    seats = [seat_seen(seat, is_here=False) for seat in table.seats]
    keys = [seat.key for seat in table.seats]
    return Listing(
        table=table.id,
        game=table.game.name,
        status=CLOSED if table.status == OVER and table.state is None else table.status,
        is_listed=not table.settings.private,
        summary=msgspec.json.encode(Summary(table.settings, seats, table.began_at, table.host_key, keys)),
        updated_at=table.changed_at,
    )


def is_shown_anew(table: Table, made: Iterable[AnyEntry]) -> bool:
    """Whether these entries, the latest of the table, change what the lobby shows of it."""
    return table.status == "over" or not all(isinstance(entry, QUIET) for entry in made)


def summary_of(listing: Listing) -> Summary:
    return msgspec.json.decode(listing.summary, type=Summary)


def listed(listing: Listing) -> TableListed:
    summary = summary_of(listing)
    status = msgspec.convert(listing.status, Status)
    return TableListed(listing.table, status, listing.updated_at, summary.settings, summary.seats)
