"""Rows of the database as the store's own things, and back."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Row

from randori.server.store.store import Listing


def listing_of(row: Row[tuple[object, ...]]) -> Listing:
    return Listing(row.id, row.game, row.status, row.is_listed, row.summary, row.updated_at)


def listing_values(listing: Listing) -> dict[str, object]:
    return {
        "id": listing.table,
        "game": listing.game,
        "status": listing.status,
        "is_listed": listing.is_listed,
        "summary": listing.summary,
        "updated_at": listing.updated_at,
    }


def merged(spans: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """Spans of time in the order of their beginnings, those that overlap made one."""
    found: list[tuple[float, float]] = []
    for began, ended in spans:
        if found and began <= found[-1][1]:
            found[-1] = (found[-1][0], max(ended, found[-1][1]))
        else:
            found.append((began, ended))
    return found
