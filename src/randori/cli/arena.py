"""`randori arena`: bots against each other on the same deals, in every seat."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from contextlib import closing, nullcontext
from dataclasses import replace
from pathlib import Path
from typing import Any

import click
from rich import box
from rich.table import Table

from randori.arena.arena_report import ranked, times_text
from randori.arena.interrupts import held_back
from randori.arena.plan import Plan, whole_deals
from randori.arena.played import Played, outcome
from randori.arena.pools import GamePool, LocalPool
from randori.arena.ray_pool import RayPool
from randori.arena.standings import Standing, Standings
from randori.arena.summary import Estimate
from randori.bots.budget import Budget
from randori.cli import arguments
from randori.cli.console import Console
from randori.cli.folder import REPORT, RESULTS, Folder
from randori.cli.numbers import plus_minus
from randori.cli.progress import INTERRUPTED, tell_interrupted, ticking
from randori.games import set_up


@click.command()
@arguments.game_name
@arguments.players
@click.option(
    "-b",
    "--bots",
    required=True,
    metavar="A,B,…",
    help="Who plays; fewer names than players take turns. Your own: module:Class.",
)
@arguments.games
@arguments.budget
@arguments.seed
@arguments.options
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Keep everything in DIR: records, results, a page with plots. The same command resumes there.",
)
@click.option(
    "--workers", type=click.IntRange(min=1), metavar="N", help="Games at the same time; as a rule, all cores."
)
@click.option(
    "--ray",
    metavar="ADDRESS",
    help="Play on a Ray cluster: its HOST:PORT, auto, or local to start one here.",
)
@arguments.as_json
def arena(
    game: str,
    players: int | None,
    bots: str,
    games: int,
    budget: Budget,
    seed: int | None,
    options: tuple[str, ...],
    out: Path | None,
    workers: int | None,
    ray: str | None,
    as_json: bool,
) -> None:
    """Let bots compete, on the same deals.

    Every deal is played with every bot in every seat. Tells each bot's share of the wins with 95 %
    confidence intervals, scores, ratings and times.
    """
    rules = set_up(game, players, arguments.parsed_options(options))
    names = tuple(arguments.parsed_bots(bots))
    drawn = arguments.new_seed() if seed is None else seed
    plan = with_games(Plan(game, rules.players, rules.options, names, budget, drawn, deals=1), games)
    with nullcontext() if out is None else closing(Folder(out)) as folder:
        if folder is not None:
            plan = folder.settled(plan, has_seed=seed is not None)
        contest = Contest(plan, folder)
        contest.run(workers, ray)
        contest.tell(as_json=as_json)
    if not contest.is_whole:
        sys.exit(INTERRUPTED)


class Contest:
    """The games of a plan: those that are there, and those to come."""

    def __init__(self, plan: Plan, folder: Folder | None) -> None:
        self.plan = plan
        self.folder = folder
        self.title = plan.set_up().title
        self.games: dict[int, Played] = {}
        self.credits: Counter[str] = Counter()
        if folder is not None:
            with ticking("records", plan.games, has_bar=True) as ticker:
                for game in folder.played(plan):
                    self.count(game)
                    ticker.advance()

    @property
    def is_whole(self) -> bool:
        return len(self.games) == self.plan.games

    def run(self, workers: int | None, ray: str | None) -> None:
        """Play what is missing. Interrupted, what was played counts."""
        missing = [number for number in range(self.plan.games) if number not in self.games]
        try:
            if missing:
                with held_back(), closing(pool_for(len(missing), workers, ray)) as pool:
                    self.play(pool, missing)
        except KeyboardInterrupt:
            tell_interrupted(len(self.games))

    def play(self, pool: GamePool[Any], missing: list[int]) -> None:
        done = len(self.games)
        with ticking(self.title, self.plan.games, done, has_bar=True, has_lines=True) as ticker:
            for number, record in pool.played(self.plan, missing):
                if self.folder is not None:
                    self.folder.keep(self.plan, number, record)
                self.count(outcome(number, record))
                ticker.advance(self.interim())

    def count(self, game: Played) -> None:
        self.games[game.number] = game
        self.credits.update({bot: game.credit(bot) for bot in self.plan.names})

    def interim(self) -> str:
        """The shares of the wins so far."""
        return ", ".join(f"{bot} {self.credits[bot] / len(self.games):.0%}" for bot in self.plan.names)

    def tell(self, *, as_json: bool) -> None:
        """Where nothing was played there is nothing to tell."""
        if not self.games:
            return
        standings = Standings(self.plan, self.games.values())
        if self.folder is not None:
            self.folder.write_results(standings)
        if as_json:
            click.echo(json.dumps(standings.to_json()))
        else:
            print_standings(standings, self.title, self.folder)


def pool_for(games: int, workers: int | None, ray: str | None) -> GamePool[Any]:
    if ray is not None:
        return RayPool(ray, workers)
    return LocalPool(min(games, workers or os.cpu_count() or 1))


def with_games(plan: Plan, games: int) -> Plan:
    """The plan with at least so many games, in whole deals."""
    rotations = len(plan.rotations)
    plan = replace(plan, deals=whole_deals(games, rotations))
    if plan.games != games:
        click.echo(
            f"randori: a deal is played {rotations} times, so {games} games become {plan.games}", err=True
        )
    return plan


def print_standings(standings: Standings, title: str, folder: Folder | None) -> None:
    """The table, the best rated first."""
    console, plan = Console(), standings.plan
    table = Table(
        title=f"{title}, {plan.players} players: {standings.extent}",
        caption="(–), ±: 95 % interval over deals. Rating: μ ± σ. ms: a decision (slowest)",
        title_justify="left",
        caption_justify="left",
        box=box.SIMPLE_HEAD,
        pad_edge=False,
    )
    table.add_column("bot")
    for heading in ("games won %", "fair %", "mean score", "rating", "ms"):
        table.add_column(heading, justify="right")
    for each in ranked(standings.bots()):
        table.add_row(*cells(each))
    console.print(table)
    console.print(f"Budget {plan.budget}; seed {plan.seed}.")
    if folder is not None:
        console.print(f"Everything is in {folder.path}: records, {RESULTS}, {REPORT}.", soft_wrap=True)


def cells(each: Standing) -> list[str]:
    return [
        each.bot,
        bracketed(each.wins),
        f"{100 * each.fair:.1f}",
        plus_minus(each.score),
        f"{each.rating.mu:.1f} ± {each.rating.sigma:.1f}",
        "{} ({})".format(*times_text(each.thinking)),
    ]


def bracketed(share: Estimate) -> str:
    """In percent, the interval in brackets; short, so that a table fits a terminal."""
    value, low, high = (100 * (each or 0) for each in (share.value, share.low, share.high))
    return f"{value:.1f}" if low == high else f"{value:.1f} ({low:.1f}–{high:.1f})"
