"""`randori play`: one person against bots, in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

from randori.arena.simulation import seated
from randori.bots.budget import Budget
from randori.cli import arguments
from randori.cli.choosing import Left, chosen_game, chosen_level, chosen_players
from randori.cli.console import Console
from randori.cli.files import check_writable, write_json
from randori.cli.languages import language
from randori.cli.terminal import Terminal
from randori.games import GAMES, set_up
from randori.words import Words


@click.command()
@click.argument("game", metavar="[GAME]", type=click.Choice(list(GAMES)), required=False)
@arguments.players
@click.option(
    "-b",
    "--bots",
    metavar="A,B,…",
    help="Who plays the other seats, such as novice or adept,master. Your own: module:Class.",
)
@arguments.budget
@arguments.options
@click.option(
    "--record",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the game's record to FILE, finished or not.",
)
@language
def play(
    game: str | None,
    players: int | None,
    bots: str | None,
    budget: Budget,
    options: tuple[str, ...],
    record: Path | None,
    lang: str,
) -> None:
    """Play in the terminal against bots.

    You are player 0. What you do not say, GAME, the number of players and the level of the bots, you are
    asked.
    """
    words, console = Words(lang), Console(highlight=False)
    if record is not None:
        check_writable(record)
    try:
        name = game or chosen_game(console, words)
        count = players if players is not None else chosen_players(console, words, name)
        rules = set_up(name, count, arguments.parsed_options(options))
        names = [chosen_level(console, words)] if bots is None else arguments.parsed_bots(bots)
    except (Left, EOFError):
        console.print(words("goodbye"))
        return
    others = seated(names, rules.players - 1, rules.name)
    state = rules.start()
    try:
        Terminal(console, words, state, others, budget).run()
    except (Left, EOFError):
        console.print(words("goodbye"))
    finally:
        if record is not None:
            write_json(record, state.record())
            console.print(words("saved", file=str(record)), markup=False)
