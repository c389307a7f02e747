"""Builds the pages in the browser into the package: `python -m tools.pages`.

Says how large they are, and fails when they are too large to load on a train: what a player loads until a
game can be drawn is the page with its scripts and styles, the words of one language, and the game's own part.
What that is goes into needs.json, from which a server tells it ahead.
"""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import TypedDict

from tools import node

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web"
BUILT = ROOT / "src" / "randori" / "web"
PAGE = "index.html"
START = "start"
LARGEST = 150_000
"""Bytes, packed, of all that is loaded before the drawings of a game."""


class Chunk(TypedDict, total=False):
    """One entry of build.json, which the build makes: a script, and what it loads with it."""

    file: str
    imports: list[str]
    css: list[str]


def folders(of: Path) -> list[str]:
    return sorted(path.name for path in of.iterdir() if path.is_dir())


GAMES = folders(SOURCE / "src" / "games")
LANGUAGES = folders(ROOT / "src" / "randori" / "locales")


def chunks_in(built: Path) -> dict[str, Chunk]:
    chunks: dict[str, Chunk] = json.loads(built.joinpath("build.json").read_bytes())
    return chunks


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def loaded(chunks: dict[str, Chunk], *wanted: str) -> set[str]:
    """The files that come with these sources."""
    found: set[str] = set()
    waiting = list(wanted)
    while waiting:
        chunk = chunks[waiting.pop()]
        if chunk["file"] not in found:
            found |= {chunk["file"], *chunk.get("css", [])}
            waiting += chunk.get("imports", [])
    return found


def sources_of(opened: str, language: str) -> list[str]:
    """What is loaded besides the page from the address of a table of that game to the first card; or of the
    start page."""
    if opened == START:
        return ["src/pages/Landing.svelte", f"virtual:words/{language}/pages"]
    words = [f"virtual:words/{language}/{area}" for area in ("pages", opened)]
    return ["src/pages/TablePage.svelte", f"src/games/{opened}/part.ts", *words]


def needed(chunks: dict[str, Chunk], opened: str, language: str) -> list[str]:
    """What the page names itself is not named again."""
    return sorted(loaded(chunks, *sources_of(opened, language)) - loaded(chunks, PAGE))


def write_needs(built: Path = BUILT) -> None:
    chunks = chunks_in(built)
    needs = {
        opened: {language: needed(chunks, opened, language) for language in LANGUAGES}
        for opened in (START, *GAMES)
    }
    built.joinpath("needs.json").write_text(json.dumps(needs, indent=1) + "\n")


def check_sizes(built: Path = BUILT) -> None:
    sizes = {
        path.relative_to(built).as_posix(): packed(path)
        for path in sorted(built.rglob("*"))
        if path.is_file()
    }
    for name, size in sizes.items():
        print(f"{size:>9,} bytes packed  {name}")
    chunks = chunks_in(built)
    first = {PAGE, *loaded(chunks, PAGE)}
    wholes = {
        (game, language): sum(sizes[name] for name in {*first, *needed(chunks, game, language)})
        for game in GAMES
        for language in LANGUAGES
    }
    for (game, language), whole in wholes.items():
        print(f"{whole:>9,} bytes packed before the art of {game} ({language}), of at most {LARGEST:,}")
    if max(wholes.values()) > LARGEST:
        sys.exit("the pages are too large")


if __name__ == "__main__":
    node.run_npm(SOURCE, "run", "--silent", "build", "--", "--logLevel", "warn")
    write_needs()
    check_sizes()
