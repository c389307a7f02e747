"""Accounts of other people's programs."""

from __future__ import annotations

import pytest

from randori.server.store.store import Account, NameTaken
from tests.server.running import in_loop
from tests.server.store.opened import opened

ACCOUNT = Account("id1", "Zoé", "hash1", 1.5)


@in_loop
async def test_an_account_is_found_by_its_token(database: str) -> None:
    async with opened(database) as store:
        await store.add_account(ACCOUNT)
        assert await store.account("hash1") == ACCOUNT
        assert await store.account("hash2") is None


@in_loop
async def test_a_name_is_taken_once(database: str) -> None:
    async with opened(database) as store:
        await store.add_account(ACCOUNT)
        with pytest.raises(NameTaken, match="taken"):
            await store.add_account(Account("id2", "Zoé", "hash2", 2.0))
        assert await store.account("hash2") is None
