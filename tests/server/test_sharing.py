"""A link that is sent to somebody shows a title, a sentence and a picture, and no secret."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from randori.server.http.pages import FOLDER
from tests.server.inside import server_inside
from tests.server.players import post
from tests.server.running import in_loop
from tests.server.test_http import asked

TAG = re.compile(r'<meta property="og:([a-z:_]+)" content="([^"]*)" />')
NAME, TITLE = "Ysolde", 'Tuesdays & "friends" <b>'


async def shown(base: str, path: str, language: str = "en") -> dict[str, str]:
    page = await asked(base, "GET", path, headers={"Accept-Language": language})
    assert page.status_code == 200
    return {name: unescape(text) for name, text in TAG.findall(page.text)}


async def made(base: str, *, private: bool) -> str:
    table = {"game": "dojo", "players": 4, "seats": ["open", "open", "novice", "novice"]}
    told = await post(base, "/api/tables", {**table, "private": private, "title": TITLE, "name": NAME})
    return str(told["table"])


@in_loop
async def test_the_house_and_its_pages_have_a_title_a_sentence_and_a_picture(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        for path in ("/", "/rules/dojo", "/learn/tatsu", "/score/dojo", "/t/nowhere", "/credits"):
            told = await shown(base, path)
            assert told["title"]
            assert told["description"]
            assert told["url"] == base + path
            picture = await asked(base, "GET", told["image"].removeprefix(base))
            assert picture.headers["content-type"] == "image/png"
        assert (await shown(base, "/rules/dojo"))["image"].endswith("/shared-dojo.png")
        assert (await shown(base, "/rules/common"))["image"].endswith("/shared-house.png")


@in_loop
async def test_a_table_is_told_as_the_lobby_tells_it(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table = await made(base, private=False)
        told = await shown(base, f"/t/{table}")
        assert told["title"] == f"A table of Dojo · {TITLE}"
        assert told["description"] == f"With {NAME} and 2 bots. One seat is free: come and sit down."
        assert told["image"].endswith("/shared-dojo.png")
        assert "<b>" not in (await asked(base, "GET", f"/t/{table}")).text
        assert "revoir" in (await shown(base, f"/r/{table}", "fr"))["title"]


@in_loop
async def test_who_arrives_reads_where_he_is_before_the_scripts_have_come(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table = await made(base, private=True)
        for path, language, read in [
            ("/", "en", "Three games, one house."),
            ("/", "fr", "Trois jeux, une maison."),
            (f"/t/{table}", "en", "A table of Dojo"),
            (f"/t/{table}", "fr", "Une table de Dojo"),
        ]:
            page = (await asked(base, "GET", path, headers={"Accept-Language": language})).text
            assert f'lang="{language}"><h1>{read}</h1><p>' in page
        for path in ("/rules/dojo", "/t/nowhere"):
            assert "arriving" not in (await asked(base, "GET", path)).text


@in_loop
async def test_a_private_table_says_only_its_game(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table = await made(base, private=True)
        for path in (f"/t/{table}", f"/r/{table}"):
            told = await shown(base, path)
            assert "Dojo" in told["title"]
            page = (await asked(base, "GET", path)).text
            assert NAME not in page
            assert "Tuesdays" not in page


@pytest.mark.parametrize(
    ("asks", "locale"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr_FR"),
        ("de, fr;q=0.5, en;q=0.7", "en_GB"),
        ("de", "en_GB"),
        ("", "en_GB"),
        (";;q=,=,fr;q=x", "fr_FR"),
    ],
)
@in_loop
async def test_it_speaks_the_first_of_the_readers_languages_that_we_speak(
    tmp_path: Path, asks: str, locale: str
) -> None:
    async with server_inside(tmp_path) as (base, _):
        assert (await shown(base, "/", asks))["locale"] == locale


@in_loop
async def test_a_store_that_is_away_takes_no_page_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_inside(tmp_path) as (base, tables):
        table = await made(base, private=False)

        async def away(_: str) -> None:
            raise TimeoutError

        monkeypatch.setattr(tables.store, "listing", away)
        assert (await shown(base, f"/t/{table}"))["title"] == "Randori"


@in_loop
async def test_head_answers_like_get_without_the_page(tmp_path: Path) -> None:
    asset = next(path.name for path in FOLDER.joinpath("assets").iterdir() if path.suffix == ".js")
    async with server_inside(tmp_path) as (base, _):
        for path in ("/", "/rules/dojo", "/t/nowhere", "/icon-192.png", f"/assets/{asset}"):
            got, head = await asked(base, "GET", path), await asked(base, "HEAD", path)
            assert head.status_code == got.status_code == 200
            assert head.content == b""
            for name in ("content-type", "content-length", "etag", "cache-control", "vary"):
                assert head.headers[name] == got.headers[name]
        lost = await asked(base, "HEAD", "/nowhere", headers={"Accept": "text/html"})
        assert lost.status_code == 404


@in_loop
@pytest.mark.parametrize(
    ("told", "scheme"), [("https", "https"), ("https, http", "https"), ("javascript", "http"), ("", "http")]
)
async def test_links_are_as_the_first_proxy_says_and_nothing_else(
    tmp_path: Path, told: str, scheme: str
) -> None:
    async with server_inside(tmp_path) as (base, _):
        page = await asked(base, "GET", "/", headers={"X-Forwarded-Proto": told})
        url = dict(TAG.findall(page.text))["url"]
        assert url.partition("://")[0] == scheme


@in_loop
async def test_what_a_request_says_of_itself_at_length_is_not_told_again(tmp_path: Path) -> None:
    """It would be packed anew for every request."""
    async with server_inside(tmp_path) as (base, _):
        told = await shown(base, "/score/" + "'" * 5000)
        assert told["url"] == f"{base}/"
        assert told["title"]
        assert (await shown(base, "/", "," * 5000 + "fr"))["locale"] == "en_GB"
