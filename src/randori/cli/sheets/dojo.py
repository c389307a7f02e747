"""A dojo's score with its reasons, drawn: letters say what a card is, colours repeat it."""

from __future__ import annotations

from typing import cast

from rich.text import Text

from randori.cli.sheets.sheet import Described, ScoreSheet
from randori.games.dojo.cards import DISCIPLE_LETTERS, DISCIPLES
from randori.games.dojo.explaining import ColumnSheet, DojoSheet, Group, RowSheet, Step
from randori.words import Words

WIDTH = 8
LETTERS = dict(zip(DISCIPLES, DISCIPLE_LETTERS, strict=True))


DISCIPLE_STYLES = {
    "M": "bold yellow",
    "F": "bold red",
    "T": "bold magenta",
    "C": "bold cyan",
    "B": "bold green",
    "R": "bold bright_black",
}


def dojo_card(name: str) -> Text:
    return Text(name, DISCIPLE_STYLES[name[0]])


def dojo_sheet(words: Words, described: Described, result: Described) -> list[Text]:
    return drawn(words, cast(list[list[str]], described["rows"]), cast(DojoSheet, result))


SHEET = ScoreSheet(
    dojo_sheet,
    """Dojo: {"rows": [["M3","M1","F2","R5"], […], […]], "row_trophies": ["incense", null, null],
    "column_trophies": [null, "broom", null, "belt"], "options": {}}; with the white belt
    {"rows": …, "trophies": 4, "options": {"white_belt": true}}.""",
)


def drawn(words: Words, rows: list[list[str]], sheet: DojoSheet) -> list[Text]:
    """The dojo as it lay, what was rearranged, and how the best arrangement scores."""
    lines: list[Text] = []
    if sheet["steps"]:
        lines += [Text(words("dojo-as-it-lies")), *(row_drawn(row) for row in rows)]
        lines += [told_step(words, number, step) for number, step in enumerate(sheet["steps"], 1)]
        lines.append(Text(words("dojo-rearranged")))
    for row, reasons in zip(sheet["arrangement"], sheet["row_sheets"], strict=True):
        lines.append(row_drawn(row).append(f"  {told_row(words, reasons)}"))
    lines.append(Text(" " + " ".join(str(score).center(WIDTH) for score in sheet["columns"])))
    for number, column in enumerate(sheet["column_sheets"], 1):
        if column["score"] or column["trophy"]:
            lines.append(Text(told_column(words, number, column)))
    return [*lines, Text(told_sum(words, sheet), "bold")]


def row_drawn(row: list[str]) -> Text:
    cells = [Text.assemble("   ", dojo_card(name), "   ") for name in row]
    return Text.assemble("|", Text("|").join(cells), "|")


def told_step(words: Words, number: int, step: Step) -> Text:
    trophy = words(f"dojo-trophy-{step['trophy']}")
    line = words(f"dojo-{step['line']}-number", number=step["index"] + 1)
    return Text.assemble(f"{number}. {trophy}, {line}: ", Text(" ").join(map(dojo_card, step["cards"])))


def told_row(words: Words, row: RowSheet) -> str:
    groups = [told_group(words, group) for group in row["counted"]]
    notes = [" + ".join(groups)]
    if row["trophy"]:
        notes.append(words(f"dojo-trophy-{row['trophy']}"))
    if row["raccoons"]:
        notes.append(
            words("dojo-raccoon-as", disciples=", ".join(disciple(words, one) for one in row["raccoons"]))
        )
    if row["master"]:
        notes.append(words("dojo-as-raccoon", card=row["master"]))
    return f"{row['score']:3}  ({'; '.join(notes)})"


def told_group(words: Words, group: Group) -> str:
    return f"{group['count']} × {disciple(words, group['disciple'])} {group['points']}"


def disciple(words: Words, name: str) -> str:
    return words(f"dojo-disciple-{LETTERS[name]}")


def told_column(words: Words, number: int, column: ColumnSheet) -> str:
    parts = [str(column["score"])]
    if column["belt"] is not None:
        parts.append(
            words("dojo-belts-alike", count=column["alike"], belt=words(f"dojo-belt-{column['belt']}"))
        )
    if column["trophy"]:
        parts.append(words(f"dojo-trophy-{column['trophy']}"))
    return f"{words('dojo-column-number', number=number)}: {', '.join(parts)}"


def told_sum(words: Words, sheet: DojoSheet) -> str:
    rows, columns, score = sum(sheet["rows"]), sum(sheet["columns"]), sheet["score"]
    if sheet["trophy_points"]:
        return words(
            "dojo-sum-white", rows=rows, columns=columns, trophies=sheet["trophy_points"], score=score
        )
    return words("dojo-sum", rows=rows, columns=columns, score=score)
