"""The games, each in a room of its own; registry.py finds them, and those of others."""

from __future__ import annotations

from collections.abc import Mapping

from randori.engine.errors import OptionError, listed, quote
from randori.engine.game import Game
from randori.games.registry import GAMES as GAMES


def set_up(name: object, players: object, options: Mapping[str, object]) -> Game:
    """A game by name, for a number of players, with options that come from outside and may bear any name."""
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise OptionError(f"there is no game {quote(name)}; the games are {listed(list(GAMES))}")
    return game(players, options)
