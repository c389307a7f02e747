"""The browser's pages know games through one registry: no general room names one, and imports go down only.

lib ← parts ← games ← making ← {start, table, replay, lessons} ← pages ← App
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"
SOURCES = WEB / "src"
LAYERS = [
    ["lib"],
    ["parts"],
    ["games"],
    ["making"],
    ["start", "table", "replay", "lessons"],
    ["pages"],
    ["addresses.ts"],
    ["App.svelte", "main.ts"],
]
ROOMS = [room for layer in LAYERS for room in layer]
ALONE = {"worker.ts"}
"""The service worker is a program of its own."""
GENERIC = "generic"
GAMES = sorted(path.name for path in (SOURCES / "games").iterdir() if path.is_dir() and path.name != GENERIC)
GAMES_OWN = [SOURCES / "art", *(SOURCES / "games" / game for game in GAMES)]
"""Where a game may be named."""
CODE = {".ts", ".svelte", ".mjs"}
TEXT = CODE | {".css", ".html", ".json", ".webmanifest", ".svg"}
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["']([^"']+)["']""")
MADE = re.compile(r"\.generated\.ts$|package-lock\.json$")


def files(folder: Path, kinds: set[str]) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.suffix in kinds and "node_modules" not in path.parts and not MADE.search(path.name):
            yield path


def imports(path: Path) -> Iterator[str]:
    """The files of the pages that a file imports, from web/src."""
    for name in IMPORT.findall(path.read_text(encoding="utf-8")):
        if name.startswith("."):
            yield Path(os.path.normpath(path.parent / name)).relative_to(SOURCES).as_posix()


def room(name: str) -> str:
    first = name.split("/")[0]
    return next((one for one in ROOMS if one.removesuffix(".ts") == first), first)


def layer(name: str) -> int:
    return next(number for number, rooms in enumerate(LAYERS) if room(name) in rooms)


def test_the_games_of_the_pages_were_found() -> None:
    assert len(GAMES) >= 3
    assert all((SOURCES / "games" / game / "index.ts").exists() for game in [*GAMES, GENERIC])


def test_every_room_has_its_place() -> None:
    there = {path.name for path in SOURCES.iterdir() if path.is_dir() or path.suffix in CODE}
    there = {name for name in there if not name.endswith(".d.ts")}
    assert there - ALONE - {"art"} == set(ROOMS)


@pytest.mark.parametrize("game", GAMES)
def test_no_general_room_names_a_game(game: str) -> None:
    named = re.compile(rf"(?i:{game.replace('e', '[eé]')})(?![a-z]{{2}})")  # and not in "memory"
    general = [path for path in files(WEB, TEXT) if not any(own in path.parents for own in GAMES_OWN)]
    assert len(general) > 100
    general.append(WEB.parent / "tools" / "pages.py")
    found = [
        f"{path.relative_to(WEB.parent)}: {line.strip()}"
        for path in general
        for line in path.read_text(encoding="utf-8").splitlines()
        if named.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("name", [name for name in ROOMS if (SOURCES / name).is_dir()])
def test_a_room_imports_only_rooms_below_it(name: str) -> None:
    for path in files(SOURCES / name, CODE):
        for imported in imports(path):
            is_below = layer(imported) < layer(name)
            assert room(imported) == name or is_below, f"{path.relative_to(SOURCES)} imports {imported}"


@pytest.mark.parametrize("game", [*GAMES, GENERIC])
def test_a_game_imports_no_other_and_not_the_registry(game: str) -> None:
    for path in files(SOURCES / "games" / game, CODE):
        for imported in imports(path):
            if room(imported) == "games" and imported != "games/brings":
                assert imported.startswith(f"games/{game}/"), (
                    f"{path.relative_to(SOURCES)} imports {imported}"
                )


def test_games_are_reached_through_the_registry_alone() -> None:
    for path in files(SOURCES, CODE):
        if room(path.relative_to(SOURCES).as_posix()) != "games":
            strangers = [name for name in imports(path) if name.startswith("games/") and name.count("/") > 1]
            assert not strangers, f"{path.relative_to(SOURCES)} imports {strangers}"


def test_a_page_imports_no_other_page() -> None:
    for path in files(SOURCES / "pages", CODE):
        assert not [name for name in imports(path) if room(name) == "pages"], path


def test_a_folder_can_be_seen_at_a_glance() -> None:
    crowded = {
        folder.relative_to(SOURCES).as_posix(): len(list(folder.iterdir()))
        for folder in [SOURCES, *(path for path in SOURCES.rglob("*") if path.is_dir())]
        if len(list(folder.iterdir())) > 35
    }
    assert crowded == {}


def test_the_messages_and_the_http_api_are_described_once() -> None:
    """Their types are made from the schemas: web/protocol.mjs."""
    assert "protocol.generated.ts" in (WEB / ".gitignore").read_text(encoding="utf-8")
    for name in ("protocol.ts", "api.ts"):
        written = (SOURCES / "lib" / name).read_text(encoding="utf-8")
        assert "./protocol.generated" in written
        assert "interface" not in written


def test_languages_are_found_and_not_listed() -> None:
    languages = sorted(path.name for path in (WEB.parent / "src" / "randori" / "locales").iterdir())
    assert len(languages) >= 2
    listed = re.compile(r"""["'](?:%s)["'].*["'](?:%s)["']""" % (("|".join(languages),) * 2))
    for path in [*files(SOURCES, CODE), *WEB.glob("*.ts"), WEB.parent / "tools" / "pages.py"]:
        assert not listed.search(path.read_text(encoding="utf-8")), path
