"""People and a host at a table that waits: over real lines, with what each may, and what nobody else may."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.inside import server_inside
from tests.server.players import Message, Player, get, post
from tests.server.running import in_loop
from tests.server.test_http import asked, refusal

PROFILE = {"ann": "a" * 24, "ben": "b" * 24}


async def sat_down(base: str, table: str, name: str, **more: object) -> Player:
    joined = await post(base, f"/api/tables/{table}/seats", {"name": name, **more})
    player = Player(base, table, joined["token"])
    await player.come()
    return player


async def waiting(base: str, **settings: object) -> tuple[Player, Player]:
    """A host and a guest."""
    made = await post(base, "/api/tables", {"game": "tatsu", "players": 4, "name": "Ann", **settings})
    host = Player(base, made["table"], made["token"])
    await host.come()
    return host, await sat_down(base, made["table"], "Ben", profile=PROFILE["ben"])


async def heard(player: Player, kind: str) -> Message:
    """That something of this kind has happened."""
    while (what := (await player.hear_until("event"))["what"])["kind"] != kind:
        pass
    return dict(what)


HOSTS_OWN: list[Message] = [
    {"type": "remove", "seat": 0, "bars": True},
    {"type": "pardon", "name": "Ben"},
    {"type": "fill", "level": "adept"},
    {"type": "change", "settings": {"game": "dojo", "players": 3}},
    {"type": "hand_over", "seat": 1},
    {"type": "swap", "seats": [0, 1]},
    {"type": "start"},
    {"type": "replace", "seat": 0, "level": "adept"},
    {"type": "restore", "seat": 0},
]


@in_loop
async def test_what_is_the_hosts_is_nobody_elses(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        host, guest = await waiting(base)
        stranger = Player(base, host.table["id"])
        await stranger.come()
        await guest.ask(type="leave")  # his token opens nothing any more, and his line is a spectator's
        second = await sat_down(base, host.table["id"], "Cleo")
        for message in HOSTS_OWN:
            for nobody in (stranger, guest, second):
                answer = await nobody.ask(**message)
                assert (answer["type"], answer.get("clause")) == ("refused", "TABLE-HOST"), message
        for message in ({"type": "sit", "seat": 3}, {"type": "rename", "name": "Ann"}):
            for nobody in (stranger, guest):
                assert (await nobody.ask(**message))["clause"] == "TABLE-SEAT"
        assert [seat["name"] for seat in second.table["seats"]] == ["Ann", "Cleo", "", ""]


@in_loop
async def test_a_seat_is_changed_a_name_too_and_all_are_told(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        host, guest = await waiting(base)
        assert (await guest.ask(type="sit", seat=3))["type"] == "accepted"
        assert (await guest.ask(type="rename", name="Ann", face="ren"))["type"] == "accepted"
        told = await heard(host, "renamed")
        assert told == {"kind": "renamed", "seat": 3, "name": "Ann 2", "before": "Ben"}
        assert [seat["name"] for seat in host.table["seats"]] == ["Ann", "", "", "Ann 2"]
        assert host.table["seats"][3]["face"] == "ren"
        second = await post(base, f"/api/tables/{host.table['id']}/seats", {"name": "ann"})
        assert second["name"] == "ann 3"


@in_loop
async def test_who_is_barred_stays_out_with_his_profile(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        host, guest = await waiting(base)
        await host.ask(type="remove", seat=1, bars=True)
        assert await heard(guest, "left") == {
            "kind": "left",
            "seat": 1,
            "name": "Ben",
            "by": "host",
            "is_barred": True,
        }
        await heard(host, "left")
        assert host.table["barred"] == ["Ben"]
        path = f"/api/tables/{host.table['id']}/seats"
        again = {"name": "Benjamin", "profile": PROFILE["ben"]}
        refusal(await asked(base, "POST", path, json=again), 403, "TABLE-BARRED")
        await post(base, path, {"name": "Cleo", "profile": PROFILE["ann"]})
        await host.ask(type="pardon", name="Ben")
        assert (await post(base, path, again))["seat"] == 2


@in_loop
async def test_who_is_removed_in_a_game_sees_what_spectators_see(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        host, guest = await waiting(base, players=3, seats=["open", "open", "adept"])
        await host.ask(type="start")
        while guest.view is None:
            await guest.hear()
        own = guest.view["table"]["seats"][1]["hand"]
        assert own
        await host.ask(type="remove", seat=1)
        await heard(guest, "left")
        assert guest.view["player"] is None
        assert guest.view["table"]["seats"][1]["hand"] is None
        assert guest.view["moves"] == []
        assert (await guest.ask(type="back"))["clause"] == "TABLE-SEAT"


@in_loop
async def test_the_host_changes_what_is_agreed_and_hands_over(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        host, guest = await waiting(base)
        settings = {**host.table["settings"], "players": 3, "seats": [], "clock": "days", "days": 2}
        assert (await host.ask(type="change", settings=settings))["type"] == "accepted"
        changed = await heard(guest, "changed")
        assert changed == {"kind": "changed", "settings": ["players", "clock", "days"]}
        assert guest.table["settings"]["days"] == 2
        refused = await host.ask(type="change", settings={**settings, "players": 9})
        assert refused["type"] == "refused"
        assert (await host.ask(type="change", settings={**settings, "players": 1}))["type"] == "refused"
        await host.ask(type="hand_over", seat=1)
        assert (await host.ask(type="fill", level="novice"))["clause"] == "TABLE-HOST"
        assert (await guest.ask(type="fill", level="novice"))["type"] == "accepted"
        assert (await guest.ask(type="start"))["type"] == "accepted"


@in_loop
async def test_a_rematch_is_its_askers_and_goes_on_without_who_does_not_come(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        host, guest = await waiting(base, players=2)
        await host.ask(type="start")
        await host.ask(type="end")
        await guest.ask(type="end")
        await host.go()
        await guest.ask(type="rematch")
        while guest.table["rematch"] is None:
            await guest.hear()
        rematch = Player(base, guest.table["rematch"], guest.token)
        assert (await rematch.come())["is_host"]
        await rematch.ask(type="ready")
        assert rematch.table["status"] == "waiting"
        await rematch.ask(type="fill", level="adept")
        while rematch.table["status"] != "playing":
            await rematch.hear()
        assert rematch.table["seats"][0]["level"] == "adept"


@pytest.mark.parametrize("typed", [str, str.lower, lambda code: f"{code[:3]}-{code[3:]}"])
@in_loop
async def test_a_table_that_waits_is_found_by_its_code(typed: Callable[[str], str], tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        host, guest = await waiting(base, players=2, private=True)
        await guest.go()
        table = host.table["id"]
        assert await get(base, f"/api/tables/coded/{typed(table[:6])}") == {"table": table}
        await host.ask(type="start")
        refusal(await asked(base, "GET", f"/api/tables/coded/{table[:6]}"), 404, "TABLE-UNKNOWN")
        refusal(await asked(base, "GET", "/api/tables/coded/AEIOU1"), 404, "TABLE-UNKNOWN")
