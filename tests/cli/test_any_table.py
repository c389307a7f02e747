"""Any game's table in the terminal, by what its JSON looks like: as docs/a-game-of-your-own.md says."""

from __future__ import annotations

from typing import Any

import pytest

import randori
from randori.cli.tables.generic import GenericTable
from randori.words import Words

NAMES = ["You", "Bot 1", "Bot 2"]


def shown(**table: object) -> list[str]:
    view: Any = {**randori.new("tatsu", 3).start(seed=1).view(0), "table": table}
    lines: Any = GenericTable(Words("en"), NAMES, you=0).drawn(view)
    return [line.plain for line in lines.renderables][1:]


@pytest.mark.parametrize(
    ("table", "lines"),
    [
        ({"top_card": "R7", "round": 2, "none": None, "gone": []}, ["Top card: R7", "Round: 2"]),
        ({"is_last": True, "dealer": 1}, ["Is last: yes", "Dealer: Bot 1"]),
        ({"hand": [3, 7, 9], "row": [4, None]}, ["Hand: 3 7 9", "Row: 4 –"]),
        ({"plays": [7, None, 12]}, ["Plays:", "  You: 7", "  Bot 1: –", "  Bot 2: 12"]),
        ({"hands": [[1, 2, 3], [], None]}, ["Hands:", "  You: 1 2 3", "  Bot 1: –", "  Bot 2: –"]),
        ({"bid": {"0": "low", "1": 0, "2": 1}}, ["Bid:", "  You: low", "  Bot 1: 0", "  Bot 2: 1"]),
        ({"trick": [{"player": 2, "card": "R1"}]}, ["Trick:", "  Bot 2: R1"]),
        ({"ready": [True, False, False]}, ["Ready:", "  You: yes", "  Bot 1: no", "  Bot 2: no"]),
        (
            {"nights": [{"number": at, "cards": ["R1", "G2", "B3"]} for at in (1, 2, 3)]},
            ["Nights:", "  1: R1 G2 B3", "  2: R1 G2 B3", "  3: R1 G2 B3"],
        ),
        ({"pond": {"fish": 3, "depth": {"now": 1}}}, ["Pond:", "  Fish: 3", "  Depth:", "    Now: 1"]),
    ],
    ids=range(10),
)
def test_what_a_table_holds_is_told_by_its_names(table: dict[str, object], lines: list[str]) -> None:
    assert shown(**table) == lines
