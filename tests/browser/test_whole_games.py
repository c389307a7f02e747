"""A whole game of each, in each language, by clicks: from the landing page to the result."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.browser.conftest import People
from tests.browser.games import SHORT
from tests.browser.person import PHONE, WIDE
from tests.browser.players import Player, put_away
from tests.browser.results import has_the_servers_result, is_seen_again_as_it_was, were_told_no_secret
from tests.server.serving import Server


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", SHORT)
def test_a_game_is_played_by_clicks_from_the_landing_page_to_the_result(
    people: People, server: Server, game: str, language: str
) -> None:
    eyes = PHONE if (game == "memo") == (language == "en") else WIDE
    person = people(server, replace(eyes, language=language))
    person.play_now(game, **SHORT[game])
    player = Player(person, game)
    player.play(acts=8)
    person.shot("mid-game")
    player.play()
    put_away(person, game)
    has_the_servers_result(person)
    were_told_no_secret(person)
    is_seen_again_as_it_was(person)
