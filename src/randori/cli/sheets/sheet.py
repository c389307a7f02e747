"""How a score on a real table is explained in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rich.text import Text

from randori.words import Words

Described = Mapping[str, object]


@dataclass(frozen=True)
class ScoreSheet:
    """One game's; it brings it as `sheet`."""

    drawn: Callable[[Words, Described, Described], list[Text]]
    """Takes what was described and what was scored, both checked already."""
    help: str
    """What a description looks like, for `randori score --help`."""


def plainly(words: Words, described: Described, result: Described) -> list[Text]:
    """For a game that explains nothing: what was scored, line by line."""
    return [Text(f"{name}: {value}") for name, value in result.items()]
