"""Which language to speak: what was asked for, else the environment's, else English."""

from __future__ import annotations

import os

import click

from randori.engine.clauses import LANGUAGES


def spoken_here() -> str:
    """The first of the environment's languages that we speak; the C locale speaks English."""
    set_locales = [os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)]
    locale = set_locales[0] if set_locales else ""
    if locale in ("", "C", "POSIX") or locale.startswith("C."):
        return LANGUAGES[0]
    for wish in [*os.environ.get("LANGUAGE", "").split(":"), locale]:
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
