"""A table in one process: accepted means durable. Nothing is said, and nobody's time runs, before what
happened is written down, whatever the store does meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from randori.server.jobs import Enter, Perform, nothing
from randori.server.store.group import Chain
from randori.server.store.store import StoreError
from randori.table import commands
from randori.table.entries import (
    AnyEntry,
)
from randori.table.protocol import client
from randori.table.table import Table
from tests.server.live_tables import (
    ANN,
    BOB,
    CLEO,
    HOST,
    ID,
    Answers,
    SlowStore,
    ask,
    live_on,
    no_refusal,
    settled,
    somebody,
)
from tests.server.running import in_loop


@in_loop
async def test_a_message_that_comes_twice_is_answered_when_the_first_is_on_the_disk(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db", ANN) as (live, store):
        store.may_commit.clear()
        first = ask(live, client.Chat("1", "hello"), "ann")
        second = ask(live, client.Chat("1", "hello"), "ann")
        await asyncio.sleep(0.05)
        assert first + second == []
        store.may_commit.set()
        await settled(live)
        assert (first, second) == (["accepted"], ["again"])
        assert [said.text for said in live.table.chat] == ["hello"]


@in_loop
async def test_nobodys_time_runs_before_he_is_told_though_the_clock_was_set_back(tmp_path: Path) -> None:
    """Found by the simulator: what came later had an earlier time, and so was taken for told."""
    async with live_on(tmp_path / "randori.db", ANN, BOB, CLEO) as (live, store):
        ask(live, client.Start("1"), HOST)
        await settled(live)
        store.may_commit.clear()
        ask(live, client.Chat("2", "hello"), "ann")
        live.owner.clock.set(live.owner.clock.now() - 5.0)
        assert live.table.state is not None
        (seat, *_) = live.table.state.to_act
        ask(live, client.Move("3", live.table.state.moves(seat)[0]), live.table.seats[seat].key)
        begun = [live.table.clocks.begun_by[seat] for seat in live.table.clocks.since]
        assert begun
        assert not any(map(live.is_told, begun))
        store.may_commit.set()
        await settled(live)
        assert all(map(live.is_told, begun))


@in_loop
async def test_every_message_with_a_token_happens_once_also_after_the_table_was_made_anew(
    tmp_path: Path,
) -> None:
    async with live_on(tmp_path / "randori.db", ANN, BOB) as (live, _):
        swap, leave = client.Swap("1", (0, 1)), client.Leave("2")
        ask(live, swap, HOST)
        ask(live, leave, "bob")
        await settled(live)
        live.look_at_log()
        await settled(live)
        assert (ask(live, swap, HOST), ask(live, leave, "bob")) == (["again"], ["again"])
        assert [seat.key for seat in live.table.seats] == [None, "ann", None]


class Leisurely(SlowStore):
    async def commit(self, chains: list[Chain]) -> set[str]:
        await asyncio.sleep(0.02)
        return await super().commit(chains)


@in_loop
async def test_neither_a_welcome_nor_a_refusal_waits_for_a_pause_in_the_chat(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db", ANN, store=Leisurely) as (live, _):
        visitor, ear = somebody()
        refusals: list[str] = []
        for number in range(400):
            ask(live, client.Chat(f"{number}", "and another thing"), "ann")
            if number == 100:
                live.submit(Enter(visitor, None, nothing, no_refusal))
                refusals = ask(live, client.Start("start"), "ann")
            await asyncio.sleep(0.001)
            assert not live.is_settled, "the chat never pauses"
        assert ear.kinds()[0] == "welcome"
        assert len(ear.heard) > 100
        assert refusals == ["TABLE-HOST"]
        await settled(live)


class Failing(SlowStore):
    """Its next commit fails, before or after it is done."""

    is_after = False
    fails = False

    async def commit(self, chains: list[Chain]) -> set[str]:
        if not self.fails:
            return await super().commit(chains)
        self.fails = False
        if self.is_after:
            await super().commit(chains)
        raise StoreError("nobody knows")


@in_loop
async def test_what_was_stored_though_the_store_failed_is_accepted_and_what_was_not_refused(
    tmp_path: Path,
) -> None:
    for is_after, answer in ((True, "accepted"), (False, "TABLE-STORE")):
        async with live_on(tmp_path / f"{answer}.db", ANN, store=Failing) as (live, store):
            assert isinstance(store, Failing)
            store.fails, store.is_after = True, is_after
            visitor, ear = somebody()
            live.submit(Enter(visitor, None, nothing, no_refusal))
            got = ask(live, client.Chat("1", "hello"), None, "a spectator")
            await settled(live)
            assert got == [answer]
            assert len(await store.read(ID)) == (3 if is_after else 2)
            assert ear.kinds() == ["welcome", "chat"] if is_after else ["welcome"]


@in_loop
async def test_a_mistake_in_a_command_leaves_the_table_as_its_log_says(tmp_path: Path) -> None:
    def half_done(table: Table, at: float) -> list[AnyEntry]:
        commands.leave(table, 0, at)
        raise ZeroDivisionError

    async with live_on(tmp_path / "randori.db", ANN) as (live, _):
        before = ask(live, client.Chat("1", "hello"), "ann")
        answers = Answers()
        live.submit(Perform(half_done, answers.accepted, answers.refused))
        after = ask(live, client.Chat("2", "still here"), "ann")
        await settled(live)
        assert (before, answers.got, after) == (["accepted"], ["TABLE-STORE"], ["accepted"])
        assert live.table.seats[0].key == "ann"


@in_loop
async def test_a_mistake_in_what_is_to_be_told_leaves_nobody_without_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        monkeypatch.undo()
        raise ZeroDivisionError

    async with live_on(tmp_path / "randori.db", ANN) as (live, _):
        visitor, ear = somebody()
        monkeypatch.setattr("randori.server.audience.messages", broken)
        first = ask(live, client.Chat("1", "hello"), "ann")
        live.submit(Enter(visitor, None, nothing, no_refusal))
        second = ask(live, client.Chat("2", "hello"), "ann")
        await settled(live)
        assert (first, second) == (["TABLE-STORE"], ["accepted"])
        assert ear.kinds() == ["welcome", "chat"]


@in_loop
async def test_many_who_come_at_once_are_told_of_in_one_message(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db", ANN) as (live, store):
        store.may_commit.clear()
        ask(live, client.Chat("1", "wait for it"), "ann")
        ears = []
        for _ in range(50):
            visitor, ear = somebody()
            ears.append(ear)
            live.submit(Enter(visitor, None, live.tell_presence, no_refusal))
        store.may_commit.set()
        await settled(live)
        await asyncio.sleep(0.01)
        assert [ear.kinds() for ear in ears] == 50 * [["welcome", "presence"]]
