"""A whole game of each by the keyboard alone. The focus is never lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.players import OVER, Player, is_lost, press
from tests.browser.results import has_the_servers_result
from tests.server.serving import Server

RIGHT = "[data-drop='place:0,1']"


class KeyPlayer(Player):
    """Finds what is lit by Tab. Where the focus is nowhere, a person at the keyboard would be lost."""

    def __init__(self, person: Person, game: str) -> None:
        super().__init__(person, game, hand=press)
        self.lit = replace(self.lit, things=f":is({self.lit.things}):not([tabindex='-1'])")

    def wait(self, until: str = OVER) -> None:
        super().wait(until)
        assert not is_lost(self.person), "the focus is lost"


@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_by_keyboard_alone(people: People, server: Server, game: str) -> None:
    person = people(server, replace(WIDE if game == "dojo" else PHONE, is_calm=True))
    person.changes_tables(**SHORT[game])
    person.visit("/")
    start = person.page.wait_for_selector(
        f"ul.games li:nth-child({list(SHORT).index(game) + 1}) button.primary"
    )
    assert start is not None
    press(person, start)
    person.at_table()
    KeyPlayer(person, game).play()
    assert not is_lost(person)
    has_the_servers_result(person)


def test_arrows_go_from_place_to_place(people: People, server: Server) -> None:
    person = people(server)
    person.play_now("dojo", **SHORT["dojo"])
    KeyPlayer(person, "dojo").play(until=RIGHT)
    person.page.focus(RIGHT)
    person.page.keyboard.press("ArrowLeft")
    place = person.page.evaluate("document.activeElement.dataset.drop")
    assert place.startswith("place:")
    assert place not in RIGHT
