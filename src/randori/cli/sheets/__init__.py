"""How a score on a real table is explained, game by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from rich.text import Text

from randori.cli.sheets import dojo, tatsu
from randori.games.dojo.explaining import DojoSheet
from randori.words import Words

Described = Mapping[str, object]


def dojo_sheet(words: Words, described: Described, result: Described) -> list[Text]:
    return dojo.drawn(words, cast(list[list[str]], described["rows"]), cast(DojoSheet, result))


def tatsu_sheet(words: Words, described: Described, result: Described) -> list[Text]:
    return tatsu.drawn(words, cast(dict[str, list[str]], described), cast(dict[str, int], result))


SHEETS: dict[str, Callable[[Words, Described, Described], list[Text]]] = {
    "dojo": dojo_sheet,
    "tatsu": tatsu_sheet,
}
"""Each takes what was described and what was scored, both checked already."""
