"""`randori play`: one person against bots, in the terminal."""

from __future__ import annotations

from pathlib import Path

import click

from randori.api import set_up
from randori.arena.simulation import seated
from randori.cli import arguments
from randori.cli.console import Console
from randori.cli.files import check_writable, write_json
from randori.cli.languages import language
from randori.cli.terminal import LEAVE, Left, Terminal
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
        check_writable(record)
    try:
        name = game or chosen_game(console, words)
        count = players if players is not None else chosen_players(console, words, name)
    except (Left, EOFError):
        console.print(words("goodbye"))
        return
    state = set_up(name, count, arguments.parsed_options(options)).start()
    others = seated([bot.strip() for bot in bots.split(",")], state.game.players - 1, state.game.name)
    try:
        Terminal(console, words, state, others).run()
    except (Left, EOFError):
        console.print(words("goodbye"))
    finally:
        if record is not None:
            write_json(record, state.record())
            console.print(words("saved", file=str(record)), markup=False)


def chosen_game(console: Console, words: Words) -> str:
    return asked(console, words, words("choose-game", games=", ".join(GAMES)), list(GAMES))


def chosen_players(console: Console, words: Words, game: str) -> int:
    counts = [str(count) for count in GAMES[game].player_counts]
    return int(asked(console, words, words("choose-players", counts=", ".join(counts)), counts))


def asked(console: Console, words: Words, question: str, choices: list[str]) -> str:
    """One of the choices; asks until it is."""
    while True:
        answer = console.input(f"{question} > ").strip().lower()
        if answer in LEAVE:
            raise Left
        if answer in choices:
            return answer
        console.print(words("no-such-choice", choices=", ".join(choices)), markup=False)
