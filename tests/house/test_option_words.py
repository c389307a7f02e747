"""Every game and option has its words in every language: in the terminal, on the pages, in the rules."""

from __future__ import annotations

import re

import pytest

from randori.engine.clauses import LANGUAGES, page
from randori.engine.options import ChoiceOption, Option
from randori.games.registry import GAMES, OURS
from tests.house.test_words import SOURCES, messages

FILES = ["{}.ftl", "say-{}.ftl", "web-{}.ftl", "web-{}-lesson.ftl", "web-start-{}.ftl"]
"""At the table, a move as a sentence, in the browser, the first lesson, before the game is chosen."""
OFFERED = [(game, option) for game in OURS for option in GAMES[game].options_offered]


def is_asked_for(option: Option[object]) -> bool:
    """A list, such as a deck of one's own, is for programs: no page asks for it."""
    return not option.type.startswith("list")


def wanted(option: Option[object]) -> set[str]:
    stem = f"web-option-{option.name.replace('_', '-')}"
    choices = option.choices if isinstance(option, ChoiceOption) else ()
    return {stem, f"{stem}-why", *(f"{stem}-{choice}" for choice in choices)}


def test_languages_and_options_were_found() -> None:
    assert len(LANGUAGES) >= 2
    assert len(OFFERED) > 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OURS)
def test_a_game_has_its_words_in_every_language(game: str, language: str) -> None:
    folder = SOURCES / "locales" / language
    assert [name for name in FILES if not (folder / name.format(game)).is_file()] == []
    assert {f"web-{game}", f"web-{game}-players", f"web-{game}-pitch"} <= set(messages(language))
    assert page(game, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "option"), OFFERED, ids=[f"{game}-{option.name}" for game, option in OFFERED]
)
def test_an_option_has_its_words_in_every_language(game: str, option: Option[object], language: str) -> None:
    if is_asked_for(option):
        assert wanted(option) - set(messages(language)) == set()
    assert re.search(rf"`{option.name}[`:]", page(game, language)), "the rules do not speak of it"


@pytest.mark.parametrize(
    ("game", "option"), OFFERED, ids=[f"{game}-{option.name}" for game, option in OFFERED]
)
def test_an_option_says_in_one_line_what_it_is(game: str, option: Option[object]) -> None:
    assert option.help
    assert "\n" not in option.help


def test_no_message_speaks_of_an_option_that_is_gone() -> None:
    known = {name for _, option in OFFERED for name in wanted(option)}
    said = {name for name in messages("en") if name.startswith("web-option-")}
    assert said - known == set()
