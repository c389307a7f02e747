"""Two people at one table: by link, each in his language, to the end and once more."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.players import Player, play_together, put_away, takes_a_seat, unfolds
from tests.browser.results import has_the_servers_result, were_told_no_secret
from tests.server.serving import Server

PLAYERS = {"dojo": 3, "memo": 2, "tatsu": 2}
SAID = "Good luck, bonne chance!"


@pytest.mark.parametrize("game", PLAYERS)
def test_two_people_meet_by_a_link_and_play(people: People, server: Server, game: str) -> None:
    anna, ben = people(server, WIDE), people(server, replace(PHONE, language="fr"))
    makes_a_table(anna, game)
    takes_a_seat(ben, anna.table_id)
    anna.page.get_by_text("Ben", exact=True).wait_for()
    anna.shot("waiting")
    anna.button("web-start").click()
    anna.at_table()
    ben.at_table()

    chat(anna)
    ben.page.locator("[role=log] p", has_text=SAID).wait_for(state="attached")
    play_together(Player(anna, game, seed=1), Player(ben, game, seed=2))
    for person in (anna, ben):
        put_away(person, game)
        has_the_servers_result(person)
        person.shot("result")
    were_told_no_secret(anna, ben)

    ben.button("web-rematch").click()
    for person in (anna, ben):
        person.button("web-go-to-rematch").click()
        person.button("web-ready").click()
    anna.page.wait_for_selector("main.table")
    ben.page.wait_for_selector("main.table")
    assert anna.table_id == ben.table_id


def makes_a_table(person: Person, game: str) -> None:
    person.changes_tables(options=SHORT[game].get("options", {}), clock="none")
    person.visit("/new")
    person.field("web-your-name").fill("Anna")
    person.page.get_by_role("radio", name=person.words(f"web-{game}")).check()
    counts = person.page.get_by_role("group", name=person.words("web-how-many"))
    counts.get_by_text(str(PLAYERS[game]), exact=True).click()
    if game == "dojo":
        unfolds(person, "web-make-more", "web-seats")
        person.page.get_by_label(person.words("web-seat", seat=3)).select_option("novice")
    person.button("web-open-table").click()
    person.page.wait_for_url("**/t/*")


def chat(person: Person) -> None:
    person.field("web-say").fill(SAID)
    person.button("web-send").click()
