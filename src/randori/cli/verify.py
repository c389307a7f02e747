"""`randori verify`: draw the cards of a record anew and say whether its shuffle is true."""

from __future__ import annotations

import json
import sys
from dataclasses import replace

import click

from randori.cli import arguments
from randori.cli.files import FileError, read_json
from randori.engine.errors import OptionError, RecordError, located
from randori.table.fairness import FairnessError, Verdict, checked_hash, verified

NOT_TRUE = 1


def shown_hash(_context: click.Context, option: click.Parameter, text: str | None) -> str | None:
    """A hash as people copy it."""
    return None if text is None else checked_hash(text.strip().lower(), f"the {option.name}")


@click.command()
@click.argument("file", metavar="FILE")
@click.option("--seal", metavar="HEX", callback=shown_hash, help="What you were shown at your seat.")
@click.option("--commitment", metavar="HEX", callback=shown_hash, help="What you were shown before the deal.")
@arguments.as_json
def verify(file: str, seal: str | None, commitment: str | None, as_json: bool) -> None:
    """Say whether the shuffle of a record is true.

    Every card is drawn anew from the seed that was opened after the game.

    FILE may be - for standard input. Exit code 1: the shuffle is not what was promised, or a move
    breaks a rule. Exit code 2: it is no record, or one whose shuffle cannot be checked (yet).
    """
    described = read_json(file)
    try:
        verdict = verified(described)
    except (FairnessError, OptionError, RecordError) as wrong:
        raise FileError(f"{file}: {wrong}") from None
    verdict = compared(verdict, seal, commitment)
    if as_json:
        click.echo(json.dumps(report(verdict)))
    elif verdict.is_true:
        click.echo(as_text(verdict, is_compared=bool(seal and commitment)))
    else:
        click.echo(f"randori: {file}: {what_is_wrong(verdict)}", err=True)
    if not verdict.is_true:
        sys.exit(NOT_TRUE)


def compared(verdict: Verdict, seal: str | None, commitment: str | None) -> Verdict:
    """A record that is true in itself may still be another one than was promised."""
    promises = (("seal", seal, verdict.seal), ("commitment", commitment, verdict.commitment))
    for name, shown, found in promises:
        if verdict.is_true and shown not in (None, found):
            verdict = replace(verdict, error=f"the record's {name} is {found}, and you were shown {shown}")
    return verdict


def report(verdict: Verdict) -> dict[str, object]:
    return {
        "true": verdict.is_true,
        "draws": verdict.draws,
        "commitment": verdict.commitment,
        "seal": verdict.seal,
        "error": None if verdict.is_true else what_is_wrong(verdict),
    }


def what_is_wrong(verdict: Verdict) -> str:
    if verdict.refusal is not None:
        return located(verdict.refusal)
    return f"the shuffle is not true: {verdict.error}"


def as_text(verdict: Verdict, *, is_compared: bool) -> str:
    """For a person. Without what he was shown, half of the proof is his."""
    draws = f"{verdict.draws} draw{'s' * (verdict.draws != 1)}"
    lines = [
        f"The shuffle is true: {draws} checked.",
        f"  seal        {verdict.seal}",
        f"  commitment  {verdict.commitment}",
    ]
    if not is_compared:
        lines.append("It is the one you were promised if these are what you were shown before the deal.")
    return "\n".join(lines)
