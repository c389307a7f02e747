"""`randori score`: settle the score of what lies on a real table."""

from __future__ import annotations

import json
from collections.abc import Mapping

import click

from randori.cli import arguments
from randori.cli.console import Console
from randori.cli.files import STANDARD_INPUT, FileError, read_json
from randori.cli.languages import language
from randori.cli.sheets import SHEETS
from randori.engine.errors import OptionError
from randori.engine.sheet import SheetError
from randori.games import GAMES
from randori.words import Words


@click.command()
@click.argument("game", metavar="GAME", type=click.Choice(list(SHEETS)))
@click.argument("file", metavar="[FILE]", default=STANDARD_INPUT)
@arguments.as_json
@language
def score(game: str, file: str, as_json: bool, lang: str) -> None:
    """Score what lies on a real table.

    It is described as JSON in FILE, or on standard input.

    Dojo: {"rows": [["M3","M1","F2","R5"], […], […]], "row_trophies": ["incense", null, null],
    "column_trophies": [null, "broom", null, "belt"], "options": {}}; with the white belt
    {"rows": …, "trophies": 4, "options": {"white_belt": true}}.

    Tatsu: {"yellow": [cards captured], "red": [cards captured]}, for example
    {"yellow": ["YV7", "RP2", "Yx3"], "red": ["RV3", "Rx1"]}.
    """
    described = read_json(file)
    try:
        sheet = GAMES[game].scored(described)
    except (OptionError, SheetError) as wrong:
        raise FileError(f"{file}: {wrong}") from None
    if as_json:
        click.echo(json.dumps(sheet.result))
        return
    assert isinstance(described, Mapping)
    console = Console(highlight=False)
    for line in SHEETS[game](Words(lang), described, sheet.result):
        console.print(line, soft_wrap=True)
