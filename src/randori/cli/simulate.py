"""`randori simulate`: many games between bots, and what they tell."""

from __future__ import annotations

import json
import secrets
import sys
import time
from pathlib import Path

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from randori.api import set_up
from randori.arena.simulation import Simulation, seated
from randori.arena.summary import Estimate, Summary, mean, share
from randori.cli import arguments
from randori.cli.console import Console
from randori.cli.files import make_folder, write_json
from randori.engine.game import Game

LARGEST_SEED = 2**32
INTERRUPTED = 130


@click.command()
@arguments.game_name
@arguments.players
@click.option(
    "-g", "--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games."
)
@click.option(
    "-b",
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,…",
    help="Who plays, by seat; fewer names than players take turns.",
)
@click.option(
    "-s", "--seed", type=int, help="Play the same games again; by default a new seed is drawn and told."
)
@arguments.options
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write every game's record into DIR.",
)
@arguments.as_json
def simulate(
    game: str,
    players: int | None,
    games: int,
    bots: str,
    seed: int | None,
    options: tuple[str, ...],
    records: Path | None,
    as_json: bool,
) -> None:
    """Let bots play many games, and sum up.

    Tells who won how often and with what score, with 95 % confidence intervals.
    """
    rules = set_up(game, players, arguments.parsed_options(options))
    names = seated([name.strip() for name in bots.split(",")], rules.players)
    if seed is None:
        seed = secrets.randbelow(LARGEST_SEED)
    if records is not None:
        make_folder(records, simulation_files=f"{rules.name}-*.json")
    simulation = Simulation(rules, names, games, seed)
    began = time.monotonic()
    summary = run(simulation, records, quiet=as_json)
    seconds = time.monotonic() - began
    if as_json:
        click.echo(json.dumps(report(simulation, summary, seconds)))
    else:
        print_summary(simulation, summary, seconds)
    if summary.games < simulation.games:
        sys.exit(INTERRUPTED)


def run(simulation: Simulation, records: Path | None, *, quiet: bool) -> Summary:
    """Play, with a progress bar on standard error; interrupted, what was played counts."""
    summary = Summary(simulation.bots)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal) as progress:
        task = progress.add_task(simulation.game.title, total=simulation.games)
        try:
            for state in simulation.played():
                summary.add(state)
                if records is not None:
                    write_json(records / f"{simulation.game.name}-{summary.games:06}.json", state.record())
                progress.advance(task)
        except KeyboardInterrupt:
            click.echo(f"randori: interrupted after {summary.games} games", err=True)
    return summary


def report(simulation: Simulation, summary: Summary, seconds: float) -> dict[str, object]:
    return {
        "game": simulation.game.name,
        "players": simulation.game.players,
        "options": simulation.game.options,
        "seed": simulation.seed,
        "games": summary.games,
        "games_wanted": simulation.games,
        "seconds": round(seconds, 3),
        "decisions": vars(mean(summary.decisions)),
        "by_player": summary.by_player(),
    }


def print_summary(simulation: Simulation, summary: Summary, seconds: float) -> None:
    console = Console()
    table = Table(
        title=title(simulation.game, summary), caption="± : 95 % confidence interval", title_justify="left"
    )
    for heading in ("player", "bot", "games won", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for player, bot in enumerate(summary.bots):
        wins = share(summary.wins[player], summary.games)
        points = mean(summary.scores[player])
        table.add_row(str(player), bot, percent(wins), plus_minus(points))
    console.print(table)
    console.print(
        f"{plus_minus(mean(summary.decisions))} decisions a game; {seconds:.1f} s; seed {simulation.seed}."
    )


def title(game: Game, summary: Summary) -> str:
    return f"{game.title}, {game.players} players: {summary.games} games"


def percent(rate: Estimate) -> str:
    if rate.value is None:
        return "–"
    return f"{rate.value:.1%} ({rate.low:.1%} – {rate.high:.1%})"


def plus_minus(estimate: Estimate) -> str:
    if estimate.value is None:
        return "–"
    if estimate.high is None:
        return f"{estimate.value:.1f}"
    return f"{estimate.value:.1f} ± {estimate.high - estimate.value:.1f}"
