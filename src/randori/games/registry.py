"""The games there are: found through the entry points of the group `randori.games`, ours like anybody's.

They are looked for when somebody asks for the first time, not when this module is imported: a plug-in
imports Randori, and may be the first to do so. One that is broken is left out with a sentence.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import EntryPoint
from typing import TypeVar

from randori.engine.errors import OptionError, listed, quote
from randori.engine.game import Game
from randori.engine.options import Option
from randori.engine.plugging import complain, installed, loaded, owner, reason
from randori.engine.position import NO_DRAW, Position

GROUP = "randori.games"
OURS = {
    "dojo": "randori.games.dojo.game:Dojo",
    "memo": "randori.games.memo.game:Memo",
    "tatsu": "randori.games.tatsu.game:Tatsu",
}
"""What pyproject.toml registers: known without it too, in a source tree that was never installed."""
NAME = re.compile(r"[a-z][a-z0-9_]{0,19}")
MOST_PLAYERS = 16

Part = TypeVar("Part")


class Registry(Mapping[str, type[Game]]):
    """The games by name: ours, then the others, each in the order of the alphabet."""

    def __init__(self) -> None:
        self._found: dict[str, type[Game]] | None = None

    @property
    def games(self) -> dict[str, type[Game]]:
        if self._found is None:
            self._found = {}  # whoever is loaded now and asks, sees those loaded before
            self._found.update(ours())
            self._found.update(others())
        return self._found

    def __getitem__(self, name: str) -> type[Game]:
        return self.games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.games)

    def __len__(self) -> int:
        return len(self.games)


def ours() -> Iterator[tuple[str, type[Game]]]:
    for name, value in OURS.items():
        module, _, attribute = value.partition(":")
        found = loaded(module, attribute, f"the game {quote(name)}")
        assert isinstance(found, type)
        assert issubclass(found, Game)
        yield name, found


def others() -> Iterator[tuple[str, type[Game]]]:
    """Those that can be played; of the rest it is said why not."""
    for name, entries in sorted(installed(GROUP).items()):
        strangers = {entry.value: entry for entry in entries if entry.value != OURS.get(name)}
        if not strangers:
            continue
        owners = listed([owner(entry) for entry in strangers.values()])
        if name in OURS:
            complain(f"the game {quote(name)} of {owners} is left out: Randori has one of that name")
        elif len(strangers) > 1:
            complain(f"the game {quote(name)} is left out: it is brought by {owners}")
        else:
            try:
                yield name, checked(next(iter(strangers.values())))
            except OptionError as wrong:
                complain(wrong.message)


def checked(entry: EntryPoint) -> type[Game]:
    """The game of an entry, if it can be played; OptionError says what it lacks."""
    which = f"the game {quote(entry.name)} of {owner(entry)}"
    module, _, attribute = entry.value.partition(":")
    found = loaded(module, attribute, which)
    if not isinstance(found, type) or not issubclass(found, Game):
        raise OptionError(f"{which} is left out: it is no class derived from randori.Game")
    if inspect.isabstract(found):
        lacking = sorted(found.__abstractmethods__)
        methods = "method" if len(lacking) == 1 else "methods"
        raise OptionError(f"{which} is left out: it lacks the {methods} {listed(lacking)}")
    if lack := lacking_fact(entry.name, found) or lacking_start(found) or lacking_clauses(found):
        raise OptionError(f"{which} is left out: {lack}")
    return found


def lacking_fact(name: str, game: type[Game]) -> str | None:
    """What is wrong with what the class says of itself."""
    if not NAME.fullmatch(name):
        return "a game's name has up to 20 small letters, digits and _, and begins with a letter"
    if getattr(game, "name", None) != name:
        return f"its class has the name {quote(getattr(game, 'name', None))}, and its entry {quote(name)}"
    if not isinstance(getattr(game, "title", None), str):
        return "it has no title"
    counts = getattr(game, "player_counts", ())
    if not counts or not all(isinstance(count, int) and 0 < count <= MOST_PLAYERS for count in counts):
        return f"its player_counts are not numbers from 1 to {MOST_PLAYERS}"
    if not all(isinstance(option, Option) for option in game.options_offered):
        return "its options_offered are not all of a class derived from Option"
    return None


def lacking_start(game: type[Game]) -> str | None:
    """Whether a game can be begun: set it up once, and look."""
    try:
        made = game(min(game.player_counts), {})
        position = made.position()
        if not isinstance(position, Position):
            return f"its position is {quote(position)}, and not of a class derived from randori.Position"
        draw = position.awaits()
        if draw != NO_DRAW and draw not in made.draws:
            return f"it awaits a draw {draw} that is not in its draws"
        if not hasattr(made, "notation"):
            return "it has no notation"
    except Exception as wrong:
        return f"it cannot be set up: {reason(wrong)}"
    return None


def lacking_clauses(game: type[Game]) -> str | None:
    """A rules page has clauses, or nobody can be told which rule a move breaks."""
    try:
        for language in game.rules_languages():
            if not game.clauses(language):
                return f"its rules page ({language}) has no clauses, such as ### {game.name.upper()}-AIM · …"
    except Exception as wrong:
        return f"its rules cannot be read: {reason(wrong)}"
    return None


GAMES = Registry()


@cache
def brought(game: str, what: str) -> object | None:
    """A part that a game brings to another room, such as its table in the terminal. None: it brings none, or
    one that is broken, which is said; whoever asks has a default."""
    value = GAMES[game].brings.get(what)
    if value is None:
        return None
    module, _, attribute = value.partition(":")
    try:
        return loaded(module, attribute, f"what the game {quote(game)} brings as {quote(what)}")
    except OptionError as wrong:
        complain(wrong.message)
        return None


def class_brought(game: str, what: str, base: type[Part]) -> type[Part] | None:
    """A part that must be a class derived from this one."""
    found = brought(game, what)
    if isinstance(found, type) and issubclass(found, base):
        return found
    if found is not None:
        complain(
            f"what the game {quote(game)} brings as {quote(what)} is no class derived from {base.__name__}"
        )
    return None


def thing_brought(game: str, what: str, kind: type[Part]) -> Part | None:
    """A part that must be of this kind."""
    found = brought(game, what)
    if isinstance(found, kind):
        return found
    if found is not None:
        complain(f"what the game {quote(game)} brings as {quote(what)} is no {kind.__name__}")
    return None
