"""A score with its reasons: what counted, as what, and what was rearranged. DOJO-BEST

The hot path (rearranging.py) only knows the score; here a person can follow it.
"""

from __future__ import annotations

from collections import Counter
from typing import TypedDict

from randori.games.dojo.cards import (
    BELT,
    DISCIPLE,
    DISCIPLES,
    INCENSE,
    MASTER,
    NAMES,
    NO_TROPHY,
    RACCOON,
    TROPHY_NAMES,
)
from randori.games.dojo.grid import COLUMNS, ROWS
from randori.games.dojo.rearranging import FIRST_COLUMN_LINE, best_steps, is_row
from randori.games.dojo.scoring import (
    ALIKE,
    MOST_OF_A_ROW,
    WHITE_BELT_TROPHY,
    column_manner,
    column_score,
    row_manner,
    row_score,
)


class Group(TypedDict):
    """Cards of a row that count together."""

    disciple: str
    count: int
    points: int


class RowSheet(TypedDict):
    score: int
    trophy: str | None
    counted: list[Group]
    raccoons: list[str]  # as what each raccoon of the row counts
    master: str | None  # the card that counts as a raccoon


class ColumnSheet(TypedDict):
    score: int
    trophy: str | None
    belt: int | None  # the belt that counts
    alike: int  # how many of the column's belts are that one


class Step(TypedDict):
    """One use of a broom or an assistant, and how its line lies after it."""

    trophy: str
    line: str  # "row" or "column"
    index: int
    cards: list[str]


class DojoSheet(TypedDict):
    score: int
    rows: list[int]
    columns: list[int]
    arrangement: list[list[str]]
    row_sheets: list[RowSheet]
    column_sheets: list[ColumnSheet]
    steps: list[Step]
    trophy_points: int  # DOJO-WHITE-BELT: 3 for each trophy


def explained(
    cards: list[int], trophies: list[int], *, incense_each: bool, white_belt_trophies: int = 0
) -> DojoSheet:
    """The sheet of twelve cards, row by row, and the trophies of the three rows and four columns.
    DOJO-SCORE-CASE: all rows and columns add up."""
    board = list(cards)
    steps = []
    for line, order in best_steps(cards, trophies, incense_each):
        rearrange(board, line, order)
        steps.append(step_told(board, line, trophies[line]))
    row_sheets = [
        row_sheet(board[4 * row : 4 * row + 4], trophies[row], incense_each=incense_each)
        for row in range(ROWS)
    ]
    column_sheets = [
        column_sheet(board[column::4], trophies[FIRST_COLUMN_LINE + column]) for column in range(COLUMNS)
    ]
    trophy_points = WHITE_BELT_TROPHY * white_belt_trophies
    rows = [sheet["score"] for sheet in row_sheets]
    columns = [sheet["score"] for sheet in column_sheets]
    return {
        "score": sum(rows) + sum(columns) + trophy_points,
        "rows": rows,
        "columns": columns,
        "arrangement": [[NAMES[card] for card in board[4 * row : 4 * row + 4]] for row in range(ROWS)],
        "row_sheets": row_sheets,
        "column_sheets": column_sheets,
        "steps": steps,
        "trophy_points": trophy_points,
    }


# --- rearranging


def line_places(line: int) -> list[int]:
    """The places of a line among the twelve."""
    if is_row(line):
        return list(range(4 * line, 4 * line + 4))
    return list(range(line - FIRST_COLUMN_LINE, 12, 4))


def rearrange(board: list[int], line: int, order: list[int]) -> None:
    places = line_places(line)
    held = [board[place] for place in places]
    for place, source in zip(places, order, strict=True):
        board[place] = held[source]


def step_told(board: list[int], line: int, trophy: int) -> Step:
    return {
        "trophy": TROPHY_NAMES[trophy],
        "line": "row" if is_row(line) else "column",
        "index": line if is_row(line) else line - FIRST_COLUMN_LINE,
        "cards": [NAMES[board[place]] for place in line_places(line)],
    }


# --- rows


def row_sheet(cards: list[int], trophy: int, *, incense_each: bool) -> RowSheet:
    """Raccoons and the grand master's card go where they are worth most: DOJO-RACCOON, DOJO-MASTER."""
    score = row_score(cards[0], cards[1], cards[2], cards[3], row_manner(trophy, incense_each))
    counts = Counter(DISCIPLE[card] for card in cards)
    raccoons = counts.pop(RACCOON, 0)
    best = max(counts, key=lambda disciple: (counts[disciple], -disciple), default=0)
    master = master_card(cards, best) if trophy == MASTER else None
    joined = min(counts[best] + raccoons + (master is not None), MOST_OF_A_ROW)
    groups = {best: joined}
    as_what = [best] * raccoons
    if trophy == INCENSE and incense_each:
        groups |= {disciple: count for disciple, count in counts.items() if disciple != best}
    elif trophy == INCENSE and score > ALIKE[joined]:
        others = [disciple for disciple in range(RACCOON) if not counts[disciple]]
        as_what = others[:raccoons]
        groups = dict.fromkeys([*sorted(+counts), *as_what], 1)
        return row_told(score, trophy, groups, as_what, None, each_one=True)
    return row_told(score, trophy, groups, as_what, master)


def row_told(
    score: int,
    trophy: int,
    groups: dict[int, int],
    as_what: list[int],
    master: int | None,
    *,
    each_one: bool = False,
) -> RowSheet:
    return {
        "score": score,
        "trophy": trophy_name(trophy),
        "counted": [
            {"disciple": DISCIPLES[disciple], "count": count, "points": 1 if each_one else ALIKE[count]}
            for disciple, count in groups.items()
        ],
        "raccoons": [DISCIPLES[disciple] for disciple in as_what],
        "master": None if master is None else NAMES[master],
    }


def master_card(cards: list[int], best: int) -> int | None:
    """The card that counts as a raccoon: one that does not count yet; none on four alike."""
    others = [card for card in cards if DISCIPLE[card] not in (best, RACCOON)]
    return others[0] if others else None


# --- columns


def column_sheet(cards: list[int], trophy: int) -> ColumnSheet:
    score = column_score(cards[0], cards[1], cards[2], column_manner(trophy))
    belt, alike = Counter(BELT[card] for card in cards).most_common(1)[0]
    return {
        "score": score,
        "trophy": trophy_name(trophy),
        "belt": belt + 1 if score else None,
        "alike": alike if score else 0,
    }


def trophy_name(trophy: int) -> str | None:
    return None if trophy == NO_TROPHY else TROPHY_NAMES[trophy]
