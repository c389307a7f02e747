"""`randori play`: one person against bots, in the terminal."""

from __future__ import annotations

from pathlib import Path

import click
from rich.console import Console
from rich.prompt import Prompt

from randori.api import set_up
from randori.arena.simulation import seated
from randori.cli import arguments
from randori.cli.files import check_folder, write_json
from randori.cli.languages import language
from randori.cli.terminal import Left, Terminal
from randori.games import GAMES
from randori.words import Words


@click.command()
@click.argument("game", metavar="[GAME]", type=click.Choice(list(GAMES)), required=False)
@arguments.players
@click.option(
    "-b", "--bots", default="random", show_default=True, metavar="A,B,…", help="Who plays the other seats."
)
@arguments.options
@click.option(
    "--record",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Write the game's record to FILE, finished or not.",
)
@language
def play(
    game: str | None, players: int | None, bots: str, options: tuple[str, ...], record: Path | None, lang: str
) -> None:
    """Play in the terminal against bots.

    You are player 0. What you do not say, GAME and the number of players, you are asked.
    """
    words, console = Words(lang), Console(highlight=False)
    if record is not None:
        check_folder(record)
    try:
        name = game or chosen_game(console, words)
        count = players if players is not None else chosen_players(console, words, name)
    except EOFError:
        console.print(words("goodbye"))
        return
    state = set_up(name, count, arguments.parsed_options(options)).start()
    others = seated([bot.strip() for bot in bots.split(",")], state.game.players - 1)
    try:
        Terminal(console, words, state, others).run()
    except (Left, EOFError):
        console.print(words("goodbye"))
    finally:
        if record is not None:
            write_json(record, state.record())
            console.print(words("saved", file=str(record)), markup=False)


def chosen_game(console: Console, words: Words) -> str:
    if len(GAMES) == 1:
        return next(iter(GAMES))
    return Prompt.ask(
        words("choose-game", games=", ".join(GAMES)), console=console, choices=list(GAMES), show_choices=False
    )


def chosen_players(console: Console, words: Words, game: str) -> int:
    counts = [str(count) for count in GAMES[game].player_counts]
    question = words("choose-players", counts=", ".join(counts))
    return int(Prompt.ask(question, console=console, choices=counts, default=counts[-1], show_choices=False))
