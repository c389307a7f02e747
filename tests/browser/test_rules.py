"""The rules are one key away, at the clause that matters."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, STILL, WIDE, Eyes, Person
from tests.browser.players import LIT, Player
from tests.server.serving import Server

PANEL = "dialog[aria-labelledby=rules-title]"
IN_SIGHT = f"""(() => {{
  const [clause, text] = [document.activeElement, document.querySelector("{PANEL} .text")];
  const [box, room] = [clause.getBoundingClientRect(), text.getBoundingClientRect()];
  return text.contains(clause) && box.top >= room.top - 1 && box.top < room.bottom;
}})()"""
MISHEARD = """
const { send } = WebSocket.prototype;
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text);
  const move = message.type === "move" && window.misheard;
  send.call(this, move ? JSON.stringify({ ...message, move }) : text);
};
"""
"""A page offers legal moves alone; so another one is put in its mouth."""


@pytest.mark.parametrize("eyes", [PHONE, WIDE], ids=["phone", "wide"])
def test_the_rules_open_at_what_is_decided_and_escape_gives_the_focus_back(
    people: People, server: Server, eyes: Eyes
) -> None:
    person = people(server, replace(eyes, is_calm=True))
    person.play_now("memo", **SHORT["memo"])
    player = Player(person, "memo")
    for clause, moment in (
        ("MEMO-LOOK", ".own .slot.lit button"),
        ("MEMO-REACT", ".memo .slot.race.lit button"),
    ):
        player.play(until=moment)
        person.page.focus(moment)
        before = focused(person)
        person.page.keyboard.press("?")
        is_read(person, clause)
        person.page.keyboard.press("Escape")
        person.page.wait_for_selector(PANEL, state="hidden")
        assert focused(person) == before


def test_after_a_refusal_the_rules_open_at_its_clause(people: People, server: Server) -> None:
    person = people(server, replace(WIDE, language="fr", is_calm=True))
    person.context.add_init_script(MISHEARD)
    person.play_now("tatsu", **SHORT["tatsu"])
    Player(person, "tatsu").play(until=LIT["tatsu"].sure)
    person.page.evaluate("window.misheard = 'ask:9'")
    person.page.locator(LIT["tatsu"].sure).first.click()
    why = person.page.get_by_role("alert").get_by_role("button")
    why.wait_for()
    (clause,) = [message["clause"] for message in person.heard if message["type"] == "refused"]
    said = person.page.get_by_role("alert").inner_text()
    assert person.words(f"web-refused-{clause.lower()}") in said
    why.click()
    is_read(person, clause)
    person.shot("refused")
    person.page.keyboard.press("Escape")
    assert why.evaluate("(one) => one === document.activeElement")
    person.page.keyboard.press("?")
    is_read(person, clause)


def is_read(person: Person, clause: str) -> None:
    """The panel is open, and this clause is where one reads."""
    person.page.wait_for_selector(f"{PANEL}[open] article#{clause}")
    person.until(f"document.activeElement?.id === '{clause}'")
    person.until(STILL)
    assert person.page.evaluate(IN_SIGHT)


def focused(person: Person) -> str:
    name: str = person.page.evaluate("document.activeElement.outerHTML")
    return name
