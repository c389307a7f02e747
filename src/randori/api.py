"""The front door: `randori.new`, `randori.games`, `randori.replay`."""

from __future__ import annotations

from randori.engine import record as records
from randori.engine.game import Game
from randori.engine.state import State
from randori.games import GAMES, set_up


def games() -> dict[str, dict[str, object]]:
    """The games by name, with title, player counts and options, ready for JSON."""
    return {name: game.described() for name, game in GAMES.items()}


def new(name: str, /, players: int | None = None, **options: object) -> Game:
    """A game by name, for a number of players, with its options."""
    return set_up(name, players, options)


def replay(record: object) -> State:
    """Play a record and return where it ends."""
    return records.replayed(record, set_up)
