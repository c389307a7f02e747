"""A table as its log makes it, and how it was after each entry: where who sat, what each pair of eyes saw."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec

from randori.server.listing import listing_of
from randori.server.store.store import Listing
from randori.table import entries, showing
from randori.table.entries import AnyEntry, Asked
from randori.table.feed import Eyes
from randori.table.table import Table

QUIET = (entries.Moved, entries.Chatted, entries.TimeAdded)
"""With these nothing changes that is public of the table itself, but for the end of a game."""
WITH_VIEW = (entries.Started, entries.Moved, entries.Ended, entries.Removed)
"""These show the game anew."""
MOST_COUNTED = 5.0
"""Seconds of play that a move counts for, for those who watch late."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


@dataclass(slots=True)
class Position:
    """After one entry."""

    entry: AnyEntry
    seating: dict[str, int]
    host: str
    status: str
    versions: dict[Eyes, int]
    told: dict[Eyes, Any]
    """What it was to those who noticed."""
    seen: bytes
    """All that is public of the table, with nobody connected."""
    views: dict[Eyes, bytes]
    open_views: bytes | None
    played: float
    deciding: tuple[list[int], int | None] | None
    """Who is to act, and which card they answer, while there are clocks."""
    at: float
    """When it was durable, by the true time."""
    is_whole: bool = False
    """Whether all is there that was asked for: a command may let several things happen."""
    decoded: dict[Eyes, Any] = field(default_factory=dict)

    def view(self, eyes: Eyes) -> Any:
        if eyes not in self.decoded:
            self.decoded[eyes] = decode(self.views[eyes]) if eyes in self.views else None
        return self.decoded[eyes]


class Ledger:
    def __init__(self, made: entries.Made, now: float) -> None:
        self.table = Table.restored([made])
        self.asked: dict[Asked, int] = {}
        """Which entry a message became."""
        self.positions: list[Position] = []
        self.seen: set[bytes] = set()
        """All that was ever public of it."""
        self._last_at = made.at
        self._note(made, now)

    @property
    def eyes(self) -> list[Eyes]:
        return [None, *range(self.table.game.players)]

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def last(self) -> Position:
        return self.positions[-1]

    def apply(self, entry: AnyEntry, now: float) -> None:
        """Whatever the rules raise if it may not be."""
        mover = self.table.seats[entry.player].key if isinstance(entry, entries.Moved) else None
        self.table.apply(entry)
        if entry.asked is not None:
            self.asked[entry.asked] = len(self.positions)
        if isinstance(entry, entries.Moved) and entry.id is not None and mover is not None:
            self.asked[mover, entry.id] = len(self.positions)
        self._note(entry, now)

    def _note(self, entry: AnyEntry, now: float) -> None:
        table, before = self.table, self.positions[-1] if self.positions else None
        versions = table.news.versions()
        told = {
            eyes: decode(encode(table.news.latest(eyes).what))
            for eyes in self.eyes
            if before is not None and versions[eyes] != before.versions.get(eyes)
        }
        if before is not None and isinstance(entry, QUIET) and table.status != "over":
            seating, seen = before.seating, before.seen
        else:
            seating = {seat.key: number for number, seat in enumerate(table.seats) if seat.key is not None}
            seen = encode(showing.table_seen(table, [False] * len(table.seats)))
        views, open_views = (before.views, before.open_views) if before is not None else ({}, None)
        is_viewed_anew = isinstance(entry, WITH_VIEW) and table.state is not None
        if is_viewed_anew and table.state is not None:
            views = {
                eyes: encode(view) for eyes, view in zip(self.eyes, table.state.views(self.eyes), strict=True)
            }
            if table.settings.spectators == "open":
                open_views = encode(table.state.open_views())
        self.seen.add(seen)
        self.positions.append(
            Position(
                entry,
                seating,
                table.host_key,
                table.status,
                versions,
                told,
                seen,
                views,
                open_views,
                self._played(entry, 0.0 if before is None else before.played),
                (sorted(table.clocks.since), table.clocks.answering) if table.status == "playing" else None,
                now,
                decoded={} if before is None or is_viewed_anew else before.decoded,
            )
        )

    def _played(self, entry: AnyEntry, before: float) -> float:
        is_play = isinstance(entry, (entries.Started, entries.Moved))
        if is_play and self.table.news.secret_of is None and entry.at > self._last_at:
            before += min(entry.at - self._last_at, MOST_COUNTED)
            self._last_at = entry.at
        return before

    def fits(self, listing: Listing) -> bool:
        """Whether the lobby shows the table as it is; a move does not change when it was touched last."""
        own = listing_of(self.table)
        return (listing.status, listing.summary, listing.is_listed) == (
            own.status,
            own.summary,
            own.is_listed,
        )
