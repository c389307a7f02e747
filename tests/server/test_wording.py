"""What does not fit is told in our own words, over HTTP and over the line."""

from __future__ import annotations

from pathlib import Path

from tests.server.inside import server_inside
from tests.server.players import Player, post
from tests.server.running import in_loop
from tests.server.test_http import TABLE, asked, refusal

LIBRARY = ("`", "Expected", "truncated", "malformed", "Object ", "Invalid ", "data:")


def is_ours(sentence: str) -> bool:
    return not any(word in sentence for word in LIBRARY)


@in_loop
async def test_a_request_that_does_not_fit_is_told_in_our_words(tmp_path: Path) -> None:
    bodies = [b"", b"{", b"[]", b"nul", b'{"game": "tatsu"}', b'{"game": 3, "players": 2}', b"\xff"]
    bodies += [
        b'{"game": "tatsu", "players": 2, "dice": 6}',
        b'{"game": "tatsu", "players": 2, "clock": "x"}',
    ]
    async with server_inside(tmp_path) as (base, _):
        for body in bodies:
            answer = await asked(
                base, "POST", "/api/tables", content=body, headers={"Content-Type": "application/json"}
            )
            sentence = refusal(answer, 400, "TABLE-FORM")
            assert sentence.startswith("the request does not fit: "), (body, sentence)
            assert is_ours(sentence), (body, sentence)


@in_loop
async def test_a_message_that_does_not_fit_is_told_in_our_words(tmp_path: Path) -> None:
    messages: list[object] = [
        "{",
        "[]",
        {},
        {"type": "mov", "id": "1"},
        {"type": "move", "id": "1", "move": 3},
    ]
    async with server_inside(tmp_path) as (base, _):
        made = await post(base, "/api/tables", {**TABLE, "name": "Ann"})
        player = Player(base, made["table"], made["token"])
        await player.come()
        for message in messages:
            await player.say(message)
            answer = await player.hear()
            while answer["type"] != "refused":
                answer = await player.hear()
            assert answer["clause"] == "TABLE-FORM"
            assert answer["message"].startswith("this is no message of the protocol: ")
            assert is_ours(answer["message"]), answer


@in_loop
async def test_a_version_that_was_never_told_is_refused(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        made = await post(
            base, "/api/tables", {**TABLE, "seats": ["open", "random"], "start": "full", "name": "Ann"}
        )
        player = Player(base, made["table"], made["token"])
        await player.come()
        await player.say({"type": "move", "id": "1", "move": "ask:1", "version": 10**6})
        answer = await player.hear()
        while answer["type"] != "refused":
            answer = await player.hear()
        assert answer["clause"] == "TABLE-FORM"
        assert answer["message"].endswith(", and not of 1000000")
