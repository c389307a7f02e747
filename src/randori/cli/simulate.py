"""`randori simulate`: many games between bots, and what they tell."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import click
from rich.table import Table

from randori.arena.figures import Tally
from randori.arena.report import page
from randori.arena.simulation import Simulation, seated
from randori.arena.summary import Summary, mean, share
from randori.bots.budget import Budget
from randori.cli import arguments
from randori.cli.console import Console
from randori.cli.files import make_records_folder, write_json, write_text
from randori.cli.numbers import percent, plus_minus
from randori.cli.pages import check_page
from randori.cli.progress import INTERRUPTED, tell_interrupted, ticking
from randori.engine.errors import OptionError, quote
from randori.engine.game import Game
from randori.engine.notation import read_number
from randori.games import set_up
from randori.version import VERSION


@click.command()
@arguments.game_name
@click.option(
    "-n", "--players", metavar="N[,N…]", help="How many play; with --report, several numbers one by one."
)
@arguments.games
@click.option(
    "-b",
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B,…",
    help="Who plays, by seat; fewer names than players take turns. Your own: module:Class.",
)
@arguments.budget
@arguments.seed
@arguments.options
@click.option(
    "--records",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Write every game's record into DIR.",
)
@click.option(
    "--report",
    "report_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write a page with plots into FILE: lengths, wins by seat, and what the game adds.",
)
@arguments.as_json
def simulate(
    game: str,
    players: str | None,
    games: int,
    bots: str,
    budget: Budget,
    seed: int | None,
    options: tuple[str, ...],
    records: Path | None,
    report_file: Path | None,
    as_json: bool,
) -> None:
    """Let bots play many games, and sum up.

    Tells who won how often and with what score, with 95 % confidence intervals.
    """
    numbers = player_numbers(players)
    if len(numbers) > 1 and report_file is None:
        raise OptionError("several numbers of players are for a report: give --report FILE too")
    if len(numbers) > 1 and records is not None:
        raise OptionError("--records takes the games of one number of players")
    given = arguments.parsed_options(options)
    names = arguments.parsed_bots(bots)
    if seed is None:
        seed = arguments.new_seed()
    simulations = [planned(set_up(game, number, given), names, games, seed, budget) for number in numbers]
    if report_file is not None:
        check_page(report_file)
    if records is not None:
        make_records_folder(records, f"{game}-*.json")
    tallies = [Tally(simulation, Summary(simulation.bots)) for simulation in simulations]
    is_whole = all(run_and_tell(tally, records, report_file, as_json=as_json) for tally in tallies)
    if report_file is not None:
        write_report(report_file, [tally for tally in tallies if tally.summary.games])
    if not is_whole:
        sys.exit(INTERRUPTED)


def player_numbers(text: str | None) -> list[int | None]:
    """How many players, one number or several; without any the game itself says which it needs."""
    if text is None:
        return [None]
    numbers: list[int | None] = [read_number(part.strip()) for part in text.split(",")]
    if None in numbers:
        raise OptionError(f"--players takes numbers, such as 4 or 2,3,4, not {quote(text)}")
    if len(set(numbers)) < len(numbers):
        raise OptionError(f"--players names a number twice: {quote(text)}")
    return numbers


def planned(rules: Game, names: list[str], games: int, seed: int, budget: Budget) -> Simulation:
    return Simulation(rules, seated(names, rules.players, rules.name), games, seed, budget)


def run_and_tell(tally: Tally, records: Path | None, report_file: Path | None, *, as_json: bool) -> bool:
    """Play with one number of players and sum up; False if that was interrupted, and no more is to follow."""
    simulation, summary = tally.simulation, tally.summary
    began = time.monotonic()
    run(tally, records, is_reported=report_file is not None, quiet=as_json)
    seconds = time.monotonic() - began
    if as_json:
        click.echo(json.dumps(report(simulation, summary, seconds)))
    else:
        print_summary(simulation, summary, seconds)
    return summary.games == simulation.games


def write_report(path: Path, tallies: list[Tally]) -> None:
    """Interrupted, what was played counts; where nothing was, there is nothing to report."""
    if tallies:
        write_text(path, page(tallies, made_by=f"randori {VERSION}"))


def run(tally: Tally, records: Path | None, *, is_reported: bool, quiet: bool) -> None:
    """Play, with a progress bar on standard error; interrupted, what was played counts."""
    simulation, summary = tally.simulation, tally.summary
    with ticking(simulation.game.title, simulation.games, has_bar=not quiet) as ticker:
        try:
            for state in simulation.played():
                if is_reported:
                    tally.add(state)
                summary.add(state)
                if records is not None:
                    write_json(records / f"{simulation.game.name}-{summary.games:06}.json", state.record())
                ticker.advance()
        except KeyboardInterrupt:
            tell_interrupted(summary.games)


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
    return f"{game.title}, {game.players} players: {summary.games} game{'s' * (summary.games != 1)}"
