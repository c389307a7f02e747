"""The log's hot path in PostgreSQL: a batch in one transaction of two statements, or three where
listings change, in asyncpg's words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple

from randori.server.bus.bus import Notice
from randori.server.postgres import Connection
from randori.server.store.group import Chain

# In the order of ids, so that two servers with some of the same tables wait for each other and never both.
LOCK = "SELECT id, length FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE"

# A table that nobody keeps is due at once when something is written to it: its bots may have to move.
WRITE = """
WITH moved AS (
    UPDATE tables SET length = new.length,
        due_at = CASE WHEN keeper IS NULL THEN 0 ELSE due_at END
    FROM unnest($1::text[], $2::int[]) AS new (id, length) WHERE tables.id = new.id
), written AS (
    INSERT INTO entries (table_id, number, body) SELECT * FROM unnest($3::text[], $4::int[], $5::bytea[])
)
SELECT count(pg_notify(channel, text)) FROM unnest($6::text[], $7::text[]) AS notices (channel, text)
"""

FIND = """
SELECT 1 FROM entries
JOIN unnest($1::text[], $2::int[], $3::bytea[]) AS mine (table_id, number, body)
USING (table_id, number, body)
"""

WRITE_LISTINGS = """
UPDATE tables
SET game = new.game, status = new.status, is_listed = new.is_listed,
    summary = new.summary, updated_at = new.updated_at
FROM unnest($1::text[], $2::text[], $3::text[], $4::bool[], $5::bytea[], $6::float8[])
    AS new (id, game, status, is_listed, summary, updated_at)
WHERE tables.id = new.id
"""


async def lock(connection: Connection, chains: list[Chain]) -> Sequence[Mapping[str, object]]:
    return await connection.fetch(LOCK, [chain.table for chain in chains])


async def lock_fitting(connection: Connection, chains: list[Chain]) -> list[Chain]:
    """Those whose log is as long as they think; it stays so until the transaction ends."""
    lengths = {row["id"]: row["length"] for row in await lock(connection, chains)}
    return [chain for chain in chains if lengths.get(chain.table) == chain.first]


async def write(connection: Connection, chains: list[Chain], notices: Iterable[Notice]) -> None:
    lengths = [(chain.table, chain.length) for chain in chains]
    await connection.execute(WRITE, *columns(lengths, 2), *columns(rows(chains), 3), *columns(notices, 2))


async def are_written(connection: Connection, chains: list[Chain]) -> bool:
    """Somebody else may have written under the same numbers."""
    written = await connection.fetch(FIND, *columns(rows(chains), 3))
    return bool(written) and len(written) == sum(len(chain.entries) for chain in chains)


def rows(chains: list[Chain]) -> list[tuple[str, int, bytes]]:
    return [
        (chain.table, number, body)
        for chain in chains
        for number, body in enumerate(chain.entries, chain.first)
    ]


async def write_listings(connection: Connection, chains: list[Chain]) -> None:
    """A statement of its own: most batches have none."""
    listings = [astuple(chain.listing) for chain in chains if chain.listing is not None]
    if listings:
        await connection.execute(WRITE_LISTINGS, *columns(listings, 6))


def columns(rows: Iterable[tuple[object, ...]], width: int) -> list[list[object]]:
    """Of no rows too."""
    turned = [list(column) for column in zip(*rows, strict=True)]
    return turned or [[] for _ in range(width)]
