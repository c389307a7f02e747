"""Mémo Combo's gym: whatever happens, everything keeps its place, and what is to be decided is in sight."""

from __future__ import annotations

import pytest

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.layout import faults_of
from tests.browser.person import PHONE, WIDE, Screen
from tests.browser.players import Player, race_alone
from tests.server.serving import Server

LYING = Screen(width=740, height=360, has_touch=True)
ZONES = """[".board", ".others", ":is(.court, .power)", ".asked", ".own", ".buttons"].map((zone) => {
  const room = document.querySelector(".gym").getBoundingClientRect();
  const { x, y, width, height } = document.querySelector(`.memo > ${zone}`)?.getBoundingClientRect() ?? {};
  return [zone, ...[x - room.x, y - room.y, width, height].map(Math.round)].join(" ");
})"""
HIDDEN = """(() => {
  const room = document.querySelector(".gym").getBoundingClientRect();
  return [...document.querySelectorAll(".memo > :is(.asked, .own, .buttons) :is(button, .question)")]
    .filter((one) => !one.closest("[role=note]"))
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.bottom > room.bottom + 1 || box.right > room.right + 1).length;
})()"""
"""What is to be decided, and lies outside the room."""
RACE = ".memo .own .slot.race.lit button"
PLACES = """[...document.querySelectorAll(".memo > .own .slot")].map((slot) =>
  [slot.offsetLeft, slot.offsetTop, slot.offsetWidth])"""
WATCH_TAG = """window.underTag = new Promise((tell) => {
  const free = ".own :is(.number, kbd, .card), .memo > .buttons button, .memo > .me .name";
  const boxes = (which) => [...document.querySelectorAll(which)].map((one) => one.getBoundingClientRect());
  const meet = (one, two) => one.left < two.right - 1 && two.left < one.right - 1
    && one.top < two.bottom - 1 && two.top < one.bottom - 1;
  const look = () => {
    const [tag] = boxes(".own .fault-tag");
    if (tag?.height > 15) tell(boxes(free).filter((one) => one.width && meet(tag, one)).length);
    else requestAnimationFrame(look);
  };
  look();
}); 0"""
"""How much the tag of a fault covers that is to be seen or touched."""
STRANGERS = [{"number": number, "schools": [chr(64 + number)], "power": None} for number in range(1, 25)]
"""No card fits on another: whatever is played is a fault."""


@pytest.mark.parametrize("eyes", [PHONE, WIDE, LYING], ids=["phone", "wide", "lying"])
def test_every_zone_keeps_its_place_through_a_game(people: People, server: Server, eyes: Screen) -> None:
    person = people(server, eyes)
    person.play_now("memo", **SHORT["memo"])
    player = Player(person, "memo", seed=6)
    person.page.wait_for_selector(".memo > .asked")  # drawn last
    before = person.page.evaluate(ZONES)
    for _ in range(12):
        player.wait()
        if player.is_over:  # a short game may be over so soon
            person.plays_another()
            player.wait()
        zones, hidden = person.page.evaluate(ZONES), person.page.evaluate(HIDDEN)
        # Whoever was quicker may have ended a race, and the game, while we looked.
        assert player.is_over or (zones, hidden) == (before, 0)
        player.act()
    assert player.acts > 5


@pytest.mark.parametrize("eyes", [PHONE, WIDE, LYING], ids=["phone", "wide", "lying"])
def test_a_fifth_card_moves_no_other(people: People, server: Server, eyes: Screen) -> None:
    """One remembers by places."""
    person = people(server, eyes)
    person.play_now("memo", **(SHORT["memo"] | {"options": {"deck": STRANGERS}}))
    Player(person, "memo").play(until=RACE)
    before = person.page.evaluate(PLACES)
    person.page.evaluate(WATCH_TAG)
    person.page.locator(RACE).first.click()
    person.page.wait_for_selector(".memo > .own .slot:nth-child(5)")
    assert person.page.evaluate(PLACES)[:4] == before
    assert person.page.evaluate("window.underTag") == 0


def test_a_bench_that_is_opened_has_places_for_fingers(people: People, server: Server) -> None:
    """Where many sit on a phone that lies, all benches are small."""
    person = people(server, LYING)
    person.play_now("memo", **(SHORT["memo"] | {"players": 5, "seats": ["open", *["novice"] * 4]}))
    race_alone(Player(person, "memo"), RACE)
    person.page.locator(".mini .opener").first.click()
    person.page.wait_for_selector(".opened .slot button")
    assert faults_of(person) == []
