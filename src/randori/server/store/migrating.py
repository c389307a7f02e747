"""Brings the schema of a database up to date, with Alembic. Runs inside the caller's transaction.

A new step: change `schema.py`, write a file in `migrations/versions/` by the pattern of the last one, and
name it as LATEST.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from randori.server.store.store import StoreError

FOLDER = Path(__file__).parent / "migrations"
LATEST = "0001"
"""The last step."""


def upgrade(connection: Connection) -> None:
    if not is_up_to_date(connection):
        take_steps(connection)


def is_up_to_date(connection: Connection) -> bool:
    """Asked without Alembic: to load it is a third of a server's start, and mostly there is nothing to do."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    step: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return step == LATEST


def take_steps(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        # The only thing Alembic can stumble over here is a step that it does not know.
        raise StoreError("the database was written by a newer Randori than this one") from None
