"""`make contact-sheet`: every page, game and kind of moment at every size, by day and by night, to look at.

What lies badly is said. The pictures are on a page in build/contact-sheet; `--only pages`, or a game, makes
a part.
"""

from __future__ import annotations

import argparse
import html
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import HURRY, begun, changed, launched
from tests.browser.games import SHORT
from tests.browser.layout import faults_of
from tests.browser.person import PHONE, STILL, WIDE, Person, Screen
from tests.browser.players import Player, put_away
from tests.server.serving import Server, serving

OUT = Path(__file__).parents[2] / "build" / "contact-sheet"
PHONES = [(360, 740), (390, 844), (740, 360)]
SIZES = [*PHONES, (820, 1180), (1280, 800), (1440, 900), (1920, 1080), (3840, 2160)]
THEMES = ("light", "dark")
SHOWN = 260
"""Pixels of a picture's width on the page."""
PAGES = [
    *("/", "/new", "/games", "/credits", "/t/nowhere", "/r", "/score/dojo", "/score/tatsu"),
    *(f"/{about}/{game}" for about in ("rules", "learn") for game in SHORT),
]
FRAME = 90
"""Milliseconds between two frames of a film, and how many frames it has at most."""
LONGEST_FILM = 26


def bots(players: int) -> list[str]:
    return ["open", *["novice"] * (players - 1)]


def mode(game: str, players: int, **options: object) -> dict[str, object]:
    short = SHORT[game].get("options", {})
    assert isinstance(short, dict)
    return {"players": players, "seats": bots(players), "options": {**short, **options}}


MODES: dict[str, list[tuple[str, dict[str, object]]]] = {
    "dojo": [
        ("4", mode("dojo", 4)),
        ("3, black belt", mode("dojo", 3, black_belt=True)),
        ("5", mode("dojo", 5)),
    ],
    "memo": [("3", mode("memo", 3)), ("2", mode("memo", 2)), ("5", mode("memo", 5)), ("8", mode("memo", 8))],
    "tatsu": [("4", mode("tatsu", 4)), ("3", mode("tatsu", 3)), ("2", mode("tatsu", 2))],
}


@dataclass
class Sheet:
    """The pictures so far: a row for each thing to look at."""

    rows: list[tuple[str, list[Path]]] = field(default_factory=list)

    def look(self, person: Person, what: str) -> None:
        """However it is looked at; then as before."""
        page = person.page
        before = page.viewport_size
        pictures = []
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                person.until(STILL)
                path = OUT / f"{len(self.rows):03}-{width}x{height}-{theme}.png"
                page.screenshot(path=path)
                pictures.append(path)
                for fault in faults_of(person) if theme == "light" else ():
                    print(f"{what}, {width} × {height}: {fault}")
        if before is not None:
            page.set_viewport_size(before)
        self.add(what, pictures)

    def add(self, what: str, pictures: list[Path]) -> None:
        self.rows.append((what, pictures))
        print(f"{what}: {len(pictures)} pictures", file=sys.stderr)
        (OUT / "index.html").write_text(self.page(), encoding="utf-8")

    def page(self) -> str:
        rows = "".join(
            f"<h2>{html.escape(what)}</h2><p>"
            + "".join(
                f'<a href="{path.name}"><img src="{path.name}" width="{SHOWN}" loading="lazy" '
                f'title="{path.stem}" alt="{html.escape(what)}, {path.stem}"></a> '
                for path in pictures
            )
            + "</p>"
            for what, pictures in self.rows
        )
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Randori: contact sheet</title>'
            "<style>body{font:15px system-ui;margin:1rem;background:#ddd}img{vertical-align:top}"
            f"</style><h1>Contact sheet</h1>{rows}</html>"
        )


def games(sheet: Sheet, come: Callable[[Screen], Person], game: str) -> None:
    """Each kind of decision of each mode once, and the end."""
    for name, settings in MODES[game]:
        person = come(replace(WIDE, language="fr", is_calm=True))
        person.play_now(game, **settings)
        player = Player(person, game, seed=5)
        seen = set()
        while True:
            player.wait()
            if player.is_over:
                break
            assert person.view is not None
            table = person.view["table"]
            moment = "-".join(filter(None, [table["phase"], table.get("power")]))
            if moment not in seen:
                seen.add(moment)
                sheet.look(person, f"{game}, {name}: {moment}")
            player.act()
        put_away(person, game)
        sheet.look(person, f"{game}, {name}: over")
        person.context.close()


def films(sheet: Sheet, come: Callable[[Screen], Person], game: str) -> None:
    """Each scene once, frame by frame, with bots that take their time."""
    person = come(replace(PHONE, language="fr"))
    person.play_now(game, **MODES[game][0][1], pace="human")
    player = Player(person, game, seed=4)
    seen = set()
    while not player.is_over:
        if player.can_act:
            player.act()
        scene = person.page.evaluate("document.querySelector('[data-scene]')?.dataset.scene ?? null")
        if scene is None or scene in seen:
            person.page.wait_for_timeout(30)
            continue
        seen.add(scene)
        frames: list[Path] = []
        while person.page.query_selector("[data-scene]") is not None and len(frames) < LONGEST_FILM:
            path = OUT / f"film-{game}-{scene}-{len(frames):02}.png"
            person.page.screenshot(path=path)
            frames.append(path)
            person.page.wait_for_timeout(FRAME)
        sheet.add(f"film: {game}, {scene}", frames)
    person.context.close()


def pages(sheet: Sheet, come: Callable[[Screen], Person]) -> None:
    for path in PAGES:
        person = come(replace(WIDE, language="fr", is_calm=True))
        person.visit(path)
        person.page.wait_for_selector("h1")
        sheet.look(person, path)
        person.context.close()
    host, guest = come(WIDE), come(PHONE)
    host.visit("/new")
    host.field("web-your-name").fill("Anna")
    host.button("web-open-table").click()
    host.page.wait_for_url("**/t/*")
    host.page.wait_for_selector("h1")
    sheet.look(host, "a table that waits, its host")
    guest.visit(f"/t/{host.table_id}")
    guest.page.wait_for_selector("h1")
    sheet.look(guest, "a table that waits, a guest")


def people(browser: Browser, server: Server) -> Callable[[Screen], Person]:
    def come(eyes: Screen) -> Person:
        return Person(browser.new_context(**eyes.settings()), server.base, eyes, "looks")

    return come


def main() -> None:
    parser = argparse.ArgumentParser(prog="make contact-sheet", description=__doc__)
    parser.add_argument("--only", choices=["pages", *MODES], action="append")
    wanted = parser.parse_args().only or ["pages", *MODES]
    OUT.mkdir(parents=True, exist_ok=True)
    sheet = Sheet()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        folder = Path(name)
        with serving(folder, str(folder / "tables.db")) as server:
            browser = launched(playwright)
            come = people(browser, begun(changed(server, HURRY)))
            for one in wanted:
                if one == "pages":
                    pages(sheet, come)
                else:
                    games(sheet, come, one)
                    films(sheet, come, one)
            browser.close()
    print(OUT / "index.html")


if __name__ == "__main__":
    main()
