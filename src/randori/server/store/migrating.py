"""Brings the schema of a database up to date, with Alembic. Runs inside the caller's transaction.

A new step: change `schema.py`, write a file in `migrations/versions/` by the pattern of the last one.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from randori.server.store.store import StoreError

FOLDER = Path(__file__).parent / "migrations"


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        # The only thing Alembic can stumble over here is a step that it does not know.
        raise StoreError("the database was written by a newer Randori than this one") from None
