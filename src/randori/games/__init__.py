"""The games, each in a room of its own, and the list of them."""

from randori.engine.game import Game
from randori.games.dojo.game import Dojo
from randori.games.memo.game import Memo
from randori.games.tatsu.game import Tatsu

GAMES: dict[str, type[Game]] = {game.name: game for game in (Dojo, Memo, Tatsu)}
