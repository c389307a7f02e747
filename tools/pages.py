"""Builds the pages in the browser into the package: `python -m tools.pages`.

Says how large they are, and fails when they are too large to load on a train: what a player loads until a
game can be drawn is the page with its scripts and styles, the words of one language, and the game's own part.
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
GAMES = ("dojo", "memo", "tatsu")
LANGUAGES = ("en", "fr")
LARGEST = 150_000
"""Bytes, packed, of all that is loaded before the drawings of a game."""


class Chunk(TypedDict, total=False):
    """One entry of build.json, which the build makes: a script, and what it loads with it."""

    file: str
    imports: list[str]
    css: list[str]


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


def needed(chunks: dict[str, Chunk], game: str, language: str) -> set[str]:
    """What is loaded from the address of a table to the first card."""
    words = [f"src/words/{language}/{room}.ts" for room in ("pages", game)]
    return {"index.html"} | loaded(chunks, "index.html", f"src/games/{game}/index.ts", *words)


def check_sizes(built: Path = BUILT) -> None:
    sizes = {
        path.relative_to(built).as_posix(): packed(path)
        for path in sorted(built.rglob("*"))
        if path.is_file()
    }
    for name, size in sizes.items():
        print(f"{size:>9,} bytes packed  {name}")
    chunks: dict[str, Chunk] = json.loads(built.joinpath("build.json").read_bytes())
    wholes = {
        (game, language): sum(sizes[name] for name in needed(chunks, game, language))
        for game in GAMES
        for language in LANGUAGES
    }
    for (game, language), whole in wholes.items():
        print(f"{whole:>9,} bytes packed before the art of {game} ({language}), of at most {LARGEST:,}")
    if max(wholes.values()) > LARGEST:
        sys.exit("the pages are too large")


if __name__ == "__main__":
    node.run_npm(SOURCE, "run", "--silent", "build", "--", "--logLevel", "warn")
    check_sizes()
