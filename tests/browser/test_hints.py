"""What a master would do, for who asks: it is for the decision in which it was asked for."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import WIDE, Person
from tests.browser.players import Player
from tests.server.serving import Server

HINTED = "document.querySelectorAll('.hinted, [data-hinted]').length"


class SlowHints:
    """A line on which answers to the question for a hint are kept back."""

    def __init__(self, person: Person) -> None:
        self.kept: list[dict[str, Any]] = []
        self.page: WebSocketRoute | None = None
        person.page.route_web_socket(re.compile("/socket$"), self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        self.page = page
        server = page.connect_to_server()
        server.on_message(self.hear)

    def hear(self, text: str | bytes) -> None:
        assert self.page is not None
        message = json.loads(text)
        if message["type"] == "hint":
            self.kept.append(message)
        else:
            self.page.send(text)

    def let_go(self, move: str) -> None:
        """They name a move that can be made now, as it happens: where one lays a card, one lays the next."""
        assert self.page is not None
        while self.kept:
            self.page.send(json.dumps({**self.kept.pop(0), "moves": [{"move": move, "chance": None}]}))


def test_a_hint_that_comes_after_the_decision_is_dropped(people: People, server: Server) -> None:
    person = people(server, WIDE)
    line = SlowHints(person)
    person.play_now("dojo", **SHORT["dojo"])
    player = Player(person, "dojo")
    player.wait()
    asked(person, line)
    acts = player.acts
    decision = person.version
    while person.version == decision or player.acts == acts:
        player.act()
        person.page.wait_for_timeout(50)
    player.wait()
    line.let_go(a_move(person))
    person.page.wait_for_timeout(300)
    assert person.page.evaluate(HINTED) == 0
    # One may ask again, and is answered.
    asked(person, line)
    line.let_go(a_move(person))
    person.until(f"{HINTED} > 0")


def a_move(person: Person) -> str:
    assert person.view is not None
    move: str = person.view["moves"][0]
    return move


def asked(person: Person, line: SlowHints) -> None:
    person.button("web-hint").click()
    person.until_heard(lambda: bool(line.kept))
