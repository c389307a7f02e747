"""`randori score`: settle the score of what lies on a real table."""

from __future__ import annotations

import json

import click

from randori.cli import arguments
from randori.cli.files import STANDARD_INPUT, read_json
from randori.games import GAMES


@click.command()
@arguments.game_name
@click.argument("file", metavar="[FILE]", default=STANDARD_INPUT)
@arguments.as_json
def score(game: str, file: str, as_json: bool) -> None:
    """Score what lies on a real table.

    It is described as JSON in FILE, or on standard input.

    Tatsu: {"yellow": [cards captured], "red": [cards captured]}, for example
    {"yellow": ["YV7", "RP2", "Yx3"], "red": ["RV3", "Rx1"]}.
    """
    sheet = GAMES[game].scored(read_json(file))
    click.echo(json.dumps(sheet.result) if as_json else "\n".join(sheet.lines))
