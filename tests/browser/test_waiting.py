"""The waiting room, by all that a host and his guests may do there; a rematch to which one does not come."""

from __future__ import annotations

from dataclasses import replace

import httpx
from playwright.sync_api import Locator

from tests.browser.conftest import People
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.players import takes_a_seat
from tests.server.serving import Server

TABLE = {"game": "tatsu", "players": 4, "name": "Anna", "clock": "none", "options": {"rounds": 1}}


def hosts_a_table(host: Person, server: Server, **settings: object) -> str:
    made = httpx.post(f"{server.base}/api/tables", json={**TABLE, **settings}).json()
    host.visit(f"/t/{made['table']}#seat={made['token']}")
    host.page.wait_for_selector("main.waiting")
    return str(made["table"])


def seat(person: Person, at: int) -> Locator:
    """The cushion of a seat."""
    return person.page.locator("main.waiting ol > li").nth(at).locator(".seat")


def sees(person: Person, message: str, **values: str | int) -> None:
    """Among what goes on at the table."""
    person.page.locator("[role=log] li", has_text=person.words(message, **values)).wait_for(state="attached")


def sits(person: Person, *names: str) -> None:
    person.until_heard(lambda: [one["name"] for one in person.table["seats"]] == list(names))


def test_people_change_seats_and_names_and_are_told_of_each_other(people: People, server: Server) -> None:
    anna, ben = people(server), people(server, replace(PHONE, language="fr"))
    table = hosts_a_table(anna, server)
    takes_a_seat(ben, table, "Anna")
    sees(anna, "web-news-joined", who="other", name="Anna 2")
    seat(ben, 3).click()
    ben.button("web-sit-here").click()
    sits(anna, "Anna", "", "", "Anna 2")
    seat(ben, 3).click()
    ben.page.locator("dialog[open]").get_by_label(ben.words("web-your-name")).fill("Ben")
    ben.button("web-rename").click()
    sees(anna, "web-news-renamed", before="Anna 2", name="Ben")
    ben.button("web-close").click()
    ben.field("web-say").fill("Bonjour !")
    ben.button("web-send").click()
    anna.page.locator("[role=log] li", has_text="Bonjour !").wait_for()
    anna.shot("desk")
    ben.shot("phone")
    seat(ben, 3).click()
    ben.button("web-stand-up").click()
    sees(anna, "web-news-got-up", name="Ben")
    ben.button("web-sit-down").wait_for()


def test_a_host_has_all_in_hand(people: People, server: Server) -> None:
    anna, ben, cleo = people(server), people(server, replace(PHONE, language="fr")), people(server, PHONE)
    table = hosts_a_table(anna, server)
    takes_a_seat(ben, table)
    sits(anna, "Anna", "Ben", "", "")

    seat(anna, 2).click()
    anna.button("web-rank-master").click()
    anna.page.get_by_role("button", name=anna.words("web-face-kasa")).click()
    sees(ben, "web-news-bot", who="other", name=ben.words("web-face-kasa"))
    seat(anna, 2).click()
    anna.button("web-free-seat").click()
    sees(anna, "web-news-bot-gone", name=anna.words("web-face-kasa"))

    seat(anna, 1).click()
    anna.button("web-remove", name="Ben").click()
    sits(ben, "Anna", "", "", "")
    ben.button("web-sit-down").click()
    sits(anna, "Anna", "Ben", "", "")
    seat(anna, 1).click()
    anna.button("web-bar", name="Ben").click()
    anna.button("web-sure", what=anna.words("web-bar", name="Ben")).click()
    ben.button("web-sit-down").wait_for()
    ben.is_cut_off = True  # to be refused is what this is about
    ben.button("web-sit-down").click()
    ben.page.get_by_role("alert", name="").filter(has_text=ben.words("web-refused-table-barred")).wait_for()

    anna.button("web-pardon", name="Ben").click()
    sees(anna, "web-news-pardoned", name="Ben")
    cleo.visit("/")
    cleo.field("web-link-or-code").fill(f" {table[:3].lower()} {table[3:6]}")
    cleo.button("web-join").click()
    cleo.page.wait_for_url(f"**/t/{table}")
    cleo.field("web-your-name").fill("Cleo")
    cleo.button("web-sit-down").click()
    sits(anna, "Anna", "Cleo", "", "")
    anna.button("web-change-terms").click()
    anna.page.locator("dialog[open] .pill", has_text="2").click()
    anna.button("web-agree-on-it").click()
    sees(cleo, "web-of", what=cleo.words("web-how-many"), more="2")
    seat(anna, 1).click()
    anna.button("web-hand-over", name="Cleo").click()
    sees(cleo, "web-news-handed", who="you", name="Cleo")
    cleo.button("web-start").click()
    for person in (anna, cleo):
        person.at_table()
    anna.until_heard(lambda: bool(anna.view and anna.view["to_act"]))
    assert anna.view is not None
    called, other = (anna, cleo) if anna.view["to_act"] == [0] else (cleo, anna)
    title = called.words("web-turn-title", title=called.words("web-tatsu"))
    called.until(f"document.title.startsWith({title!r})")
    assert called.page.locator("link[rel=icon]").get_attribute("href") == "/icon-turn.svg"
    assert not other.page.title().startswith("●")


def test_a_rematch_goes_on_without_who_does_not_come(people: People, server: Server) -> None:
    anna, ben = people(server, WIDE), people(server, WIDE)
    table = hosts_a_table(anna, server, players=2)
    takes_a_seat(ben, table)
    anna.button("web-start").click()
    for person in (anna, ben):
        person.at_table()
        person.page.get_by_role("tab", name=person.words("web-menu")).click()
        person.button("web-end").click()
    ben.button("web-rematch").wait_for()
    anna.visit("/")
    ben.button("web-rematch").click()
    ben.button("web-go-to-rematch").click()
    ben.button("web-ready").click()
    ben.button("web-fill").click()
    ben.at_table()
    assert ben.table_id != table
    assert ben.table["seats"][0]["level"] == "adept"
