"""How one's games stand: asked for in pieces, told in order, with little work for those that are over."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx

from randori.server.limits import NO_LIMITS, Limit
from tests.server.inside import server_inside
from tests.server.players import Message, Player, get, post, table_of
from tests.server.running import in_loop

MINE = "/api/seats/mine"


async def held_seats(base: str, *, are_over: bool, count: int = 10) -> list[Message]:
    """Tables of two, at which somebody has the first seat."""
    seats = []
    for _ in range(count):
        table, tokens = await table_of(base, "tatsu", 2, private=True)
        if are_over:
            for token in tokens:
                player = Player(base, table, token)
                await player.come()
                await player.ask(type="end")
                await player.go()
        seats.append({"table": table, "token": tokens[0]})
    return seats


@in_loop
async def test_games_that_are_over_are_told_without_being_played_again(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, tables):
        seats = await held_seats(base, are_over=True)
        fresh: Any = await post(base, MINE, {"seats": seats})
        kept = {table: live.table for table, live in tables.loaded.items()}
    async with server_inside(tmp_path) as (base, tables):
        games: Any = await post(base, MINE, {"seats": seats})
        assert not tables.loaded
        assert games == fresh
        for game, seat in zip(games, seats, strict=True):
            table = kept[game["table"]]
            assert game["table"] == seat["table"]
            assert (game["seat"], game["status"]) == (0, "over")
            assert (game["is_your_turn"], game["deadline"]) == (False, None)
            assert game["names"] == ["player 0", "player 1"]
            assert game["changed_at"] == table.changed_at
        stranger = [{"table": seats[0]["table"], "token": "x" * 32}]
        nothing: Any = await post(base, MINE, {"seats": stranger})
        assert nothing == []


@in_loop
async def test_a_host_who_does_not_play_is_told_too(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        made = await post(base, "/api/tables", {"game": "tatsu", "players": 2})
        host = Player(base, made["table"], made["token"])
        await host.come()
        asked = {"seats": [{"table": made["table"], "token": made["token"]}]}
        for status in ("waiting", "over"):
            games: Any = await post(base, MINE, asked)
            (game,) = games
            assert (game["seat"], game["status"]) == (None, status)
            if status == "waiting":
                await host.ask(type="end")


@in_loop
async def test_the_lobby_does_not_show_who_has_which_token(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, tables):
        await table_of(base, "tatsu", 2)
        (listed,) = await get(base, "/api/tables")
        assert set(listed) == {"id", "status", "updated_at", "settings", "seats"}
        (live,) = tables.loaded.values()
        assert live.table.seats[0].key is not None
        assert live.table.seats[0].key not in str(listed)


@in_loop
async def test_ten_are_asked_for_at_once_and_no_more(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        seats = await held_seats(base, are_over=False, count=2) * 6
        games: Any = await post(base, MINE, {"seats": seats[:10]})
        assert [game["table"] for game in games] == [seat["table"] for seat in seats[:10]]
        async with httpx.AsyncClient(base_url=base, verify=False) as http:
            assert (await http.post(MINE, json={"seats": seats[:11]})).status_code == 400


@in_loop
async def test_an_address_may_bring_so_many_tables_into_memory_and_no_more(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        made = [await post(base, "/api/tables", {"game": "tatsu", "players": 2}) for _ in range(10)]
        seats = [{"table": one["table"], "token": one["token"]} for one in made]
    limits = replace(NO_LIMITS, loaded=Limit(burst=6, per_second=0))
    async with server_inside(tmp_path, limits) as (base, tables), httpx.AsyncClient(verify=False) as http:
        shown = [await http.get(f"{base}/api/tables/{seat['table']}") for seat in seats]
        assert [answer.status_code for answer in shown] == [200] * 6 + [429] * 4
        assert (await http.post(base + MINE, json={"seats": seats})).status_code == 429
        assert set(tables.loaded) == {seat["table"] for seat in seats[:6]}
        assert len((await http.post(base + MINE, json={"seats": seats[:6]})).json()) == 6, "those are there"
