"""Who looks on where the host lets all hands be seen: nothing before its time, and no player ever."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import HURRY, People, begun, changed
from tests.browser.games import SHORT
from tests.browser.person import PHONE, WIDE, Person
from tests.browser.players import Player
from tests.server.judge import NAMES, news_of
from tests.server.serving import Server, serving

MINUTES = 2
LATER = 10
COUNTED = 0.001
"""Moves that those minutes are here, and seconds that each counts for, however long it took."""
SOONER = (
    "from randori.server import delayed; "
    f"delayed.MOST_COUNTED = {COUNTED}; delayed.MINUTE = {COUNTED * LATER / MINUTES}"
)
CARDS = ".tatsu [data-seat] [data-card]"


@pytest.fixture(scope="module")
def soon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which minutes pass quickly."""
    folder = tmp_path_factory.mktemp("soon")
    with serving(folder, str(folder / "tables.db")) as server:
        yield begun(changed(server, HURRY, SOONER))


def test_all_hands_are_seen_later_and_on_no_players_page(people: People, soon: Server) -> None:
    person, spectator = people(soon, PHONE), people(soon, WIDE)
    person.play_now("tatsu", **SHORT["tatsu"], spectators="open", delay=MINUTES)
    player = Player(person, "tatsu", seed=3)
    spectator.visit(f"/t/{person.table_id}")
    spectator.at_table()
    spectator.button("web-replay-open-hands", minutes=MINUTES).click()
    later = spectator.words("web-replay-hands-later", minutes=MINUTES)
    spectator.page.get_by_text(later).wait_for()
    spectator.shot("before")
    while later in (page := spectator.everything):
        assert not NAMES["tatsu"].findall(page)
        player.play(acts=1)
        player.wait()

    # The two pages may hear of the same move one after the other.
    person.until_heard(lambda: person.version >= LATER + spectator.version)
    spectator.until_heard(lambda: hands(spectator) != [])
    spectator.until_heard(lambda: shown(spectator) == {card for hand in hands(spectator) for card in hand})
    spectator.shot("open")
    assert person.view is not None
    mine = hands(spectator)[person.view["player"]]
    held = {card for hand in hands(spectator) for card in hand} - set(mine) - played(person)
    assert held
    assert held.isdisjoint(NAMES["tatsu"].findall(person.everything))
    assert not any(message.get("views") for message in person.heard)
    assert person.button("web-replay-open-hands", minutes=MINUTES).count() == 0


def played(person: Person) -> set[str]:
    """So far, by whomever."""
    told = news_of([person.diary]).values()
    return {what["move"].removeprefix("play:") for what in told if what["kind"] == "moved"}


def hands(spectator: Person) -> list[list[str]]:
    """Every player's cards, as the latest message with open hands tells them."""
    told = [message["views"] for message in spectator.heard if message.get("views")]
    return [view["table"]["seats"][view["player"]]["hand"] for view in told[-1]] if told else []


def shown(spectator: Person) -> set[str]:
    found = spectator.page.locator(CARDS)
    return {name for name in found.evaluate_all("(all) => all.map((one) => one.dataset.card)") if name}
