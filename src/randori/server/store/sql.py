"""What is the same in all databases: everything but the hot path of the log, in SQLAlchemy's words."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from randori.server.bus.bus import Bus
from randori.server.store import keeping
from randori.server.store.group import Append, Chain, GroupCommit
from randori.server.store.rows import card_of, card_values, merged
from randori.server.store.schema import accounts, entries, outages, servers, tables
from randori.server.store.store import UNDER_WAY, Account, Card, Conflict, NameTaken, Store, StoreError, is_id
from randori.server.urls import reason

PRUNED_AT_ONCE = 500


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
    def tell(self, append: Append) -> None:
        """It is stored: let the other servers know, if they do not."""

    @abstractmethod
    def clock(self) -> keeping.Clock:
        """The time, in a statement."""

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
        self, table: str, first: int, entries: Sequence[bytes], told: bytes | None = None
    ) -> asyncio.Future[None]:
        append = Append(table, first, entries, told, asyncio.get_running_loop().create_future())
        if self.is_open:
            self.group.add(append)
        else:
            append.done.set_exception(StoreError(f"the database {self.name} is closed"))
        return append.done

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if not is_id(table):
            return []
        failure = self.group.broken.get(table)
        wanted = entries.c.table_id == table, entries.c.number >= after
        async with self.reading() as connection:
            found = list(
                await connection.scalars(select(entries.c.body).where(*wanted).order_by(entries.c.number))
            )
        self.group.mend(table, failure)
        return found

    # --- cards

    async def make(self, card: Card, entries: Sequence[bytes]) -> None:
        if not is_id(card.table):
            raise StoreError("the id of a table is 1 to 40 letters, digits, '-' and '_'")
        try:
            async with self.transaction() as connection:
                await connection.execute(insert(tables).values(card_values(card) | {"length": len(entries)}))
                await self.write_first(connection, card.table, entries)
        except IntegrityError:
            raise Conflict("there is a table of this id") from None

    async def write_first(self, connection: AsyncConnection, table: str, bodies: Sequence[bytes]) -> None:
        rows = [{"table_id": table, "number": number, "body": body} for number, body in enumerate(bodies)]
        if rows:
            await connection.execute(insert(entries), rows)

    async def update_card(self, card: Card) -> None:
        async with self.transaction() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == card.table).values(card_values(card))
            )

    async def card(self, table: str) -> Card | None:
        if not is_id(table):
            return None
        async with self.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
        return None if row is None else card_of(row)

    async def cards(
        self,
        *,
        listed_only: bool = True,
        game: str | None = None,
        statuses: Sequence[str] = UNDER_WAY,
        limit: int = 100,
    ) -> list[Card]:
        wanted = select(tables).where(tables.c.status.in_(statuses))
        if listed_only:
            wanted = wanted.where(tables.c.is_listed)
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        async with self.reading() as connection:
            rows = await connection.execute(wanted.order_by(tables.c.updated_at.desc()).limit(limit))
            return [card_of(row) for row in rows]

    async def prune(self, before: float) -> int:
        pruned = 0
        while found := await self.prune_some(before):
            pruned += found
        return pruned

    async def prune_some(self, before: float) -> int:
        async with self.transaction() as connection:
            wanted = keeping.prunable(before, self.clock(), PRUNED_AT_ONCE)
            ids = list(await connection.scalars(wanted))
            await connection.execute(delete(entries).where(entries.c.table_id.in_(ids)))
            await connection.execute(delete(tables).where(tables.c.id.in_(ids)))
        return len(ids)

    # --- keepers

    async def beat(self, server: str) -> None:
        async with self.transaction() as connection:
            now = {"beat_at": self.clock()}
            known = await connection.execute(update(servers).where(servers.c.id == server).values(now))
            if known.rowcount == 0:
                await connection.execute(insert(servers).values(id=server, **now))
                await connection.execute(keeping.forgetting())

    async def claim(self, server: str, limit: int) -> list[str]:
        async with self.transaction() as connection:
            return list(await connection.scalars(keeping.claiming(server, self.clock(), limit)))

    async def take(self, server: str, table: str) -> bool:
        async with self.transaction() as connection:
            taken = await connection.scalars(keeping.taking(server, table, self.clock()))
            return bool(taken.all())

    async def release(self, server: str, table: str, due_at: float | None) -> None:
        async with self.transaction() as connection:
            await connection.execute(keeping.releasing(server, table, due_at))

    async def leave(self, server: str) -> None:
        async with self.transaction() as connection:
            await connection.execute(keeping.leaving(server, self.clock()))

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
