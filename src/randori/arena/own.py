"""What a game may add to the report on many of its games. One that adds nothing has these, which are empty.

All it tells is made of what it counts in each finished game, and comes as HTML.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from randori.engine.game import Game
from randori.engine.state import State
from randori.games.registry import class_brought

if TYPE_CHECKING:
    from randori.arena.figures import Tally


class OwnFigures:
    """Of one game; a game brings its own as `report`."""

    def counted(self, state: State) -> Counter[str]:
        """How often each thing happened in a finished game."""
        return Counter()

    def rounds(self, state: State, counts: Counter[str]) -> int | None:
        """How many rounds a finished game had; None where a game has no rounds."""
        return None

    def notes(self, bots: Sequence[str]) -> list[str]:
        """How to read its figures, a paragraph each."""
        return []

    def compared(self, names: Sequence[str], tallies: Sequence[Tally]) -> list[str]:
        """Figures of several numbers of players side by side."""
        return []

    def lengths(self, tally: Tally) -> list[tuple[str, list[float], float]]:
        """Other measures of length than rounds and decisions: a unit, the values, the smallest step."""
        return []

    def facts(self, tally: Tally) -> str:
        """Single numbers, under those of every game."""
        return ""

    def figures(self, tally: Tally) -> str:
        """More figures of one number of players."""
        return ""

    def assumptions(self) -> str:
        """What was assumed, at the end of the page."""
        return ""


def own_figures(game: Game) -> OwnFigures:
    kind = class_brought(game.name, "report", OwnFigures) or OwnFigures
    return kind()
