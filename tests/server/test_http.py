"""The HTTP API, endpoint by endpoint: what it gives, and the one sentence for what it cannot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

import randori
from randori.games.memo.game import Memo
from randori.server.limits import Limits
from tests.server.inside import server_inside
from tests.server.players import Message, Player, get, post, table_of
from tests.server.running import in_loop

TABLE = {"game": "tatsu", "players": 2}


async def asked(base: str, method: str, path: str, **how: Any) -> httpx.Response:
    # There is no TLS to be verified, and to get ready for it takes longer than all the rest.
    async with httpx.AsyncClient(base_url=base, timeout=20, verify=False) as http:
        return await http.request(method, path, **how)


def refusal(answer: httpx.Response, status: int, clause: str) -> str:
    """The sentence."""
    assert answer.status_code == status, answer.text
    error = answer.json()["error"]
    assert error["clause"] == clause
    assert set(answer.json()) == {"error"}
    assert "\n" not in error["message"]
    assert 0 < len(error["message"]) <= 400
    return str(error["message"])


async def refused(base: str, body: object, path: str = "/api/tables", status: int = 400) -> str:
    content = body if isinstance(body, (bytes, str)) else json.dumps(body)
    answer = await asked(base, "POST", path, content=content, headers={"Content-Type": "application/json"})
    return refusal(answer, status, "TABLE-FORM")


# --- making a table


NO_SETTINGS: list[tuple[object, str]] = [
    (b"", ""),
    (b"{", ""),
    (b"null", ""),
    (b"[]", ""),
    (b"\xff\xfe", ""),
    (b"[" * 5000, ""),
    (b'{"game": "tatsu", "players": 2, "title": "\\ud800"}', ""),
    ({}, ""),
    ({"game": "tatsu\ud800", "players": 2}, ""),
    ({"game": ["tatsu"], "players": 2}, "game"),
    ({"game": "tatsu", "players": 0}, "players"),
    ({"game": "tatsu", "players": 10**30}, ""),
    ({"game": "tatsu", "players": "two"}, "players"),
    ({**TABLE, "options": []}, "options"),
    ({**TABLE, "options": {str(number): number for number in range(30)}}, "options"),
    ('{"game": "tatsu", "players": 2, "options": {"target": NaN}}', ""),
    ('{"game": "tatsu", "players": 2, "options": {"target": 1e999}}', ""),
    ('{"game": "tatsu", "players": 2, "options": {"target": 1%s}}' % ("0" * 5000), ""),
    ('{"game": "tatsu", "players": 2, "options": {"target": %s}}' % ("[" * 2000 + "]" * 2000), ""),
    ({**TABLE, "seats": ["open"] * 20}, "seats"),
    ({**TABLE, "title": "x" * 61}, "title"),
    ({**TABLE, "clock": "hourglass"}, "clock"),
    ({**TABLE, "clock": "days", "days": 15}, "days"),
    ({**TABLE, "pace": "none"}, "pace"),
    ({**TABLE, "private": "yes"}, "private"),
    ({**TABLE, "delay": 1}, "delay"),
    ({**TABLE, "spectators": "players"}, "spectators"),
    ({**TABLE, "seed": "00"}, "seed"),
    ({**TABLE, "name": ""}, "name"),
    ({**TABLE, "name": "x" * 31}, "name"),
]
"""What the description says no to."""
NO_TABLE: list[tuple[object, str]] = [
    ({"game": "chess", "players": 2}, "chess"),
    ({"game": "tatsu", "players": 5}, "5"),
    ({**TABLE, "options": {"colour": 1}}, "colour"),
    ({**TABLE, "options": {"target": "x"}}, "target"),
    ({**TABLE, "options": {"target": [[[[[1]]]]]}}, "target"),
    ({**TABLE, "seats": ["open"]}, "seats"),
    ({**TABLE, "seats": ["adept", "adept"]}, "open"),
    ({**TABLE, "seats": ["open", "grandmaster"]}, "grandmaster"),
    ({**TABLE, "stand_in": "nobody"}, "nobody"),
    ({**TABLE, "name": " \t "}, "name"),
    ({**TABLE, "name": "a\u202eb"}, "name"),
    ({**TABLE, "name": "Ann", "contribution": "xyz"}, "contribution"),
    ({**TABLE, "name": "Ann", "contribution": "AB" * 16}, "contribution"),
    ({"game": "dojo", "players": 3, "options": {"deck": ["M1"]}}, "deck"),
    ({"game": "dojo", "players": 3, "options": {"deck": "M1"}}, "deck"),
    ({"game": "dojo", "players": 3, "options": {"grid": {"a": 1}}}, "grid"),
    ({"game": "memo", "players": 3, "options": {"deck": [{"number": 1}]}}, "deck"),
    ({"game": "memo", "players": 3, "options": {"games": 1e100}}, "games"),
    ({**TABLE, "title": "a\u202eb"}, "title"),
    ({**TABLE, "title": "\x00"}, "title"),
    ({**TABLE, "title": "\u2800"}, "title"),
]
"""What the description has no words for, and cannot be."""


@in_loop
async def test_settings_that_do_not_fit_are_refused_in_one_sentence(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, tables):
        for bodies, status in ((NO_SETTINGS, 400), (NO_TABLE, 409)):
            for body, named in bodies:
                assert named in await refused(base, body, status=status), body
        assert await tables.store.listings(statuses=("waiting",), limit=100) == []


def memo_deck(school: str) -> list[Message]:
    """A box of one's own, one school of which has a name of one's own."""
    game = randori.new("memo", players=3)
    assert isinstance(game, Memo)
    deck: list[Message] = json.loads(json.dumps(game.cards))
    for card in deck:
        card["schools"] = [school if name == "Typhoon" else name for name in card["schools"]]
    return deck


@in_loop
async def test_a_deck_that_could_not_be_promised_is_refused_when_the_table_is_made(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        for school, is_good in [("Ouragan", True), ("\ud800", False), ("a\udfff", False)]:
            body = {"game": "memo", "players": 3, "options": {"deck": memo_deck(school)}, "name": "Ann"}
            if not is_good:
                await refused(base, body)
                continue
            made = await post(base, "/api/tables", body | {"seats": ["open", "random", "random"]})
            host = Player(base, made["table"], made["token"])
            await host.come()
            assert (await host.ask(type="start"))["type"] == "accepted"


@in_loop
async def test_a_table_is_made_with_or_without_a_seat(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        answer = await asked(base, "POST", "/api/tables", json=TABLE)
        assert answer.status_code == 201
        assert set(answer.json()) == {"table", "token", "seat"}
        assert answer.json()["seat"] is None
        body = {**TABLE, "seats": ["novice", "open"], "name": "  Ann   Lee ", "contribution": "ab" * 16}
        made = await post(base, "/api/tables", {**body, "title": " Come \n in 👨‍👩‍👧 "})
        assert made["seat"] == 1
        shown = await get(base, f"/api/tables/{made['table']}")
        assert shown["settings"]["title"] == "Come in 👨‍👩‍👧"
        assert [seat["name"] for seat in shown["seats"]] == ["", "Ann Lee"]
        assert [seat["kind"] for seat in shown["seats"]] == ["bot", "person"]


# --- looking at tables


@in_loop
async def test_the_lobby_shows_public_tables_alone(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        shown = await post(base, "/api/tables", {**TABLE, "title": "Come in"})
        hidden = await post(base, "/api/tables", {**TABLE, "private": True})
        other = await post(base, "/api/tables", {"game": "dojo", "players": 3})
        listed = await get(base, "/api/tables")
        assert {one["id"] for one in listed} == {shown["table"], other["table"]}
        assert [one["settings"]["title"] for one in await get(base, "/api/tables?game=tatsu")] == ["Come in"]
        assert await get(base, "/api/tables?status=playing") == []
        assert len(await get(base, "/api/tables?limit=1")) == 1
        assert (await get(base, f"/api/tables/{hidden['table']}"))["settings"]["private"] is True
        for query in ("limit=0", "limit=101", "limit=x", "status=open", "game=chess", "limit=1e9"):
            answer = await asked(base, "GET", f"/api/tables?{query}")
            assert query.partition("=")[0] in refusal(answer, 400, "TABLE-FORM")


@in_loop
async def test_a_table_is_shown_without_its_secrets(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, tables):
        table, tokens = await table_of(base, "tatsu", 2)
        text = (await asked(base, "GET", f"/api/tables/{table}")).text
        inside = tables.loaded[table].table
        for secret in (*tokens, inside.seed.hex(), inside.host_key, *(str(s.key) for s in inside.seats)):
            assert secret not in text
        assert json.loads(text)["fairness"]["seed"] is None


@in_loop
async def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        for path in ("/api/tables/nothing", "/api/tables/nothing/record", "/nothing", "/api/tables/a/b/c"):
            refusal(await asked(base, "GET", path), 404, "TABLE-UNKNOWN")
        refusal(await asked(base, "POST", "/api/tables/x/seats", json={"name": "A"}), 404, "TABLE-UNKNOWN")
        for path in (f"/api/tables/{'x' * 41}", "/api/tables/a.b", "/api/tables/%00", "/api/tables/%ff"):
            assert (await asked(base, "GET", path)).status_code in (400, 404)
        wrong = await asked(base, "DELETE", "/api/tables")
        refusal(wrong, 405, "TABLE-FORM")
        assert "POST" in wrong.headers["allow"]


# --- taking a seat


@in_loop
async def test_a_seat_is_taken_once(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table = (await post(base, "/api/tables", {**TABLE, "start": "full"}))["table"]
        path = f"/api/tables/{table}/seats"
        assert (await post(base, path, {"name": "Ann", "seat": 1}))["seat"] == 1
        for body, clause in [
            ({"name": "Bob", "seat": 1}, "taken"),
            ({"name": "Bob", "seat": 7}, "no seat 7"),
        ]:
            assert clause in refusal(await asked(base, "POST", path, json=body), 409, "TABLE-SEAT")
        for wrong in ({}, {"name": 5}, {"name": "Bob", "seat": -1}, {"name": "Bob", "token": "x"}):
            await refused(base, wrong, path)
        assert (await post(base, path, {"name": "Bob"}))["seat"] == 0
        late = await asked(base, "POST", path, json={"name": "Cy"})
        assert "begun" in refusal(late, 409, "TABLE-STATUS")


@in_loop
async def test_who_sits_down_says_how_he_looks(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table = (await post(base, "/api/tables", {**TABLE, "name": "Ann", "face": "ren"}))["table"]
        path = f"/api/tables/{table}/seats"
        for wrong in ("Ren", "", "a b", "x" * 21, 5):
            await refused(base, {"name": "Bob", "face": wrong}, path)
        await post(base, path, {"name": "Bob"})
        seats = (await get(base, f"/api/tables/{table}"))["seats"]
        assert [seat["face"] for seat in seats] == ["ren", None]


@in_loop
async def test_the_record_is_given_out_after_the_game(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        made = await post(base, "/api/tables", {**TABLE, "seats": ["open", "random"], "name": "Ann"})
        path = f"/api/tables/{made['table']}/record"
        refusal(await asked(base, "GET", path), 409, "TABLE-STATUS")
        host = Player(base, made["table"], made["token"])
        await host.come()
        await host.ask(type="start")
        refusal(await asked(base, "GET", path), 409, "TABLE-STATUS")
        await host.ask(type="end")
        answer = await asked(base, "GET", path)
        assert answer.status_code == 200
        assert answer.json()["names"] == ["Ann", "random"]
        assert made["table"] in answer.headers["content-disposition"]


@in_loop
async def test_your_games_are_found_by_their_tokens(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, tokens = await table_of(base, "tatsu", 2, private=True)
        held = [{"table": table, "token": token} for token in (*tokens, "wrong")]
        body = {"seats": [*held, {"table": "gone", "token": "x"}]}
        games: Any = await post(base, "/api/seats/mine", body)
        assert [game["seat"] for game in games] == [0, 1]
        assert all(token not in json.dumps(games) for token in tokens)
        for wrong in ({}, {"seats": [1]}, {"seats": held * 20}, {"seats": [{"table": table}]}):
            await refused(base, wrong, "/api/seats/mine")


# --- accounts


@in_loop
async def test_a_program_has_an_account_and_plays_with_it(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        made = await post(base, "/api/accounts", {"name": "Robbie"})
        bearer = {"Authorization": f"Bearer {made['token']}"}
        me = await asked(base, "GET", "/api/accounts/me", headers=bearer)
        assert me.json() == {"account": made["account"], "name": "Robbie"}
        taken = await asked(base, "POST", "/api/accounts", json={"name": "Robbie"})
        refusal(taken, 409, "TABLE-SEAT")
        table = (await post(base, "/api/tables", TABLE))["table"]
        await post(base, f"/api/tables/{table}/seats", {"name": "Robbie"}, **bearer)
        shown = await get(base, f"/api/tables/{table}")
        assert [seat["kind"] for seat in shown["seats"]] == ["program", "open"]


@in_loop
async def test_a_token_that_is_none_is_refused(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table = (await post(base, "/api/tables", TABLE))["table"]
        refusal(await asked(base, "GET", "/api/accounts/me"), 401, "TABLE-TOKEN")
        for given in ("", "Bearer", "Bearer x", "Basic eDp5", "Bearer " + "y" * 5000):
            wrong = {"Authorization": given}
            refusal(await asked(base, "GET", "/api/accounts/me", headers=wrong), 401, "TABLE-TOKEN")
            path = f"/api/tables/{table}/seats"
            refusal(await asked(base, "POST", path, json={"name": "A"}, headers=wrong), 401, "TABLE-TOKEN")
            body = {**TABLE, "name": "A"}
            refusal(await asked(base, "POST", "/api/tables", json=body, headers=wrong), 401, "TABLE-TOKEN")


# --- care


@in_loop
async def test_every_answer_tells_the_browser_to_be_careful(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        answers = [await asked(base, "GET", path) for path in ("/", "/api/tables", "/nothing", "/metrics")]
        answers.append(await asked(base, "POST", "/api/tables", content=b"{"))
        for answer in answers:
            assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], answer.url
            assert answer.headers.get_list("x-content-type-options") == ["nosniff"]
            assert answer.headers["referrer-policy"] == "no-referrer"
            assert "server" not in answer.headers


@in_loop
async def test_pages_of_other_sites_may_not_do_anything(tmp_path: Path) -> None:
    async with server_inside(tmp_path, origins=("https://friends.example",)) as (base, tables):
        for origin in ("https://evil.example", "null", "http://[", "https://friends.example.evil.example"):
            answer = await asked(base, "POST", "/api/tables", json=TABLE, headers={"Origin": origin})
            refusal(answer, 403, "TABLE-HOST")
        assert await tables.store.listings(statuses=("waiting",), limit=100) == []
        for origin in ("https://friends.example", base):
            answer = await asked(base, "POST", "/api/tables", json=TABLE, headers={"Origin": origin})
            assert answer.status_code == 201


@in_loop
async def test_a_body_has_a_limit(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        for path in ("/api/tables", "/api/accounts", "/api/seats/mine"):
            answer = await asked(base, "POST", path, content=b'{"name": "%s"}' % (b"x" * 70_000))
            refusal(answer, 413, "TABLE-SIZE")


@in_loop
async def test_tables_and_accounts_of_an_address_have_a_limit(tmp_path: Path) -> None:
    async with server_inside(tmp_path, Limits()) as (base, _):
        for path, body, most in (("/api/tables", TABLE, 25), ("/api/accounts", {"name": "x"}, 8)):
            answers = [await asked(base, "POST", path, json=body) for _ in range(most)]
            refusal(answers[-1], 429, "TABLE-RATE")


# --- pages and facts


@in_loop
async def test_the_pages_and_the_facts_are_there(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        for path in ("/", "/api/docs"):
            page = await asked(base, "GET", path)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
            assert page.text.startswith("<!doctype html>")
        assert "/api/tables/{table}/seats" in page.text
        assert set(await get(base, "/api/games")) == {"tatsu", "dojo", "memo"}
        assert "from_client" in await get(base, "/api/protocol")
        assert "TABLE-FORM" in await get(base, "/api/clauses")
        assert (await get(base, "/healthz"))["status"] == "ok"
        assert "randori_connections" in (await asked(base, "GET", "/metrics")).text


@pytest.mark.parametrize("status", ["400", "429", "503"])
def test_refusals_are_described_in_the_openapi(status: str, tmp_path: Path) -> None:
    @in_loop
    async def look() -> None:
        async with server_inside(tmp_path) as (base, _):
            described = await get(base, "/api/openapi.json")
            told = described["paths"]["/api/tables"]["post"]["responses"][status]
            assert told["content"]["application/json"]["schema"]["$ref"].endswith("/Refusal")

    look()
