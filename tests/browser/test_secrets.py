"""A page shows nobody what he may not know, or is to keep in mind himself."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, STILL, Person
from tests.browser.players import TRY, Player, takes_a_seat
from tests.server.judge import NAMES
from tests.server.serving import Server

BENCHES = ".memo .slot .card"
COVERED = {"#card-back-memo", "#slot-hole"}
LEARNT = "[data-focus=learnt]"
"""Who has learnt what he looked at says so, and it is covered."""


def test_the_screen_does_not_refresh_the_memory(people: People, server: Server) -> None:
    """MEMO-LOOK, MEMO-MEMORY: what was looked at is nowhere on the page once it is covered, after a reload
    neither, until it comes to light."""
    person, other = people(server, PHONE), people(server)
    person.opens_table("memo", players=2, seats=[], options={"max_rounds": 5})
    takes_a_seat(other, person.table_id)
    for slot in range(2):
        person.page.locator(".own .slot.lit button").nth(slot).click()
    person.page.wait_for_selector(LEARNT)
    looked = [placed["card"] for placed in seen(person)["table"]["shown"]]
    assert [card for card in looked if is_told(person, card)] == looked
    assert len(looked) == 2

    with suppress(Error):  # if the time to learn is up it is covered by itself
        person.page.click(LEARNT, timeout=TRY)
    person.page.wait_for_selector(LEARNT, state="detached")
    is_forgotten(person, looked)
    person.page.reload()
    person.at_table()
    is_forgotten(person, looked)
    person.page.wait_for_selector("[role=log] p", state="attached")
    is_forgotten(person, looked)

    players = [Player(person, "memo", seed=2), Player(other, "memo", seed=3)]
    told = len(person.heard)
    while players[0].acts < 6 and not players[0].is_over:
        for player in players:
            player.act()
        # First what the page shows, then what it was told: a card may come to light between the two.
        shown = [card for card in looked if is_told(person, card)]
        came_to_light = numbers(person.heard[told:], but=looked)
        looked = [card for card in looked if card["number"] not in came_to_light]
        assert not [card for card in shown if card in looked]


def is_forgotten(person: Person, looked: list[dict[str, Any]]) -> None:
    assert not [card for card in looked if is_told(person, card)]
    assert drawings(person, BENCHES) <= COVERED


def is_told(person: Person, card: dict[str, Any]) -> bool:
    """Whether its face is drawn or said anywhere: 23 with its schools, by name or letter."""
    number = card["number"]
    drawn = person.page.evaluate(
        "[...document.querySelectorAll('text.number')].map((one) => one.textContent)"
    )
    schools = "|".join([*card["schools"], *(rf"{school[0].upper()}\b" for school in card["schools"])])
    said = re.search(rf"(?<!\d){number},?\s(?:{schools})", person.everything)
    return str(number) in drawn or said is not None


def numbers(messages: list[dict[str, Any]], but: list[dict[str, Any]]) -> set[int]:
    """Of all cards in what the server told, but for what it goes on to show until one's own next move. What
    is shown later has come to light anew: some powers let one look once more."""
    told: list[dict[str, Any]] = []
    is_first_look = True
    for table in ((message.get("view") or {}).get("table", {}) for message in messages):
        shown = [one for one in table.get("shown", []) if not (is_first_look and one["card"] in but)]
        told.append({**table, "shown": shown})
        is_first_look &= shown != table.get("shown")
    return set(map(int, re.findall(r'"number": (\d+)', json.dumps(told))))


def test_in_tatsu_a_hand_is_on_no_other_page(people: People, server: Server) -> None:
    person, spectator = beside(people, server, "tatsu")
    player = Player(person, "tatsu", seed=4)
    for _ in range(6):
        player.play(acts=1)
        player.wait()
        # A card that was played a moment ago may have left one page before the other.
        person.until_heard(
            lambda: drawings(spectator, ".tatsu").isdisjoint(drawings(person, ".tatsu .hands [data-card]"))
        )
        assert set(NAMES["tatsu"].findall(spectator.everything)).isdisjoint(hand_of(person))


def hand_of(person: Person) -> list[str]:
    table, player = seen(person)["table"], seen(person)["player"]
    hand: list[str] = next(seat["hand"] for seat in table["seats"] if seat["player"] == player)
    return hand


def test_in_dojo_a_card_is_its_holders_secret_until_a_challenge(people: People, server: Server) -> None:
    person, spectator = beside(people, server, "dojo")
    player = Player(person, "dojo", seed=4)
    held = ", ".join(f".dojo-table [data-card{which}]" for which in ("^=hand", "^=mini", "=top"))
    checks = 0
    for _ in range(14):
        player.play(acts=1)
        player.wait()
        spectator.until(STILL)
        drawn, tiles = drawings(spectator, held), spectator.page.locator(f":is({held}) .tile").count()
        # The two pages may hear of the end of a challenge one after the other.
        if not any(seen(one)["table"]["challenge"] for one in (person, spectator)):
            assert drawn <= {"#card-back-dojo"}
            assert tiles == 0
            checks += "#card-back-dojo" not in drawings(person, ".hand [data-card]")
    assert checks > 0


def beside(people: People, server: Server, game: str) -> tuple[Person, Person]:
    """A player, and somebody who watches him play."""
    person, spectator = people(server), people(server)
    person.play_now(game, **SHORT[game])
    spectator.visit(f"/t/{person.table_id}")
    spectator.at_table()
    return person, spectator


def drawings(person: Person, where: str) -> set[str]:
    return set(
        person.page.evaluate(
            """(where) => [...document.querySelectorAll(where)].flatMap((one) =>
                 [...one.querySelectorAll("use")].map((use) => use.getAttribute("href")))""",
            where,
        )
    )


def seen(person: Person) -> dict[str, Any]:
    assert person.view is not None
    return person.view
