"""What a game brings for people to read: its words and its rules, by language. The pages were built with
ours; those of a plug-in they fetch here."""

from __future__ import annotations

from functools import cache
from typing import Annotated, cast

from litestar import MediaType, get
from litestar.params import PathParameter

from randori.bots import BOTS, LEVELS
from randori.engine.clauses import OURS, languages_of
from randori.engine.errors import listed, quote
from randori.engine.game import Game
from randori.games import GAMES
from randori.server.http.refusals import refusals
from randori.server.http.shapes import GameFacts
from randori.table import errors
from randori.table.errors import TableError
from randori.words import text_of

GameName = Annotated[str, PathParameter(pattern=r"^[a-z][a-z0-9_]{0,19}$", description="the game's name")]
Language = Annotated[str, PathParameter(pattern=r"^[A-Za-z-]{2,20}$", description="such as en")]


@cache
def described(name: str) -> GameFacts:
    """A game's facts, the levels of bots that play it, and, if it is a plug-in, the languages of its words
    and rules."""
    game = GAMES[name]
    levels = [level for level in LEVELS if not BOTS[level].games or name in BOTS[level].games]
    facts = {**game.described(), "levels": levels}
    if game.package() != OURS:
        facts |= {"words": word_languages(game), "rules": game.rules_languages()}
    return cast(GameFacts, facts)


def word_languages(game: type[Game]) -> list[str]:
    return [] if game.package() == OURS else languages_of(game.package(), "locales", "*.ftl")


def check_there(name: str, language: str, what: str, languages: list[str]) -> None:
    if language not in languages:
        there = listed(languages) or "none"
        raise TableError(errors.UNKNOWN, f"{name} has no {what} in {quote(language)}; there are {there}")


def known(name: str) -> type[Game]:
    if name not in GAMES:
        raise TableError(
            errors.UNKNOWN, f"there is no game {quote(name)}; the games are {listed(list(GAMES))}"
        )
    return GAMES[name]


@get(
    "/api/games/{game:str}/words/{language:str}",
    media_type=MediaType.TEXT,
    summary="The words of a game that is a plug-in, as Fluent text",
    tags=["facts"],
    responses=refusals(400, 404),
    sync_to_thread=False,
)
def words(game: GameName, language: Language) -> str:
    rules = known(game)
    check_there(game, language, "words", word_languages(rules))
    return text_of(rules.package(), language)


@get(
    "/api/games/{game:str}/rules/{language:str}",
    media_type="text/markdown; charset=utf-8",
    summary="The rules of a game, as Markdown",
    tags=["facts"],
    responses=refusals(400, 404),
    sync_to_thread=False,
)
def rules(game: GameName, language: Language) -> str:
    found = known(game)
    check_there(game, language, "rules", found.rules_languages())
    return found.rules_page(language)
