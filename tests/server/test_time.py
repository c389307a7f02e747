"""Clocks on a live server, made short."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from randori.server import delayed
from randori.table import clocks
from randori.table.clocks import Allowance
from tests.server.inside import server_inside
from tests.server.players import Message, Player, RandomPlayer, post, table_of
from tests.server.running import in_loop


@pytest.fixture(autouse=True)
def _short_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clocks.ALLOWANCES, "fast", Allowance(decision=0.4, away=1.2, reaction=0.3))
    monkeypatch.setattr(clocks, "GRACE", 0.2)


async def people_at(base: str, game: str, players: int) -> list[Player]:
    """A fast table with everyone at it."""
    table, tokens = await table_of(base, game, players, clock="fast")
    people = [Player(base, table, token) for token in tokens]
    for one in people:
        await one.come()
    return people


async def heard(player: Player, kind: str) -> dict[str, object]:
    """The next event of this kind."""
    while True:
        message = await player.hear()
        if message["type"] == "event" and message["what"]["kind"] == kind:
            what: dict[str, object] = message["what"]
            return what


@in_loop
async def test_a_bot_moves_for_whom_the_time_is_up(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        people = await people_at(base, "tatsu", 2)
        moved = await heard(people[0], "moved")
        assert moved["by"] == "clock"
        assert people[0].table["seats"][0]["level"] is None


@in_loop
async def test_what_was_chosen_before_the_time_was_up_is_not_played_later(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        people = await people_at(base, "tatsu", 2)
        while not (can_move := [one for one in people if one.view and one.view["moves"]]):
            await asyncio.gather(*(one.hear() for one in people))  # the clock has moved while they came
        first = can_move[0]
        assert first.view is not None
        message = {"type": "move", "id": "m", "move": first.view["moves"][0], "version": first.version}
        await heard(first, "moved")
        assert (await first.ask(**message))["clause"] == "TABLE-LATE"


@in_loop
async def test_or_takes_the_seat_until_its_owner_is_back(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, tokens = await table_of(base, "tatsu", 2, clock="fast", on_timeout="seat", stand_in="novice")
        watcher = Player(base, table)
        await watcher.come()
        replaced = await heard(watcher, "replaced")
        assert (replaced["level"], replaced["by"]) == ("novice", "clock")
        seat = replaced["seat"]
        assert isinstance(seat, int)
        owner = Player(base, table, tokens[seat])
        await owner.come()
        assert (await heard(watcher, "returned"))["seat"] == seat


@in_loop
async def test_who_is_away_has_the_longer_clock(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, tokens = await table_of(base, "tatsu", 2, clock="fast")
        watcher = Player(base, table)
        welcome = await watcher.come()
        ((seat, away),) = welcome["clocks"]["deadlines"].items()
        owner = Player(base, table, tokens[int(seat)])
        here = (await owner.come())["clocks"]["deadlines"][seat]
        assert here < away


@in_loop
async def test_who_does_not_react_in_time_passes(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        people = await people_at(base, "memo", 3)
        while True:
            moved = await heard(people[0], "moved")
            if moved["move"] == "pass" and moved["by"] == "clock":
                return


@in_loop
async def test_the_host_may_add_time(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        settings = {"game": "tatsu", "players": 2, "start": "full", "clock": "days", "days": 1}
        made = await post(base, "/api/tables", settings)
        for name in ("Ann", "Bob"):
            await post(base, f"/api/tables/{made['table']}/seats", {"name": name})
        host = Player(base, made["table"], made["token"])  # who made the table need not play
        ((seat, before),) = (await host.come())["clocks"]["deadlines"].items()
        assert (await host.ask(type="add_time", seat=int(seat), seconds=60))["type"] == "accepted"
        event = await host.hear_until("event")
        assert event["clocks"]["deadlines"][seat] == before + 60


@in_loop
async def test_spectators_see_all_hands_some_minutes_of_play_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delayed, "MINUTE", 0.01)
    monkeypatch.setattr(delayed, "MOST_COUNTED", 0.01)
    async with server_inside(tmp_path) as (base, tables):
        table, tokens = await table_of(base, "tatsu", 2, clock="none", spectators="open", delay=5)
        watcher = Player(base, table, open=True)
        assert (await watcher.come())["view"] is None, "nothing had begun then"
        assert (await watcher.ask(type="chat", text="I see it all"))["clause"] == "TABLE-CHAT"
        seated = Player(base, table, tokens[0], open=True)
        assert (await seated.come())["clause"] == "TABLE-SEAT"
        await asyncio.sleep(0.1)
        assert watcher.view is None, "who waits does not make it go on"
        people = [RandomPlayer(base, table, token, seed) for seed, token in enumerate(tokens)]
        playing = asyncio.gather(*(one.play() for one in people))
        message: Message = {}
        while not message.get("views"):
            message = await watcher.hear()
        assert [view["player"] for view in message["views"]] == [0, 1]
        live = await tables.live(table)
        assert live.table.status == "over" or live.table.news.version(None) - message["version"] >= 5
        await playing
        while not watcher.is_over:
            await watcher.hear()
