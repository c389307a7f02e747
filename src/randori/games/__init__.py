"""The games, each in a room of its own, and the list of them."""

from __future__ import annotations

from collections.abc import Mapping

from randori.engine.errors import OptionError, listed, quote
from randori.engine.game import Game
from randori.games.dojo.game import Dojo
from randori.games.memo.game import Memo
from randori.games.tatsu.game import Tatsu

GAMES: dict[str, type[Game]] = {game.name: game for game in (Dojo, Memo, Tatsu)}


def set_up(name: object, players: object, options: Mapping[str, object]) -> Game:
    """A game by name, for a number of players, with options that come from outside and may bear any name."""
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        raise OptionError(f"there is no game {quote(name)}; the games are {listed(list(GAMES))}")
    return game(players, options)
