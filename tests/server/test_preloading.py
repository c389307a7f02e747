"""What an address needs is told with its page, in the reader's language, and is there."""

from __future__ import annotations

import json
import re
from pathlib import Path

from randori.server.http import preloading
from randori.server.http.pages import FOLDER
from tests.server.inside import server_inside
from tests.server.players import post
from tests.server.running import in_loop
from tests.server.test_http import asked

TOLD = re.compile(
    r'<link rel="(?:modulepreload|preload" as="style)" fetchpriority="low" crossorigin href="/([^"]+)" />'
)


async def told(base: str, path: str, language: str = "en") -> set[str]:
    page = await asked(base, "GET", path, headers={"Accept-Language": language})
    return set(TOLD.findall(page.text))


@in_loop
async def test_a_table_tells_its_game_and_the_start_page_its_own_files(tmp_path: Path) -> None:
    needs = json.loads((FOLDER / preloading.NEEDS).read_bytes())
    async with server_inside(tmp_path) as (base, _):
        table = (await post(base, "/api/tables", {"game": "dojo", "players": 4}))["table"]
        opened_at = {"/": preloading.START, f"/t/{table}": "dojo", "/t/nowhere": preloading.GENERIC}
        for path, opened in opened_at.items():
            for language in ("en", "fr"):
                assert await told(base, path, language) == set(needs[opened][language]), path
        assert await told(base, "/rules/dojo") == set()


@in_loop
async def test_what_the_first_painting_waits_for_comes_before_it(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        page = (await asked(base, "GET", "/")).text
        first_told = min(page.index(told) for told in TOLD.findall(page))
        assert page.rindex('rel="stylesheet"') < first_told < page.index("</head>")


@in_loop
async def test_all_that_is_told_is_there(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        for opened in preloading.read(FOLDER).values():
            for file in {file for files in opened.values() for file in files}:
                assert (await asked(base, "HEAD", f"/{file}")).status_code == 200, file


def test_pages_that_were_built_by_hand_tell_nothing(tmp_path: Path) -> None:
    assert preloading.tags(preloading.read(tmp_path), "dojo", "en") == b""
