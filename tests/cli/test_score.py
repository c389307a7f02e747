"""`randori score`"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.runner import refused, run

CASE = {
    "yellow": ["Rx1", "Rx3", "YV7", "YP2"],
    "red": ["YV3", "RV3", "RP2", "RP3", "RP4", "YP3", "Rx2", "Yx1"],
}


@pytest.mark.clause("TATSU-SCORE")
def test_captured_tatsu_cards_are_scored() -> None:
    ran = run("score", "tatsu", "--json", stdin=json.dumps(CASE))
    assert ran.code == 0
    assert ran.json == {"yellow": 0, "red": 20}


def test_the_sum_is_explained_to_people(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_text(json.dumps(CASE))
    ran = run("score", "tatsu", str(file))
    assert ran.code == 0
    assert "10 × 2 = 20" in ran.out
    assert "none of its own" in ran.out


@pytest.mark.parametrize(
    ("described", "word"),
    [
        ([], "object"),
        ({}, "yellow"),
        ({"yellow": []}, "red"),
        ({"yellow": [], "red": [], "green": []}, "'green'"),
        ({"yellow": "YV3", "red": []}, "list"),
        ({"yellow": ["YV8"], "red": []}, "'YV8'"),
        ({"yellow": ["yv3"], "red": []}, "'yv3'"),
        ({"yellow": [3], "red": []}, "yellow[0]"),
        ({"yellow": [["YV3"]], "red": []}, "yellow[0]"),
        ({"yellow": ["YV3", "YV3"], "red": []}, "YV3"),
        ({"yellow": ["YV3"], "red": ["RV3", "YV3"]}, "red[1]"),
    ],
)
def test_what_cannot_lie_on_a_table_is_refused(described: object, word: str) -> None:
    assert word in refused("score", "tatsu", "--json", stdin=json.dumps(described))


def test_a_game_that_does_not_exist_is_refused() -> None:
    assert "'chess'" in refused("score", "chess", stdin="{}")
