"""`randori.score`: what `randori score` says, as a function."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import randori
from randori import SheetError
from tests.cli.runner import run

DOJO = {
    "rows": [["R4", "F2", "T2", "T4"], ["C4", "F3", "M5", "C2"], ["T5", "R5", "B5", "B2"]],
    "row_trophies": ["assistant", None, None],
    "column_trophies": ["broom", None, None, None],
}
TATSU = {"yellow": ["YV7", "RP2", "Yx3"], "red": ["RV3", "Rx1"]}
WRONG: list[tuple[str, object]] = [
    ("dojo", []),
    ("dojo", {"rows": []}),
    ("dojo", {**DOJO, "rows": [["M9"] * 4] * 3}),
    ("dojo", {**DOJO, "options": {"incense": "all"}}),
    ("dojo", {**DOJO, "options": []}),
    ("dojo", {**DOJO, "trophies": 3}),
    ("tatsu", {"yellow": []}),
    ("tatsu", {"yellow": ["YV3"], "red": ["YV3"]}),
    ("tatsu", None),
]


def told(folder: Path, game: str, data: object, *options: str) -> tuple[int, str, str]:
    file = folder / "table.json"
    file.write_text(json.dumps(data))
    ran = run("score", game, str(file), *options)
    return ran.code, ran.out, ran.err.replace(f"randori: {file}: ", "").strip()


def test_a_dojo_is_scored() -> None:
    assert randori.score("dojo", DOJO)["score"] == 30


@pytest.mark.parametrize(("game", "data"), [("dojo", DOJO), ("tatsu", TATSU)])
def test_the_answer_is_that_of_the_command(game: str, data: object, tmp_path: Path) -> None:
    code, out, _ = told(tmp_path, game, data, "--json")
    assert (code, json.loads(out)) == (0, randori.score(game, data))


@pytest.mark.parametrize(("game", "data"), WRONG)
def test_bad_input_gets_the_sentence_of_the_command(game: str, data: object, tmp_path: Path) -> None:
    with pytest.raises(SheetError) as refused:
        randori.score(game, data)
    assert told(tmp_path, game, data) == (2, "", str(refused.value))


@pytest.mark.parametrize(("game", "word"), [("chess", "'chess'"), (None, "null"), ("memo", "Mémo Combo")])
def test_what_has_no_sheet_gets_a_sentence(game: str, word: str) -> None:
    with pytest.raises(SheetError) as refused:
        randori.score(game, {})
    assert word in str(refused.value)
