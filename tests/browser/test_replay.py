"""A game that is over, by its link: step by step, in anybody's eyes, taken along, and its shuffle checked."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from randori import CHANCE
from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, STILL, WIDE, Person
from tests.browser.tables import played_table
from tests.browser.test_axe import has_no_violation
from tests.server.serving import Server

STAGE = ".stage"
BACKS = f"document.querySelectorAll('{STAGE} use[href^=\"#card-back\"]').length"
DRAWN = f"""new Promise((tell) => {{
  let quiet;
  const wait = () => (clearTimeout(quiet), (quiet = setTimeout(tell, 300)));
  new MutationObserver(wait).observe(document.querySelector("{STAGE}"), {{ childList: true, subtree: true }});
  wait();
}})"""
"""A page is drawn in steps the first time: nothing more has come for a while."""
ADDRESSES = {"watching": r"\/watching", "of": r"\/seat-1", "open": ""}
OUT_OF_SIGHT = """
["main .stage", "main > section", "main > section button:not(.first, .last)", "main > section select"]
  .flatMap((what) => [...document.querySelectorAll(what)].map((one) => [what, one.getBoundingClientRect()]))
  .filter(([, { width, top, right, bottom }]) =>
    !width || top < -1 || bottom > innerHeight + 1 || right > innerWidth + 1)
  .map(([what]) => what)
"""
AT = 2
"""After so many moves somebody holds what others do not see, in each game."""


@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_seen_again_by_its_link(people: People, server: Server, game: str) -> None:
    table = played_table(server, game, options=SHORT[game].get("options", {}))
    record = record_of(server, table)
    person = people(server, replace(WIDE, is_calm=True))
    person.visit(f"/r/{table}#{AT}")
    last = sum(player != CHANCE for player, _ in record["moves"])
    stands(person, AT, last)
    person.page.evaluate(DRAWN)
    before = lies(person)
    person.button("web-replay-forward").click()
    stands(person, AT + 1, last)
    assert lies(person) != before
    person.page.keyboard.press("ArrowLeft")
    stands(person, AT, last)
    assert lies(person) == before
    person.page.keyboard.press("ArrowRight")
    stands(person, AT + 1, last)
    person.button("web-replay-back").click()
    stands(person, AT, last)

    watching, own, all_hands = (backs_in(person, eyes) for eyes in ADDRESSES)
    assert all_hands <= own <= watching
    assert all_hands < watching
    has_no_violation(person, game)

    with person.page.expect_download() as download:
        person.page.get_by_role("link", name=person.words("web-download")).click()
    assert json.loads(download.value.path().read_text(encoding="utf-8")) == record
    draws = sum(player == CHANCE for player, _ in record["moves"])
    assert verdict(person) == person.words("web-replay-true", draws=draws)
    has_no_violation(person, f"{game}-checked")

    person.button("web-replay-last").click()
    stands(person, last, last)
    person.page.get_by_text(person.words("web-winners", **winners(record))).first.wait_for(state="attached")
    is_whole_on_a_lying_phone(person)
    person.page.get_by_role("link", name=person.words("web-end-back")).click()
    person.page.wait_for_selector("#result")


def test_a_record_with_another_card_in_it_is_found_out(
    people: People, server: Server, tmp_path: Path
) -> None:
    """Two of the deck's lowest cards, which nobody draws: the game is the same, the shuffle is not."""
    record = record_of(server, played_table(server, "dojo"))
    at, deck = next((at, move) for at, (_, move) in enumerate(record["moves"]) if move.startswith("deck:"))
    head, _, listed = deck.partition(":")
    *cards, lowest = listed.split(",")
    other = max(place for place, card in enumerate(cards) if card != lowest)
    cards[other], lowest = lowest, cards[other]
    record["moves"][at][1] = f"{head}:{','.join([*cards, lowest])}"
    person = people(server, replace(PHONE, language="fr", is_calm=True))
    person.visit("/r")
    opens(person, tmp_path / "tampered.json", json.dumps(record))
    person.page.wait_for_selector(".dojo-table")
    assert verdict(person) == person.words("web-replay-false")
    draw = person.words("web-replay-false-draw", draw=at + 1, move=str(at))
    person.page.get_by_text(draw, exact=True).wait_for()


def test_what_is_no_record_gets_one_sentence(people: People, server: Server, tmp_path: Path) -> None:
    person = people(server, PHONE)
    person.visit("/r")
    opens(person, tmp_path / "letter.json", "Dear diary")
    told = person.page.get_by_role("alert").inner_text()
    assert told == person.words("web-replay-file-none", name="letter.json")


def is_whole_on_a_lying_phone(person: Person) -> None:
    """The table and the controls, without scrolling to them."""
    person.page.set_viewport_size({"width": 740, "height": 360})
    person.until(STILL)
    assert person.page.evaluate(OUT_OF_SIGHT) == []
    person.page.set_viewport_size({"width": person.eyes.width, "height": person.eyes.height})


def record_of(server: Server, table: str) -> dict[str, Any]:
    record: dict[str, Any] = httpx.get(f"{server.base}/api/tables/{table}/record", timeout=60).json()
    return record


def stands(person: Person, at: int, last: int) -> None:
    person.page.get_by_text(f"{at} / {last}", exact=True).wait_for()


def lies(person: Person) -> str:
    """The table as it is drawn and told, when nothing moves."""
    person.until(STILL)
    drawn: str = person.page.locator(STAGE).inner_html()
    return drawn


def backs_in(person: Person, eyes: str) -> int:
    """How many cards lie face down in these; the address leads back to them."""
    name = person.words(f"web-replay-eyes-{eyes}", **({"name": "player 0"} if eyes == "of" else {}))
    person.page.get_by_label(person.words("web-replay-eyes")).select_option(label=name)
    person.until(f"/^#[0-9]+{ADDRESSES[eyes]}$/.test(location.hash)")
    person.until(STILL)
    backs: int = person.page.evaluate(BACKS)
    return backs


def verdict(person: Person) -> str:
    person.page.locator("summary", has_text=person.words("web-fair")).click()
    person.button("web-replay-check").click()
    return person.page.locator(".verdict").inner_text()


def opens(person: Person, file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")
    person.page.set_input_files("input[type=file]", file)


def winners(record: dict[str, Any]) -> dict[str, str | int]:
    won = record["result"]["winners"]
    names = [record["names"][player] for player in won]
    *others, last = names
    return {"count": len(won), "names": f"{', '.join(others)} and {last}" if others else last}
