"""Accounts of other people's programs."""

from __future__ import annotations

import pytest

from randori.server.store.store import Account, NameTaken
from tests.server.store.kinds import Kind, scenario

ACCOUNT = Account("id1", "Zoé", "hash1", 1.5)


@scenario
async def test_an_account_is_found_by_its_token(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.add_account(ACCOUNT)
        assert await store.account("hash1") == ACCOUNT
        assert await store.account("hash2") is None


@scenario
async def test_a_name_is_taken_once(kind: Kind) -> None:
    async with kind.opened() as store:
        await store.add_account(ACCOUNT)
        with pytest.raises(NameTaken, match="taken"):
            await store.add_account(Account("id2", "Zoé", "hash2", 2.0))
        assert await store.account("hash2") is None
