"""What goes out when something happened at a table: one message for each pair of eyes that noticed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from randori.engine.view import View
from randori.table import entries, showing
from randori.table.entries import AnyEntry
from randori.table.feed import Eyes
from randori.table.protocol.seen import ClocksSeen
from randori.table.protocol.server import Changes, Event, Welcome
from randori.table.table import Table

encode = msgspec.json.Encoder().encode

QUIET = (entries.Moved, entries.Chatted, entries.TimeAdded)
"""Who sits where, and the like, stays as it was. Nobody takes or leaves a seat with these."""
WITH_VIEW = (entries.Started, entries.Moved, entries.Ended, entries.Removed)
"""Who is removed in the middle of a game sees it with other eyes from there on."""
WITH_CLOCKS = (
    entries.Started,
    entries.Moved,
    entries.TimeAdded,
    entries.Replaced,
    entries.Returned,
    entries.Left,
    entries.Removed,
    entries.Ended,
)


class Snapshot(NamedTuple):
    """A table, who is there, and when their time is up."""

    table: Table
    here: Sequence[bool]
    deadlines: Mapping[int, float | None]
    now: float

    def clocks(self) -> ClocksSeen | None:
        return showing.clocks_seen(self.table, self.deadlines, self.now)


LastSeen = dict[Eyes, Mapping[str, object]]
"""What lay on the table when each pair of eyes saw it last."""


def messages(
    snapshot: Snapshot,
    last: AnyEntry,
    audience: Collection[Eyes],
    since: Mapping[Eyes, int],
    last_seen: LastSeen,
) -> dict[Eyes, list[bytes]]:
    """The messages for each of these eyes, who know the table up to a version; `last` has just happened."""
    table = snapshot.table
    news = {eyes: told for eyes in audience if (told := table.news.since(eyes, since.get(eyes, since[None])))}
    if not news:
        return {}
    is_over = table.status == "over"
    seen = None if isinstance(last, QUIET) and not is_over else showing.table_seen(table, snapshot.here)
    clocks = snapshot.clocks() if isinstance(last, WITH_CLOCKS) else None
    views = changed_views(table, list(news), last_seen) if isinstance(last, WITH_VIEW) else {}
    written = {}
    for eyes, told in news.items():
        *before, latest = told
        seat = UNSET if seen is None else eyes
        event = Event(latest.version, last.at, latest.what, seen, views.get(eyes), None, clocks, seat)
        written[eyes] = [encode(Event(one.version, last.at, one.what)) for one in before] + [encode(event)]
    return written


def changed_views(table: Table, eyes: list[Eyes], last_seen: LastSeen) -> dict[Eyes, Changes]:
    """What is new in the game for these eyes, who have seen it from now on."""
    if table.state is None:
        return {}
    views = table.state.views(eyes)
    changes = showing.changes(views, [last_seen.get(one) for one in eyes])
    last_seen.update((one, view["table"]) for one, view in zip(eyes, views, strict=True))
    return dict(zip(eyes, changes, strict=True))


def open_message(snapshot: Snapshot, last: AnyEntry) -> bytes:
    """For spectators who see all hands: the news of a table that runs late."""
    table = snapshot.table
    latest = table.news.latest(None)
    view, views = all_views(table) if isinstance(last, WITH_VIEW) else (None, None)
    whole = None if view is None else showing.changes([view], [None])[0]
    seen = showing.table_seen(table, snapshot.here)
    return encode(Event(latest.version, last.at, latest.what, seen, whole, views))


def welcome(
    snapshot: Snapshot, eyes: Eyes, version: int | None, *, is_host: bool, is_open: bool = False
) -> bytes:
    """Where the table stands, for somebody who comes or comes back."""
    table = snapshot.table
    view, views = all_views(table) if is_open else (showing.view_of(table, eyes), None)
    return encode(
        Welcome(
            version=table.news.version(eyes),
            table=showing.table_seen(table, snapshot.here),
            seat=eyes,
            is_host=is_host,
            view=view,
            views=views,
            clocks=None if is_open else snapshot.clocks(),
            missed=None if version is None else table.news.since(eyes, version),
            chat=table.chat,
        )
    )


def all_views(table: Table) -> tuple[View | None, list[View] | None]:
    """A spectator's, and every player's."""
    if table.state is None:
        return None, None
    first, *rest = table.state.open_views()
    return first, rest
