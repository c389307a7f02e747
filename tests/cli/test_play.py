"""`randori play`: a person at a terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import randori
from tests.cli.runner import refused, run

ALWAYS_THE_FIRST = "1\n" * 2000


@pytest.mark.parametrize(
    ("players", "option"),
    [("3", "grid=fixed"), ("4", "black_belt=true"), ("5", "white_belt=true"), ("4", "incense=one")],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_of_dojo_can_be_played(players: str, option: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = ("play", "dojo", "-n", players, "-o", option, "-l", language, "--record", str(file))
    ran = run(*command, stdin=ALWAYS_THE_FIRST)
    assert ran.code == 0, ran.err
    assert randori.replay(json.loads(file.read_text())).over
    assert re.search("win|gagne", ran.out)


@pytest.mark.parametrize(
    ("players", "options"),
    [("2", []), ("4", ["aid=true"]), ("8", ["games=2"]), ("3", ["start=draw", "confusion=open"])],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_of_memo_combo_can_be_played(
    players: str, options: list[str], language: str, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    given = [word for option in (*options, "max_rounds=4") for word in ("-o", option)]
    command = ("play", "memo", "-n", players, *given, "-l", language, "--record", str(file))
    ran = run(*command, stdin="w\n" * 3 + "1\n1\n1\n1\n1\n" + "pass\nskip\nstop\n1\n" * 3000)
    assert ran.code == 0, ran.err
    assert randori.replay(json.loads(file.read_text())).over
    assert re.search("win|gagne", ran.out)


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_of_tatsu_can_be_played(players: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = run(
        *(
            "play",
            "tatsu",
            "-n",
            players,
            "-o",
            "rounds=2",
            "-o",
            "tie=share",
            "-l",
            language,
            "--record",
            str(file),
        ),
        stdin=ALWAYS_THE_FIRST,
    )
    assert ran.code == 0, ran.err
    record = json.loads(file.read_text())
    assert randori.replay(record).over
    assert re.search("win|gagne", ran.out)


def test_what_is_not_said_is_asked() -> None:
    ran = run("play", "-l", "en", stdin="chess\ntatsu\n7\n3\nq\n")
    assert "Which game?" in ran.out
    assert "How many players?" in ran.out
    assert "Tatsu, 3 players" in ran.out
    assert ran.out.endswith("Goodbye.\n")
    assert ran.code == 0


def test_a_refused_move_shows_its_clause_and_can_be_looked_up() -> None:
    answers = "play:GP9\n99\n0\n?\n? TATSU-WIN\n? NOTHING\nrules\ntable\n\nq\n"
    ran = run("play", "tatsu", "-n", "4", "-l", "en", stdin=answers)
    assert ran.code == 0
    assert "MOVE-FORM" in ran.out
    assert "There is no answer '99'" in ran.out
    assert "Who wins a trick" in ran.out
    assert "no clause 'NOTHING'" in ran.out


def test_leaving_keeps_the_record_of_the_game_so_far(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run("play", "tatsu", "-n", "2", "--record", str(file), stdin="1\n1\n1\n").code == 0
    state = randori.replay(json.loads(file.read_text()))
    assert not state.over
    assert len(state.history) > 2


def test_nothing_that_is_hidden_is_shown() -> None:
    ran = run("play", "tatsu", "-n", "4", "-l", "en", stdin="q\n")
    rows = [line for line in ran.out.splitlines() if "Bot" in line and "│" in line]
    assert rows
    for row in rows:
        assert not re.search(r"\b[YR][VPx]\d", row.split("│")[4])


def test_bad_options_get_one_sentence(tmp_path: Path) -> None:
    assert "9" in refused("play", "tatsu", "-n", "9")
    assert "'genius'" in refused("play", "tatsu", "-n", "4", "-b", "genius")
    assert "nowhere" in refused(
        "play", "tatsu", "-n", "4", "--record", str(tmp_path / "nowhere" / "game.json")
    )
