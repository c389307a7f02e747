"""Before a request is answered: where it comes from, whether there were too many, whose account it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.types import ASGIApp, Receive, Scope, Send

from randori.server import tokens
from randori.server.addresses import sender_of
from randori.server.admission import Admission
from randori.server.limits import Buckets
from randori.server.live_table import LiveTable
from randori.server.store.store import Account, Store
from randori.server.tables import Tables
from randori.table import errors
from randori.table.errors import TableError

AnyRequest = Request[Any, Any, Any]
GivenTables = NamedDependency[Tables]
GivenAdmission = NamedDependency[Admission]
SCHEME = "bearer "


def address_of(request: AnyRequest, admission: Admission) -> str:
    forwarded = request.headers.getall("x-forwarded-for", [])
    return admission.address(request.client.host if request.client else "", forwarded)


def check_origin(request: AnyRequest, admission: Admission) -> None:
    """Another site's page may read what is public, and do nothing."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if not admission.admits_origin(request.headers.get("origin"), request.headers.get("host")):
        raise TableError(errors.HOST, "this page may not talk to this server")


def limited(buckets: Buckets, address: str) -> None:
    if not buckets.take(sender_of(address)):
        raise TableError(errors.RATE, "too many requests from here: wait a little")


async def live_of(table: str, request: AnyRequest, tables: Tables, admission: Admission) -> LiveTable:
    """To bring a table into memory is work, and it stays there for a while."""
    if table not in tables.loaded:
        limited(admission.loaded, address_of(request, admission))
    return await tables.live(table)


def counted(admission: Admission) -> Callable[[ASGIApp], ASGIApp]:
    """Whoever comes through a proxy has as many requests under way as others may have connections."""

    def middleware(app: ASGIApp) -> ASGIApp:
        async def count(scope: Scope, receive: Receive, send: Send) -> None:
            request: AnyRequest = Request(scope)
            address = address_of(request, admission)
            if request.client is None or not admission.is_proxy(request.client.host):
                await app(scope, receive, send)  # its connection is counted
                return
            if not admission.let_in(address):
                raise TableError(errors.RATE, "too many requests under way from here: wait a little")
            try:
                await app(scope, receive, send)
            finally:
                admission.let_out(address)

        return count if admission.proxies.networks else app

    return middleware


async def account_of(request: AnyRequest, store: Store) -> Account | None:
    """Whose program this is; nobody's without a token."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    if not given.lower().startswith(SCHEME):
        raise TableError(errors.TOKEN, "the header Authorization is 'Bearer' and a token")
    account = await store.account(tokens.hashed(given[len(SCHEME) :].strip()))
    if account is None:
        raise TableError(errors.TOKEN, "there is no account with this token")
    return account
