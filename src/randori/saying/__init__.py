"""Moves as sentences: `randori.say`. Each game has its words in a file of its own, `say-GAME-WORD` for a move
that begins with that word; one that has none is told by its notation.

A sentence is made of a view and a move, and tells nothing that is in neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, cast

from randori.engine.clauses import LANGUAGES
from randori.engine.errors import MOVE_FORM, IllegalMove, OptionError, ViewError, listed, quote
from randori.engine.game import Game
from randori.engine.view import View
from randori.games import set_up
from randori.games.registry import class_brought
from randori.saying.sayer import Sayer
from randori.views import checked

if TYPE_CHECKING:
    from randori.words import Words


def say(view: Mapping[str, object], move: str, lang: str = "en") -> str:
    """A move as a sentence, as one who has this view would tell it: “You ask player 2 for a red card.”

    It is the move of the view's own player if he may move now, else of the one who may. ViewError: this is
    no view, or nobody could make the move in it; IllegalMove: the game has no such move; OptionError: there
    is no such language.
    """
    words = language(lang)
    given = cast(View, checked(view))
    game = game_of(given)
    check_move(game, move)
    try:
        sayer = sayer_of(game.name)(words, given)
        return sayer.drawn(move) if drawn_by_chance(game, move) else sayer.said(move)
    except (LookupError, TypeError, ValueError, AttributeError) as wrong:
        if isinstance(wrong, ViewError):
            raise
        raise ViewError(f"in this view of {game.title} nobody can make the move {quote(move)}") from wrong


def sayer_of(game: str) -> type[Sayer]:
    return class_brought(game, "saying", Sayer) or Sayer


def language(lang: str) -> Words:
    if lang not in LANGUAGES:
        raise OptionError(f"there is no language {quote(lang)}; the languages are {listed(list(LANGUAGES))}")
    return spoken(lang)


@cache
def spoken(lang: str) -> Words:
    """The words of a language, read once. Who says nothing does not wait for the library that reads them."""
    from randori.words import Words

    return Words(lang)


def game_of(view: View) -> Game:
    """The game a view is of, with its options."""
    if not isinstance(view["options"], Mapping):
        raise ViewError(f"the options of a view are an object, not {quote(view['options'])}")
    try:
        return set_up(view["game"], view["players"], view["options"])
    except OptionError as wrong:
        raise ViewError(f"this is no view of a game: {wrong}") from None


def check_move(game: Game, move: str) -> None:
    if not isinstance(move, str):
        raise IllegalMove(MOVE_FORM, f"a move is a string, not {quote(move)}")
    if not drawn_by_chance(game, move) and game.read_move(move) is None:
        raise IllegalMove(MOVE_FORM, f"{game.title} has no move {quote(move)}")


def drawn_by_chance(game: Game, move: str) -> bool:
    """Whether it says what chance drew. What it names must be there to be drawn in this game at all."""
    word = move.partition(":")[0]
    draws = [draw for draw in game.draws.values() if draw.word == word]
    for draw in draws:
        draw.lots(move)
    return bool(draws)
