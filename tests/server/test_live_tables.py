"""A table in one process, under every interleaving that once went wrong: who may what is decided when it is
done, what happens is told by the seating of its entry, and nothing lingers."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path

import pytest

from randori.server import live_table, requests
from randori.server.jobs import Enter, Perform, nothing
from randori.server.live_table import MOST_ASIDE, MOST_WAITING, LiveTable
from randori.server.requests import Asker
from randori.table import commands
from randori.table.entries import (
    AnyEntry,
    Committed,
    Joined,
    Left,
    Made,
    Replaced,
    Started,
    Swapped,
)
from randori.table.protocol import client
from randori.table.table import Table
from tests.server.live_tables import (
    ANN,
    BOB,
    CLEO,
    HOST,
    ID,
    PATIENCE,
    Answers,
    ask,
    live_on,
    no_refusal,
    said,
    settled,
    somebody,
    written_elsewhere,
)
from tests.server.running import in_loop

# --- other servers


@in_loop
async def test_what_is_heard_while_the_log_is_read_is_looked_for_afterwards(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db") as (live, store):
        store.may_answer.clear()
        live.look_at_log()
        await store.has_read.wait()
        live.hear(1, await written_elsewhere(store, 1, said(1)))
        store.may_answer.set()
        await settled(live)
        assert live.table.length == 2


@in_loop
async def test_a_second_look_that_is_asked_for_during_the_first_is_taken(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db") as (live, store):
        store.may_answer.clear()
        live.look_at_log()
        await store.has_read.wait()
        await written_elsewhere(store, 1, said(1))
        live.look_at_log()
        store.may_answer.set()
        await settled(live)
        assert live.table.length == 2


@in_loop
async def test_what_is_heard_twice_happens_once_and_what_is_heard_too_early_is_read(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db") as (live, store):
        first = await written_elsewhere(store, 1, said(1))
        second = await written_elsewhere(store, 2, said(2))
        live.hear(2, second)
        await settled(live)
        live.hear(1, first)
        live.hear(2, second)
        await settled(live)
        assert [said.text for said in live.table.chat] == ["number 1", "number 2"]


@in_loop
async def test_a_batch_with_a_swap_tells_nobody_what_the_other_seat_sees(tmp_path: Path) -> None:
    """Three entries that a server catches up with at once: seats are swapped, and cards dealt."""
    async with live_on(tmp_path / "randori.db", ANN, BOB, CLEO) as (live, store):
        visitor, ear = somebody("ann")
        live.submit(Enter(visitor, None, nothing, no_refusal))
        now = time.time()
        elsewhere = Table.restored([*log_of(live), Swapped(now, (0, 1)), Committed(now)])
        elsewhere.begin()
        started = Started(now, elsewhere.dealt())
        await written_elsewhere(store, 4, Swapped(now, (0, 1)), Committed(now), started)
        live.look_at_log()
        await settled(live)
        dealt = ear.heard[-1]
        assert ear.kinds() == ["welcome", "swapped", "committed", "started"]
        view = dealt["view"]
        assert isinstance(view, dict)
        assert view["player"] == 1
        assert [seat["hand"] is not None for seat in view["table"]["seats"][:3]] == [False, True, False]


def log_of(live: LiveTable) -> list[AnyEntry]:
    return [Made(1.0, ID, live.table.settings, "00" * 32, HOST), ANN, BOB, CLEO]


# --- authority


@in_loop
async def test_a_leave_that_is_tried_again_after_a_swap_gives_up_the_askers_seat(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db", ANN, BOB) as (live, store):
        await written_elsewhere(store, 3, Swapped(time.time(), (0, 1)))
        got = ask(live, client.Leave("1"), "ann")
        await settled(live)
        assert got == ["accepted"]
        assert [seat.key for seat in live.table.seats] == ["bob", None, None]


@in_loop
async def test_who_is_host_no_more_when_it_is_tried_again_may_not(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db", Joined(1.0, 0, "Ann", HOST), BOB) as (live, store):
        await written_elsewhere(store, 3, Left(time.time(), 0))
        got = ask(live, client.Swap("1", (0, 1)), HOST)
        await settled(live)
        assert got == ["TABLE-HOST"]
        assert live.table.host_key == "bob"


@in_loop
async def test_a_move_is_refused_when_a_bot_got_the_seat_before_it_is_tried_again(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db", ANN, BOB, CLEO) as (live, store):
        ask(live, client.Start("1"), HOST)
        await settled(live)
        assert live.table.state is not None
        (seat, *_) = live.table.state.to_act
        move = live.table.state.moves(seat)[0]
        await written_elsewhere(store, live.table.length, Replaced(time.time(), seat, "adept"))
        got = ask(live, client.Move("2", move), live.table.seats[seat].key)
        await settled(live)
        assert got == ["TABLE-SEAT"]


@in_loop
async def test_a_hello_that_comes_while_the_seat_is_being_left_opens_nothing(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db", ANN) as (live, store):
        store.may_commit.clear()
        ask(live, client.Leave("1"), "ann")
        visitor, ear = somebody("ann")
        answers = Answers()
        live.submit(Enter(visitor, None, nothing, answers.refused))
        store.may_commit.set()
        await settled(live)
        assert (answers.got, ear.heard, live.audience.visitors) == (["TABLE-TOKEN"], [], {})


@in_loop
async def test_a_hello_is_answered_however_often_the_table_is_made_anew(tmp_path: Path) -> None:
    """It was refused behind a leave that came too late, and is looked at again with it."""
    async with live_on(tmp_path / "randori.db", ANN) as (live, store):
        await written_elsewhere(store, 2, said(1))
        left = ask(live, client.Leave("1"), "ann")
        visitor, ear = somebody("ann")
        answers = Answers()
        live.submit(Enter(visitor, None, nothing, answers.refused))
        await settled(live)
        assert (left, answers.got, ear.heard) == (["accepted"], ["TABLE-TOKEN"], [])


@in_loop
async def test_who_has_left_looks_on_from_that_entry_and_never_sees_the_next_owners_hand(
    tmp_path: Path,
) -> None:
    async with live_on(tmp_path / "randori.db", ANN, BOB, CLEO) as (live, _):
        visitor, ear = somebody("ann")
        live.submit(Enter(visitor, None, nothing, no_refusal))
        ask(live, client.Leave("1"), "ann")
        await live.performed(lambda table, at: [commands.join(table, "Dora", "dora", at, seat=0)])
        ask(live, client.Start("2"), HOST)
        await settled(live)
        assert ear.kinds() == ["welcome", "left", "joined", "committed", "started"]
        view = ear.heard[-1]["view"]
        assert isinstance(view, dict)
        assert view["player"] is None
        assert all(seat["hand"] is None for seat in view["table"]["seats"][:3])
        assert ask(live, client.Move("3", "ask:1"), "ann") == ["TABLE-SEAT"]


# --- nothing lingers, what waits is bounded


@in_loop
async def test_who_hung_up_before_the_welcome_leaves_no_ghost(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db", ANN) as (live, store):
        store.may_commit.clear()
        ask(live, client.Chat("1", "wait for it"), "ann")
        visitor, ear = somebody("ann")
        live.submit(Enter(visitor, None, nothing, no_refusal))
        live.leave(visitor)
        store.may_commit.set()
        await settled(live)
        assert ear.heard == []
        assert live.is_idle


@in_loop
async def test_more_than_so_much_does_not_wait(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db", ANN) as (live, store):
        store.may_commit.clear()
        waiting = [ask(live, client.Chat(f"{number}", "hello"), "ann") for number in range(MOST_WAITING)]
        assert ask(live, client.Chat("one more", "hello"), "ann") == ["TABLE-RATE"]
        store.may_commit.set()
        await settled(live)
        assert all(answer == ["accepted"] for answer in waiting)


@in_loop
async def test_however_much_is_said_there_is_room_for_who_comes_and_who_moves(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db", ANN, BOB, CLEO) as (live, store):
        store.may_commit.clear()
        chat = [said_aside(live, number) for number in range(2 * MOST_ASIDE)]
        visitor, ear = somebody()
        live.submit(Enter(visitor, None, nothing, lambda reason: None))
        started = ask(live, client.Start(id="1"), HOST)
        store.may_commit.set()
        await settled(live)
        assert [answers.got for answers in chat].count(["accepted"]) == MOST_ASIDE
        assert (ear.kinds()[0], started) == ("welcome", ["accepted"])


def said_aside(live: LiveTable, number: int) -> Answers:
    answers = Answers()
    command = partial(requests.carry_out, client.Chat(id=str(number), text="hello"), Asker(None, "Zoe"))
    live.submit(Perform(command, answers.accepted, answers.refused, is_aside=True))
    return answers


@in_loop
async def test_who_is_here_is_told_later_where_there_was_no_room_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "PRESENCE_AGAIN", 0.01)
    async with live_on(tmp_path / "randori.db", ANN) as (live, store):
        visitor, ear = somebody()
        live.submit(Enter(visitor, None, nothing, no_refusal))
        await settled(live)
        store.may_commit.clear()
        for number in range(MOST_WAITING):
            ask(live, client.Chat(f"{number}", "hello"), "ann")
        live.tell_presence()
        await asyncio.sleep(0.005)
        store.may_commit.set()
        async with asyncio.timeout(PATIENCE):
            while "presence" not in ear.kinds():
                await asyncio.sleep(0.005)


@in_loop
async def test_a_table_whose_log_is_gone_lets_its_people_go(tmp_path: Path) -> None:
    async with live_on(tmp_path / "randori.db") as (live, store):
        visitor, ear = somebody()
        live.submit(Enter(visitor, None, nothing, no_refusal))
        await store.delete(ID, 1)
        live.look_at_log()
        while not live.is_closed:
            await asyncio.sleep(0.005)
        assert ear.code == 1001
        assert ask(live, client.Chat("1", "hello"), None, "a spectator") == ["TABLE-UNKNOWN"]
