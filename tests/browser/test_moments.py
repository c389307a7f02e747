"""The great moments, where bots do not ask for haste: what is seen, and that nothing is told before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import People, begun, changed
from tests.browser.games import SHORT
from tests.browser.person import PHONE, WIDE
from tests.browser.players import Player
from tests.server.serving import Server, serving

AT_ONCE = "from randori.table import pace; pace.HURRY['human'] = 0.01"
"""Bots that would take their time do not; their tables are shown as if they did."""
WATCH_COUNT = """
window.counting = [];
new MutationObserver(() => {
  if (!window.counting.length && !document.querySelector("[data-scene=count]")) return;
  if (document.querySelector("#result")) return;
  const isTold = document.querySelector(".winners") !== null;
  window.counting.push([document.querySelector(".actions h2").textContent, isTold]);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""What stands there from the count to the ribbon: the sentence, and whether the ring shows who has won."""

COVERED_BELTS = """
(() => {
  const all = (what) => [...document.querySelectorAll(`.dojo-table .mat ${what}`)];
  const isOn = (plate, card) => plate.bottom > card.top + 0.69 * card.height && plate.top < card.bottom
    && plate.right > card.left && plate.left < card.right;
  const cards = all(".card-face").map((card) => card.getBoundingClientRect());
  return all(".plate").filter((plate) => cards.some((card) => isOn(plate.getBoundingClientRect(), card)))
    .map((plate) => plate.textContent);
})()
"""
"""What a row or a column is worth, where it lies over the belt of a card: the lowest third."""

WATCH_DUEL = """
window.duels = [];
new MutationObserver(() => {
  const scene = document.querySelector("[data-scene=challenge] .stage-moment");
  if (!scene || scene.matches(".told")) return;
  const lit = document.querySelectorAll(".own [data-drop^=place], .actions [data-move=swap]").length;
  window.duels.push([document.querySelector(".actions h2").textContent, lit]);
}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
"""
"""What stands there until a duel is told: the sentence, and what is lit that would tell it."""


@pytest.fixture
def unhurried(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path, str(tmp_path / "tables.db")) as server:
        yield begun(changed(server, AT_ONCE))


def test_dojo_is_counted_before_anybody_is_said_to_have_won(unhurried: Server, people: People) -> None:
    person = people(unhurried, WIDE)
    person.context.add_init_script(WATCH_COUNT)
    person.play_now("dojo", **SHORT["dojo"], pace="human")
    Player(person, "dojo").play()
    counting = person.page.evaluate("window.counting")
    assert counting
    assert all(told == [person.words("web-dojo-counting"), False] for told in counting)
    person.button("web-end-table").click()
    person.page.locator(".mat .plate").first.wait_for()
    assert person.page.evaluate(COVERED_BELTS) == []


def test_nothing_tells_how_a_duel_of_dojo_went_before_it_is_seen(unhurried: Server, people: People) -> None:
    person = people(unhurried, PHONE)
    person.context.add_init_script(WATCH_DUEL)
    person.play_now("dojo", **SHORT["dojo"], pace="human")
    Player(person, "dojo").play(until=".stage-moment.told, .ring .duel")
    duels = person.page.evaluate("window.duels")
    assert duels
    assert all(told == [person.words("web-dojo-cry"), 0] for told in duels)
