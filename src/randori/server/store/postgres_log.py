"""The log's hot path in PostgreSQL: a batch in one transaction of two statements, in asyncpg's words."""

from __future__ import annotations

from collections.abc import Iterable

from randori.server.bus.bus import Notice
from randori.server.postgres import Connection
from randori.server.store.group import Chain

# In the order of ids, so that two servers with some of the same tables wait for each other and never both.
LOCK = "SELECT id, length FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE"

WRITE = """
WITH moved AS (
    UPDATE tables SET length = new.length
    FROM unnest($1::text[], $2::int[]) AS new (id, length) WHERE tables.id = new.id
), written AS (
    INSERT INTO entries (table_id, number, body) SELECT * FROM unnest($3::text[], $4::int[], $5::bytea[])
)
SELECT count(pg_notify(channel, text)) FROM unnest($6::text[], $7::text[]) AS notices (channel, text)
"""


async def lock_fitting(connection: Connection, chains: list[Chain]) -> list[Chain]:
    """Those whose log is as long as they think; it stays so until the transaction ends."""
    rows = await connection.fetch(LOCK, [chain.table for chain in chains])
    lengths = {row["id"]: row["length"] for row in rows}
    return [chain for chain in chains if lengths.get(chain.table) == chain.first]


async def write(connection: Connection, chains: list[Chain], notices: Iterable[Notice]) -> None:
    rows = [
        (chain.table, number, body)
        for chain in chains
        for number, body in enumerate(chain.entries, chain.first)
    ]
    lengths = [(chain.table, chain.length) for chain in chains]
    await connection.execute(WRITE, *columns(lengths, 2), *columns(rows, 3), *columns(notices, 2))


def columns(rows: Iterable[tuple[object, ...]], width: int) -> list[list[object]]:
    """Of no rows too."""
    turned = [list(column) for column in zip(*rows, strict=True)]
    return turned or [[] for _ in range(width)]
