"""The statements about who keeps a table. They let two servers ask at once: one of them gets it."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Delete, Select, Update, and_, delete, func, or_, select, update

from randori.server.store.schema import servers, tables
from randori.server.store.store import ALIVE_FOR, UNDER_WAY, WAITING

Clock = ColumnElement[float]

FORGOTTEN_AFTER = 3600.0
"""Seconds after which nobody remembers a server that is not the last one."""


def is_kept(now: Clock) -> ColumnElement[bool]:
    """By a server that is alive."""
    alive = select(servers.c.id).where(servers.c.beat_at > now - ALIVE_FOR)
    return and_(tables.c.keeper.is_not(None), tables.c.keeper.in_(alive))


def claiming(server: str, now: Clock, limit: int) -> Update:
    is_due = and_(tables.c.keeper.is_(None), tables.c.due_at <= now)
    is_orphaned = and_(tables.c.keeper.is_not(None), tables.c.keeper != server, ~is_kept(now))
    wanted = (
        select(tables.c.id)
        .where(tables.c.status.in_(UNDER_WAY), or_(is_due, is_orphaned))
        .limit(limit)
        # Those that another server is claiming right now are its own.
        .with_for_update(skip_locked=True)
        # Looked for once: PostgreSQL might repeat a subquery, and go beyond the limit.
        .cte("wanted")
    )
    return kept_by(server).where(tables.c.id.in_(select(wanted.c.id))).returning(tables.c.id)


def taking(server: str, table: str, now: Clock) -> Update:
    is_free = or_(tables.c.keeper == server, ~is_kept(now))
    return kept_by(server).where(tables.c.id == table, is_free).returning(tables.c.id)


def kept_by(server: str) -> Update:
    return update(tables).values(keeper=server, due_at=None)


def releasing(server: str, table: str, due_at: float | None) -> Update:
    mine = and_(tables.c.id == table, tables.c.keeper == server)
    return update(tables).where(mine).values(keeper=None, due_at=due_at)


def leaving(server: str, now: Clock) -> Update:
    return update(tables).where(tables.c.keeper == server).values(keeper=None, due_at=now)


def orphaning(now: Clock) -> Update:
    """Nobody is alive: all that were kept are due."""
    return update(tables).where(tables.c.keeper.is_not(None)).values(keeper=None, due_at=now)


def prunable(before: float, now: Clock, limit: int) -> Select[tuple[str]]:
    untouched = and_(tables.c.status == WAITING, tables.c.updated_at < before)
    return select(tables.c.id).where(untouched, ~is_kept(now)).limit(limit).with_for_update(skip_locked=True)


def forgetting() -> Delete:
    latest = select(func.max(servers.c.beat_at)).scalar_subquery()
    return delete(servers).where(servers.c.beat_at < latest - FORGOTTEN_AFTER)
