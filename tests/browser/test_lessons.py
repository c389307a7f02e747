"""The lesson of each game, by clicks: what it asks for is done, and so it comes to its end."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error

from tests.browser.conftest import People
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.players import TRY
from tests.server.serving import Server

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"
CHOSEN_FIRST = ("look", "place", "trophy")
"""Moves of several taps: all that is pointed at; of other moves what is pointed at last."""
LOOKS = {"dojo": WIDE, "memo": replace(PHONE, language="fr"), "tatsu": PHONE}


@pytest.mark.parametrize("game", LOOKS)
def test_who_does_what_the_lesson_asks_comes_to_its_end(people: People, server: Server, game: str) -> None:
    person = people(server, replace(LOOKS[game], is_calm=True))
    lesson = json.loads((PAGES / game / "lesson.json").read_text(encoding="utf-8"))
    person.visit(f"/learn/{game}")
    for number, step in enumerate(lesson["steps"], start=1):
        arrives(person, number, len(lesson["steps"]))
        person.check()
        if "moves" in step:
            does(person, step)
            assert person.page.locator(".astray").count() == 0
        elif number < len(lesson["steps"]):
            person.button("web-lesson-next").click()
    assert json.loads(person.page.evaluate("localStorage.lessons")) == {game: True}
    if game == "tatsu":  # the sum lies there until somebody goes on
        person.page.locator(".teacher").get_by_role("button").last.click()
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


def arrives(person: Person, step: int, steps: int) -> None:
    """At this step; what the others do meanwhile is not waited for."""
    progress = person.page.get_by_text(person.words("web-lesson-progress", step=step, steps=steps))
    ahead = person.button("web-lesson-ahead")
    progress.or_(ahead).first.wait_for()
    while ahead.count():
        with suppress(Error):  # it goes by itself, too
            ahead.click(timeout=TRY)
        person.page.wait_for_timeout(30)
    progress.wait_for()


def does(person: Person, step: dict[str, Any]) -> None:
    """What it asks for; on a phone the words are put away first."""
    if person.eyes.width < WIDE.width:
        person.button("web-lesson-fold").click()
    word = step["moves"][0].partition(":")[0]
    for thing in step["point"] if word in CHOSEN_FIRST else step["point"][-1:]:
        here = person.page.locator(f".stage :is({thing})").first
        here.locator("button").or_(here).first.click()
