"""Randori: three card games with one theme, to play and to study."""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

from randori import api
from randori.api import new, replay, score, steps
from randori.engine.errors import IllegalMove, OptionError, RandoriError, RecordError, ViewError
from randori.engine.game import Game, GameFacts
from randori.engine.position import CHANCE, Position
from randori.engine.rng import Rng
from randori.engine.sheet import SheetError
from randori.engine.state import State
from randori.engine.view import View
from randori.saying import say
from randori.version import VERSION

if TYPE_CHECKING:
    from randori.api import games
else:
    # `randori.games()` is the contract, and `randori.games` is also the package the games live in. A function
    # of that name would hide it: `import randori.games.dojo.view as view` would fail, for Python looks for
    # `dojo` on whatever `randori.games` is. So the package itself answers when it is called. Type checkers
    # know no modules that can be called; for them it is the function, and they find the package all the same
    # when something is imported from it.
    import randori.games as games

    class CallableGames(ModuleType):
        """The package of the games, which lists them when it is called."""

        def __call__(self) -> dict[str, GameFacts]:
            """The games by name, with title, player counts and options, ready for JSON."""
            return api.games()

    sys.modules["randori.games"].__class__ = CallableGames

__version__ = VERSION

__all__ = [
    "CHANCE",
    "Game",
    "GameFacts",
    "IllegalMove",
    "OptionError",
    "Position",
    "RandoriError",
    "RecordError",
    "Rng",
    "SheetError",
    "State",
    "View",
    "ViewError",
    "games",
    "new",
    "replay",
    "say",
    "score",
    "steps",
]
