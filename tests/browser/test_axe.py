"""axe-core finds nothing to say about any page, on a phone and on a large screen, by day and by night."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, STILL, WIDE, Person
from tests.browser.players import Player, put_away
from tests.server.serving import Server

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOKS = {"phone, by night": (PHONE, "dark"), "wide, by day": (WIDE, "light")}
PAGES = [
    *("/", "/new", "/games", "/credits", "/t/nowhere", "/r", "/rules", "/score/dojo", "/score/tatsu"),
    *(f"/{about}/{game}" for about in ("rules", "learn") for game in SHORT),
]
RUN = """async () => {
  const stores = [...document.querySelectorAll("body > svg")];
  for (const store of stores) store.remove();
  const told = ({ html, any }) => `${html.slice(0, 200)} ${any.map((one) => one.message)}`;
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  document.body.append(...stores);
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(told).join(" | ")}`);
}"""
"""Over everything but the drawings that the page keeps out of sight, which would take long to search."""


def has_no_violation(person: Person, what: str) -> None:
    """However it is looked at."""
    page = person.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = {}
    for look, (eyes, theme) in LOOKS.items():
        page.set_viewport_size({"width": eyes.width, "height": eyes.height})
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        person.until(STILL)
        person.until("document.documentElement.scrollWidth <= innerWidth")
        page.evaluate("window.sideways.clear()")  # what was there while the page was turned
        if violations := page.evaluate(RUN):
            found[f"{what}, {look}"] = violations
            person.shot(f"{what}-{look}")
    assert found == {}


@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_violation(people: People, server: Server, path: str) -> None:
    person = people(server, replace(WIDE, is_calm=True))
    person.visit(path)
    person.page.wait_for_selector("h1")
    has_no_violation(person, path)


def test_a_table_that_waits_has_no_violation(people: People, server: Server) -> None:
    host, guest = people(server), people(server, replace(PHONE, language="fr"))
    host.visit("/new")
    host.page.get_by_label("Your name").fill("Anna")
    has_no_violation(host, "filled-in")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.wait_for_url("**/t/*")
    host.page.wait_for_selector("main.waiting")
    has_no_violation(host, "host")
    guest.visit(f"/t/{host.table_id}")
    guest.page.wait_for_selector("h1")
    has_no_violation(guest, "guest")


@pytest.mark.parametrize("game", SHORT)
def test_no_moment_of_a_game_has_a_violation(people: People, server: Server, game: str) -> None:
    """Each kind of decision once, and the end."""
    person = people(server, replace(WIDE, is_calm=True))
    person.play_now(game, **SHORT[game])
    player = Player(person, game, seed=5)
    seen = set()
    while True:
        player.wait()
        if player.is_over:
            break
        assert person.view is not None
        moment = "-".join(filter(None, [person.view["table"]["phase"], person.view["table"].get("power")]))
        if moment not in seen:
            seen.add(moment)
            has_no_violation(person, moment)
        player.act()
    put_away(person, game)
    has_no_violation(person, "over")
