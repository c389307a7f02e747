"""Who wins together: the sides of a game, each a set of seats."""

from __future__ import annotations

from randori.engine.game import Game

Side = tuple[int, ...]


def sides(game: Game) -> list[Side]:
    """Partners are one side; otherwise everyone is a side of his own."""
    return game.sides()
