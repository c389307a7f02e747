"""The front door: what `import randori` offers besides the classes themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, overload

from randori.engine import record as records
from randori.engine.errors import OptionError, listed, quote
from randori.engine.game import Game, GameFacts
from randori.engine.sheet import SheetError
from randori.engine.state import State
from randori.games import GAMES, set_up
from randori.views import DojoSheet


def games() -> dict[str, GameFacts]:
    """The games by name, with title, player counts and options, ready for JSON."""
    return {name: game.described() for name, game in GAMES.items()}


def new(name: str, /, players: int | None = None, **options: object) -> Game:
    """A game by name, for a number of players, with its options. OptionError says what is wrong with them."""
    return set_up(name, players, options)


def replay(record: object) -> State:
    """Play a record and return where it ends.

    OptionError or RecordError: it is none. IllegalMove: one of its moves breaks a rule; `index` says which.
    """
    return records.replayed(record, set_up)


def steps(record: object) -> Iterator[State]:
    """The states of a record, one after the other: the first before any move, then one after each.

    Every state is one of its own: keep it, play on with it. What is no record is refused at once, as by
    `replay`; a move that breaks a rule, or a result that is not the moves', when its turn comes.
    """
    return records.stepped(record, set_up)


@overload
def score(game: Literal["dojo"], data: object) -> DojoSheet: ...
@overload
def score(game: Literal["tatsu"], data: object) -> dict[str, int]: ...
@overload
def score(game: str, data: object) -> Mapping[str, object]: ...
def score(game: str, data: object) -> Mapping[str, object]:
    """The score of what lies on a real table: the command `randori score` as a function.

    SheetError says what is wrong with the description.
    """
    rules = GAMES.get(game) if isinstance(game, str) else None
    if rules is None:
        raise SheetError(f"there is no game {quote(game)}; the games are {listed(list(GAMES))}")
    try:
        return rules.scored(data).result
    except OptionError as wrong:
        raise SheetError(wrong.message) from None
