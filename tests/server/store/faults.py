"""What can go wrong between a store and its database, put in at the seam that all stores have: the commit."""

from __future__ import annotations

import asyncio
from typing import Protocol, cast

from randori.server.store.group import Chain, Commit, GroupCommit
from randori.server.store.store import Store, StoreError


class Grouping(Protocol):
    group: GroupCommit


def group_of(store: Store) -> GroupCommit:
    return cast(Grouping, store).group


def lose_next(store: Store) -> None:
    """The next commit fails before anything was stored."""

    async def lost(_commit: Commit, _chains: list[Chain]) -> set[str]:
        raise StoreError("the disk said no")

    _once(store, lost)


def lose_answer_of_next(store: Store) -> None:
    """The next commit is done, and nobody learns of it."""

    async def unheard(commit: Commit, chains: list[Chain]) -> set[str]:
        await commit(chains)
        raise StoreError("the line was cut")

    _once(store, unheard)


def hold_next(store: Store) -> asyncio.Event:
    """The next commit waits for this."""
    admission = asyncio.Event()

    async def held(commit: Commit, chains: list[Chain]) -> set[str]:
        await admission.wait()
        return await commit(chains)

    _once(store, held)
    return admission


class Fault(Protocol):
    async def __call__(self, commit: Commit, chains: list[Chain], /) -> set[str]: ...


def _once(store: Store, fault: Fault) -> None:
    group = group_of(store)
    commit = group.commit

    async def faulty(chains: list[Chain]) -> set[str]:
        group.commit = commit
        return await fault(commit, chains)

    group.commit = faulty
