"""Which language to speak: what was asked for, else the environment's, else English."""

from __future__ import annotations

import os

import click

from randori.engine.clauses import LANGUAGES


def spoken_here() -> str:
    """The first of the environment's languages that we speak."""
    wishes = ":".join(os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    for wish in wishes.split(":"):
        if wish[:2].lower() in LANGUAGES:
            return wish[:2].lower()
    return LANGUAGES[0]


language = click.option(
    "-l",
    "--lang",
    type=click.Choice(LANGUAGES),
    default=spoken_here,
    help="Language; by default that of the environment.",
)
