"""Fingers and the mouse: cards that are tapped, taken back, and dragged where they belong."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import replace

import pytest
from playwright.sync_api import Error, Locator

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, STILL, WIDE, Person
from tests.browser.players import TRIES, Player, race_alone, tap
from tests.server.serving import Server

OTHERS = ".memo .others .slot.race.lit button"
GRACE = "(one) => parseFloat(getComputedStyle(one).getPropertyValue('--lasts'))"
"""Milliseconds in which a blind steal can be taken back: the button shows how they run out."""
SOONEST = 300
"""Milliseconds, and some more, after which a tap is taken for an answer to a new card."""
FREE = ".laying > .own:not(:has(.chosen)) [data-drop^=place]"


@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_by_taps(people: People, server: Server, game: str) -> None:
    person = people(server, replace(PHONE, has_touch=True))
    person.play_now(game, **SHORT[game])
    Player(person, game, seed=3, hand=tap).play(acts=8)
    assert sent(person)


def test_a_blind_steal_is_taken_back_before_it_is_sent(people: People, server: Server) -> None:
    person = people(server, replace(PHONE, has_touch=True))
    person.play_now("memo", **SHORT["memo"])
    player = Player(person, "memo", hand=tap)
    back = person.button("web-memo-take-back")
    for _ in range(TRIES):  # the hand of a busy machine may be too slow: then it happens
        before, began, grace = steals(person, player)
        with suppress(Error):
            back.tap(timeout=grace)
        was_in_time = 1000 * (time.monotonic() - began) < grace
        person.page.wait_for_timeout(grace + 500)
        if was_in_time:
            break
    assert was_in_time
    assert back.count() == 0
    assert sent(person) == before
    before, *_ = steals(person, player)
    person.until_heard(lambda: sent(person) != before)
    back.wait_for(state="detached")


def steals(person: Person, player: Player) -> tuple[list[str], float, float]:
    """Blindly: what was sent before, when it began, and how long it can be taken back."""
    race_alone(player, OTHERS)
    person.page.wait_for_timeout(SOONEST)
    before, began = sent(person), time.monotonic()
    person.page.locator(OTHERS).first.tap()
    return before, began, person.button("web-memo-take-back").evaluate(GRACE)


def test_a_card_of_tatsu_is_dragged_onto_the_table(people: People, server: Server) -> None:
    person = people(server, PHONE)
    person.play_now("tatsu", **SHORT["tatsu"])
    card = ".tatsu .hands button[data-lit]:not([data-ask])"
    Player(person, "tatsu").play(until=card)
    name = person.page.locator(card).first.locator("[data-card]").get_attribute("data-card")
    drag(person, person.page.locator(card).first, person.page.locator("[data-drop]"))
    said(person, f"play:{name}")


def test_in_dojo_the_card_to_give_and_ones_own_are_dragged(people: People, server: Server) -> None:
    person = people(server, WIDE)
    person.play_now("dojo", **SHORT["dojo"])
    player = Player(person, "dojo")
    player.play(until="[data-drop^=give]")
    to = person.page.locator("[data-drop^=give]").first
    move = to.get_attribute("data-drop")
    drag(person, person.page.locator("[data-card=top]"), to)
    said(person, move)
    player.play(until=FREE)
    to = person.page.locator(FREE).first
    move, before = to.get_attribute("data-drop"), sent(person)
    drag(person, person.page.locator(".hand [data-card^=hand]"), to)
    person.page.locator(f"[data-drop='{move}'].chosen").wait_for()
    assert sent(person) == before, "a place is confirmed"
    person.button("web-dojo-place-here").click()
    said(person, move)


def test_in_memo_combo_the_drawn_card_is_dragged_onto_the_bench_or_the_dojo(
    people: People, server: Server
) -> None:
    person = people(server, PHONE)
    person.play_now("memo", players=2, seats=["open", "novice"], options={"max_rounds": 40})
    player = Player(person, "memo")
    player.play(until=".drawn-card")
    drag(person, person.page.locator(".drawn-card"), person.page.locator(".own .slot.lit").first)
    person.until("!document.querySelector('.drawn-card')")
    person.until_heard(lambda: sent(person)[-1].startswith("swap:"))
    player.play(until=".drawn-card")
    drag(person, person.page.locator(".drawn-card"), person.page.locator("[data-drop=dojo]"))
    said(person, "lay")


def drag(person: Person, thing: Locator, to: Locator) -> None:
    thing.scroll_into_view_if_needed()
    person.until(STILL)
    mouse = person.page.mouse
    for at in (thing, to):
        box = at.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
        if at is thing:
            mouse.down()
    person.shot("dragging")
    mouse.up()


def sent(person: Person) -> list[str]:
    return [message["move"] for message in person.said if message["type"] == "move"]


def said(person: Person, move: str | None) -> None:
    """The page has sent this move, and the table has taken it."""
    person.until_heard(lambda: bool(sent(person)) and sent(person)[-1] == move)
    asked = next(message["id"] for message in person.said if message.get("move") == move)
    person.until_heard(lambda: any(m["type"] == "accepted" and m["id"] == asked for m in person.heard))
