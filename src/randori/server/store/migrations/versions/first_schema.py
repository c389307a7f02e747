"""Logs of tables with their listings, servers and outages, accounts."""

from __future__ import annotations

from alembic import op
from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    String,
    UniqueConstraint,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        Column("id", String, nullable=False),
        Column("length", Integer, nullable=False),
        Column("game", String, nullable=False),
        Column("status", String, nullable=False),
        Column("is_listed", Boolean, nullable=False),
        Column("summary", LargeBinary, nullable=False),
        Column("updated_at", Double, nullable=False),
        Column("keeper", String),
        Column("due_at", Double),
        PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_updated_at", "tables", ["status", "updated_at"])
    op.create_table(
        "entries",
        Column("table_id", String, nullable=False),
        Column("number", Integer, nullable=False),
        Column("body", LargeBinary, nullable=False),
        PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
    )
    op.create_table(
        "servers",
        Column("id", String, nullable=False),
        Column("beat_at", Double, nullable=False),
        PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "outages",
        Column("id", Integer, nullable=False),
        Column("began", Double, nullable=False),
        Column("ended", Double, nullable=False),
        PrimaryKeyConstraint("id", name="pk_outages"),
    )
    op.create_table(
        "accounts",
        Column("id", String, nullable=False),
        Column("name", String, nullable=False),
        Column("token_hash", String, nullable=False),
        Column("created_at", Double, nullable=False),
        PrimaryKeyConstraint("id", name="pk_accounts"),
        UniqueConstraint("name", name="uq_accounts_name"),
        UniqueConstraint("token_hash", name="uq_accounts_token_hash"),
    )
