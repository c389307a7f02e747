"""Records played again over HTTP: a game as it was seen, refusals in one sentence."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from randori.server.limits import Limits
from tests.server.inside import server_inside
from tests.server.players import Message, Player, get, merged, post, table_of
from tests.server.running import in_loop
from tests.server.serving import serving
from tests.server.test_http import asked, refusal, refused
from tests.table.test_study import record_of

STUDY = "/api/study"


class Witness(Player):
    """Remembers what it saw after every move."""

    def __init__(self, base: str, table: str, token: str) -> None:
        super().__init__(base, table, token)
        self.seen: list[tuple[int, str, Message | None]] = []

    def take_in(self, message: Message) -> None:
        super().take_in(message)
        what = message.get("what", {})
        if what.get("kind") == "moved":
            self.seen.append((what["player"], what["move"], self.view))


@in_loop
async def test_a_game_is_seen_again_as_it_was_seen_at_the_table(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        settings = {"game": "tatsu", "players": 2, "options": {"rounds": 1}, "clock": "none", "pace": "quick"}
        made = await post(base, "/api/tables", {**settings, "seats": ["open", "random"], "name": "Ann"})
        ann = Witness(base, made["table"], made["token"])
        await ann.come()
        await ann.ask(type="start")
        while not ann.is_over:
            moves = (ann.view or {}).get("moves")
            await (ann.ask(type="move", move=moves[0]) if moves else ann.hear())
        record = await get(base, f"/api/tables/{made['table']}/record")
        study = await post(base, STUDY, {"record": record, "eyes": 0})
        view, again = study["view"], []
        for step in study["steps"]:
            view = merged(view, step["view"], "event")
            again.append((step["what"]["player"], step["what"]["move"], view))
        assert again == ann.seen
        assert study["players"] == 2


@in_loop
async def test_the_answer_is_packed_for_who_can_unpack_it(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        body = {"record": record_of("memo", 6), "eyes": "open"}
        packed = await asked(base, "POST", STUDY, json=body)
        plain = await asked(base, "POST", STUDY, json=body, headers={"Accept-Encoding": "identity"})
        assert packed.status_code == plain.status_code == 200
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) * 10 < int(plain.headers["content-length"])


def wrong_bodies() -> list[tuple[object, str]]:
    record = record_of("tatsu", 4)
    return [
        (b"", ""),
        (b"[" * 5000, ""),
        ({}, "record"),
        ({"record": 5}, "record"),
        ({"record": record, "eyes": "all"}, "eyes"),
        ({"record": record, "eyes": -1}, "eyes"),
        ({"record": record, "since": -1}, "since"),
        ({"record": record, "token": "x"}, "token"),
    ]


def wrong_records() -> list[tuple[object, str]]:
    record = record_of("tatsu", 4)
    return [
        ({"record": {}}, "format"),
        ({"record": {**record, "moves": [[0]]}}, "moves[0]"),
        ({"record": {**record, "game": "chess"}}, "chess"),
        ({"record": {**record, "options": {"colour": 1}}}, "colour"),
    ]


@in_loop
async def test_what_is_no_record_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        for bodies, status in ((wrong_bodies(), 400), (wrong_records(), 409)):
            for body, named in bodies:
                assert named in await refused(base, body, STUDY, status), body


@in_loop
async def test_a_move_against_the_rules_is_refused_with_its_place_and_clause(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        record = record_of("tatsu", 4)
        player = record["moves"][5][0]
        for move, clause in ((f"ask:{player}", "TATSU-TURN"), ("play:XX", "MOVE-FORM")):
            record["moves"][5] = [player, move]
            answer = await asked(base, "POST", STUDY, json={"record": record})
            assert answer.status_code == 409
            error = answer.json()["error"]
            assert error["clause"] == clause
            assert "moves[5]" in error["message"]
            assert move in error["message"]


@in_loop
async def test_studies_have_a_limit_in_size_and_number(tmp_path: Path) -> None:
    async with server_inside(tmp_path, Limits()) as (base, _):
        body = {"record": {**record_of("tatsu", 2), "notes": "x" * 600_000}}
        refusal(await asked(base, "POST", STUDY, json=body), 413, "TABLE-SIZE")
        body = {"record": {**record_of("tatsu", 2), "notes": "x" * 100_000}}
        answers = [await asked(base, "POST", STUDY, json=body)]
        assert answers[0].status_code == 200
        # As many as there may be at once, and those that come free meanwhile, one in two seconds.
        while answers[-1].status_code == 200:
            assert len(answers) < 3 * Limits().studies.burst
            answers.append(await asked(base, "POST", STUDY, json=body))
        refusal(answers[-1], 429, "TABLE-RATE")


def test_a_worker_plays_and_refuses_as_well(tmp_path: Path) -> None:
    """In a process of its own, from which the refusal must come back whole."""

    @in_loop
    async def look(base: str) -> None:
        record: dict[str, Any] = record_of("memo", 4)
        began = time.monotonic()
        study = await post(base, STUDY, {"record": record, "eyes": "open"})
        assert len(study["steps"]) > 100
        assert time.monotonic() - began < 20
        record["moves"][9] = [0, "jump"]
        answer = await asked(base, "POST", STUDY, content=json.dumps({"record": record}).encode())
        assert "moves[9]" in refusal(answer, 409, "MOVE-FORM")

    with serving(tmp_path, str(tmp_path / "randori.db"), "--workers", "1") as server:
        asyncio.run(server.begin())
        look(server.base)


# --- a game under way, told again


STORY = "/api/tables/{}/story"


async def played_for_a_while(base: str, game: str, **options: object) -> tuple[str, list[Witness]]:
    """Two people who have made forty moves."""
    table, tokens = await table_of(base, game, 2, clock="none", options=options)
    people = [Witness(base, table, token) for token in tokens]
    for one in people:
        await one.come()
    for _ in range(40):
        mover = next(one for one in people if one.view and one.view["moves"])
        assert mover.view is not None
        answers = mover.clocks["answering"]
        told = await mover.ask(type="move", move=mover.view["moves"][-1], answers=answers)
        assert told["type"] == "accepted"
        for one in people:
            await one.ask(type="ping")
    return table, people


@pytest.mark.parametrize(("game", "options"), [("tatsu", {}), ("memo", {"aid": True})])
@in_loop
async def test_who_comes_back_is_told_again_what_the_seat_was_told(
    tmp_path: Path, game: str, options: dict[str, object]
) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, people = await played_for_a_while(base, game, **options)
        for one in people:
            story = await post(base, STORY.format(table), {"token": one.token})
            view, again = story["view"], []
            for step in story["steps"]:
                assert set(step) == {"what", "view"}, "a place in the record would tell of what is secret"
                view = merged(view, step["view"], "event")
                again.append((step["what"]["player"], step["what"]["move"], view))
            assert again == one.seen
            assert story["version"] == one.version
        assert (await post(base, STORY.format(table), {}))["view"]["player"] is None


@in_loop
async def test_where_memory_is_the_game_nothing_is_shown_twice(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, people = await played_for_a_while(base, "memo")
        told_to_all = await post(base, STORY.format(table), {})
        for one in people:
            seen = [view["table"] for _, _, view in one.seen if view is not None]
            assert any(table["shown"] for table in seen), "nobody was shown anything"
            story = await post(base, STORY.format(table), {"token": one.token})
            assert story["view"] == told_to_all["view"]
            assert story["steps"] == told_to_all["steps"]


@in_loop
async def test_a_story_is_told_to_whom_it_belongs_once_there_is_one(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        made = await post(base, "/api/tables", {"game": "tatsu", "players": 2, "name": "Ann"})
        path = STORY.format(made["table"])
        refusal(await asked(base, "POST", path, json={"token": made["token"]}), 409, "TABLE-STATUS")
        refusal(await asked(base, "POST", path, json={"token": "x" * 32}), 401, "TABLE-TOKEN")
        refusal(await asked(base, "POST", STORY.format("nowhere"), json={}), 404, "TABLE-UNKNOWN")
        await refused(base, {"eyes": 1}, path)
