"""The tables of the database. A change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, Index, Integer, LargeBinary, MetaData, String, Table

metadata = MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "uq": "uq_%(table_name)s_%(column_0_name)s"},
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("length", Integer, nullable=False),  # of its log, in PostgreSQL; SQLite looks at the entries
    Column("game", String, nullable=False),
    Column("status", String, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("updated_at", Double, nullable=False),
    Column("keeper", String),  # a server
    Column("due_at", Double),  # when it wants a keeper, if it has none
    # Lists, claims and pruning look at tables under way; those that are over become many.
    Index("ix_tables_status_updated_at", "status", "updated_at"),
)

# No foreign key: who writes entries has looked for the table in the same transaction. SQLite keeps its
# rowids here: entries of many tables then lie together as they come. Without them each log has pages of its
# own, and a batch of 500 tables takes three times as long.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

servers = Table(
    "servers",
    metadata,
    Column("id", String, primary_key=True),
    Column("beat_at", Double, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("began", Double, nullable=False),
    Column("ended", Double, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False, unique=True),
    Column("token_hash", String, nullable=False, unique=True),
    Column("created_at", Double, nullable=False),
)
