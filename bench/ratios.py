"""What the figures are for: ratios between contestants, and the goals set for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bench.measure import Result


@dataclass(frozen=True)
class Ratio:
    name: str
    above: str
    below: str
    goal: float | None = None

    def value(self, results: Mapping[str, Result]) -> float | None:
        """The ratio of the medians; None when one of the two did not run."""
        if self.above not in results or self.below not in results:
            return None
        return results[self.above].median / results[self.below].median

    def is_reached(self, results: Mapping[str, Result]) -> bool | None:
        """None when there is no goal, or nothing to compare."""
        value = self.value(results)
        return None if value is None or self.goal is None else value >= self.goal


RATIOS = (
    Ratio("core ÷ OpenSpiel C++, hearts", "core-4", "hearts-core", goal=3),
    Ratio("core ÷ OpenSpiel C++, euchre", "core-4", "euchre-core"),
    Ratio("core ÷ C, the limit", "core-4", "limit", goal=0.4),
    Ratio("Dojo's core, scoring included ÷ OpenSpiel C++, hearts", "dojo-4", "hearts-core", goal=2),
    Ratio(
        "from Python ÷ hearts from Python, both as documented",
        "position-documented",
        "hearts-documented",
        goal=10,
    ),
    Ratio("from Python ÷ euchre from Python, both as documented", "position-documented", "euchre-documented"),
    Ratio("from Python ÷ hearts from Python, both with the fewest calls", "position", "hearts-python"),
    Ratio("from Python ÷ euchre from Python, both with the fewest calls", "position", "euchre-python"),
    Ratio("State, checked and recorded ÷ OpenSpiel from Python, hearts", "state", "hearts-python"),
    Ratio("search on Tatsu ÷ OpenSpiel's C++ ISMCTSBot, euchre", "ismcts-tatsu", "euchre-ismcts", goal=1.5),
    Ratio("search on Tatsu ÷ OpenSpiel's C++ ISMCTSBot, oh hell", "ismcts-tatsu", "oh_hell-ismcts"),
)

GOALS = {"ismcts-tatsu": 100_000.0}
"""What a contestant should do per second, whatever the others do."""


def is_goal_reached(result: Result) -> bool | None:
    """None when there is no goal."""
    return result.median >= GOALS[result.key] if result.key in GOALS else None
