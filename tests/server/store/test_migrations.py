"""The steps of the schema lead to the schema."""

from __future__ import annotations

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from randori.server.store.migrating import FOLDER, LATEST
from randori.server.store.schema import metadata
from randori.server.store.sql import SqlStore
from tests.server.running import in_loop
from tests.server.store.opened import opened


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


@in_loop
async def test_all_steps_from_an_empty_database_give_the_schema(database: str) -> None:
    async with opened(database) as store:
        assert isinstance(store, SqlStore)
        async with store.reading() as connection:
            assert await connection.run_sync(differences) == []


@in_loop
async def test_a_database_that_is_up_to_date_stays_as_it_is(database: str) -> None:
    for _ in range(2):
        async with opened(database) as store:
            assert await store.listings() == []


def test_the_last_step_is_known_without_alembic() -> None:
    assert ScriptDirectory(str(FOLDER)).get_current_head() == LATEST
