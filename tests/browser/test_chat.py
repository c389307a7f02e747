"""What is said at a table is said once, also over a line that is cut."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import WIDE, Person
from tests.server.serving import Server

TEXT = "👨‍👩‍👧‍👦 Good luck!"
SENT = "document.querySelector('form input:not([readonly])')?.value === ''"
"""What was said has been accepted, and there is room for the next."""


class Cutter:
    """Between a page and its server: what is said first is heard, and the line cut before the answer."""

    def __init__(self, person: Person) -> None:
        self.asked: list[dict[str, Any]] = []
        self.lines = 0
        person.page.route_web_socket(re.compile("/socket$"), self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        self.lines += 1
        server = line.connect_to_server()

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            server.send(text)
            if message["type"] == "chat":
                self.asked.append(message)
                if len(self.asked) == 1:
                    server.on_message(lambda text: None)
                    line.close(code=3000)

        line.on_message(from_page)


def said(person: Person) -> list[str]:
    person.page.get_by_role("tab", name=person.words("web-chat")).click()
    person.page.locator(".chat li", has_text="Good luck!").first.wait_for()
    return person.page.locator(".chat li", has_text="Good luck!").all_inner_texts()


def at_table_of(people: People, server: Server) -> tuple[Person, Person]:
    """Somebody who plays, and somebody who looks on under a name."""
    person, spectator = people(server, WIDE), people(server, WIDE)
    person.play_now("tatsu", **SHORT["tatsu"])
    spectator.visit("/")
    spectator.page.evaluate("localStorage.name = 'Wim'")
    return person, spectator


def test_a_spectator_whose_line_is_cut_is_told_that_he_may_not_have_been_heard(
    people: People, server: Server
) -> None:
    person, spectator = at_table_of(people, server)
    cutter = Cutter(spectator)
    spectator.visit(f"/t/{person.table_id}")
    spectator.at_table()
    box = spectator.field("web-say")
    box.fill(TEXT)
    spectator.button("web-send").click()
    spectator.page.get_by_text(spectator.words("web-perhaps-said")).wait_for()
    spectator.shot("perhaps")
    spectator.until_heard(lambda: cutter.lines == 2)  # he is back
    assert box.input_value() == TEXT
    assert len(said(spectator)) == 1, "he sees that it was"
    box.fill("Thanks")
    spectator.button("web-send").click()
    spectator.page.locator(".chat li", has_text="Thanks").wait_for()
    spectator.until(SENT)
    assert spectator.page.get_by_text(spectator.words("web-perhaps-said")).count() == 0
    assert len(said(spectator)) == len(said(person)) == 1
    assert [message["text"] for message in cutter.asked] == [TEXT, "Thanks"]


def test_what_a_player_says_again_after_a_cut_is_said_once(people: People, server: Server) -> None:
    person, _ = at_table_of(people, server)
    cutter = Cutter(person)
    person.page.reload()
    person.at_table()
    box = person.field("web-say")
    box.fill(TEXT)
    person.button("web-send").click()
    person.until(SENT)
    first, again = cutter.asked
    assert first == again
    assert re.fullmatch(r"[0-9a-f]{24}-\d+", first["id"]), "no other device has it"
    person.page.reload()
    person.at_table()
    assert len(said(person)) == 1
    assert person.page.get_by_text(person.words("web-perhaps-said")).count() == 0
