"""Personal links: one that opens a seat takes one there, one that opens nothing takes nothing away."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Request

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, WIDE, Person
from tests.server.serving import Server

NONSENSE = "nonsense-nonsense-nonsense"


def held(page: Page) -> dict[str, str]:
    """The tokens that the browser has, by their tables."""
    seats = page.evaluate("JSON.parse(localStorage.seats ?? '[]')")
    return {seat["table"]: seat["token"] for seat in seats}


def at_seat(person: Person, seat: object) -> None:
    """The page has been welcomed there, and by its own seat."""
    person.until_heard(lambda: welcomes(person)[-1:] == [seat])
    person.at_table()
    person.until("location.hash === ''")


def welcomes(person: Person) -> list[object]:
    return [message["seat"] for message in person.heard if message["type"] == "welcome"]


def seated(people: People, server: Server) -> tuple[Person, str, str]:
    """Somebody at a table, its id and his token."""
    person = people(server, WIDE)
    person.play_now("tatsu", **SHORT["tatsu"])
    return person, person.table_id, held(person.page)[person.table_id]


def test_a_link_that_opens_nothing_does_not_take_the_seat_one_has(people: People, server: Server) -> None:
    person, table, token = seated(people, server)
    person.visit("/games")
    person.heard.clear()
    person.visit(f"/t/{table}#seat={NONSENSE}")
    at_seat(person, 0)
    assert held(person.page) == {table: token}
    person.page.reload()
    person.at_table()
    assert welcomes(person) == [0, 0]


def test_nor_when_it_is_followed_at_the_table(people: People, server: Server) -> None:
    person, table, token = seated(people, server)
    person.heard.clear()
    person.page.evaluate(f"location.hash = 'seat={NONSENSE}'")
    at_seat(person, 0)
    assert held(person.page) == {table: token}


def test_nor_in_another_tab(people: People, server: Server) -> None:
    person, table, token = seated(people, server)
    other = person.context.new_page()
    other.goto(f"{person.base}/t/{table}#seat={NONSENSE}")
    other.wait_for_selector("main.table")
    other.wait_for_url(re.compile(r"/t/[^#]*$"))
    assert held(other) == {table: token}
    other.close()
    person.heard.clear()
    person.page.reload()
    at_seat(person, 0)


def test_a_link_that_opens_nothing_is_kept_by_nobody(people: People, server: Server) -> None:
    _, table, _ = seated(people, server)
    stranger = people(server, PHONE)
    stranger.visit(f"/t/{table}#seat={NONSENSE}")
    at_seat(stranger, None)
    assert held(stranger.page) == {}


def test_a_link_that_opens_another_seat_takes_one_there(people: People, server: Server) -> None:
    first, second = people(server, WIDE), people(server, PHONE)
    made = first.context.request.post(
        f"{server.base}/api/tables",
        data={"game": "tatsu", "players": 2, "name": "Ann", "start": "full", "options": {"target": 5000}},
    ).json()
    joined = first.context.request.post(
        f"{server.base}/api/tables/{made['table']}/seats", data={"name": "Ben"}
    ).json()
    links = [f"/t/{made['table']}#seat={one['token']}" for one in (made, joined)]
    first.visit(links[0])
    at_seat(first, 0)
    assert held(first.page) == {made["table"]: made["token"]}
    second.visit(links[1])
    at_seat(second, 1)
    first.visit("/games")
    first.heard.clear()
    first.visit(links[1])
    at_seat(first, 1)
    assert held(first.page) == {made["table"]: joined["token"]}


def test_many_games_are_asked_about_in_pieces(people: People, server: Server) -> None:
    person, table, token = seated(people, server)
    others = [{"table": f"none{number}", "token": NONSENSE, "at": 0} for number in range(22)]
    seats = [*others, {"table": table, "token": token, "at": 0}]
    person.page.evaluate(f"localStorage.seats = {json.dumps(json.dumps(seats))}")
    asked: list[int] = []

    def note(request: Request) -> None:
        if request.url.endswith("/api/seats/mine"):
            asked.append(len(json.loads(request.post_data or "{}")["seats"]))

    person.page.on("request", note)
    person.visit("/games")
    person.page.locator("main li a").first.wait_for()
    assert asked == [10, 10, 3]
    assert person.page.locator("main li").count() == 1
