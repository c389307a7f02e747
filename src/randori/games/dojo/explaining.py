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
from randori.games.dojo.grid import COLUMNS, ROWS, cell
from randori.games.dojo.rearranging import best_steps
from randori.games.dojo.score_tables import column_line, column_score, is_row, row_score
from randori.games.dojo.scoring import (
    ALIKE,
    MOST_OF_A_ROW,
    WHITE_BELT_TROPHY,
    column_manner,
    row_manner,
)


class Group(TypedDict):
    """Cards of a row that count together."""

    disciple: str  # its name, such as `monkey`
    count: int  # how many cards
    points: int  # for them


class RowSheet(TypedDict):
    """How a row scores: DOJO-ROW."""

    score: int  # its points
    trophy: str | None  # that lies on it
    counted: list[Group]  # what counts in it
    raccoons: list[str]  # as what each raccoon of the row counts
    master: str | None  # the card that counts as a raccoon


class ColumnSheet(TypedDict):
    """How a column scores: DOJO-COLUMN."""

    score: int  # its points
    trophy: str | None  # that lies on it
    belt: int | None  # the belt that counts
    alike: int  # how many of the column's belts are that one


class Step(TypedDict):
    """One use of a broom or an assistant."""

    trophy: str  # which of them
    line: str  # `row` or `column`
    index: int  # of the line, from 0
    cards: list[str]  # how the line lies after it


class DojoSheet(TypedDict):
    """The score of a full dojo, with its reasons: DOJO-BEST. `randori.score("dojo", …)` gives one too."""

    score: int  # all in all
    rows: list[int]  # the points of the three rows
    columns: list[int]  # the points of the four columns
    arrangement: list[list[str]]  # the cards, row by row, as they score best
    row_sheets: list[RowSheet]  # how each row scores
    column_sheets: list[ColumnSheet]  # how each column scores
    steps: list[Step]  # how the cards were rearranged, in this order
    trophy_points: int  # white belt: 3 for each trophy


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
        row_sheet(cards_of(board, row), trophies[row], incense_each=incense_each) for row in range(ROWS)
    ]
    column_sheets = [
        column_sheet(cards_of(board, column_line(column)), trophies[column_line(column)])
        for column in range(COLUMNS)
    ]
    trophy_points = WHITE_BELT_TROPHY * white_belt_trophies
    rows = [sheet["score"] for sheet in row_sheets]
    columns = [sheet["score"] for sheet in column_sheets]
    return {
        "score": sum(rows) + sum(columns) + trophy_points,
        "rows": rows,
        "columns": columns,
        "arrangement": [[NAMES[card] for card in cards_of(board, row)] for row in range(ROWS)],
        "row_sheets": row_sheets,
        "column_sheets": column_sheets,
        "steps": steps,
        "trophy_points": trophy_points,
    }


# --- rearranging


def line_places(line: int) -> list[int]:
    """The places of a line among the twelve."""
    if is_row(line):
        return [cell(line, column) for column in range(COLUMNS)]
    return [cell(row, line - ROWS) for row in range(ROWS)]


def cards_of(board: list[int], line: int) -> list[int]:
    return [board[place] for place in line_places(line)]


def rearrange(board: list[int], line: int, order: list[int]) -> None:
    held = cards_of(board, line)
    for place, source in zip(line_places(line), order, strict=True):
        board[place] = held[source]


def step_told(board: list[int], line: int, trophy: int) -> Step:
    return {
        "trophy": TROPHY_NAMES[trophy],
        "line": "row" if is_row(line) else "column",
        "index": line if is_row(line) else line - ROWS,
        "cards": [NAMES[card] for card in cards_of(board, line)],
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
