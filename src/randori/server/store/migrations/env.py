"""What Alembic runs around the steps: they go over the connection that it was given."""

from __future__ import annotations

from alembic import context

from randori.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
