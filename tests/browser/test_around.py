"""What surrounds a table: its sheets on a phone, the settings, what is said, and what comes after the end."""

from __future__ import annotations

from dataclasses import replace

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.players import Player, is_lost
from tests.server.serving import Server

WATCH_SUM = """
window.early = [];
new MutationObserver(() => {
  if (document.querySelector("#result")) return;
  const words = (of) => document.querySelector(of)?.textContent ?? "";
  if (document.querySelector(".sum:not(.whole), [data-scene]")) window.early.push(words("[role=log]"));
  window.early.push(words(".sentence"));
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""What is said before the ribbon says who has won, and what the log tells before a sum is counted."""
FOCUSED = "document.activeElement.textContent.trim()"
THEME = "document.documentElement.dataset.theme"


def nav(person: Person, message: str) -> None:
    person.page.get_by_role("navigation").get_by_role("button", name=person.words(message)).click()


def test_on_a_phone_the_log_lies_over_the_table_and_is_put_away(people: People, server: Server) -> None:
    person = people(server, replace(PHONE, is_calm=True))
    person.play_now("tatsu", **SHORT["tatsu"])
    Player(person, "tatsu").play(acts=2)
    nav(person, "web-log")
    person.page.locator("dialog[open] .log p").first.wait_for()
    assert person.page.evaluate("scrollY") == 0
    person.page.keyboard.press("Escape")
    person.until("!document.querySelector('dialog[open]')")
    assert person.page.evaluate(FOCUSED) == person.words("web-log")
    nav(person, "web-menu")
    person.page.locator("dialog[open]").wait_for()
    person.page.mouse.click(PHONE.width / 2, 20)
    person.until("!document.querySelector('dialog[open]')")


def test_a_theme_is_kept(people: People, server: Server) -> None:
    person = people(server, WIDE)
    person.visit("/")
    person.button("web-settings").click()
    person.button("web-theme-contrast").click()
    assert person.page.evaluate(THEME) == "contrast"
    person.button("web-motion-calm").click()
    person.page.reload()
    person.page.wait_for_selector("h1, header")
    assert person.page.evaluate(THEME) == "contrast"
    assert person.page.evaluate("document.documentElement.dataset.motion") == "calm"


def test_who_plays_alone_has_a_rematch_in_one_tap(people: People, server: Server) -> None:
    person = people(server, PHONE)
    person.context.add_init_script(WATCH_SUM)
    person.play_now("tatsu", **SHORT["tatsu"])
    Player(person, "tatsu").play()
    first = person.table_id
    early = person.page.evaluate("window.early.join()")
    assert person.page.locator("#result").inner_text() not in early
    assert "=" not in early, "a round is summed up after it was counted"
    person.until("document.activeElement?.matches('.primary')")
    person.button("web-end-table").click()
    person.button("web-end-back").click()
    assert not is_lost(person)
    person.button("web-rematch").click()
    person.page.wait_for_url(lambda address: not address.endswith(first))
    # The old table stays until the new one is there.
    person.until_heard(lambda: person.table["id"] == person.table_id)
    person.at_table()
    assert person.table["status"] == "playing"


def test_a_signal_is_said_once_and_then_there_is_a_pause(people: People, server: Server) -> None:
    person = people(server, WIDE)
    person.play_now("tatsu", **SHORT["tatsu"])
    signal = person.button("web-signal-well")
    signal.click()
    person.page.locator(".log .said").first.wait_for()
    assert signal.get_attribute("aria-disabled") == "true"
    said = [message for message in person.said if message["type"] == "chat"]
    assert [message["text"] for message in said] == [person.words("web-signal-well")]
