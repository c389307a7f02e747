"""Arguments that several commands take."""

from __future__ import annotations

import json
from collections.abc import Iterable

import click

from randori.engine.errors import OptionError, quote
from randori.games import GAMES

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
