"""However one looks at it: 360 px and 4K, by night, without motion. The pictures are kept."""

from __future__ import annotations

import pytest

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import Screen
from tests.browser.players import Player
from tests.server.serving import Server

LOOKS = {
    "small": Screen(language="fr", width=360, height=740, has_touch=True),
    "night": Screen(width=390, height=844, theme="dark"),
    "4k": Screen(language="fr", width=3840, height=2160, theme="dark", is_calm=True),
}
PAGES = [
    "/",
    "/new",
    "/games",
    "/credits",
    "/rules/dojo",
    "/learn/dojo",
    "/score/dojo",
    "/score/tatsu",
]
CALM = """
window.restless = [];
const watch = () => {
  for (const one of document.getAnimations()) {
    const { duration } = one.effect.getComputedTiming();
    if (duration > 100) window.restless.push(`${one.effect.target?.className}: ${duration} ms`);
  }
  requestAnimationFrame(watch);
};
addEventListener("DOMContentLoaded", watch);
"""


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("game", SHORT)
def test_a_table_looks_right(people: People, server: Server, game: str, look: str) -> None:
    person = people(server, LOOKS[look])
    if person.eyes.is_calm:
        person.context.add_init_script(CALM)
    person.play_now(game, **SHORT[game])
    player = Player(person, game, seed=7)
    for number in range(2):
        player.play(acts=4)
        player.wait()
        person.shot(str(number))
    if person.eyes.is_calm:
        assert person.page.evaluate("[...new Set(window.restless)]") == []


@pytest.mark.parametrize("look", LOOKS)
def test_the_pages_look_right(people: People, server: Server, look: str) -> None:
    person = people(server, LOOKS[look])
    for path in PAGES:
        person.visit(path)
        person.page.wait_for_selector("h1")
        person.check()
        person.shot(path)
