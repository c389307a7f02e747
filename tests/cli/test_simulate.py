"""`randori simulate`"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import randori
from tests.cli.runner import refused, run

FEW = ("simulate", "tatsu", "--players", "4", "--games", "6", "--seed", "5", "-o", "rounds=1")


def test_a_summary_with_intervals_is_printed() -> None:
    ran = run(*FEW)
    assert ran.code == 0
    assert "6 games" in ran.out
    assert len(re.findall(r"random .*%.*±", ran.out)) == 4
    assert "seed 5" in ran.out


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (run(*FEW, "--json").json for _ in range(2))
    assert {**first, "seconds": 0} == {**second, "seconds": 0}
    assert first["games"] == 6
    assert {**run(*FEW[:-3], "6", *FEW[-2:], "--json").json, "seconds": 0} != {**first, "seconds": 0}


def test_records_are_written_and_replay(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    assert run(*FEW, "--records", str(folder)).code == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"tatsu-{number:06}.json" for number in range(1, 7)]
    for file in files:
        record = json.loads(file.read_text())
        assert record["bots"] == ["random"] * 4
        assert randori.replay(record).record() == record


def test_a_new_seed_is_told() -> None:
    assert (
        run("simulate", "tatsu", "-n", "2", "-g", "1", "-o", "rounds=1", "--json").json["seed"]
        != run("simulate", "tatsu", "-n", "2", "-g", "1", "-o", "rounds=1", "--json").json["seed"]
    )


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["tatsu"], "players"),
        (["tatsu", "--players", "5"], "5"),
        (["tatsu", "--players", "many"], "many"),
        (["tatsu", "-n", "4", "--games", "0"], "0"),
        (["tatsu", "-n", "4", "--bots", "random,genius"], "'genius'"),
        (["tatsu", "-n", "4", "--bots", ""], "''"),
        (["tatsu", "-n", "2", "--bots", "random,random,random"], "3 bots"),
        (["tatsu", "-n", "4", "-o", "target"], "NAME=VALUE"),
        (["tatsu", "-n", "4", "-o", "target=low"], "'low'"),
        (["tatsu", "-n", "4", "-o", "taget=1"], "'taget'"),
        (["tatsu", "-n", "4", "-o", "target=1", "-o", "target=2"], "twice"),
        (["tatsu", "-n", "4", "-o", "players=3"], "players"),
        (["tatsu", "-n", "4", "--seed", "x"], "x"),
        (["tatsu", "-n", "4", "--colour"], "--colour"),
        (["chess", "-n", "2"], "chess"),
        ([], "GAME"),
    ],
)
def test_bad_options_get_one_sentence(arguments: list[str], word: str) -> None:
    assert word in refused("simulate", *arguments)


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in refused(*FEW, "--records", str(tmp_path / "file" / "folder"))
