"""What is the same in all databases: everything but the hot path of the log, in SQLAlchemy's words."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from math import inf

from sqlalchemy import ColumnElement, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from randori.server.bus.bus import Bus
from randori.server.store import keeping
from randori.server.store.group import Append, Chain, GroupCommit
from randori.server.store.rows import listing_of, listing_values, merged
from randori.server.store.schema import accounts, entries, outages, servers, tables
from randori.server.store.store import (
    UNDER_WAY,
    WAITING,
    Account,
    Beat,
    Conflict,
    Due,
    Listing,
    NameTaken,
    Store,
    StoreError,
    is_id,
)
from randori.server.urls import reason

TAKEN_AT_ONCE = 500


class SqlStore(Store):
    name: str
    """What to call the database in a sentence; no passwords."""
    engine: AsyncEngine
    failures: tuple[type[Exception], ...] = (SQLAlchemyError, OSError)
    """What its libraries raise when something is wrong with it."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.is_open = False
        self.group = GroupCommit(self.commit, self.tell)
        self.writing: AbstractAsyncContextManager[object] = nullcontext()
        """Held by whoever writes, where the database takes one writer at a time."""

    @abstractmethod
    async def commit(self, chains: list[Chain]) -> set[str]:
        """Store the chains that fit in one transaction; return their tables."""

    @abstractmethod
    def deciding(self, table: str) -> AbstractAsyncContextManager[AsyncConnection]:
        """For reading when what was asked for this table is in its log, or never will be."""

    @abstractmethod
    def tell(self, append: Append) -> None:
        """It is stored: let the other servers know, if they do not."""

    @abstractmethod
    def clock(self) -> keeping.Clock:
        """The time, in a statement."""

    @abstractmethod
    def length(self) -> ColumnElement[int]:
        """Of a table's log, in a statement."""

    @abstractmethod
    def among(self, ids: Sequence[str]) -> ColumnElement[bool]:
        """Whether a table is one of these, however many there are."""

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        async with self.writing:
            try:
                async with self.engine.begin() as connection:
                    yield connection
            except IntegrityError:
                raise  # who asked knows what it means
            except self.failures as error:
                raise self.failed(error) from None

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except self.failures as error:
            raise self.failed(error) from None

    def failed(self, error: Exception) -> StoreError:
        cause = getattr(error, "orig", None) or error
        cause = cause.__cause__ or cause  # SQLAlchemy has one of its own around asyncpg's
        return StoreError(f"the database {self.name} failed: {reason(cause)}")

    async def now(self) -> float:
        async with self.reading() as connection:
            return float(await connection.scalar(select(self.clock())) or 0.0)

    # --- logs

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[bytes],
        note: bytes | None = None,
        listing: Listing | None = None,
    ) -> asyncio.Future[None]:
        append = Append(table, first, entries, note, listing, asyncio.get_running_loop().create_future())
        if not self.is_open:
            append.done.set_exception(StoreError(f"the database {self.name} is closed"))
        elif not is_id(table):
            append.done.set_exception(Conflict("there is no such table"))
        else:
            self.group.add(append)
        return append.done

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if not is_id(table):
            return []
        if table in self.group.broken:
            await self.group.decided()
        failure = self.group.broken.get(table)
        is_unsure = isinstance(failure, StoreError)
        async with self.deciding(table) if is_unsure else self.reading() as connection:
            log = await self.logged(connection, table, after)
        self.group.mend(table, failure)
        return log

    async def logged(self, connection: AsyncConnection, table: str, after: int) -> list[bytes]:
        return list(await connection.scalars(reading_log(table, after)))

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        wanted = self.measuring([table for table in tables if is_id(table)])
        async with self.reading() as connection:
            return {row.id: row.length for row in await connection.execute(wanted)}

    def measuring(self, ids: Sequence[str]) -> Select[str, int]:
        return select(tables.c.id, self.length().label("length")).where(self.among(ids))

    # --- listings

    async def make(self, listing: Listing, entries: Sequence[bytes], due_at: float | None = None) -> None:
        if not is_id(listing.table):
            raise StoreError("the id of a table is 1 to 40 letters, digits, '-' and '_'")
        try:
            async with self.transaction() as connection:
                row = listing_values(listing) | {"length": len(entries), "due_at": due_at}
                await connection.execute(insert(tables).values(row))
                await self.write_first(connection, listing.table, entries)
        except IntegrityError:
            raise Conflict("there is a table of this id") from None

    async def write_first(self, connection: AsyncConnection, table: str, bodies: Sequence[bytes]) -> None:
        rows = [{"table_id": table, "number": number, "body": body} for number, body in enumerate(bodies)]
        if rows:
            await connection.execute(insert(entries), rows)

    async def listing(self, table: str) -> Listing | None:
        if not is_id(table):
            return None
        async with self.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
        return None if row is None else listing_of(row)

    async def coded(self, code: str) -> str | None:
        begins = func.substr(tables.c.id, 1, len(code)) == code
        wanted = select(tables.c.id).where(tables.c.status == WAITING, begins)
        async with self.reading() as connection:
            found: str | None = await connection.scalar(wanted.order_by(tables.c.updated_at.desc()).limit(1))
            return found

    async def listings(
        self,
        *,
        listed_only: bool = True,
        game: str | None = None,
        statuses: Sequence[str] = UNDER_WAY,
        limit: int = 100,
    ) -> list[Listing]:
        wanted = select(tables).where(tables.c.status.in_(statuses))
        if listed_only:
            wanted = wanted.where(tables.c.is_listed)
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        async with self.reading() as connection:
            rows = await connection.execute(wanted.order_by(tables.c.updated_at.desc()).limit(limit))
            return [listing_of(row) for row in rows]

    # --- tables at which no game began

    async def stale(self, before: float, limit: int) -> list[str]:
        async with self.reading() as connection:
            return list(await connection.scalars(keeping.untouched(before, self.clock(), limit)))

    async def delete(self, table: str, length: int) -> bool:
        async with self.transaction() as connection:
            await connection.execute(keeping.locking(tables.c.id == table))
            unwanted = tables.c.id == table, self.length() == length, ~keeping.is_kept(self.clock())
            gone = await connection.execute(delete(tables).where(*unwanted).returning(tables.c.id))
            if gone.one_or_none() is None:
                return False
            await connection.execute(delete(entries).where(entries.c.table_id == table))
            return True

    async def correct(self, listing: Listing, length: int) -> bool:
        same = tables.c.id == listing.table, self.length() == length
        async with self.transaction() as connection:
            corrected = await connection.execute(update(tables).where(*same).values(listing_values(listing)))
            return corrected.rowcount == 1

    # --- keepers

    async def beat(self, server: str, noticed: float = inf) -> Beat:
        latest = select(func.max(servers.c.beat_at)).scalar_subquery()
        async with self.transaction() as connection:
            now, last = (await connection.execute(select(self.clock(), latest))).one()
            is_after_outage = last is not None and now - last > noticed
            if is_after_outage:
                await connection.execute(insert(outages).values(began=last, ended=now))
            known = await connection.execute(
                update(servers).where(servers.c.id == server).values(beat_at=now)
            )
            if known.rowcount == 0:
                await connection.execute(insert(servers).values(id=server, beat_at=now))
                await connection.execute(keeping.forgetting())
        return Beat(now, is_after_outage)

    async def claim(self, server: str, limit: int) -> list[str]:
        async with self.transaction() as connection:
            found = list(await connection.scalars(keeping.finding(server, self.clock(), limit)))
            if not found:
                return []
            return list(await connection.scalars(keeping.claiming(server, found, self.clock())))

    async def take(self, server: str, table: str) -> bool:
        return bool(await self.take_all(server, [table]))

    async def take_all(self, server: str, tables: Sequence[str]) -> set[str]:
        taken: set[str] = set()
        for first in range(0, len(tables), TAKEN_AT_ONCE):
            taken |= await self.take_some(server, tables[first : first + TAKEN_AT_ONCE])
        return taken

    async def take_some(self, server: str, ids: Sequence[str]) -> set[str]:
        async with self.transaction() as connection:
            await connection.execute(keeping.locking(tables.c.id.in_(ids)))
            return set(await connection.scalars(keeping.taking(server, ids, self.clock())))

    async def kept(self, server: str) -> list[str]:
        async with self.reading() as connection:
            return list(await connection.scalars(keeping.keeping(server)))

    async def release(self, server: str, table: str, due: Due) -> None:
        async with self.transaction() as connection:
            await connection.execute(keeping.locking(tables.c.id == table))
            await connection.execute(keeping.releasing(server, table, due, self.length()))

    async def leave(self, server: str) -> None:
        async with self.transaction() as connection:
            await connection.execute(keeping.locking(tables.c.keeper == server))
            await connection.execute(keeping.leaving(server))

    # --- outages

    async def last_beat(self) -> float | None:
        async with self.reading() as connection:
            latest: float | None = await connection.scalar(select(func.max(servers.c.beat_at)))
            return latest

    async def add_outage(self, began: float, ended: float) -> None:
        async with self.transaction() as connection:
            await connection.execute(insert(outages).values(began=began, ended=ended))

    async def outages(self, since: float) -> list[tuple[float, float]]:
        wanted = select(outages.c.began, outages.c.ended).where(outages.c.ended > since)
        async with self.reading() as connection:
            rows = await connection.execute(wanted.order_by(outages.c.began))
            return merged((row.began, row.ended) for row in rows)

    # --- accounts

    async def add_account(self, account: Account) -> None:
        try:
            async with self.transaction() as connection:
                await connection.execute(insert(accounts).values(vars(account)))
        except IntegrityError:
            raise NameTaken("this name is taken") from None

    async def account(self, token_hash: str) -> Account | None:
        async with self.reading() as connection:
            found = await connection.execute(select(accounts).where(accounts.c.token_hash == token_hash))
            row = found.one_or_none()
        return None if row is None else Account(row.id, row.name, row.token_hash, row.created_at)


def reading_log(table: str, after: int) -> Select[bytes]:
    wanted = entries.c.table_id == table, entries.c.number >= after
    return select(entries.c.body).where(*wanted).order_by(entries.c.number)
