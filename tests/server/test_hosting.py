"""What people do at a table, over the wire: seats, the host's rights, leaving, coming back, the end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import server_inside
from tests.server.players import Player, RandomPlayer, get, post, table_of
from tests.server.running import in_loop

SHORT: dict[str, dict[str, object]] = {"tatsu": {"target": 100}, "dojo": {}, "memo": {"max_rounds": 3}}


async def hosted(base: str, **settings: object) -> tuple[Player, dict[str, object]]:
    """A table whose maker sits at its first seat."""
    body = {"game": "tatsu", "players": 4, "name": "Ann", "pace": "quick", **settings}
    made = await post(base, "/api/tables", body)
    host = Player(base, made["table"], made["token"])
    await host.come()
    return host, made


async def guest_of(base: str, table: object, name: str) -> Player:
    joined = await post(base, f"/api/tables/{table}/seats", {"name": name})
    guest = Player(base, str(table), joined["token"])
    await guest.come()
    return guest


@in_loop
async def test_a_table_is_made_and_begun_in_two_requests(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        host, made = await hosted(base, seats=["open", "adept", "adept", "adept"])
        assert (made["seat"], host.seat, host.heard[0]["is_host"]) == (0, 0, True)
        assert (await host.ask(type="start"))["type"] == "accepted"
        while host.view is None:
            await host.hear()
        kinds = [one["what"]["kind"] for one in host.heard if one["type"] == "event"]
        assert kinds[:2] == ["committed", "started"]


@in_loop
async def test_the_seal_is_shown_before_anybody_contributes_and_the_commitment_before_the_deal(
    tmp_path: Path,
) -> None:
    async with server_inside(tmp_path) as (base, _):
        table = (await post(base, "/api/tables", {"game": "tatsu", "players": 2, "start": "full"}))["table"]
        seal = (await get(base, f"/api/tables/{table}"))["fairness"]["seal"]
        watcher = Player(base, table)
        await watcher.come()
        for name in ("Ann", "Bob"):
            gift = {"name": name, "contribution": "5a" * 16}
            await post(base, f"/api/tables/{table}/seats", gift)
        while watcher.view is None:
            await watcher.hear()
        fairness = watcher.table["fairness"]
        assert fairness["seal"] == seal
        assert fairness["contributions"] == ["5a" * 16, "5a" * 16]
        told = [one["what"] for one in watcher.heard if one["type"] == "event"]
        committed = next(one for one in told if one["kind"] == "committed")
        assert committed["commitment"] == fairness["commitment"]
        assert told.index(committed) < [one["kind"] for one in told].index("started")
        assert fairness["seed"] is None


@pytest.mark.parametrize(("game", "players"), [("tatsu", 3), ("dojo", 3), ("memo", 3)])
@in_loop
async def test_what_a_client_puts_together_from_changes_is_its_view(
    tmp_path: Path, game: str, players: int
) -> None:
    async with server_inside(tmp_path) as (base, tables):
        table, tokens = await table_of(base, game, players, options=SHORT[game])
        people = [RandomPlayer(base, table, token, seed) for seed, token in enumerate(tokens)]
        watcher = Player(base, table)
        await watcher.come()
        await asyncio.gather(*(one.play() for one in people))
        while not watcher.is_over:
            await watcher.hear()
        state = (await tables.live(table)).table.state
        assert state is not None
        for one in (*people, watcher):
            assert one.view == json.loads(json.dumps(state.view(one.seat)))


@in_loop
async def test_only_the_host_may_swap_start_replace_restore_and_add_time(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        host, made = await hosted(base, seats=["open", "open", "adept", "adept"])
        guest = await guest_of(base, made["table"], "Bob")
        asked: list[dict[str, object]] = [
            {"type": "swap", "seats": [0, 1]},
            {"type": "start"},
            {"type": "replace", "seat": 0, "level": "novice"},
            {"type": "restore", "seat": 0},
            {"type": "add_time", "seat": 0, "seconds": 10},
        ]
        for message in asked:
            refused = await guest.ask(**message)
            assert (refused["type"], refused["clause"]) == ("refused", "TABLE-HOST")
        assert (await host.ask(**asked[0]))["type"] == "accepted"
        await host.hear_until("event")
        assert [seat["name"] for seat in host.table["seats"][:2]] == ["Bob", "Ann"]
        assert (await host.ask(**asked[1]))["type"] == "accepted"
        while guest.view is None:
            await guest.hear()
        assert guest.view["player"] == 0, "his seat went with him"
        assert (await host.ask(type="replace", seat=0, level="novice"))["type"] == "accepted"
        refused = await guest.ask(type="move", move="ask:1")
        assert (refused["type"], refused["clause"]) == ("refused", "TABLE-SEAT")
        assert (await guest.ask(type="back"))["type"] == "accepted"


@in_loop
async def test_a_seat_is_open_to_its_token_from_any_device_and_to_no_other(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, tokens = await table_of(base, "tatsu", 2)
        first, second = Player(base, table, tokens[1]), Player(base, table, tokens[1])
        one, other = await first.come(), await second.come()
        assert one["seat"] == other["seat"] == 1
        assert one["view"] == other["view"]
        stranger = Player(base, table, "x" * 32)
        refused = await stranger.come()
        assert (refused["type"], refused["clause"]) == ("refused", "TABLE-TOKEN")


@in_loop
async def test_who_leaves_is_stood_in_for_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, tokens = await table_of(base, "tatsu", 2, options={"target": 5000})
        ann, bob = Player(base, table, tokens[0]), Player(base, table, tokens[1])
        await ann.come()
        await bob.come()
        await bob.ask(type="leave")
        while not ann.table["seats"][1]["has_left"]:
            await ann.hear()
        assert ann.table["seats"][1]["level"] == "adept"
        assert (await bob.ask(type="back"))["type"] == "accepted"
        while ann.table["seats"][1]["has_left"]:
            await ann.hear()
        assert ann.table["seats"][1]["level"] is None


@in_loop
async def test_the_game_ends_by_agreement_and_the_same_people_play_again(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, tokens = await table_of(base, "tatsu", 2, options={"target": 5000})
        people = [Player(base, table, token) for token in tokens]
        for one in people:
            await one.come()
        await people[0].ask(type="end")
        refused = await people[0].ask(type="rematch")
        assert refused["clause"] == "TABLE-STATUS"
        await people[1].ask(type="end")
        while not people[0].is_over:
            await people[0].hear()
        assert people[0].table["fairness"]["seed"] is not None
        assert (await people[0].ask(type="rematch"))["type"] == "accepted"
        while people[1].table["rematch"] is None:
            await people[1].hear()
        again = [Player(base, people[1].table["rematch"], token) for token in tokens]
        for one in again:
            await one.come()
            assert one.table["origin"] == table
            assert [seat["face"] for seat in one.table["seats"]] == ["ren", "ren"]
            assert (await one.ask(type="ready", contribution="ab" * 16))["type"] == "accepted"
        while again[0].view is None:
            await again[0].hear()
        assert again[0].table["fairness"]["contributions"] == ["ab" * 16, "ab" * 16]


@in_loop
async def test_in_a_rematch_all_sit_where_they_sat_in_the_end(tmp_path: Path) -> None:
    """Not as it was planned: after a swap the bot's seat would be anybody's."""
    async with server_inside(tmp_path) as (base, _):
        seats = ["open", "novice", "open", "adept"]
        made = await post(base, "/api/tables", {"game": "tatsu", "players": 4, "seats": seats, "name": "Ann"})
        ann = Player(base, made["table"], made["token"])
        await ann.come()
        for message in ({"type": "swap", "seats": [0, 1]}, {"type": "replace", "seat": 2, "level": "novice"}):
            assert (await ann.ask(**message))["type"] == "accepted"
        for kind in ("start", "end", "rematch"):
            assert (await ann.ask(type=kind))["type"] == "accepted"
        while ann.table["rematch"] is None:
            await ann.hear()
        again = Player(base, ann.table["rematch"], made["token"])
        await again.come()
        assert [seat["kind"] for seat in again.table["seats"]] == ["bot", "person", "bot", "bot"]
        assert [seat["level"] for seat in again.table["seats"]] == ["novice", None, "novice", "adept"]


@in_loop
async def test_a_rematch_that_goes_wrong_is_refused_and_not_left_without_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by the simulator: a store that raised what nobody expects."""
    async with server_inside(tmp_path) as (base, tables):
        table, tokens = await table_of(base, "tatsu", 2)
        people = [Player(base, table, token) for token in tokens]
        for one in people:
            await one.come()
            await one.ask(type="end")
        while not people[0].is_over:
            await people[0].hear()

        async def stumbles(*_: object) -> None:
            raise RuntimeError("nobody expects this")

        with monkeypatch.context() as broken:
            broken.setattr(tables.store, "make", stumbles)
            assert (await people[0].ask(type="rematch"))["clause"] == "TABLE-STORE"
        assert (await people[0].ask(type="rematch"))["type"] == "accepted"


