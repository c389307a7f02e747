"""`python -m bench.server`: our server and boardgame.io's under the same load, ours twice, and the ratios."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

from rich.console import Console

from bench.server import machine, trials
from bench.server.boardgame_io import BoardgameIo
from bench.server.calls import CallError
from bench.server.contestant import Contestant
from bench.server.meter import Played
from bench.server.ours import Ours
from bench.server.report import WIDTH, show
from bench.server.results import OURS, PEER, Leg, Legs, Results
from bench.server.running import ServerError
from bench.server.trials import Held

BUILD = Path(__file__).parents[2] / "build"
FILES_BESIDE_SOCKETS = 200

Figures = TypeVar("Figures", Played, Held)


def main() -> int:
    options = parsed()
    console = Console() if sys.stdout.isatty() else Console(width=WIDTH)
    results = Results()
    order = line_up(options.only, results)
    if len(os.sched_getaffinity(0)) < 2:
        results.missing.append("a client on a processor of its own: there is only one")
    sockets = min(options.idle, machine.allow_many_files() - FILES_BESIDE_SOCKETS)
    try:
        measure(options, order, sockets, results, console)
    except (ServerError, CallError, TimeoutError) as error:
        console.print(f"[bold red]The run was broken off:[/] {error or 'nobody answered'}", highlight=False)
        return 1
    finally:
        show(results, console)
        write(results)
    return 0


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5, help="how long each trial lasts, warm-up aside")
    parser.add_argument("--sockets", type=numbers, default=[50, 500, 2000], help="of the saturated trials")
    parser.add_argument("--rate", type=float, default=1000, help="moves/s of the steady trial; 0: none")
    parser.add_argument("--steady", type=int, default=500, help="sockets of the steady trial")
    parser.add_argument("--idle", type=int, default=10_000, help="sockets of the idle trial; 0: none")
    parser.add_argument("--only", choices=[OURS, PEER], help="leave the other out")
    return parser.parse_args()


def numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",") if number]


def line_up(only: str | None, results: Results) -> list[Contestant]:
    """Ours, the peer, ours again; those that are here and wanted."""
    ours, peer = Ours(), BoardgameIo(BUILD / "peer")
    wanted: list[Contestant] = [ours, peer] if only is None else [ours] if only == OURS else [peer]
    for one in wanted:
        if reason := one.why_missing():
            results.missing.append(reason)
    present = [one for one in wanted if not one.why_missing()]
    return [ours, peer, ours] if len(present) == 2 else present


def measure(
    options: argparse.Namespace,
    order: list[Contestant],
    idle_sockets: int,
    results: Results,
    console: Console,
) -> None:
    def run(legs: Legs[Figures], title: str, trial: Callable[[Contestant], Figures]) -> None:
        for contestant in order:
            with console.status(f"{contestant.name}: {title}"):
                legs.append(Leg(contestant.key, contestant.name, trial(contestant)))

    seconds = options.seconds
    for sockets in options.sockets:
        legs = results.saturated.setdefault(sockets, [])
        run(legs, f"{sockets:,} sockets", partial(trials.saturated, sockets=sockets, seconds=seconds))
    if options.rate:
        trial = partial(trials.steady, sockets=options.steady, rate=options.rate, seconds=seconds)
        run(results.steady, f"{options.rate:,g} moves a second", trial)
    if options.idle:
        title = f"{idle_sockets:,} idle sockets"
        run(results.idle, title, partial(trials.idle, sockets=idle_sockets, seconds=seconds))


def write(results: Results) -> None:
    BUILD.mkdir(exist_ok=True)
    (BUILD / "bench-server.json").write_text(json.dumps(results.as_json(), indent=2) + "\n")


if __name__ == "__main__":
    sys.exit(main())
