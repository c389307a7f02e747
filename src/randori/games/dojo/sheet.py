"""The score sheet of a real table: a dojo in, its score with the reasons out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from randori.engine.errors import OptionError, listed, quote
from randori.engine.sheet import Sheet, SheetError
from randori.games.dojo.cards import (
    BELTS,
    DISCIPLE_LETTERS,
    NO_TROPHY,
    NUMBERS,
    TROPHIES_OF_A_KIND,
    TROPHY_COUNT,
    TROPHY_NAMES,
    TROPHY_NUMBERS,
    is_orange,
)
from randori.games.dojo.explaining import explained
from randori.games.dojo.grid import COLUMNS, ROWS

KEYS = ("rows", "row_trophies", "column_trophies", "trophies", "options")
CARD = re.compile(r"([A-Za-z]+)(-?[0-9]+)", re.ASCII)


def scored(described: object, *, incense_each: bool, white_belt: bool) -> Sheet:
    """`{"rows": [3 × 4 cards], "row_trophies": […], "column_trophies": […], "options": {}}`"""
    table = read_table(described)
    cards = read_rows(table.get("rows"))
    if white_belt:
        kept = read_kept(table.get("trophies"))
        trophies = [NO_TROPHY] * (ROWS + COLUMNS)
    else:
        if table.get("trophies") is not None:
            raise SheetError("trophies are a number only with the option white_belt; else they lie on lines")
        kept = 0
        trophies = read_trophies(table)
    sheet = explained(cards, trophies, incense_each=incense_each, white_belt_trophies=kept)
    return Sheet(dict(sheet))


def read_table(described: object) -> Mapping[str, object]:
    if not isinstance(described, Mapping):
        raise SheetError(f"a dojo comes as an object with its rows, not {quote(described)}")
    for key in described:
        if key not in KEYS:
            raise SheetError(f"there is no {quote(key)} in a dojo; it has {listed(list(KEYS))}")
    return described


def read_options(described: object) -> Mapping[str, object]:
    options = read_table(described).get("options", {})
    if not isinstance(options, Mapping):
        raise OptionError(f"options must be an object, not {quote(options)}")
    return options


# --- cards


def read_rows(rows: object) -> list[int]:
    if not isinstance(rows, list) or len(rows) != ROWS:
        raise SheetError(f"rows must be a list of {ROWS} rows, not {count_or_value(rows)}")
    cards = []
    for row, names in enumerate(rows):
        if not isinstance(names, list) or len(names) != COLUMNS:
            raise SheetError(f"rows[{row}] must be a list of {COLUMNS} cards, not {count_or_value(names)}")
        cards += [read_card(name, f"rows[{row}][{column}]") for column, name in enumerate(names)]
    return cards


def count_or_value(value: object) -> str:
    return f"of {len(value)}" if isinstance(value, list) else quote(value)


def read_card(name: object, where: str) -> int:
    if isinstance(name, str) and name in NUMBERS:
        return NUMBERS[name]
    form = CARD.fullmatch(name) if isinstance(name, str) else None
    if form is None:
        raise SheetError(f"{where} must be a card such as M3, not {quote(name)}")
    if form[1] not in DISCIPLE_LETTERS:
        letters = listed(list(DISCIPLE_LETTERS))
        raise SheetError(
            f"{where} {quote(name)}: there is no disciple {form[1][:8]}; the disciples are {letters}"
        )
    raise SheetError(f"{where} {quote(name)}: there is no belt {form[2][:8]}; belts are 1 to {len(BELTS)}")


# --- trophies


def read_trophies(table: Mapping[str, object]) -> list[int]:
    """DOJO-TROPHIES: black ones on rows, orange ones on columns, two of a kind at most."""
    rows = read_line_trophies(table, "row_trophies", ROWS, wants_orange=False)
    columns = read_line_trophies(table, "column_trophies", COLUMNS, wants_orange=True)
    for trophy, count in Counter(rows + columns).items():
        if trophy != NO_TROPHY and count > TROPHIES_OF_A_KIND:
            name = TROPHY_NAMES[trophy]
            raise SheetError(
                f"{count} trophies {name} are too many; there are {TROPHIES_OF_A_KIND} of each kind"
            )
    return rows + columns


def read_line_trophies(table: Mapping[str, object], key: str, size: int, *, wants_orange: bool) -> list[int]:
    names = table.get(key, [None] * size)
    if not isinstance(names, list) or len(names) != size:
        raise SheetError(f"{key} must be a list of {size} trophies or null, not {count_or_value(names)}")
    return [
        read_trophy(name, f"{key}[{index}]", wants_orange=wants_orange) for index, name in enumerate(names)
    ]


def read_trophy(name: object, where: str, *, wants_orange: bool) -> int:
    if name is None:
        return NO_TROPHY
    trophy = TROPHY_NUMBERS.get(name) if isinstance(name, str) else None
    if trophy is None:
        raise SheetError(f"{where} {quote(name)} is no trophy; the trophies are {listed(TROPHY_NAMES)}")
    if is_orange(trophy) and not wants_orange:
        raise SheetError(f"{where}: the {name} is orange and goes to a column, not to a row")
    if wants_orange and not is_orange(trophy):
        raise SheetError(f"{where}: the {name} is black and goes to a row, not to a column")
    return trophy


def read_kept(kept: object) -> int:
    """DOJO-WHITE-BELT: trophies are a number."""
    if isinstance(kept, bool) or not isinstance(kept, int) or not 0 <= kept <= TROPHY_COUNT:
        raise SheetError(
            f"trophies must be a number from 0 to {TROPHY_COUNT} with the white belt, not {quote(kept)}"
        )
    return kept
