"""`randori score`: settle the score of what lies on a real table."""

from __future__ import annotations

import json

import click
from rich.console import Console

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

    Dojo: {"rows": [["M3","M1","F2","R5"], […], […]], "row_trophies": ["incense", null, null],
    "column_trophies": [null, "broom", null, "belt"], "options": {}}; with the white belt
    {"rows": …, "trophies": 4, "options": {"white_belt": true}}.

    Tatsu: {"yellow": [cards captured], "red": [cards captured]}, for example
    {"yellow": ["YV7", "RP2", "Yx3"], "red": ["RV3", "Rx1"]}.
    """
    sheet = GAMES[game].scored(read_json(file))
    if as_json:
        click.echo(json.dumps(sheet.result))
        return
    console = Console(highlight=False)
    for line in sheet.lines:
        console.print(line, soft_wrap=True)
