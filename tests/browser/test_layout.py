"""Nothing covers what it should not, is cut off or too small for a finger, and nothing moves by itself."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.layout import WATCH_SHIFTS, faults_of, shifts_of
from tests.browser.person import PHONE, WIDE, Person, Screen
from tests.browser.players import Player
from tests.server.serving import Server

SIZES = [(360, 740), (740, 360), (820, 1180), (1280, 800), (1920, 1080)]
PAGES = ["/", "/new", "/games", "/credits", "/rules/dojo", "/score/tatsu"]


def found_at_all_sizes(person: Person, what: str) -> list[str]:
    page = person.page
    before = page.viewport_size
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{what}, {width} × {height}: {fault}" for fault in faults_of(person)]
    if before is not None:
        page.set_viewport_size(before)
    person.until("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("window.sideways.clear()")  # what was there while the page was turned
    return found


@pytest.mark.parametrize("path", PAGES)
def test_a_page_lies_well_at_every_size(people: People, server: Server, path: str) -> None:
    person = people(server, replace(WIDE, language="fr", is_calm=True))
    person.visit(path)
    person.page.wait_for_selector("h1")
    assert found_at_all_sizes(person, path) == []


def test_a_desk_sees_all_of_a_table_that_is_made(people: People, server: Server) -> None:
    person = people(server, WIDE)
    person.visit("/new")
    way_on = person.button("web-open-table")
    way_on.wait_for()
    box = way_on.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < WIDE.height


@pytest.mark.parametrize("eyes", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("game", SHORT)
def test_nothing_moves_by_itself_in_a_whole_game(
    people: People, server: Server, game: str, eyes: Screen
) -> None:
    person = people(server, replace(eyes, language="fr"))
    person.context.add_init_script(WATCH_SHIFTS)
    person.play_now(game, **SHORT[game])
    player = Player(person, game, seed=6)
    player.wait()
    shifts_of(person)  # while the page was put together
    player.play()
    assert shifts_of(person) == []
