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


def were_told_no_secret(*people: Person) -> None:
    """Every message of the game that came to these pages, held against what each may know."""
    judge = Judge(record_of(people[0]), [token_of(person) for person in people])
    judge.judge([person.diary for person in people])
    assert judge.judged > len(judge.moves)


def token_of(person: Person) -> str:
    token: str = person.page.evaluate("JSON.parse(localStorage.seats)[0].token")
    return token
