"""A page shows nobody what he may not know, or is to keep in mind himself."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, Person
from tests.browser.players import Player
from tests.server.serving import Server


def test_the_screen_does_not_refresh_the_memory(people: People, server: Server) -> None:
    """MEMO-LOOK: what was looked at is shown again nowhere, until it comes to light."""
    person = people(server, PHONE)
    person.play_now("memo", **SHORT["memo"])
    player = Player(person, "memo", seed=2)
    looked: set[int] | None = None
    checks = told = 0
    while not player.is_over:
        player.wait()
        for message in person.heard[told:]:
            table = (message.get("view") or {}).get("table", {})
            if looked is None and table.get("shown"):
                looked = numbers(table["shown"])
            elif looked:
                looked -= numbers({key: value for key, value in table.items() if key != "shown"})
        told = len(person.heard)
        if looked and not seen(person)["table"]["shown"]:
            assert looked.isdisjoint(faces(person))
            checks += 1
        player.act()
    assert checks > 0


def numbers(told: object) -> set[int]:
    """Of all cards in what the server told."""
    return set(map(int, re.findall(r'"number": (\d+)', json.dumps(told))))


def faces(person: Person) -> set[int]:
    """The numbers of all cards that lie open on the page."""
    found: list[str] = person.page.evaluate(
        "[...document.querySelectorAll('.memo text.number')].map((one) => one.textContent)"
    )
    return set(map(int, found))


def test_in_tatsu_a_hand_is_on_no_other_page(people: People, server: Server) -> None:
    person, spectator = beside(people, server, "tatsu")
    player = Player(person, "tatsu", seed=4)
    for _ in range(8):
        player.play(acts=1)
        player.wait()
        held = drawings(person, ".tatsu .hands [data-card]")
        assert held.isdisjoint(drawings(spectator, ".tatsu"))


def test_in_dojo_a_card_is_its_holders_secret_until_a_challenge(people: People, server: Server) -> None:
    person, spectator = beside(people, server, "dojo")
    player = Player(person, "dojo", seed=4)
    checks = 0
    for _ in range(20):
        player.play(acts=1)
        player.wait()
        if seen(person)["table"]["challenge"] is None:
            held = ", ".join(f".dojo-table [data-card{which}]" for which in ("^=hand", "^=mini", "=top"))
            assert drawings(spectator, held) <= {"#card-back-dojo"}
            assert spectator.page.locator(f":is({held}) .tile").count() == 0
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
