"""Draws the pictures that a link shows when it is sent to somebody: `python -m tools.shared ADDRESS`, of a
server that serves the pages. One of the house, one of each room in it; without words but names, so that they
are right in every language. The files change hardly ever, and stand in the repository.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, sync_playwright

FOLDER = Path(__file__).parents[1] / "web" / "public"
SIZE: ViewportSize = {"width": 1200, "height": 630}
"""As messengers want it."""
ALL = """
header, .head, .veranda, .ways, .curtain p { display: none !important }
main { --edge: 1.5rem !important; --curtain: 8rem !important; padding-top: 5.75rem }
main::before { content: "Randori"; position: absolute; top: 1.1rem; left: 1.5rem;
  font: 3rem/1 var(--display) }
.curtain { padding-top: 2.2rem !important }
.games li { height: 31rem }
.scene { flex: 1 }
"""
HOUSE = "main { --card: 7rem !important } .inhabitant { display: none !important }"
ROOM = """
main { --card: 13rem !important; --edge: 0 !important; --curtain: 10rem !important;
  padding: 0; min-height: 0 !important }
main::before { top: auto; bottom: 1rem; z-index: 2; color: #fff; background: var(--accent);
  border: 4px solid #1f2430; border-radius: .75rem; padding: .6rem .9rem; font-size: 2rem }
.roof { display: none }
.games { display: block !important }
.games li { height: 630px; border: 0; border-radius: 0 }
.games li:not([data-place-of="NAME"]) { display: none }
.curtain h2 { font-size: 4rem !important }
.inhabitant { scale: 1.5 }
"""


def draw(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch()
        page = browser.new_page(viewport=SIZE, color_scheme="light", service_workers="block")
        page.goto(address)
        page.wait_for_selector("ul.games li")
        names = page.eval_on_selector_all("[data-place-of]", "(all) => all.map((one) => one.dataset.placeOf)")
        taken(page, "house", ALL + HOUSE)
        for name in names:
            taken(page, name, ALL + ROOM.replace("NAME", name))
        browser.close()


def taken(page: Page, name: str, style: str) -> None:
    page.reload()
    page.wait_for_selector("ul.games li")
    page.add_style_tag(content=style)
    page.wait_for_timeout(1000)
    page.screenshot(path=FOLDER / f"shared-{name}.png")


if __name__ == "__main__":
    draw(sys.argv[1])