@in_loop
async def test_a_hint_is_for_who_asks_and_a_table_may_forbid_it(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        for hints in (True, False):
            table, tokens = await table_of(base, "tatsu", 2, hints=hints)
            people = [Player(base, table, token) for token in tokens]
            for one in people:
                await one.come()
            assert people[0].view is not None
            mover = people[people[0].view["to_act"][0]]
            assert mover.view is not None
            answer = await mover.ask(type="hint")
            if hints:
                assert {one["move"] for one in answer["moves"]} <= set(mover.view["moves"])
            else:
                assert answer["clause"] == "TABLE-HINT"
            idle = people[1 - mover.view["to_act"][0]]
            assert (await idle.ask(type="hint"))["clause"] == "TABLE-HINT"


@in_loop
async def test_everybody_at_the_table_may_talk_and_hears_all(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, tokens = await table_of(base, "tatsu", 2)
        ann = Player(base, table, tokens[0])
        fan, silent = Player(base, table, name="Fan"), Player(base, table)
        for one in (ann, fan, silent):
            await one.come()
        await ann.ask(type="chat", text="good  luck")
        await fan.ask(type="chat", text="have fun")
        assert (await silent.ask(type="chat", text="?"))["clause"] == "TABLE-CHAT"
        said = [
            one["what"] for one in silent.heard if one["type"] == "event" and one["what"]["kind"] == "chat"
        ]
        assert [(one["name"], one["seat"], one["text"]) for one in said] == [
            ("player 0", 0, "good luck"),
            ("Fan", None, "have fun"),
        ]
        late = Player(base, table)
        assert [one["text"] for one in (await late.come())["chat"]] == ["good luck", "have fun"]


@in_loop
async def test_your_games_say_where_it_is_your_turn(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, tokens = await table_of(base, "tatsu", 2, clock="days", days=2)
        held = [{"table": table, "token": token} for token in tokens]
        games: Any = await post(base, "/api/seats/mine", {"seats": [*held, {"table": "none", "token": "x"}]})
        assert len(games) == 2
        assert sorted(game["is_your_turn"] for game in games) == [False, True]
        (mine,) = [game for game in games if game["is_your_turn"]]
        assert mine["deadline"] is not None
        assert mine["status"] == "playing"
