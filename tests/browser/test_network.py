"""A reload, a network that goes, a server that dies: one is back, and what was sent happened once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.browser.conftest import People, begun
from tests.browser.games import SHORT
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.players import Player, put_away
from tests.browser.results import has_the_servers_result, record_of
from tests.server.serving import Server

CARD = ".tatsu .hands button[data-lit]:not([data-ask])"


@pytest.mark.parametrize("game", SHORT)
def test_a_reload_leads_back_to_the_table(people: People, server: Server, game: str) -> None:
    person = people(server, replace(PHONE, language="fr"))
    person.play_now(game, **SHORT[game])
    player = Player(person, game)
    player.play(acts=5)
    player.wait()
    seen, address = person.view, person.page.url
    person.page.reload()
    person.at_table()
    assert person.page.url == address
    assert seen is not None
    assert person.view is not None
    assert person.view["player"] == seen["player"]
    player.play(acts=3)


def test_a_card_played_while_the_network_is_gone_is_played_once(people: People, server: Server) -> None:
    person = people(server, WIDE)
    person.play_now("tatsu", **SHORT["tatsu"])
    player = Player(person, "tatsu")
    player.play(until=CARD)
    person.is_cut_off = True
    person.context.set_offline(True)
    lost(person)
    move = lays_a_card(person)
    person.shot("offline")
    person.context.set_offline(False)
    back(person, move)
    player.play()
    happened_once(person, move)


def test_a_card_chosen_for_a_decision_that_is_made_meanwhile_is_not_played(
    people: People, server: Server
) -> None:
    """The same seat moves from another device: the decision is made without this page."""
    person, elsewhere = people(server, PHONE), people(server, WIDE)
    person.play_now("tatsu", **SHORT["tatsu"])
    Player(person, "tatsu").play(until=CARD)
    person.is_cut_off = True
    person.context.set_offline(True)
    lost(person)
    lays_a_card(person)
    person.page.get_by_text(person.words("web-sending-later")).wait_for()
    token = person.page.evaluate("JSON.parse(localStorage.seats)[0].token")
    elsewhere.visit(f"/t/{person.table_id}#seat={token}")
    elsewhere.at_table()
    moved = lays_a_card(elsewhere)
    elsewhere.until_heard(lambda: has_moved(elsewhere, moved))
    person.context.set_offline(False)
    person.page.get_by_text(person.words("web-refused-table-late")).wait_for()
    person.is_cut_off = False
    # What was missed is told, as soon as the server has told it.
    person.until_heard(lambda: heard(person) == heard(elsewhere))


def test_the_log_is_there_after_a_reload_and_in_the_language_chosen(people: People, server: Server) -> None:
    person = people(server, WIDE)
    person.play_now("tatsu", **SHORT["tatsu"])
    player = Player(person, "tatsu")
    player.play(acts=3)
    player.wait()
    before = logged(person)
    assert before
    person.page.reload()
    person.at_table()
    person.page.locator(".log p").nth(len(before) - 1).wait_for()
    assert logged(person)[: len(before)] == before
    french = replace(WIDE, language="fr")
    person.page.get_by_role("button", name="FR").click()
    person.eyes = french
    person.until("document.documentElement.lang === 'fr'")
    assert not set(before) & set(logged(person))


def test_a_card_that_a_dying_server_may_have_heard_is_played_once(
    mortal_server: Server, people: People
) -> None:
    person = people(mortal_server, PHONE)
    person.play_now("tatsu", **SHORT["tatsu"])
    player = Player(person, "tatsu")
    moves = []
    for is_killed_first in (False, True):
        player.play(until=CARD)
        person.is_cut_off = True
        if is_killed_first:
            mortal_server.kill()
            lost(person)
        moves.append(lays_a_card(person))
        if not is_killed_first:
            mortal_server.kill()
            lost(person)
        person.shot("killed")
        begun(mortal_server)
        back(person, moves[-1])
    player.play()
    happened_once(person, *moves)


def logged(person: Person) -> list[str]:
    return person.page.locator(".log p").all_inner_texts()


def heard(person: Person) -> list[str]:
    """The latest lines, as the ear has them wherever the log lies."""
    return person.page.locator("[role=log] p").all_inner_texts()


def has_moved(person: Person, move: str) -> bool:
    return any(message.get("what", {}).get("move") == move for message in person.heard)


def lost(person: Person) -> None:
    person.page.get_by_text(person.words("web-line-lost")).wait_for()


def lays_a_card(person: Person) -> str:
    card = person.page.locator(CARD).first
    played: str = "play:" + (card.locator("[data-card]").get_attribute("data-card") or "")
    card.click()
    return played


def back(person: Person, move: str) -> None:
    """The page has come back by itself, and shows what was done."""
    person.page.get_by_text(person.words("web-line-lost")).wait_for(state="detached")
    person.page.locator(f"{CARD} [data-card='{move[5:]}']").wait_for(state="detached")
    person.is_cut_off = False


def happened_once(person: Person, *moves: str) -> None:
    """In the first round, where they were played; where it ends in a tie, another follows."""
    put_away(person, "tatsu")
    has_the_servers_result(person)
    done = [move for _, move in record_of(person)["moves"]]
    deals = [at for at, move in enumerate(done) if move.startswith("deal:")]
    played = done[: deals[1]] if len(deals) > 1 else done
    assert [played.count(move) for move in moves] == [1] * len(moves)
