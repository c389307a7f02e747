"""The rules are one key away, at the clause that matters."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, STILL, WIDE, Person, Screen
from tests.browser.players import LIT, Player, race_alone
from tests.server.serving import Server

LOOK = ".own .slot.lit button"
RACE = ".memo .slot.race.lit button"
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
    people: People, server: Server, eyes: Screen
) -> None:
    person = people(server, replace(eyes, is_calm=True))
    person.play_now("memo", **SHORT["memo"])
    player = Player(person, "memo")
    player.play(until=LOOK)
    are_one_key_away(person, LOOK, "MEMO-LOOK")
    race_alone(player, RACE)
    are_one_key_away(person, RACE, "MEMO-REACT")


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
    person.page.wait_for_selector(PANEL, state="hidden")
    assert why.evaluate("(one) => one === document.activeElement")
    person.page.keyboard.press("?")
    is_read(person, clause)


@pytest.mark.parametrize("game", SHORT)
def test_players_read_no_notation_unless_they_want_it(people: People, server: Server, game: str) -> None:
    """Pictures are there either way, and what was chosen is remembered."""
    person = people(server, replace(WIDE, language="fr", is_calm=True))
    person.visit(f"/rules/{game}")
    person.page.locator("figure").nth(4).wait_for(state="attached")
    assert f"{game.upper()}-" not in person.text
    assert person.page.locator(".rules code").count() == 0
    person.page.get_by_role("switch").check()
    person.page.wait_for_selector(".rules code")
    assert f"{game.upper()}-" in person.text
    person.page.reload()
    person.page.wait_for_selector(".rules code")


def are_one_key_away(person: Person, thing: str, clause: str) -> None:
    person.page.focus(thing)
    before = focused(person)
    person.page.keyboard.press("?")
    is_read(person, clause)
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector(PANEL, state="hidden")
    assert focused(person) == before


def is_read(person: Person, clause: str) -> None:
    """The panel is open, and this clause is where one reads."""
    person.page.wait_for_selector(f"{PANEL}[open] article#{clause}")
    person.until(f"document.activeElement?.id === '{clause}'")
    person.until(STILL)
    assert person.page.evaluate(IN_SIGHT)


def focused(person: Person) -> str:
    name: str = person.page.evaluate("document.activeElement.outerHTML")
    return name
