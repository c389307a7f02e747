"""The score sheet gives reasons: an arrangement the owner can reach, and choices that give its points."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import randori
from randori.games.dojo.explaining import ColumnSheet, DojoSheet, RowSheet
from tests.games.dojo.dojos import placements, some_dojo
from tests.games.dojo.drawing import Drawing, sheet_of_drawing
from tests.games.dojo.naive import ALIKE, LINES, Cards, Trophies, arrangements, best_points, line_points

LETTERS = {"monkey": "M", "fox": "F", "tigress": "T", "crane": "C", "bear": "B"}


def sheet_for(cards: Cards, trophies: Trophies, incense: str) -> DojoSheet:
    rows = [list(cards[4 * row : 4 * row + 4]) for row in range(3)]
    return sheet_of_drawing(Drawing(rows, list(trophies[:3]), list(trophies[3:])), incense=incense)


def examples(count: int, dojos: int) -> list[tuple[Cards, Trophies, str]]:
    """Dojos with so many brooms and assistants."""
    choice = random.Random(count)
    return [
        (some_dojo(choice), choice.choice(placements(count)), choice.choice(["each", "one"]))
        for _ in range(dojos)
    ]


EXAMPLES = [*examples(0, 400), *examples(1, 200), *examples(2, 150), *examples(3, 10)]


@pytest.mark.clause("DOJO-BEST")
def test_the_arrangement_can_be_reached_and_scores_as_it_lies_what_the_sheet_says() -> None:
    for cards, trophies, incense in EXAMPLES:
        sheet = sheet_for(cards, trophies, incense)
        lying = tuple(card for row in sheet["arrangement"] for card in row)
        assert lying in arrangements(cards, trophies)
        assert sheet["rows"] + sheet["columns"] == line_points(lying, trophies, incense)
        assert (
            sheet["score"] == sum(sheet["rows"] + sheet["columns"]) == best_points(cards, trophies, incense)
        )
        assert sheet["trophy_points"] == 0


@pytest.mark.clause("DOJO-BEST", "DOJO-REARRANGE")
def test_the_steps_lead_to_the_arrangement_and_use_each_broom_and_assistant_at_most_once() -> None:
    for cards, trophies, incense in EXAMPLES:
        sheet = sheet_for(cards, trophies, incense)
        lying, used = list(cards), []
        for step in sheet["steps"]:
            line = step["index"] + (0 if step["line"] == "row" else 3)
            assert step["trophy"] == trophies[line] == ("assistant" if step["line"] == "row" else "broom")
            assert sorted(step["cards"]) == sorted(lying[place] for place in LINES[line])
            for place, card in zip(LINES[line], step["cards"], strict=True):
                lying[place] = card
            used.append(line)
        assert len(used) == len(set(used))
        assert lying == [card for row in sheet["arrangement"] for card in row]


@pytest.mark.clause("DOJO-BEST", "DOJO-RACCOON", "DOJO-MASTER", "DOJO-INCENSE")
def test_the_reasons_of_each_row_give_its_score() -> None:
    for cards, trophies, incense in EXAMPLES:
        sheet = sheet_for(cards, trophies, incense)
        for row, reasons in enumerate(sheet["row_sheets"]):
            assert (reasons["score"], reasons["trophy"]) == (sheet["rows"][row], trophies[row])
            check_row(sheet["arrangement"][row], reasons, incense)


def check_row(cards: list[str], reasons: RowSheet, incense: str) -> None:
    """Every raccoon and the grand master's card count as the sheet says, and what counts is there."""
    left = [card for card in cards if card[0] != "R"]
    assert len(reasons["raccoons"]) == len(cards) - len(left)
    counted = {LETTERS[group["disciple"]]: group["count"] for group in reasons["counted"]}
    if reasons["master"] is not None:
        assert reasons["trophy"] == "master"
        left.remove(reasons["master"])
    reading = Counter(card[0] for card in left)
    reading.update(LETTERS[disciple] for disciple in reasons["raccoons"])
    if reasons["master"] is not None:
        reading.update(counted)  # only one disciple counts, and the grand master's card joins it
        reading.subtract({letter: count - 1 for letter, count in counted.items()})
    assert sum(reading.values()) == 4
    points = [group["points"] for group in reasons["counted"]]
    assert sum(points) == reasons["score"]
    if reasons["trophy"] == "incense" and incense == "each":
        assert counted == dict(reading)
        assert points == [ALIKE[count] for count in counted.values()]
    elif reasons["trophy"] == "incense" and len(counted) > 1:
        assert counted == dict.fromkeys(reading, 1)
        assert points == [1] * len(reading)
    else:
        ((letter, count),) = counted.items()
        assert (count, points) == (reading[letter], [ALIKE[count]])
        assert count == max(reading.values())


@pytest.mark.clause("DOJO-MASTER", "DOJO-BEST")
def test_the_grand_master_turns_a_card_into_a_raccoon_unless_four_are_alike() -> None:
    for cards, trophies, incense in EXAMPLES:
        sheet = sheet_for(cards, trophies, incense)
        for row, reasons in enumerate(sheet["row_sheets"]):
            disciples = {card[0] for card in sheet["arrangement"][row]} - {"R"}
            wanted = trophies[row] == "master" and len(disciples) > 1
            assert (reasons["master"] is not None) is wanted


@pytest.mark.clause("DOJO-BEST", "DOJO-COLUMN", "DOJO-BELT", "DOJO-KIMONO")
def test_the_reasons_of_each_column_give_its_score() -> None:
    for cards, trophies, incense in EXAMPLES:
        sheet = sheet_for(cards, trophies, incense)
        for column, reasons in enumerate(sheet["column_sheets"]):
            assert (reasons["score"], reasons["trophy"]) == (sheet["columns"][column], trophies[3 + column])
            check_column("".join(row[column][1] for row in sheet["arrangement"]), reasons)


def check_column(belts: str, reasons: ColumnSheet) -> None:
    """A column that scores names its belt and how many there are of it."""
    if reasons["belt"] is None:
        assert (reasons["score"], reasons["alike"]) == (0, 0)
        return
    assert reasons["alike"] == belts.count(str(reasons["belt"]))
    assert reasons["alike"] == 3 or (reasons["alike"], reasons["trophy"]) == (2, "belt")
    assert reasons["score"] == reasons["belt"] * (2 if reasons["trophy"] == "kimono" else 1)


def test_an_assistant_and_two_brooms_find_the_best_of_a_dojo_in_which_few_orders_are() -> None:
    """A bound that was a little too low once passed the best arrangement over."""
    sheet = randori.score(
        "dojo",
        {
            "rows": [["C5", "M3", "C5", "C4"], ["B3", "M5", "F5", "F5"], ["M4", "C4", "C1", "C1"]],
            "row_trophies": ["master", None, "assistant"],
            "column_trophies": ["kimono", "broom", "broom", "belt"],
            "options": {"incense": "one"},
        },
    )
    assert sheet["score"] == 28
