"""`python -m bench`: run all contestants, print the figures and the ratios."""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path

from rich.console import Console

from bench import limit, openspiel, openspiel_searching, ours, searching
from bench.measure import Contestant, race
from bench.report import Report, headline
from bench.scoring import scoring_times

ROUNDS, SECONDS = 30, 0.1
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.04


def main() -> int:
    options = parsed()
    console = Console(stderr=options.json)
    console.print(headline(), style="bold", highlight=False)
    with tempfile.TemporaryDirectory() as folder:
        try:
            with console.status("All play in turn: a minute and a half"):
                report = measured(Path(folder), quick=options.quick)
        except limit.DisagreementError as error:
            console.print(f"[bold red]The rules are not the same in C and in the core:[/] {error}")
            return 1
    if options.json:
        json.dump(report.as_json(), sys.stdout, indent=2)
        print()
    else:
        report.show(console)
    return 0


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--quick", action="store_true", help="a few seconds, only to see that all runs")
    return parser.parse_args()


def measured(folder: Path, *, quick: bool) -> Report:
    report = Report()
    contestants: list[Contestant] = ours.contestants()
    searchers: list[Contestant] = searching.contestants()
    if limit.Limit.can_be_built():
        hand_written = limit.Limit(folder)
        hand_written.build()
        report.agreement = hand_written.agreement()
        contestants.append(hand_written.contestant())
    else:
        report.missing.append(f"the limit in C; it needs {limit.TO_INSTALL}")
    if openspiel.is_installed():
        contestants += openspiel.contestants()
        searchers += openspiel_searching.contestants()
    else:
        report.missing.append(f"OpenSpiel; install it with: {openspiel.TO_INSTALL}")
    rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
    report.scoring = scoring_times(QUICK_ROUNDS, seconds)
    report.results = race(contestants, rounds, seconds)
    report.searches = race(searchers, rounds, seconds)
    return report


if __name__ == "__main__":
    sys.exit(main())
