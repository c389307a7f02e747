"""What a link shows that is sent to somebody: a title, a sentence and a picture (Open Graph), in the
reader's language. It tells no more of a table than the lobby does, and of a private one only the game."""

from __future__ import annotations

import asyncio
from collections.abc import Container
from functools import cache
from html import escape
from typing import NamedTuple

from randori.engine.clauses import LANGUAGES
from randori.games import GAMES
from randori.server.http.guards import AnyRequest
from randori.server.listing import Summary, summary_of
from randori.server.store.store import Listing, StoreError
from randori.server.tables import Tables
from randori.words import Words

MARK = b"<!-- shared -->"
"""Where the built page has room for it."""
HOUSE = "house"
ABOUT_GAMES = ("rules", "learn", "score")
"""Pages of which every game has one."""
LONGEST_LANGUAGES = 200
LONGEST_ADDRESS = 300
"""Characters of what a request says of itself that are read, or told again; no browser's is longer."""
PATIENCE = 1.0
"""Seconds: a page does not wait for what only decorates its link."""


class Preview(NamedTuple):
    title: str
    sentence: str
    picture: str


@cache
def words_in(language: str) -> Words:
    return Words(language)


def language_of(request: AnyRequest) -> str:
    """The first of the reader's languages that we speak."""
    told = request.headers.get("Accept-Language", "")[:LONGEST_LANGUAGES]
    asked = [part.partition(";") for part in told.lower().split(",")]
    ordered = sorted(asked, key=lambda part: -weight(part[2]))
    spoken = [name.strip().split("-")[0] for name, _, _ in ordered]
    return next((language for language in spoken if language in LANGUAGES), LANGUAGES[0])


def weight(quality: str) -> float:
    """`q=0.8`, or nothing, which is 1."""
    try:
        return float(quality.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0.0


async def preview_of(request: AnyRequest, tables: Tables | None) -> Preview:
    words = words_in(language_of(request))
    kind, _, name = request.url.path.strip("/").partition("/")
    if kind in ("t", "r") and tables is not None:
        listing = await found(name, tables)
        if listing is not None and listing.game in GAMES:
            return of_table(words, listing, is_replay=kind == "r")
    if name in GAMES and kind in ABOUT_GAMES:
        return of_game(words, name, words(f"shared-{kind}", game=titled(words, name)))
    return Preview("Randori", words("shared-house"), HOUSE)


async def found(table: str, tables: Tables) -> Listing | None:
    try:
        async with asyncio.timeout(PATIENCE):
            return await tables.store.listing(table)
    except (StoreError, TimeoutError):  # the page comes all the same
        return None


def titled(words: Words, game: str) -> str:
    return words.of_game(f"web-{game}") or words.of_game(f"web-{game}-title") or GAMES[game].title


def of_game(words: Words, game: str, title: str) -> Preview:
    return Preview(title, words.of_game(f"web-{game}-pitch") or words("shared-house"), game)


def of_table(words: Words, listing: Listing, *, is_replay: bool) -> Preview:
    game = titled(words, listing.game)
    title = words("shared-replay" if is_replay else "shared-table", game=game)
    if not listing.is_listed:
        return of_game(words, listing.game, title)
    summary = summary_of(listing)
    if summary.settings.title:
        title = f"{title} · {summary.settings.title}"
    is_over = is_replay or listing.status not in ("waiting", "playing")
    return Preview(title, who_plays(words, summary, is_over=is_over), listing.game)


def who_plays(words: Words, summary: Summary, *, is_over: bool) -> str:
    people = [seat.name for seat in summary.seats if seat.kind == "person" and seat.name]
    bots = sum(seat.kind == "bot" for seat in summary.seats)
    free = sum(seat.kind == "open" for seat in summary.seats)
    there = [*people, *([words("shared-bots", count=bots)] if bots else [])]
    seats = "" if is_over else words("shared-free", count=free) if free else words("shared-full")
    played = words("shared-with", names=words.listed(there)) if there else ""
    return f"{played} {seats}".strip()


def tags(preview: Preview, request: AnyRequest, pictures: Container[str]) -> bytes:
    """A game without a picture of its own is shown as the house."""
    picture = name_of(preview.picture) if name_of(preview.picture) in pictures else name_of(HOUSE)
    base = f"{scheme_of(request)}://{request.url.netloc}"[:LONGEST_ADDRESS]
    address = base + request.url.path
    language = words_in(language_of(request))("web-locale").replace("-", "_")
    told = {
        "og:site_name": "Randori",
        "og:type": "website",
        "og:locale": language,
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:url": address if len(address) <= LONGEST_ADDRESS else f"{base}/",
        "og:image": f"{base}/{picture}",
        "og:image:width": "1200",
        "og:image:height": "630",
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image" />')
    return "\n    ".join(lines).encode()


def scheme_of(request: AnyRequest) -> str:
    """As the reader knows it, who may have come through proxies: the first of them says how."""
    told = request.headers.get("X-Forwarded-Proto", "").split(",")[0].strip()
    return told if told in ("http", "https") else request.url.scheme


def name_of(picture: str) -> str:
    return f"shared-{picture}.png"
