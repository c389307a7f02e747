"""`randori simulate`"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

import randori
from randori.arena.simulation import Simulation, play_game
from randori.engine.state import State
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
        (["tatsu", "--players", "2,3"], "--report"),
        (["tatsu", "--players", "2,3", "--records", "games", "--report", "r.html"], "--records"),
        (["tatsu", "--players", "2,,3", "--report", "r.html"], "'2,,3'"),
        (["tatsu", "--players", "3,2,3", "--report", "r.html"], "twice"),
        (["tatsu", "--players", "2,9", "--report", "r.html"], "9"),
        (["tatsu", "--players", "2,3", "--report", ""], "no file"),
        (["tatsu", "--players", "4,2", "--bots", "random,random,random", "--report", "r.html"], "3 bots"),
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


def test_a_report_is_written_for_several_numbers_of_players(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    ran = run("simulate", "memo", "-n", "2,4", "-b", "steady", "-g", "3", "-s", "1", "--report", str(file))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count("3 games") == 2
    html = file.read_text(encoding="utf-8")
    assert re.findall(r"<h2>(\d) players: 3 games", html) == ["2", "4"]
    assert [each.name for each in tmp_path.iterdir()] == ["report.html"]


def test_the_same_seed_gives_the_same_report(tmp_path: Path) -> None:
    pages = []
    for name in ("one.html", "two.html"):
        assert run(*FEW, "--report", str(tmp_path / name)).code == 0
        pages.append((tmp_path / name).read_text(encoding="utf-8"))
    assert pages[0] == pages[1]


def test_several_numbers_are_told_a_line_each(tmp_path: Path) -> None:
    file = str(tmp_path / "report.html")
    ran = run("simulate", "dojo", "-n", "3,5", "-g", "1", "-s", "1", "--report", file, "--json")
    assert [json.loads(line)["players"] for line in ran.out.splitlines()] == [3, 5]


def test_a_report_that_cannot_be_written_is_refused_before_the_games(tmp_path: Path) -> None:
    with patch.object(Simulation, "played", side_effect=AssertionError("played")):
        assert "missing" in refused(*FEW, "--report", str(tmp_path / "missing" / "report.html"))
        assert "no file" in refused(*FEW, "--report", str(tmp_path))


def test_an_interrupted_report_tells_what_was_played(tmp_path: Path) -> None:
    def interrupted(simulation: Simulation) -> Iterator[State]:
        yield play_game(simulation.game, simulation.bots, 1)
        raise KeyboardInterrupt

    file = tmp_path / "report.html"
    with patch.object(Simulation, "played", interrupted):
        ran = run("simulate", "tatsu", "-n", "2,3", "-g", "6", "-o", "rounds=1", "--report", str(file))
    assert ran.code == 130
    assert re.findall(r"<h2>(.*?)</h2>", file.read_text(encoding="utf-8")) == ["2 players: 1 game"]
