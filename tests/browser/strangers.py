"""A game of which the pages know nothing: one of ours under another name, changed on the way to the page
and back."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from tests.browser.person import Person

STRANGER = "kata"
TITLE = "Kata"
WORDS = {
    "en": """
web-kata-pitch = A game from elsewhere.
web-kata-move-play = Lay { $one }
web-kata-field-trick = In the middle
""",
    "fr": """
web-kata-pitch = Un jeu venu d’ailleurs.
web-kata-move-play = Poser { $one }
web-kata-field-trick = Au milieu
""",
}
RULES = """# Kata

### KATA-AIM · What it is about

All of it, as in KATA-AIM.
"""


def meets_stranger(person: Person, game: str, *, is_spoken: bool = False, **settings: object) -> None:
    """The server offers this game under a name that the pages were not built with, to this person alone.
    Spoken: it brings words and rules of its own. The tables that the page makes are as it asks, but for the
    settings."""

    def to_page(text: str) -> str:
        return text.replace(f'"game":"{game}"', f'"game":"{STRANGER}"')

    def to_server(text: str) -> str:
        return text.replace(f'"game":"{STRANGER}"', f'"game":"{game}"')

    def answer(route: Route) -> None:
        body = route.request.post_data
        if body is not None and route.request.url.endswith("/api/tables"):
            body = json.dumps({**json.loads(body), **settings}, separators=(",", ":"))
        answer = route.fetch(post_data=None if body is None else to_server(body))
        route.fulfill(response=answer, body=to_page(answer.text()))

    def facts(route: Route) -> None:
        answer = route.fetch()
        games: dict[str, Any] = answer.json()
        stranger = {**games[game], "title": TITLE}
        if is_spoken:
            stranger |= {"words": list(WORDS), "rules": ["en"]}
        route.fulfill(response=answer, body=json.dumps({**games, STRANGER: stranger}))

    def words(route: Route) -> None:
        route.fulfill(body=WORDS[route.request.url.rpartition("/")[2]], content_type="text/plain")

    def socket(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda text: server.send(to_server(str(text))))
        server.on_message(lambda text: line.send(to_page(str(text))))

    person.context.route("**/api/tables**", answer)
    person.context.route("**/api/tables/**", answer)
    person.context.route("**/api/study", answer)
    person.context.route("**/api/games", facts)
    person.context.route(f"**/api/games/{STRANGER}/words/*", words)
    person.context.route(
        f"**/api/games/{STRANGER}/rules/*",
        lambda route: route.fulfill(body=RULES, content_type="text/markdown"),
    )
    person.context.route_web_socket("**/socket", socket)
