"""What a page shows at the end of a game, held against the server's record."""

from __future__ import annotations

from typing import Any

import httpx

import randori
from tests.browser.person import Person
from tests.server.judge import Judge

RESULT = "section[aria-labelledby=result]"


def record_of(person: Person) -> dict[str, Any]:
    record: dict[str, Any] = httpx.get(
        f"{person.base}/api/tables/{person.table_id}/record", timeout=60
    ).json()
    return record


def has_the_servers_result(person: Person) -> None:
    view = randori.replay(record_of(person)).view(None)
    shown = person.page.locator(RESULT)
    everybody = range(view["players"])
    # Who plays together stands together.
    sides = [shown.locator(f"li[data-players~='{player}']") for player in everybody]
    assert [int(one.locator("b").inner_text()) for one in sides] == view["scores"]
    names = [shown.locator(f".name[data-player='{player}']").inner_text() for player in everybody]
    title = shown.locator("h2").inner_text()
    assert [player for player, name in enumerate(names) if name in title] == view["winners"]


def is_seen_again_as_it_was(person: Person) -> None:
    """By the link at the end: everybody is called as at the table, and oneself is who one was."""
    names = [
        one.inner_text()
        for one in person.page.locator(f"{RESULT} .name").all()
        if one.inner_text() != person.words("web-you")
    ]
    # A browser knows where it sat: the picture waits for nobody to tell it.
    person.context.route("**/api/seats/mine", lambda route: route.abort())
    person.page.get_by_role("link", name=person.words("web-replay-link"), exact=True).click()
    eyes = person.page.get_by_label(person.words("web-replay-eyes"))
    eyes.wait_for()
    seen_by = eyes.locator("option").all_inner_texts()
    assert person.words("web-replay-eyes-yours") in seen_by
    assert {person.words("web-replay-eyes-of", name=name) for name in names} < set(seen_by)


def were_told_no_secret(*people: Person) -> None:
    """Every message of the game that came to these pages, held against what each may know."""
    judge = Judge(record_of(people[0]), [token_of(person) for person in people])
    judge.judge([person.diary for person in people])
    assert judge.judged > len(judge.moves)


def token_of(person: Person) -> str:
    token: str = person.page.evaluate("JSON.parse(localStorage.seats)[0].token")
    return token
