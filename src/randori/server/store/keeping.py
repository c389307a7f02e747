"""The statements about who keeps a table. They let two servers ask at once: one of them gets it.

Rows are locked first, and looked at by a second statement: PostgreSQL shows a statement that waited for a row
what is in that row now, but who was alive when the statement began.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import (
    ColumnElement,
    Delete,
    Double,
    Select,
    Update,
    and_,
    case,
    delete,
    func,
    literal,
    or_,
    select,
    update,
)

from randori.server.store.schema import servers, tables
from randori.server.store.store import ALIVE_FOR, AT_ONCE, CLOSED, UNDER_WAY, WAITING, Due

Clock = ColumnElement[float]

FORGOTTEN_AFTER = 3600.0
"""Seconds after which nobody remembers a server that is not the last one."""


def is_kept(now: Clock) -> ColumnElement[bool]:
    """By a server that is alive."""
    alive = select(servers.c.id).where(servers.c.beat_at > now - ALIVE_FOR)
    return and_(tables.c.keeper.is_not(None), tables.c.keeper.in_(alive))


def locking(*wanted: ColumnElement[bool]) -> Select[str]:
    """Nobody else changes these rows until the transaction ends; what is asked next is asked of what they are
    now. In the order of ids, as the log locks them too: two who want some of the same wait for each other and
    never both."""
    return select(tables.c.id).where(*wanted).order_by(tables.c.id).with_for_update(key_share=True)


def is_wanted(server: str, now: Clock) -> ColumnElement[bool]:
    is_due = and_(tables.c.keeper.is_(None), tables.c.due_at <= now)
    is_orphaned = and_(tables.c.keeper.is_not(None), tables.c.keeper != server, ~is_kept(now))
    return and_(tables.c.status.in_(UNDER_WAY), or_(is_due, is_orphaned))


def finding(server: str, now: Clock, limit: int) -> Select[str]:
    """Tables to be claimed; those that another server is claiming right now are its own."""
    wanted = select(tables.c.id).where(is_wanted(server, now)).limit(limit)
    return wanted.with_for_update(key_share=True, skip_locked=True)


def claiming(server: str, found: Sequence[str], now: Clock) -> Update:
    """Of those found, and locked, the ones that are wanted still."""
    return kept_by(server).where(tables.c.id.in_(found), is_wanted(server, now)).returning(tables.c.id)


def taking(server: str, wanted: Sequence[str], now: Clock) -> Update:
    is_free = or_(tables.c.keeper == server, ~is_kept(now))
    return kept_by(server).where(tables.c.id.in_(wanted), is_free).returning(tables.c.id)


def keeping(server: str) -> Select[str]:
    return select(tables.c.id).where(tables.c.keeper == server, tables.c.status.in_(UNDER_WAY))


def kept_by(server: str) -> Update:
    return update(tables).values(keeper=server, due_at=None)


def releasing(server: str, table: str, due: Due, length: ColumnElement[int]) -> Update:
    """`length` is that of the log now: another server may have written what the keeper has not heard of."""
    mine = and_(tables.c.id == table, tables.c.keeper == server)
    due_at = case((length > due.length, AT_ONCE), else_=literal(due.at, Double))
    return update(tables).where(mine).values(keeper=None, due_at=due_at)


def leaving(server: str) -> Update:
    return update(tables).where(tables.c.keeper == server).values(keeper=None, due_at=AT_ONCE)


def orphaning() -> Update:
    """Nobody is alive: all that were kept are due."""
    return update(tables).where(tables.c.keeper.is_not(None)).values(keeper=None, due_at=AT_ONCE)


def untouched(before: float, now: Clock, limit: int) -> Select[str]:
    is_old = and_(tables.c.status.in_((WAITING, CLOSED)), tables.c.updated_at < before)
    return select(tables.c.id).where(is_old, ~is_kept(now)).order_by(tables.c.updated_at).limit(limit)


def forgetting() -> Delete:
    latest = select(func.max(servers.c.beat_at)).scalar_subquery()
    return delete(servers).where(servers.c.beat_at < latest - FORGOTTEN_AFTER)
