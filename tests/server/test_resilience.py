"""Whatever fails beside a table, the table goes on, and nothing of anybody who is gone stays."""

from __future__ import annotations

import asyncio
import os
import time
from functools import partial
from pathlib import Path

import pytest

from randori.server import clock, housekeeping, worker_pool
from randori.server.store.group import Chain
from randori.server.store.store import Due, Listing, StoreError
from randori.server.supervision import Tasks, pause_after
from randori.server.worker_pool import NoAnswer, Turns, WorkerPool
from randori.table import commands
from randori.table.clocks import ALLOWANCES, Allowance
from randori.table.entries import AnyEntry
from randori.table.table import Table
from randori.table.thinking import Question, Thought
from tests.server.inside import HastyPool
from tests.server.live_tables import SlowStore
from tests.server.open_tables import Client, table_with, tables_on, until
from tests.server.running import in_loop

WITH_BOT = {"seats": ["open", "adept"], "clock": "none", "options": {"rounds": 1}}


class Hopeless(HastyPool):
    """Fails in every way there is, one after the other, and never helps."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def ask(self, question: Question) -> Thought:
        self.asked += 1
        match self.asked % 5:
            case 0:
                raise NoAnswer("nobody could think about it")
            case 1:
                raise KeyError("a mistake of a bot's")
            case 2:
                return Thought("play:nonsense")
            case 3:
                return Thought("")
        raise OSError("a process was killed")


@in_loop
async def test_a_bot_that_fails_in_every_way_makes_plain_legal_moves(tmp_path: Path) -> None:
    workers = Hopeless()
    async with tables_on(tmp_path / "randori.db", workers) as (tables, _):
        table, token = await table_with(tables, **WITH_BOT)
        host = Client(tables, table)
        host.say(type="hello", token=token)
        host.say(type="start", id="1")
        await host.hears("accepted")
        live = tables.loaded[table]
        for number in range(200):
            if live.table.status == "over":
                break
            await until(lambda: live.table.status == "over" or 0 in live.table.clocks.since)
            if live.table.state is not None and 0 in live.table.clocks.since:
                await live.performed(partial(first_move, 0))
            assert number < 199
        assert workers.asked > 10
        host.session.end()


def first_move(seat: int, table: Table, at: float) -> list[AnyEntry]:
    assert table.state is not None
    return [commands.move(table, seat, table.state.moves(seat)[0], at)]


@in_loop
async def test_a_worker_that_thinks_for_ever_or_dies_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    workers = WorkerPool(1)
    try:
        assert await workers._done(abs, -1) == 1
        monkeypatch.setattr(worker_pool, "PATIENCE", 0.3)
        with pytest.raises(NoAnswer):
            await workers._done(time.sleep, 3600.0)
        monkeypatch.setattr(worker_pool, "PATIENCE", 30.0)
        with pytest.raises(NoAnswer):
            await workers._done(os._exit, 1)
        with pytest.raises(NoAnswer):
            await workers._done(abs, "a mistake")  # type: ignore[arg-type]
        assert await workers._done(abs, -2) == 2
        assert workers.lost == 1 + worker_pool.MOST_TRIES
    finally:
        workers.dismiss()


@in_loop
async def test_a_bot_is_asked_before_whoever_wants_to_see_a_record(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = Turns(1)
    await turns.wait(is_urgent=False)
    order: list[str] = []

    async def ask(name: str, *, is_urgent: bool) -> None:
        await turns.wait(is_urgent=is_urgent)
        order.append(name)
        turns.next()

    studies = [asyncio.create_task(ask(f"study {number}", is_urgent=False)) for number in range(3)]
    await asyncio.sleep(0)
    bot = asyncio.create_task(ask("bot", is_urgent=True))
    await asyncio.sleep(0)
    studies[0].cancel()
    turns.next()
    await asyncio.wait([*studies, bot])
    assert order == ["bot", "study 1", "study 2"]
    # Who gets his turn at the moment when he is gone leaves it to the next.
    await turns.wait(is_urgent=False)
    gone, other = (asyncio.create_task(ask(name, is_urgent=True)) for name in ("gone", "other"))
    await asyncio.sleep(0)
    turns.next()
    gone.cancel()
    await asyncio.wait([gone, other])
    assert order[-1] == "other"
    # And nobody waits for ever.
    monkeypatch.setattr(worker_pool, "LONGEST_WAIT", 0.01)
    await turns.wait(is_urgent=True)
    with pytest.raises(NoAnswer):
        await turns.wait(is_urgent=True)


@in_loop
async def test_a_store_that_neither_answers_nor_fails_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(housekeeping, "NOTICED", 0.3)
    monkeypatch.setattr(housekeeping, "BEAT", 0.05)
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        await until(lambda: tables.health == "ok")
        async with store.writing:
            await until(lambda: tables.health == "store")
        await until(lambda: tables.health == "ok")
        store.checkpoints.failed = 1
        assert tables.health == "task"


@in_loop
async def test_a_table_closed_before_a_game_began_is_forgotten_too(tmp_path: Path) -> None:
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        table, _ = await table_with(tables)
        live = tables.loaded[table]
        await live.performed(lambda table, at: [commands.end(table, at)])
        await tables.put_away(live)
        await tables.housekeeping._forget(table, tables.clock.now() + 1.0)
        assert await store.read(table) == []


@in_loop
async def test_nobodys_time_is_up_before_he_was_told_what_to_decide(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(ALLOWANCES, "fast", Allowance(0.4, 0.8, 0.4))
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        table, token = await table_with(tables, clock="fast")
        await tables.join(table, "Bob", "bob")
        host, other = Client(tables, table), Client(tables, table)
        for client in (host, other):
            client.say(type="hello", token=token)
            await client.hears("welcome")
        store.may_commit.clear()
        host.say(type="start", id="1")
        other.session.end()  # whoever comes or goes makes the server look at the clocks
        await asyncio.sleep(1.2)
        live = tables.loaded[table]
        assert not has_moved(live.table), "the clock has moved for somebody"
        told_at = tables.clock.now()
        store.may_commit.set()
        await host.hears("accepted")
        assert all(since >= told_at for since in live.table.clocks.since.values())
        await until(lambda: has_moved(live.table))
        host.session.end()


def has_moved(table: Table) -> bool:
    return table.state is not None and any(player >= 0 for player, _ in table.state.history)


class FullDisk(SlowStore):
    """Takes no more, when the test says so; how often it is read is counted."""

    is_full = False
    reads = 0

    async def commit(self, chains: list[Chain]) -> set[str]:
        if self.is_full:
            raise StoreError("the disk is full")
        return await super().commit(chains)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        self.reads += 1
        return await super().read(table, after)


@in_loop
async def test_a_full_disk_and_a_clock_that_ran_out_are_tried_less_and_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables_on(tmp_path / "randori.db", store=FullDisk) as (tables, store):
        assert isinstance(store, FullDisk)
        monkeypatch.setitem(ALLOWANCES, "fast", Allowance(0.1, 0.1, 0.1))
        table, _ = await table_with(tables, clock="fast", options={"rounds": 1})
        await tables.join(table, "Bob", "bob")
        live = tables.loaded[table]
        await live.performed(commands.start)
        store.is_full = True
        before, length = store.reads, live.table.length
        await asyncio.sleep(3.0)
        assert 1 <= store.reads - before <= 5
        store.is_full = False
        await until(lambda: live.table.length > length)


# --- what runs in the background


@in_loop
async def test_what_goes_on_goes_on_after_a_failure_and_health_tells_meanwhile() -> None:
    tasks = Tasks()
    tried: list[float] = []

    async def work() -> None:
        tried.append(time.monotonic())
        if len(tried) < 3:
            raise ZeroDivisionError

    tasks.repeat("something", 0.01, work)
    await until(lambda: len(tried) == 1)
    assert tasks.failing == {"something"}
    await until(lambda: len(tried) > 4)
    assert tasks.failing == set()
    tasks.cancel()
    assert tried[1] - tried[0] >= 0.45
    assert tried[2] - tried[1] >= 0.9


def test_pauses_grow_and_stop_growing() -> None:
    assert [pause_after(failures) for failures in (1, 2, 3, 7, 1000)] == [0.5, 1.0, 2.0, 30.0, 30.0]


@in_loop
async def test_health_tells_of_a_store_that_is_away_and_of_a_task_that_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        found = [tables.health]
        tables.tasks.failing.add("something")
        found.append(tables.health)

        async def beat(server: str, noticed: float) -> None:
            raise StoreError("away")

        monkeypatch.setattr(store, "beat", beat)
        await tables.housekeeping.beat()
        assert [*found, tables.health] == ["ok", "task", "store"]


# --- the delayed view


@in_loop
async def test_all_hands_later_lose_no_entry_that_is_settled_while_they_are_made_ready(
    tmp_path: Path,
) -> None:
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        table, _ = await table_with(tables, spectators="open", options={"rounds": 1})
        live = await tables.live(table)
        store.has_read.clear()
        store.may_answer.clear()
        watcher = Client(tables, table)
        watcher.say(type="hello", open=True)
        await store.has_read.wait()
        for _ in range(3):
            await live.performed(lambda table, at: [commands.say(table, 0, "Ann", "hello", at)])
        store.may_answer.set()
        await watcher.hears("welcome")
        assert tables.delayed_views[table].length == live.table.length == 5
        assert len(tables.delayed_views[table].table.chat) == 3
        watcher.session.end()


@in_loop
async def test_who_comes_to_see_all_hands_of_a_table_that_was_just_forgotten_is_told_so(
    tmp_path: Path,
) -> None:
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        table, _ = await table_with(tables, spectators="open")
        live = await tables.live(table)
        await store.release(tables.server, table, Due(None, 1000))
        assert await store.delete(table, live.table.length)
        watcher = Client(tables, table)
        watcher.say(type="hello", open=True)
        assert (await watcher.hears("refused"))["clause"] == "TABLE-UNKNOWN"
        watcher.session.end()


# --- nobody stays


@in_loop
@pytest.mark.parametrize("hello", [{"open": True}, {"open": False}])
async def test_who_hangs_up_while_the_table_is_being_loaded_is_not_here(
    hello: dict[str, bool], tmp_path: Path
) -> None:
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        table, _ = await table_with(tables, spectators="open")
        await tables.put_away(tables.loaded[table])
        store.has_read.clear()
        store.may_answer.clear()
        client = Client(tables, table)
        client.say(type="hello", **hello)
        await store.has_read.wait()
        client.session.end()
        store.may_answer.set()
        await until(lambda: table in tables.loaded)
        await asyncio.sleep(0.05)
        live, delayed = tables.loaded[table], tables.delayed_views.get(table)
        await until(lambda: live.is_idle)
        assert delayed is None or not delayed.visitors
        assert client.ear.heard == []


@in_loop
async def test_a_table_that_is_put_away_and_wanted_again_at_once_is_kept(tmp_path: Path) -> None:
    async with tables_on(tmp_path / "randori.db") as (tables, _):
        table, _ = await table_with(tables)
        away = asyncio.create_task(tables.put_away(tables.loaded[table]))
        await asyncio.sleep(0)
        await tables.live(table)
        await away
        assert table in tables.drivers
        assert await tables.store.claim("another", 10) == []


# --- time that counts for nobody


@in_loop
async def test_time_in_which_the_store_was_away_or_the_machine_slept_counts_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables_on(tmp_path / "randori.db") as (tables, _):
        table, _ = await table_with(tables, clock="fast", options={"rounds": 1})
        await tables.join(table, "Bob", "bob")
        live = tables.loaded[table]
        await live.performed(commands.start)
        (seat,) = live.table.clocks.since
        before = live.attendance.deadlines(live.table)[seat]
        real, slept = clock.steady, 3600.0
        monkeypatch.setattr(clock, "steady", lambda: real() + slept)
        length = live.table.length
        tables.drivers[table]._look_at_clocks()
        await asyncio.sleep(0.1)
        assert live.table.length == length, "nobody's time is up before it is known what time counts"
        await tables.housekeeping.beat()
        after = live.attendance.deadlines(live.table)[seat]
        assert before is not None
        assert after is not None
        assert abs(after - before - slept) <= 6, "as exactly as signs of life tell it"
        assert tables.is_current()


# --- what is forgotten


@in_loop
async def test_a_game_under_way_is_not_forgotten_though_its_row_says_that_it_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables_on(tmp_path / "randori.db") as (tables, store):
        playing, _ = await table_with(tables, options={"rounds": 1})
        await tables.join(playing, "Bob", "bob")
        await tables.loaded[playing].performed(commands.start)
        waiting, _ = await table_with(tables)
        for table in (playing, waiting):
            await tables.put_away(tables.loaded[table])
            found = await store.listing(table)
            assert found is not None
            length = (await store.lengths([table]))[table]
            await store.correct(old(found), length)  # as the version before may have left it
        monkeypatch.setattr(housekeeping, "LONGEST_WAIT", -60.0)  # all that waits has waited too long
        await tables.housekeeping.prune()
        listing = await store.listing(playing)
        assert listing is not None
        assert listing.status == "playing"
        assert await store.listing(waiting) is None
        assert await store.read(waiting) == []


def old(listing: Listing) -> Listing:
    return Listing(listing.table, listing.game, "waiting", listing.is_listed, listing.summary, 1.0)


@in_loop
async def test_the_lobby_shows_what_the_log_says_whenever_the_server_dies(tmp_path: Path) -> None:
    """Row and entries change together: nothing is left to be done after them."""
    file = tmp_path / "randori.db"
    async with tables_on(file) as (tables, store):
        table, _ = await table_with(tables, options={"rounds": 1})
        await tables.join(table, "Bob", "bob")
        live = tables.loaded[table]
        await live.performed(commands.start)
        listing = await store.listing(table)
        assert listing is not None
        assert listing.status == "playing"
