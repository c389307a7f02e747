"""Who keeps a table: one server alive at a time; the tables of the dead go to the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import chain

from randori.server.store.store import Due, Store
from tests.server.store.kinds import Kind, scenario
from tests.server.store.opened import entry, listing


@asynccontextmanager
async def servers(kind: Kind, *tables: str) -> AsyncIterator[Store]:
    """Two, "one" and "two", both alive."""
    async with kind.opened() as store:
        for table in tables:
            await store.make(listing(table), [])
        await store.beat("one")
        await store.beat("two")
        yield store


@scenario
async def test_a_table_is_kept_by_one_server(kind: Kind) -> None:
    async with servers(kind, "a") as store:
        assert await store.take("one", "a")
        assert await store.take("one", "a")
        assert not await store.take("two", "a")
        assert not await store.take("two", "nowhere")
        assert await store.claim("two", 10) == []


@scenario
async def test_a_new_table_is_not_due_until_somebody_comes(kind: Kind) -> None:
    async with servers(kind, "a") as store:
        assert await store.claim("one", 10) == []
        assert await store.take("one", "a")


@scenario
async def test_a_released_table_is_claimed_when_it_is_due(kind: Kind) -> None:
    async with servers(kind, "past", "future", "never") as store:
        now = await store.now()
        for table, due_at in (("past", now - 1), ("future", now + 1000), ("never", None)):
            assert await store.take("one", table)
            await store.release("one", table, Due(due_at, 1))
        assert await store.claim("two", 10) == ["past"]
        assert await store.claim("one", 10) == []
        assert not await store.take("one", "past")


@scenario
async def test_a_table_that_has_gone_on_without_its_keeper_is_due_when_he_gives_it_up(kind: Kind) -> None:
    """Found by the simulator: another server had begun the game, its keeper had not heard of it."""
    async with servers(kind, "a") as store:
        assert await store.take("one", "a")
        await store.append("a", 0, [entry(0), entry(1)])
        await store.release("one", "a", Due(None, 1))
        assert await store.claim("two", 10) == ["a"]


@scenario
async def test_what_is_written_to_a_table_that_nobody_keeps_makes_it_due(shared_kind: Kind) -> None:
    """Whoever has written it may be gone before he asks whether it is kept."""
    async with servers(shared_kind, "a", "kept") as store:
        assert await store.take("one", "kept")
        for table in ("a", "kept"):
            await store.append(table, 0, [entry(0)])
        assert await store.claim("two", 10) == ["a"]


@scenario
async def test_only_its_keeper_can_give_a_table_up(kind: Kind) -> None:
    async with servers(kind, "a") as store:
        assert await store.take("one", "a")
        await store.release("two", "a", Due(0.0, 1))
        assert await store.claim("two", 10) == []


@scenario
async def test_the_tables_of_a_dead_server_go_to_the_others(kind: Kind) -> None:
    async with servers(kind, "a", "b", "over") as store:
        for table in ("a", "b", "over"):
            assert await store.take("one", table)
        await store.append("over", 0, [entry(0)], listing=listing("over", status="over"))
        await kind.sleep(kind.short_lives() + 0.2)
        await store.beat("two")
        assert await store.take("two", "b")
        assert await store.claim("two", 10) == ["a"]
        await store.beat("one")
        assert not await store.take("one", "a")
        assert await store.claim("one", 10) == []


@scenario
async def test_who_beats_stays_alive(kind: Kind) -> None:
    async with servers(kind, "a") as store:
        assert await store.take("one", "a")
        life = kind.short_lives()
        for _ in range(5):
            await kind.sleep(0.3 * life)
            await store.beat("one")
        assert await store.claim("two", 10) == []


@scenario
async def test_the_tables_of_a_server_that_leaves_are_due_at_once(kind: Kind) -> None:
    async with servers(kind, "a", "b", "free") as store:
        assert await store.take("one", "a")
        assert await store.take("one", "b")
        await store.leave("one")
        assert sorted(await store.claim("two", 10)) == ["a", "b"]


@scenario
async def test_no_more_are_claimed_than_asked_for(kind: Kind) -> None:
    tables = [f"table{number}" for number in range(5)]
    async with servers(kind, *tables) as store:
        for table in tables:
            await store.take("one", table)
        await store.leave("one")
        claimed = [await store.claim("two", 2) for _ in range(4)]
        assert [len(found) for found in claimed] == [2, 2, 1, 0]
        assert sorted(chain.from_iterable(claimed)) == tables


# --- two servers at once: of each table at most one of them is told that it keeps it


@scenario
async def test_two_servers_that_claim_at_once_share_the_tables(shared_kind: Kind) -> None:
    tables = [f"table{number}" for number in range(40)]
    async with servers(shared_kind, *tables) as one, shared_kind.opened() as two:
        for table in tables:
            await one.take("gone", table)
        claims = [store.claim(name, 5) for _ in range(6) for store, name in ((one, "one"), (two, "two"))]
        claimed = list(chain.from_iterable(await asyncio.gather(*claims)))
        assert sorted(claimed) == sorted(set(claimed))


@scenario
async def test_two_servers_that_take_at_once_do_not_both_get_it(shared_kind: Kind) -> None:
    tables = [f"table{number}" for number in range(20)]
    async with servers(shared_kind, *tables) as one, shared_kind.opened() as two:
        for table in tables:
            both = await asyncio.gather(one.take("one", table), two.take("two", table))
            assert sorted(both) == [False, True]


@scenario
async def test_one_that_takes_and_one_that_claims_do_not_both_get_it(shared_kind: Kind) -> None:
    tables = [f"table{number}" for number in range(20)]
    async with servers(shared_kind, *tables) as one, shared_kind.opened() as two:
        for table in tables:
            await one.take("gone", table)
            taken, claimed = await asyncio.gather(one.take("one", table), two.claim("two", 1))
            # Both may leave it: who claims does not wait for who is taking.
            assert taken == (table not in claimed)


@scenario
async def test_the_tables_of_one_that_leaves_are_claimed_once_and_none_is_lost(shared_kind: Kind) -> None:
    tables = [f"table{number}" for number in range(20)]
    async with servers(shared_kind, *tables) as one, shared_kind.opened() as two:
        for table in tables:
            await one.take("one", table)
        leaving = asyncio.create_task(one.leave("one"))
        claims = await asyncio.gather(*(two.claim("two", 3) for _ in range(5)))
        await leaving
        claims.append(await two.claim("two", 100))
        assert sorted(chain.from_iterable(claims)) == sorted(tables)
        assert await one.claim("one", 100) == []


@scenario
async def test_who_leaves_does_not_get_in_the_way_of_those_who_write(shared_kind: Kind) -> None:
    """They want the same rows, and never wait for each other both."""
    tables = [f"table{number:02}" for number in reversed(range(30))]
    async with servers(shared_kind, *tables) as one, shared_kind.opened() as two:
        for number in range(10):
            for table in tables:
                await one.take("one", table)
            written = [two.append(table, number, [entry(number)]) for table in tables]
            await asyncio.gather(one.leave("one"), *written)
