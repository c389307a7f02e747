"""Accounts of people's own programs."""

from __future__ import annotations

import secrets
import time

from litestar import Controller, get, post
from litestar.params import JSONBody

from randori.server import tokens
from randori.server.http import shapes
from randori.server.http.guards import (
    AnyRequest,
    GivenAdmission,
    GivenTables,
    account_of,
    address_of,
    limited,
)
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
        tables: GivenTables,
        admission: GivenAdmission,
    ) -> shapes.AccountMade:
        limited(admission.accounts, address_of(request, admission))
        token = tokens.new_token()
        name = commands.checked_name(data.name)
        account = Account(secrets.token_urlsafe(9), name, tokens.hashed(token), time.time())
        await tables.store.add_account(account)
        return shapes.AccountMade(account.id, name, token)

    @get("/me", summary="Whose token this is", security=[{"account": []}], responses=refusals(401))
    async def me(self, request: AnyRequest, tables: GivenTables) -> shapes.AccountSeen:
        account = await account_of(request, tables.store)
        if account is None:
            raise TableError(errors.TOKEN, "an account's token goes into the header Authorization: Bearer …")
        return shapes.AccountSeen(account.id, account.name)
