"""A dojo drawn in text: letters say what a card is, colours (rich markup) repeat it."""

from __future__ import annotations

from randori.games.dojo.cards import BELTS, NAMES
from randori.games.dojo.explaining import ColumnSheet, DojoSheet, RowSheet, Step

COLOURS = {"M": "yellow", "F": "red", "T": "magenta", "C": "cyan", "B": "green", "R": "bright_black"}
WIDTH = 9


def card(name: str) -> str:
    return f"[bold {COLOURS[name[0]]}]{name}[/]"


def drawn(cards: list[int], sheet: DojoSheet) -> list[str]:
    """The dojo as it lay, what was rearranged, and how the best arrangement scores."""
    lines = []
    if sheet["steps"]:
        lines += [
            "As it lies:",
            *grid([[NAMES[number] for number in cards[4 * row : 4 * row + 4]] for row in range(3)]),
        ]
        lines += [told_step(number, step) for number, step in enumerate(sheet["steps"], 1)]
        lines.append("Rearranged:")
    rows = grid(sheet["arrangement"])
    lines += [f"{row}  {told_row(reasons)}" for row, reasons in zip(rows, sheet["row_sheets"], strict=True)]
    points = "".join(str(column).center(WIDTH) for column in sheet["columns"])
    lines.append(f" {points} ")
    for number, column in enumerate(sheet["column_sheets"], 1):
        if column["score"] or column["trophy"]:
            lines.append(f"Column {number}: {told_column(column)}")
    if sheet["trophy_points"]:
        lines.append(f"Trophies: {sheet['trophy_points']}")
    lines.append(told_sum(sheet))
    return lines


def grid(rows: list[list[str]]) -> list[str]:
    edge = (WIDTH - 2) // 2
    return [
        "│" + "│".join(" " * edge + card(name) + " " * (WIDTH - 3 - edge) for name in row) + "│"
        for row in rows
    ]


def told_step(number: int, step: Step) -> str:
    names = " ".join(card(name) for name in step["cards"])
    return f"{number}. {step['trophy']}, {step['line']} {step['index'] + 1}: {names}"


def told_row(row: RowSheet) -> str:
    groups = " + ".join(f"{group['count']} {group['disciple']} {group['points']}" for group in row["counted"])
    notes = [groups]
    if row["trophy"]:
        notes.append(row["trophy"])
    if row["raccoons"]:
        notes.append(f"raccoon as {', '.join(row['raccoons'])}")
    if row["master"]:
        notes.append(f"{row['master']} as raccoon")
    return f"{row['score']:3}  ({'; '.join(notes)})"


def told_column(column: ColumnSheet) -> str:
    trophy = f" ({column['trophy']})" if column["trophy"] else ""
    if column["belt"] is None:
        return f"0{trophy}"
    return f"{column['score']}, {column['alike']} {BELTS[column['belt'] - 1]} belts{trophy}"


def told_sum(sheet: DojoSheet) -> str:
    parts = [f"rows {sum(sheet['rows'])}", f"columns {sum(sheet['columns'])}"]
    if sheet["trophy_points"]:
        parts.append(f"trophies {sheet['trophy_points']}")
    return f"Score: {' + '.join(parts)} = [bold]{sheet['score']}[/]"
