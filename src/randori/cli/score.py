"""`randori score`: settle the score of what lies on a real table."""

from __future__ import annotations

import json
from collections.abc import Mapping
from inspect import cleandoc

import click

from randori.api import score as settled
from randori.cli import arguments
from randori.cli.console import Console
from randori.cli.files import STANDARD_INPUT, FileError, read_json
from randori.cli.languages import language
from randori.cli.sheets import scored_games, sheet_of
from randori.engine.sheet import SheetError
from randori.words import Words


@click.command()
@click.argument("game", metavar="GAME", type=click.Choice(scored_games()))
@click.argument("file", metavar="[FILE]", default=STANDARD_INPUT)
@arguments.as_json
@language
def score(game: str, file: str, as_json: bool, lang: str) -> None:
    """Score what lies on a real table.

    It is described as JSON in FILE, or on standard input.
    """
    described = read_json(file)
    try:
        result = settled(game, described)
    except SheetError as wrong:
        raise FileError(f"{file}: {wrong}") from None
    if as_json:
        click.echo(json.dumps(result))
        return
    assert isinstance(described, Mapping)
    console = Console(highlight=False)
    for line in sheet_of(game).drawn(Words(lang), described, result):
        console.print(line, soft_wrap=True)


score.help = "\n\n".join(
    [cleandoc(score.help or ""), *[cleandoc(sheet_of(game).help) for game in scored_games()]]
)
