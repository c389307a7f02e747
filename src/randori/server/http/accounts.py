"""Accounts of people's own programs."""

from __future__ import annotations

import secrets
import time

from litestar import Controller, get, post
from litestar.params import JSONBody

from randori.server import keys
from randori.server.http import shapes
from randori.server.http.guards import AnyRequest, GivenGate, GivenHall, account_of, address_of, limited
from randori.server.http.refusals import refusals
from randori.server.store.store import Account
from randori.table import commands, errors
from randori.table.errors import TableError


class AccountController(Controller):
    path = "/api/accounts"
    tags = ("accounts",)

    @post(summary="An account for a program of yours", responses=refusals(400, 403, 409, 413))
    async def make(
        self,
        data: JSONBody[shapes.NewAccount],
        request: AnyRequest,
        hall: GivenHall,
        gate: GivenGate,
    ) -> shapes.AccountMade:
        limited(gate.accounts, address_of(request, gate))
        token = keys.new_token()
        name = commands.checked_name(data.name)
        account = Account(secrets.token_urlsafe(9), name, keys.hashed(token), time.time())
        await hall.store.add_account(account)
        return shapes.AccountMade(account.id, name, token)

    @get("/me", summary="Whose token this is", security=[{"account": []}], responses=refusals(401))
    async def me(self, request: AnyRequest, hall: GivenHall) -> shapes.AccountSeen:
        account = await account_of(request, hall.store)
        if account is None:
            raise TableError(errors.TOKEN, "an account's token goes into the header Authorization: Bearer …")
        return shapes.AccountSeen(account.id, account.name)
