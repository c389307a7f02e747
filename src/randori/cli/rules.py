"""`randori rules`: the rules, or one clause of them, in English or French."""

from __future__ import annotations

import difflib

import click
from rich.markdown import Markdown

from randori.cli import arguments
from randori.cli.console import Console
from randori.cli.languages import language
from randori.engine.clauses import COMMON, Clause, clauses
from randori.engine.errors import OptionError, quote
from randori.games import GAMES


@click.command()
@arguments.game_name
@click.argument("clause", metavar="[CLAUSE]", required=False)
@language
def rules(game: str, clause: str | None, lang: str) -> None:
    """Print the rules of a game, or one clause.

    A clause is named as in refusals, such as MOVE-TURN; upper or lower case.
    """
    text = GAMES[game].rules_page(lang) if clause is None else as_text(find(game, clause, lang))
    console = Console(width=min(Console().width, 100))
    if console.is_terminal:
        console.print(Markdown(text))
    else:
        click.echo(text.rstrip())


def find(game: str, name: str, lang: str) -> Clause:
    known = GAMES[game].clauses(lang) | clauses(COMMON, lang)
    if name.upper() in known:
        return known[name.upper()]
    near = difflib.get_close_matches(name.upper(), known, n=1, cutoff=0.4)
    hint = f"; did you mean {near[0]}?" if near else ""
    raise OptionError(f"{game} has no clause {quote(name)}{hint}")


def as_text(clause: Clause) -> str:
    return f"**{clause.name}** · {clause.title}\n\n{clause.text}"
