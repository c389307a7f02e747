"""How each game looks and sounds in the terminal."""

from __future__ import annotations

from randori.cli.tables.generic import GenericTable
from randori.cli.tables.table import Table
from randori.games.registry import class_brought


def table_of(game: str) -> type[Table]:
    """The game's own table, or the one for any game."""
    return class_brought(game, "terminal", Table) or GenericTable  # type: ignore[type-abstract]
