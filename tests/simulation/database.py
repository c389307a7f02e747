"""What a database holds, whoever uses it and whatever becomes of them: tables with their logs, who keeps
them, signs of life. Each thing here happens at once, as a transaction of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from randori.server.store.rows import merged
from randori.server.store.store import (
    ALIVE_FOR,
    AT_ONCE,
    CLOSED,
    UNDER_WAY,
    WAITING,
    Account,
    Beat,
    Conflict,
    Due,
    Listing,
    NameTaken,
)


@dataclass
class Row:
    listing: Listing
    log: list[bytes]
    keeper: str | None = None
    due_at: float | None = None
    holder: object | None = None
    """Who has the row locked."""


@dataclass(frozen=True)
class Batch:
    """What one commit adds to one log."""

    table: str
    first: int
    entries: Sequence[bytes]
    listing: Listing | None


Written = Callable[[str, int, Sequence[bytes], Listing], None]


@dataclass
class Database:
    clock: Callable[[], float]
    written: Written
    """Is told of all that is durable, at once."""
    deleted: Callable[[str], None] = lambda table: None
    rows: dict[str, Row] = field(default_factory=dict)
    servers: dict[str, float] = field(default_factory=dict)
    spans: list[tuple[float, float]] = field(default_factory=list)
    accounts: dict[str, Account] = field(default_factory=dict)

    # --- logs

    def fits(self, table: str, first: int) -> bool:
        row = self.rows.get(table)
        return row is not None and len(row.log) == first

    def write(self, batch: Batch) -> None:
        row = self.rows[batch.table]
        assert len(row.log) == batch.first, "a store wrote where it had not looked"
        row.log.extend(batch.entries)
        row.listing = batch.listing or row.listing
        self.written(batch.table, batch.first, batch.entries, row.listing)

    def wake(self, table: str) -> None:
        """If nobody keeps it, it is due."""
        if self.rows[table].keeper is None:
            self.rows[table].due_at = AT_ONCE

    def make(self, listing: Listing, entries: Sequence[bytes], due_at: float | None) -> None:
        if listing.table in self.rows:
            raise Conflict("there is a table of this id")
        self.rows[listing.table] = Row(listing, list(entries), due_at=due_at)
        self.written(listing.table, 0, entries, listing)

    def read(self, table: str, after: int) -> list[bytes]:
        row = self.rows.get(table)
        return [] if row is None else row.log[after:]

    def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        return {table: len(self.rows[table].log) for table in tables if table in self.rows}

    # --- listings

    def listings(
        self, listed_only: bool, game: str | None, statuses: Sequence[str], limit: int
    ) -> list[Listing]:
        found = [
            row.listing
            for row in self.rows.values()
            if row.listing.status in statuses
            and (row.listing.is_listed or not listed_only)
            and game in (None, row.listing.game)
        ]
        return sorted(found, key=lambda listing: -listing.updated_at)[:limit]

    def coded(self, code: str) -> str | None:
        found = self.listings(False, None, (WAITING,), len(self.rows))
        return next((one.table for one in found if one.table.startswith(code)), None)

    def stale(self, before: float, limit: int) -> list[str]:
        old = [
            (row.listing.updated_at, table)
            for table, row in self.rows.items()
            if row.listing.status in (WAITING, CLOSED)
            and row.listing.updated_at < before
            and not self.is_kept(row)
        ]
        return [table for _, table in sorted(old)[:limit]]

    def delete(self, table: str, length: int) -> bool:
        if not self.fits(table, length) or self.is_kept(self.rows[table]):
            return False
        del self.rows[table]
        self.deleted(table)
        return True

    def correct(self, listing: Listing, length: int) -> bool:
        if not self.fits(listing.table, length):
            return False
        self.rows[listing.table].listing = listing
        return True

    # --- keepers

    def is_alive(self, server: str) -> bool:
        return self.servers.get(server, 0.0) > self.clock() - ALIVE_FOR

    def is_kept(self, row: Row) -> bool:
        return row.keeper is not None and self.is_alive(row.keeper)

    def beat(self, server: str, noticed: float) -> Beat:
        now, last = self.clock(), max(self.servers.values(), default=None)
        is_after_outage = last is not None and now - last > noticed
        if last is not None and is_after_outage:
            self.spans.append((last, now))
        self.servers[server] = now
        return Beat(now, is_after_outage)

    def claim(self, server: str, limit: int) -> list[str]:
        found = [table for table, row in self.rows.items() if self.is_wanted(server, row)][:limit]
        for table in found:
            self.keep(server, table)
        return found

    def is_wanted(self, server: str, row: Row) -> bool:
        if row.listing.status not in UNDER_WAY or row.holder is not None:
            return False
        if row.keeper is None:
            return row.due_at is not None and row.due_at <= self.clock()
        return row.keeper != server and not self.is_kept(row)

    def take_all(self, server: str, tables: Sequence[str]) -> set[str]:
        rows = self.rows
        taken = {table for table in tables if table in rows and self.is_free(server, rows[table])}
        for table in taken:
            self.keep(server, table)
        return taken

    def is_free(self, server: str, row: Row) -> bool:
        return row.keeper == server or not self.is_kept(row)

    def keep(self, server: str, table: str) -> None:
        self.rows[table].keeper, self.rows[table].due_at = server, None

    def kept(self, server: str) -> list[str]:
        own = [row.listing for row in self.rows.values() if row.keeper == server]
        return [listing.table for listing in own if listing.status in UNDER_WAY]

    def release(self, server: str, table: str, due: Due) -> None:
        row = self.rows.get(table)
        if row is not None and row.keeper == server:
            row.keeper, row.due_at = None, AT_ONCE if len(row.log) > due.length else due.at

    def leave(self, server: str) -> None:
        for row in self.rows.values():
            if row.keeper == server:
                row.keeper, row.due_at = None, AT_ONCE

    def take_over(self) -> None:
        """Nobody else is alive."""
        for row in self.rows.values():
            if row.keeper is not None:
                row.keeper, row.due_at = None, AT_ONCE

    # --- the rest

    def outages(self, since: float) -> list[tuple[float, float]]:
        return merged(sorted(span for span in self.spans if span[1] > since))

    def add_account(self, account: Account) -> None:
        if any(one.name == account.name for one in self.accounts.values()):
            raise NameTaken("this name is taken")
        self.accounts[account.token_hash] = replace(account)
