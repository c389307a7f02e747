"""`make simulate SEEDS=1000`: many worlds, or one again with its story."""

from __future__ import annotations

import argparse
import os
import sys
import time
from itertools import count

from tests.simulation.faults import KINDS
from tests.simulation.running import Summary, run_many
from tests.simulation.shrinking import Shrunk

LONGEST_STORY = 400
"""Lines of it that are shown."""


def main() -> int:
    asked = arguments()
    if os.environ.get("PYTHONHASHSEED") != "0":  # else a seed is another world in every process
        os.execve(sys.executable, [sys.executable, "-m", "tests.simulation", *sys.argv[1:]], HASHED)
    if asked.seed is not None:
        return tell_one(asked.seed, frozenset(asked.without), asked.actions)
    return run_all(asked)


HASHED = {**os.environ, "PYTHONHASHSEED": "0"}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make simulate")
    parser.add_argument("--seeds", type=int, help="how many worlds")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--seconds", type=float, help="as many as fit in this time")
    parser.add_argument("--processes", type=int, help="how many at once; as many as there are cores")
    parser.add_argument("--broken", type=int, default=1, help="how many broken worlds end it")
    parser.add_argument("--seed", type=int, help="this world, with its story")
    parser.add_argument("--actions", type=int, help="with --seed: how much each of the people does")
    parser.add_argument("--without", type=kinds, default=[], help="with --seed: faults to leave out")
    found = parser.parse_args()
    if found.seeds is None and found.seconds is None and found.seed is None:
        found.seeds = 1000
    return found


def kinds(text: str) -> list[str]:
    found = [kind.strip() for kind in text.split(",") if kind.strip()]
    for kind in found:
        if kind not in KINDS:
            raise argparse.ArgumentTypeError(f"there are no faults '{kind}'; there are {', '.join(KINDS)}")
    return found


def run_all(asked: argparse.Namespace) -> int:
    began = time.monotonic()
    wanted = count(asked.first) if asked.seeds is None else range(asked.first, asked.first + asked.seeds)
    is_terminal = sys.stderr.isatty()
    last = 0.0

    def tell(summary: Summary) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last < (0.5 if is_terminal else 30.0):
            return
        last = now
        share = "" if asked.seeds is None else f" of {asked.seeds:,}"
        text = f"{summary.worlds:,}{share} worlds, {summary.worlds / (now - began):.0f} a second"
        start, end = ("\r", "") if is_terminal else ("", "\n")
        print(f"{start}{text}", end=end, file=sys.stderr, flush=True)

    summary = run_many(
        wanted, seconds=asked.seconds, processes=asked.processes, most_broken=asked.broken, tell=tell
    )
    if is_terminal:
        print(file=sys.stderr)
    print(f"{summary}, in {time.monotonic() - began:.0f} s")
    print("faults:", ", ".join(f"{kind} {number:,}" for kind, number in summary.faults.most_common()))
    for seed, what in summary.broken:
        print(f"seed {seed}: {what}")
    if summary.broken:
        tell_one(min(seed for seed, _ in summary.broken), frozenset(), None)
    return 1 if summary.broken else 0


def tell_one(seed: int, without: frozenset[str], actions: int | None) -> int:
    shrunk = Shrunk(seed, without, actions)
    shrunk.search()
    result = shrunk.result
    story = result.story
    if len(story) > LONGEST_STORY:
        print(f"({len(story) - LONGEST_STORY} lines before)")
    print("\n".join(story[-LONGEST_STORY:]))
    if result.broken is None:
        print(f"seed {seed}: every promise was kept")
        return 0
    print(f"\n{result.broken}\nTo see it again: {shrunk.line}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
