"""The lesson of each game, by clicks: what it asks for is done, and so it comes to its end."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import People
from tests.browser.person import PHONE, WIDE, Person
from tests.server.serving import Server

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
CHOSEN_FIRST = ("look", "place", "trophy")
"""Moves of several taps: all that is pointed at; of other moves what is pointed at last."""
LOOKS = {"dojo": WIDE, "memo": replace(PHONE, language="fr"), "tatsu": replace(PHONE, language="fr")}
SIZES = ((360, 740), (740, 360), (WIDE.width, WIDE.height))
"""A small phone, a phone that lies, and a desk."""
TURNED = {SIZES[1]: 400}
LAID_OUT = 60
"""Milliseconds until all has its place at another size; on a phone that lies the words look for theirs."""
HIDDEN = """
(spokenOf) => {
  const stage = document.querySelector(".stage");
  const room = stage.getBoundingClientRect();
  const isSeen = (x, y) => x > room.left && x < room.right
    && y > room.top && y < Math.min(room.bottom, innerHeight)
    && !document.elementFromPoint(x, y)?.closest(".teacher");
  const parts = [0.04, 0.27, 0.5, 0.73, 0.96];
  const seen = (box) => parts.flatMap((across) => parts.map((down) =>
    isSeen(box.x + across * box.width, box.y + down * box.height)));
  return spokenOf.flatMap((what) => [...stage.querySelectorAll(what)].flatMap((one) => {
    const box = one.getBoundingClientRect();
    const hidden = box.width ? seen(box).filter((is) => !is).length / 25 : 0;
    return hidden ? [[what, hidden]] : [];
  }));
}
"""
"""How much cannot be seen of what the teacher speaks of, by selector."""
TOO_LONG = """
[".words", ".line", ".step"].filter((what) => {
  const one = document.querySelector(`.teacher ${what}`);
  return one && (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 1);
})
"""
"""What the teacher says and has no room for."""
A_LITTLE = 0.1
HURRIES = """
(ahead) => {
  const one = document.querySelector(".teacher .go");
  const is = one?.textContent.trim() === ahead;
  if (is) one.click();
  return is;
}
"""
"""Looked at and pressed at once: what is shown goes by itself, too, and then the button is another."""
APART = [[".held .stake", ".ring .bottom .spot"]]
TOUCHING = """
(pairs) => pairs.filter((pair) => {
  const [one, other] = pair.map((what) => document.querySelector(`.stage ${what}`)?.getBoundingClientRect());
  return one && other && one.left < other.right && other.left < one.right
    && one.top < other.bottom && other.top < one.bottom;
})
"""
"""Of what is to lie apart, what covers the other."""
ASKED_IN_VAIN = """
(ahead) => document.querySelector(".teacher .go")?.textContent.trim() === ahead
  ? [...document.querySelectorAll(".stage .buttons button[aria-disabled=true]")].map((one) => one.textContent)
  : []
"""
"""What cannot be pressed, while all goes on by itself."""


@pytest.mark.parametrize("game", LOOKS)
def test_who_does_what_the_lesson_asks_comes_to_its_end(people: People, server: Server, game: str) -> None:
    person = people(server, replace(LOOKS[game], is_calm=True))
    lesson = json.loads((PAGES / game / "lesson.json").read_text(encoding="utf-8"))
    person.visit(f"/learn/{game}")
    for number, step in enumerate(lesson["steps"], start=1):
        arrives(person, number, len(lesson["steps"]))
        person.check()
        sees_at_every_size(person, step)
        if "moves" in step:
            does(person, step)
            if number == len(lesson["steps"]) - 1 and game == "dojo":
                person.page.get_by_role("heading", name=person.words("web-dojo-counting")).wait_for()
            assert person.page.locator(".astray").count() == 0
        elif number < len(lesson["steps"]):
            person.button("web-lesson-next").click()
    assert json.loads(person.page.evaluate("localStorage.lessons")) == {game: True}
    person.button(
        "web-lesson-next"
    ).click()  # there is one: the table's, where its sum lies, or the teacher's
    person.button("web-lesson-play").wait_for()
    person.check()
    person.shot("end")
    person.changes_tables()
    person.button("web-lesson-play").click()
    person.at_table()
    assert person.table["settings"]["game"] == game


def test_who_does_something_else_is_told_why_not(people: People, server: Server) -> None:
    person = people(server, PHONE)
    person.visit("/learn/tatsu")
    person.button("web-lesson-next").click()
    arrives(person, 2, 12)
    person.page.locator(".hand [data-lit]:not(:has([data-card=YP5]))").first.click()
    names = {"one": "Max", "two": "Lou", "three": "Zoé"}
    why = person.words("web-lesson-tatsu-lead-not", **names)
    person.page.get_by_role("status").get_by_text(why, exact=True).wait_for()
    arrives(person, 2, 12)


def sees_at_every_size(person: Person, step: dict[str, Any]) -> None:
    """The teacher hides nothing pointed at, little of what else is spoken of, and has room to say it."""
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(TURNED.get((width, height), LAID_OUT))
        here = (step["say"], width)
        assert (here, person.page.evaluate(HIDDEN, step["point"])) == (here, [])
        besides = person.page.evaluate(HIDDEN, step.get("see", []))
        assert (here, [much for much in besides if much[1] > A_LITTLE]) == (here, [])
        assert (here, person.page.evaluate(TOO_LONG)) == (here, [])
        assert (here, person.page.evaluate(TOUCHING, APART)) == (here, [])
    person.page.set_viewport_size({"width": person.eyes.width, "height": person.eyes.height})


def arrives(person: Person, step: int, steps: int) -> None:
    """At this step; what the others do meanwhile is not waited for."""
    progress = person.page.get_by_text(person.words("web-lesson-progress", step=step, steps=steps))
    progress.or_(person.button("web-lesson-ahead")).first.wait_for()
    assert person.page.evaluate(ASKED_IN_VAIN, person.words("web-lesson-ahead")) == []
    while person.page.evaluate(HURRIES, person.words("web-lesson-ahead")):
        person.page.wait_for_timeout(30)
    progress.wait_for()


def does(person: Person, step: dict[str, Any]) -> None:
    """What it asks for."""
    word = step["moves"][0].partition(":")[0]
    for thing in step["point"] if word in CHOSEN_FIRST else step["point"][-1:]:
        here = person.page.locator(f".stage :is({thing})").first
        here.locator("button").or_(here).first.click()
