"""The score sheets there are, game by game."""

from __future__ import annotations

from randori.cli.sheets.sheet import ScoreSheet, plainly
from randori.engine.game import Game
from randori.games import GAMES
from randori.games.registry import thing_brought


def scored_games() -> list[str]:
    """The games of which a real table can be scored."""
    return [name for name, game in GAMES.items() if game.scored.__func__ is not Game.scored.__func__]  # type: ignore[attr-defined]


def sheet_of(game: str) -> ScoreSheet:
    own = thing_brought(game, "sheet", ScoreSheet)
    return own or ScoreSheet(plainly, f"{GAMES[game].title}: see its rules.")
