"""Arguments that several commands take."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Iterable

import click

from randori.bots import plugins
from randori.bots.budget import USUAL, Budget
from randori.engine.errors import OptionError, quote
from randori.games import GAMES

LARGEST_SEED = 2**32

game_name = click.argument("game", metavar="GAME", type=click.Choice(list(GAMES)))
players = click.option("-n", "--players", type=int, metavar="N", help="How many play.")
options = click.option(
    "-o",
    "--option",
    "options",
    metavar="NAME=VALUE",
    multiple=True,
    help="An option of the game, such as target=200; may be repeated.",
)
games = click.option(
    "-g", "--games", type=click.IntRange(min=1), default=100, show_default=True, help="How many games."
)
seed = click.option(
    "-s", "--seed", type=int, help="Play the same games again; by default a new seed is drawn and told."
)
budget = click.option(
    "--budget",
    default=str(USUAL),
    show_default=True,
    metavar="TIME|N",
    callback=lambda _context, _option, text: Budget.read(text),
    help="For a decision of a bot that searches: a time such as 200ms or 1.5s, or a number of simulations.",
)
as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON for other programs.")


def parsed_options(pairs: Iterable[str]) -> dict[str, object]:
    """NAME=VALUE, where VALUE is JSON, or a word as it stands."""
    parsed: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise OptionError(f"an option is given as NAME=VALUE, not {quote(pair)}")
        if name in parsed:
            raise OptionError(f"option {name} is given twice")
        try:
            parsed[name] = json.loads(value)
        except (ValueError, RecursionError):
            parsed[name] = value
    return parsed


def parsed_bots(text: str) -> list[str]:
    """Names between commas; whether there are such bots is for others to say.

    A module:Class may lie in the current folder, as for `python -m`; workers get the same path.
    """
    names = [name.strip() for name in text.split(",")]
    if any(":" in name for name in names) and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    for complaint in plugins.complaints():
        click.echo(f"randori: {complaint}", err=True)
    return names


def new_seed() -> int:
    return secrets.randbelow(LARGEST_SEED)
