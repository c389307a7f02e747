"""A hint: what a master would play who has seen what the person has, and forgets nothing."""

from __future__ import annotations

from rich.table import Column
from rich.table import Table as Grid
from rich.text import Text

from randori.bots.explanation import Explanation
from randori.cli.tables.table import Table
from randori.engine.view import View

ADVISER = "master"
MOST_MOVES = 3


def drawn(table: Table, view: View, thought: Explanation) -> Grid:
    """The best moves: number, words, and the chance in percent. What was never tried is no advice."""
    grid = Grid.grid(Column(), Column(), Column(justify="right"), padding=(0, 2))
    tried = [(one.move, one.value) for one in thought.considered if one.weight and one.value is not None]
    for move, chance in tried[:MOST_MOVES]:
        number = view["moves"].index(move) + 1
        grid.add_row(f"{number:4}", Text(table.choice(view, move)), f"{100 * chance:.0f} %")
    return grid
