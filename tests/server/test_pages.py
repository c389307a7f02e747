"""The pages of the browser as they are served: light, kept where they may be kept, careful everywhere."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from randori.server.http.pages import ADDRESSES, FOLDER, pages
from randori.server.limits import Limits
from tests.server.inside import server_inside
from tests.server.running import in_loop
from tests.server.test_http import asked, refusal

SCRIPT = "let it = 'be';\n" * 100
FILES = {
    "index.html": "<!doctype html><title>Randori</title>" + "<p>cards</p>" * 50,
    "sw.js": "// keeps the page\n" * 20,
    "manifest.webmanifest": '{"name": "Randori"}',
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "icon-192.png": "\x89PNG",
    "build.json": "{}",
    "assets/index-1a2b3c.js": SCRIPT,
    "assets/index-1a2b3c.css": "p { margin: 0 }\n" * 50,
}


@pytest.fixture
def client(tmp_path: Path) -> TestClient[Litestar]:
    for name, text in FILES.items():
        tmp_path.joinpath(name).parent.mkdir(exist_ok=True)
        tmp_path.joinpath(name).write_text(text, encoding="utf-8")
    return TestClient(Litestar(pages(tmp_path)))


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_has_the_page_and_asks_whether_it_is_still_the_same(
    client: TestClient[Litestar], address: str
) -> None:
    page = client.get(address.replace("{", "").replace("}", "").replace(":str", ""))
    assert page.status_code == 200
    assert page.text == FILES["index.html"]
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"


def test_files_that_never_change_are_kept_for_good(client: TestClient[Litestar]) -> None:
    script = client.get("/assets/index-1a2b3c.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert client.get("/assets/index-1a2b3c.css").headers["content-type"] == "text/css; charset=utf-8"


@pytest.mark.parametrize(
    ("name", "media_type"),
    [
        ("sw.js", "text/javascript; charset=utf-8"),
        ("manifest.webmanifest", "application/manifest+json"),
        ("icon.svg", "image/svg+xml"),
        ("icon-192.png", "image/png"),
    ],
)
def test_what_a_browser_looks_for_beside_the_page_is_there(
    client: TestClient[Litestar], name: str, media_type: str
) -> None:
    found = client.get(f"/{name}")
    assert found.text == FILES[name]
    assert found.headers["content-type"] == media_type
    assert found.headers["cache-control"] == "no-cache"


def test_text_comes_packed_to_whom_can_unpack_it(client: TestClient[Litestar]) -> None:
    packed = client.get("/assets/index-1a2b3c.js", headers={"Accept-Encoding": "br, gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9))
    assert packed.text == SCRIPT
    plain = client.get("/assets/index-1a2b3c.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"


def test_what_a_browser_has_already_is_not_sent_again(client: TestClient[Litestar]) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/new", headers={"If-None-Match": tag})
    assert again.status_code == 304
    assert again.content == b""
    assert client.get("/new", headers={"If-None-Match": '"another"'}).status_code == 200


@pytest.mark.parametrize(
    "path", ["/assets/nothing.js", "/assets/..%2Findex.html", "/assets/../build.json", "/build.json", "/no"]
)
def test_what_is_no_file_of_the_page_is_not_there(client: TestClient[Litestar], path: str) -> None:
    assert client.get(path).status_code == 404


def test_a_tree_without_built_pages_says_where_one_is(tmp_path: Path) -> None:
    with TestClient(Litestar(pages(tmp_path))) as bare:
        assert "The tables are open" in bare.get("/").text


@in_loop
async def test_the_page_and_its_files_come_with_all_precautions(tmp_path: Path) -> None:
    assert FOLDER.joinpath("index.html").is_file(), "the pages are not built: python -m tools.pages"
    asset = next(path.name for path in FOLDER.joinpath("assets").iterdir() if path.suffix == ".js")
    async with server_inside(tmp_path) as (base, _):
        for path in ("/", "/sw.js", "/manifest.webmanifest", "/icon-192.png", f"/assets/{asset}"):
            answer = await asked(base, "GET", path)
            assert answer.status_code == 200, path
            policy = answer.headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "script-src" not in policy, "scripts come from this server alone, none stands in a page"
            assert answer.headers.get_list("x-content-type-options") == ["nosniff"]
            assert answer.headers["x-frame-options"] == "DENY"
        refusal(await asked(base, "GET", "/assets/nothing.js"), 404, "TABLE-UNKNOWN")


@in_loop
async def test_an_address_where_nothing_is_has_a_page_for_people_json_for_programs(
    tmp_path: Path,
) -> None:
    people = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    async with server_inside(tmp_path) as (base, _):
        for path in ("/nowhere", "/t", "/t/a/b", "/learn"):
            lost = await asked(base, "GET", path, headers=people)
            assert lost.status_code == 404
            assert lost.text == FOLDER.joinpath("index.html").read_text(encoding="utf-8")
            assert lost.headers["content-type"] == "text/html; charset=utf-8"
            assert lost.headers.get_list("x-content-type-options") == ["nosniff"]
            refusal(await asked(base, "GET", path), 404, "TABLE-UNKNOWN")
        for path in ("/api", "/api/nowhere", "/api/tables/nowhere"):
            refusal(await asked(base, "GET", path, headers=people), 404, "TABLE-UNKNOWN")


@in_loop
async def test_a_household_may_load_the_page_on_all_its_phones_at_once(tmp_path: Path) -> None:
    async with server_inside(tmp_path, Limits()) as (base, _):
        for _ in range(int(Limits().requests.burst) + 20):
            assert (await asked(base, "GET", "/assets/nothing.js")).status_code == 404
        assert (await asked(base, "GET", "/")).status_code == 200
