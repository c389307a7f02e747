"""Before a request is answered: where it comes from, whether there were too many, whose account it is."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from randori.server import keys
from randori.server.gate import Gate
from randori.server.hall import Hall
from randori.server.limits import Buckets
from randori.server.store.store import Account, Store
from randori.table import errors
from randori.table.errors import TableError

AnyRequest = Request[Any, Any, Any]
GivenHall = NamedDependency[Hall]
GivenGate = NamedDependency[Gate]
SCHEME = "bearer "


def address_of(request: AnyRequest, gate: Gate) -> str:
    headers = {name: request.headers[name] for name in ("x-forwarded-for",) if name in request.headers}
    return gate.address(request.client.host if request.client else "", headers)


def check_origin(request: AnyRequest, gate: Gate) -> None:
    """Another site's page may read what is public, and do nothing."""
    if request.method in ("GET", "HEAD", "OPTIONS"):
        return
    if not gate.admits_origin(request.headers.get("origin"), request.headers.get("host")):
        raise TableError(errors.HOST, "this page may not talk to this server")


def limited(buckets: Buckets, address: str) -> None:
    if not buckets.take(address):
        raise TableError(errors.RATE, "too many requests from here: wait a little")


async def account_of(request: AnyRequest, store: Store) -> Account | None:
    """Whose program this is; nobody's without a token."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    if not given.lower().startswith(SCHEME):
        raise TableError(errors.TOKEN, "the header Authorization is 'Bearer' and a token")
    account = await store.account(keys.hashed(given[len(SCHEME) :].strip()))
    if account is None:
        raise TableError(errors.TOKEN, "there is no account with this token")
    return account
