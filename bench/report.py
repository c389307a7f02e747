"""What was measured, for eyes and for programs."""

from __future__ import annotations

import platform
from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table

from bench.limit import Played
from bench.measure import Result
from bench.ratios import GOALS, RATIOS, is_goal_reached
from randori.version import BUILD, VERSION

VERDICTS = {True: "[green]reached", False: "[red]missed", None: "–"}


@dataclass
class Report:
    results: Mapping[str, Result] = field(default_factory=dict)
    searches: Mapping[str, Result] = field(default_factory=dict)
    agreement: Played | None = None
    missing: list[str] = field(default_factory=list)
    scoring: Mapping[str, tuple[float, float]] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        return {
            "randori": VERSION,
            "build": BUILD,
            "python": platform.python_version(),
            "machine": platform.machine(),
            "decisions_per_second": {
                key: {"name": result.name, "median": result.median, "spread": list(result.spread)}
                for key, result in self.results.items()
            },
            "simulations_per_second": {
                key: {
                    "name": result.name,
                    "median": result.median,
                    "spread": list(result.spread),
                    "goal": GOALS.get(key),
                    "reached": is_goal_reached(result),
                }
                for key, result in self.searches.items()
            },
            "ratios": [
                {
                    "name": ratio.name,
                    "of": [ratio.above, ratio.below],
                    "value": ratio.value(self.all_results()),
                    "goal": ratio.goal,
                    "reached": ratio.is_reached(self.all_results()),
                }
                for ratio in RATIOS
            ],
            "dojo_scoring_seconds": {
                name: {"median": median, "longest": longest}
                for name, (median, longest) in self.scoring.items()
            },
            "c_agrees": None if self.agreement is None else vars(self.agreement),
            "missing": self.missing,
        }

    def all_results(self) -> dict[str, Result]:
        return {**self.results, **self.searches}

    def show(self, console: Console) -> None:
        console.print(self.rates())
        console.print(self.search_rates())
        console.print(self.ratios())
        console.print(self.scoring_times())
        if self.agreement is not None:
            console.print(
                f"C and core played the same games: {self.agreement.decisions:,} decisions, "
                f"digest of the scores {self.agreement.digest:08x}.",
                highlight=False,
            )
        for line in self.missing:
            console.print(f"[yellow]Not measured:[/] {line}", highlight=False)

    def rates(self) -> Table:
        table = Table("contestant", title="Decisions per second, one core", title_justify="left")
        table.add_column("median", justify="right")
        table.add_column("half of the slices", justify="right")
        for result in self.results.values():
            low, high = result.spread
            table.add_row(result.name, millions(result.median), f"{millions(low)} – {millions(high)}")
        return table

    def search_rates(self) -> Table:
        title = "Simulations per second of a search in mid-game, one core"
        table = Table("contestant", title=title, title_justify="left")
        for column in ("median", "half of the slices", "goal"):
            table.add_column(column, justify="right")
        table.add_column("")
        for key, result in self.searches.items():
            low, high = result.spread
            table.add_row(
                result.name,
                rounded(result.median),
                f"{rounded(low)} – {rounded(high)}",
                f"≥ {GOALS[key]:,.0f}" if key in GOALS else "",
                VERDICTS[is_goal_reached(result)] if key in GOALS else "",
            )
        return table

    def ratios(self) -> Table:
        table = Table("ratio of the medians", title="Ratios", title_justify="left")
        table.add_column("value", justify="right")
        table.add_column("goal", justify="right")
        table.add_column("")
        results = self.all_results()
        for ratio in RATIOS:
            value = ratio.value(results)
            table.add_row(
                ratio.name,
                "–" if value is None else f"{value:.2f}",
                "" if ratio.goal is None else f"≥ {ratio.goal:g}",
                "" if ratio.goal is None else VERDICTS[ratio.is_reached(results)],
            )
        return table

    def scoring_times(self) -> Table:
        table = Table("a dojo with", title="Exact best score of a dojo, microseconds", title_justify="left")
        table.add_column("median", justify="right")
        table.add_column("longest", justify="right")
        for name, (median, longest) in self.scoring.items():
            table.add_row(name, f"{median * 1e6:.1f}", f"{longest * 1e6:.1f}")
        return table


def headline() -> str:
    return (
        f"randori {VERSION}, {BUILD} build · {platform.python_implementation()} "
        f"{platform.python_version()} · {platform.system()} {platform.machine()}"
    )


def millions(rate: float) -> str:
    return f"{rate / 1e6:.2f} M" if rate >= 1e5 else f"{rate / 1e6:.4f} M"


def rounded(rate: float) -> str:
    return f"{round(rate, -2):,.0f}"
