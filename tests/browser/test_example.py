"""The example game, installed beside an unmodified Randori: found on the start page, played to its end and
seen again, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

import pytest

from tests.browser.conftest import HURRY, People, begun, changed
from tests.browser.person import PHONE, WIDE, Person, Screen
from tests.browser.players import unfolds
from tests.browser.test_any_game import HERE, MOVES, OVER, sees_again
from tests.browser.test_axe import has_no_violation
from tests.plugins.environment import Environment
from tests.server.serving import Server, serving

DIVES = 4
NOVICES = ("Pip", "Pépin", "Suzu", "Dumpling", "Boulette", "Mika")
WINNER = "Ann|You|Vous|" + "|".join(NOVICES)


@dataclass(frozen=True)
class Words:
    """What its files say."""

    title: str
    pitch: str
    option: str
    lowest: str
    lay: str
    """A button."""
    hand: str


WORDS = {
    "en": Words(
        "Pearl Divers", "Four dives", "Who takes the pearl", "the lowest card", r"Lay the \d+", "Hand"
    ),
    "fr": Words(
        "Les pêcheurs de perles",
        "Quatre plongées",
        "Qui prend la perle",
        "la carte la plus basse",
        r"Poser le \d+",
        "Main",
    ),
}
SCREENS = {"en": replace(WIDE, width=1440, height=900), "fr": replace(PHONE, language="fr")}


@pytest.fixture(scope="module")
def divers(fresh: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of the fresh environment."""
    folder = tmp_path_factory.mktemp("divers")
    with serving(folder, str(folder / "tables.db"), "--workers", "1") as server:
        server.command[0] = fresh.python
        yield begun(changed(server, HURRY))


def is_for_all(person: Person, what: str) -> None:
    """Whoever looks at it, and then on the same screen as before."""
    has_no_violation(person, what)
    person.page.set_viewport_size({"width": person.eyes.width, "height": person.eyes.height})
    person.until("document.documentElement.scrollWidth <= innerWidth")
    person.page.evaluate("window.sideways.clear()")  # what was there while the page was turned
    person.shot(what)


def makes_table(person: Person, words: Words) -> None:
    """From the start page, for oneself and two bots; the lowest card wins."""
    person.visit("/")
    card = person.page.locator("ul.games li", has_text=words.title)
    card.get_by_text(words.pitch).wait_for()
    is_for_all(person, "start")
    person.changes_tables()
    person.visit("/new")
    person.page.get_by_label(words.title).check()
    person.field("web-your-name").fill("Ann")
    person.page.get_by_role("group", name=person.words("web-how-many")).get_by_text("3", exact=True).click()
    person.button("web-rank-novice").click()
    unfolds(person, "web-make-more", "web-options")
    person.page.get_by_label(words.option).select_option(label=words.lowest)
    is_for_all(person, "make")
    person.button("web-open-table").click()
    person.button("web-start").click()
    person.at_table()


@pytest.mark.parametrize("language", WORDS)
def test_it_is_made_played_and_seen_again(people: People, divers: Server, language: str) -> None:
    words = WORDS[language]
    eyes: Screen = replace(SCREENS[language], is_calm=True)
    person = people(divers, eyes)
    makes_table(person, words)
    for left in range(DIVES, 0, -1):
        person.until(f"{HERE} && document.querySelectorAll('[data-move]').length === {left}")
        buttons = person.page.locator(MOVES)
        assert all(re.fullmatch(words.lay, said) for said in buttons.all_inner_texts())
        assert words.hand in person.text
        if left == 2:
            is_for_all(person, "table")
        buttons.first.click()
    person.until(OVER)
    assert re.search(WINNER, person.page.locator("#result").inner_text())
    is_for_all(person, "result")
    sees_again(person)
    assert words.title in person.text
    is_for_all(person, "replay")
