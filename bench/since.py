"""`python -m bench.since COMMIT`: how fast this tree is beside an earlier commit, in one run.

Both are built, each in an environment of its own, and measured in turn by their own benchmark, many short
times over: what slows the machine down for a while slows both. A figure is the median of the pairs' ratios,
this tree's rate over the earlier one's; half of the pairs lie between the two in brackets.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
SERVER = ("--only", "ours", "--sockets", "50,500", "--rate", "0", "--idle", "0", "--seconds", "4")
OTHERS = ("hearts", "euchre", "oh_hell", "limit")
"""Contestants that are not ours begin like this."""

Rates = dict[str, float]


def built(commit: str) -> Path:
    """The earlier tree, installed: kept for the next time."""
    tree = ROOT / "build" / "since" / commit
    if not tree.is_dir():
        subprocess.run(["git", "worktree", "add", "--detach", str(tree), commit], cwd=ROOT, check=True)
    subprocess.run(["make", ".venv/.installed", ".venv/.load"], cwd=tree, check=True, stdout=sys.stderr)
    return tree


def ran(tree: Path, *arguments: str) -> str:
    python = str(tree / ".venv/bin/python")
    return subprocess.run(
        [python, "-m", *arguments], cwd=tree, check=True, capture_output=True, text=True
    ).stdout


def engine_rates(tree: Path) -> Rates:
    """Decisions and simulations a second."""
    told = json.loads(ran(tree, "bench", "--quick", "--json"))
    found = told["decisions_per_second"] | told["simulations_per_second"]
    return {key: one["median"] for key, one in found.items() if not key.startswith(OTHERS)}


def server_rates(tree: Path) -> Rates:
    """Moves a second, and a second of the server's processor."""
    ran(tree, "bench.server", *SERVER)
    told = json.loads((tree / "build" / "bench-server.json").read_text())
    rates: Rates = {}
    for sockets, (leg,) in told["saturated"].items():
        rates[f"{sockets} sockets"] = leg["rate"]
        rates[f"{sockets} sockets, a busy second"] = leg["moves_a_busy_second"]
    return rates


def compared(before: Path, now: Path, rates: Callable[[Path], Rates], pairs: int) -> dict[str, list[float]]:
    """The ratios of each figure, pair by pair; who goes first changes from pair to pair."""
    ratios: dict[str, list[float]] = {}
    for pair in range(pairs):
        order = [before, now] if pair % 2 else [now, before]
        found = {tree: rates(tree) for tree in order}
        for key in found[now].keys() & found[before].keys():
            ratios.setdefault(key, []).append(found[now][key] / found[before][key])
        print(f"{pair + 1} of {pairs} pairs", file=sys.stderr)
    return ratios


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.since", description=__doc__)
    parser.add_argument("commit", help="the earlier commit")
    parser.add_argument("--pairs", type=int, default=12, help="how often both are measured (default 12)")
    parser.add_argument("--server", action="store_true", help="the server under load instead of the engine")
    options = parser.parse_args()
    if options.pairs < 2:
        parser.error(f"--pairs must be at least 2, not {options.pairs}")
    rates = server_rates if options.server else engine_rates
    for key, ratios in sorted(compared(built(options.commit), ROOT, rates, options.pairs).items()):
        low, middle, high = statistics.quantiles(ratios, n=4, method="inclusive")
        print(f"{key:28} {middle:.3f}  ({low:.3f} – {high:.3f})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
