"""A game that the pages were not built with: offered, made, played to its end and seen again
on the table for any game."""

from __future__ import annotations

from dataclasses import replace

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, WIDE, Person, Screen
from tests.browser.players import TRIES, TRY, is_lost, unfolds
from tests.browser.strangers import STRANGER, TITLE, meets_stranger
from tests.browser.test_axe import has_no_violation
from tests.server.serving import Server

SMALL = replace(PHONE, width=360, height=740)
MOVES = ".moves button:not([aria-disabled=true]):visible"
HERE = "document.querySelector('.moves button:not([aria-disabled=true])') !== null"
OVER = "document.querySelector('#result') !== null"
QUICK: dict[str, object] = {"pace": "quick", "clock": "none"}


def comes(
    people: People, server: Server, game: str, eyes: Screen = WIDE, *, is_spoken: bool = False
) -> Person:
    person = people(server, eyes)
    meets_stranger(person, game, is_spoken=is_spoken, **SHORT[game], **QUICK)
    return person


def offer(person: Person) -> str:
    """What the start page shows of it."""
    card = person.page.locator("ul.games li", has_text=TITLE)
    card.wait_for()
    return card.inner_text()


def plays(person: Person, *, by_key: bool = False, most: int = 1000) -> None:
    """The last move there is, again and again: where one may pass, that is it. It may go away under the hand:
    whoever is quicker ends a race, and perhaps the game."""
    moves = misses = 0
    while moves < most:
        person.until(f"{HERE} || {OVER}")
        if person.page.evaluate(OVER):
            return
        try:
            press_last(person, by_key=by_key)
        except Error:
            misses += 1
            if misses == TRIES:
                raise
        else:
            moves += 1
            misses = 0
        # Either the table changed, or there is nothing to be done at it for now.
        person.page.wait_for_timeout(40)


def press_last(person: Person, *, by_key: bool) -> None:
    button = person.page.locator(MOVES).last
    if by_key:
        button.focus(timeout=TRY)
        person.page.keyboard.press("Enter")
    else:
        button.click(timeout=TRY)


def sees_again(person: Person) -> None:
    """The end of the game, in its replay. The table stays until that page is there."""
    person.page.get_by_role("link", name=person.words("web-replay-link")).click()
    person.page.wait_for_selector(".replay .generic")
    person.page.keyboard.press("End")
    person.page.wait_for_selector(".replay .generic .won")


def starts(person: Person) -> None:
    person.visit("/")
    offer(person)
    person.page.get_by_role("button", name=f"{person.words('web-play-now')}", exact=False).last.click()
    person.at_table()


def test_it_is_offered_with_its_title_its_players_and_what_it_brings(people: People, server: Server) -> None:
    person = comes(people, server, "tatsu", is_spoken=True)
    person.visit("/")
    told = offer(person)
    assert "2 to 4 players" in told
    assert "A game from elsewhere." in told
    assert person.words("web-lesson-learn") not in told
    person.page.locator("ul.games li", has_text=TITLE).get_by_role("link").click()
    person.page.wait_for_selector("article#KATA-AIM")
    person.page.get_by_role("switch").check()
    assert person.page.locator("article#KATA-AIM a[data-clause=KATA-AIM]").count() == 2


def test_a_table_of_it_is_made_with_its_options(people: People, server: Server) -> None:
    person = people(server, SMALL)
    meets_stranger(person, "tatsu")
    person.visit("/new")
    person.page.get_by_label(TITLE).check()
    person.field("web-your-name").fill("Ann")
    unfolds(person, "web-make-more", "web-options")
    person.page.get_by_role("spinbutton", name="Rounds").fill("2")
    person.button("web-open-table").click()
    person.page.wait_for_url("**/t/*")
    unfolds(person, "web-agreed")
    person.page.get_by_text("Rounds: 2").wait_for()
    assert TITLE in person.text


@pytest.mark.parametrize("game", SHORT)
def test_it_is_played_to_its_end_and_seen_again(people: People, server: Server, game: str) -> None:
    person = comes(people, server, game, replace(SMALL if game == "tatsu" else WIDE, is_calm=True))
    starts(person)
    plays(person)
    person.page.locator("#result").wait_for()
    assert person.page.locator("[role=log] p").count() > 5
    sees_again(person)
    person.until("document.querySelector('.caption').textContent !== ''")
    person.check()


def test_it_is_played_by_keyboard_alone_and_the_focus_is_never_lost(people: People, server: Server) -> None:
    person = comes(people, server, "tatsu", replace(WIDE, is_calm=True))
    starts(person)
    for _ in range(6):
        person.until(HERE)
        plays(person, by_key=True, most=1)
        assert not is_lost(person)


def test_its_own_words_are_said_in_the_language_of_the_reader(people: People, server: Server) -> None:
    person = comes(people, server, "tatsu", replace(WIDE, language="fr"), is_spoken=True)
    starts(person)
    person.until(HERE)
    assert "Au milieu" in person.text
    assert person.page.get_by_role("button", name="Poser ").count() > 0


@pytest.mark.parametrize("game", SHORT)
def test_its_table_has_no_violation(people: People, server: Server, game: str) -> None:
    person = comes(people, server, game, replace(WIDE, is_calm=True))
    starts(person)
    plays(person, most=4)
    person.until(f"{HERE} || {OVER}")
    if person.page.evaluate(OVER):  # a short game may be over so soon
        starts(person)
        person.until(HERE)
    has_no_violation(person, f"any-game-{game}")


def test_the_stranger_is_none_of_ours(people: People, server: Server) -> None:
    person = people(server)
    person.visit("/")
    person.page.wait_for_selector("ul.games li")
    assert STRANGER not in person.text.lower()
