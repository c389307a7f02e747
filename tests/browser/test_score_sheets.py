"""Score sheets for real tables: tapped in or typed, without a network or a server, and kept over a reload."""

from __future__ import annotations

from dataclasses import replace

import pytest

from randori.games.dojo.game import Dojo
from randori.games.tatsu.cards import NAMES
from randori.games.tatsu.game import Tatsu
from tests.browser.conftest import People
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.test_axe import has_no_violation
from tests.server.serving import Server

ROWS = [["M3", "M1", "F2", "R5"], ["T3", "T2", "F2", "M2"], ["C4", "B4", "B1", "R2"]]
ASSISTANT = "assistant"


def tap(person: Person, rows: list[list[str]]) -> None:
    """Each card in two taps: the disciple, then the belt."""
    for card in (card for row in rows for card in row):
        person.page.locator(".disciples button").nth("MFTCBR".index(card[0])).click()
        person.page.locator(".belts button").nth(int(card[1]) - 1).click()


def put_assistant(person: Person, row: int) -> None:
    line = person.words("web-dojo-sheet-line-row", number=row + 1)
    slot = person.words("web-score-slot", line=line, trophy=person.words("web-score-no-trophy"))
    person.page.get_by_role("button", name=slot, exact=True).click()
    person.page.get_by_role("button", name=person.words("dojo-trophy-assistant")).first.click()


def result(person: Person) -> str:
    return person.page.locator(".sum").inner_text()


def points(person: Person, name: str, score: int) -> str:
    return person.words("web-score-sum", name=name, points=score)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_dojo_is_scored_though_there_is_no_server_any_more(
    mortal_server: Server, people: People, language: str
) -> None:
    person = people(mortal_server, replace(PHONE, language=language, is_installed=True, is_calm=True))
    person.visit("/")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    person.is_cut_off = True
    mortal_server.kill()
    person.visit("/score/dojo")
    person.page.wait_for_selector(".mat")
    tap(person, ROWS)
    put_assistant(person, 0)
    described = {"rows": ROWS, "row_trophies": [ASSISTANT, None, None], "options": {}}
    score = int(str(Dojo.scored(described).result["score"]))
    name = person.words("web-score-player", number=1)
    assert result(person) == points(person, name, score)
    assert person.page.locator("section.entry a[href='/rules/dojo#DOJO-ASSISTANT']").count() == 1
    person.shot("offline")
    person.page.reload()
    person.page.wait_for_selector(".mat")
    assert result(person) == points(person, name, score)
    for path in ("/", "/rules/dojo"):
        person.visit(path)
        person.page.wait_for_selector("h1")
    person.visit("/t/nowhere")
    person.page.get_by_text(person.words("web-line-lost")).wait_for()


def test_the_keyboard_alone_enters_a_dojo_and_a_tie_is_decided_by_trophies(
    people: People, server: Server
) -> None:
    person = people(server, replace(WIDE, is_calm=True))
    person.visit("/score/dojo")
    person.page.wait_for_selector(".mat")
    for player in range(3):
        person.page.locator(".players button").nth(player).press("Enter")
        person.page.locator(".place").first.focus()
        person.page.keyboard.type("".join(card for row in ROWS for card in row).lower())
    put_assistant(person, 1)
    has_no_violation(person, "dojo")
    name = person.words("web-score-player", number=3)
    won = person.page.locator(".won").inner_text()
    assert person.words("web-winners", count=1, names=name) in won
    assert person.page.locator(".won a[href='/rules/dojo#DOJO-TIE']").count() == 1
    too_many = person.page.locator("a[href='/rules/dojo#DOJO-DECK']")
    assert too_many.count() == len({card for row in ROWS for card in row})


def test_a_new_sheet_asks_first(people: People, server: Server) -> None:
    person = people(server, replace(PHONE, is_calm=True))
    person.visit("/score/dojo")
    person.page.wait_for_selector(".mat")
    tap(person, ROWS)
    person.page.locator("summary").first.click()
    for answer, left in (("web-score-new-no", 12), ("web-score-new-yes", 0)):
        person.button("web-score-new").first.click()
        person.page.locator("dialog").get_by_role("button", name=person.words(answer), exact=True).click()
        assert person.page.locator(".place.full").count() == left


def test_a_match_of_tatsu_runs_to_its_end_and_a_round_can_be_taken_back(
    people: People, server: Server
) -> None:
    person = people(server, replace(PHONE, language="fr", is_calm=True))
    person.visit("/score/tatsu")
    person.page.wait_for_selector(".takers")
    yellow = [name for at, name in enumerate(NAMES) if at % 4 != 3][:20]
    red = [name for name in NAMES if name not in yellow]
    score = Tatsu.scored({"yellow": yellow, "red": red}).result
    cards = person.page.locator("button.card")
    total = 0
    while not person.page.locator("td.winner").count():
        for name in yellow:
            cards.nth(NAMES.index(name)).press("y")
        person.page.locator(".takers button").nth(1).click()
        person.page.locator(".rest").click()
        if not total:
            has_no_violation(person, "tatsu")
        person.page.locator(".write").click()
        total += int(str(score["yellow"]))
        assert person.page.locator("tfoot td").first.inner_text() == str(total)
    assert total >= 500
    person.shot("won")
    person.page.locator("section button").first.click()
    assert person.page.locator("button.card.yellow").count() == len(yellow)
    assert person.page.locator("button.card.red").count() == len(red)
