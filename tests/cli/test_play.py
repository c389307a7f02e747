"""`randori play`: a person at a terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import randori
from randori.bots import LEVELS
from randori.words import Words
from tests.cli.runner import refused, run

ALWAYS_THE_FIRST = "1\n" * 2000
BY_CHANCE = ("--bots", "random")


@pytest.mark.parametrize(
    ("players", "option"),
    [("3", "grid=fixed"), ("4", "black_belt=true"), ("5", "white_belt=true"), ("4", "incense=one")],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_of_dojo_can_be_played(players: str, option: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    command = ("play", "dojo", "-n", players, *BY_CHANCE, "-o", option, "-l", language, "--record", str(file))
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
    command = ("play", "memo", "-n", players, *BY_CHANCE, *given, "-l", language, "--record", str(file))
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
            *BY_CHANCE,
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
    ran = run("play", "-l", "en", stdin="chess\ntatsu\n7\n3\ngenius\nadept\nq\n")
    assert "Which game?" in ran.out
    assert "How many players?" in ran.out
    assert "How well do the bots play?" in ran.out
    assert "That is not among the choices: novice, adept, master, random." in ran.out
    assert "Tatsu, 3 players" in ran.out
    assert "Adept 1" in ran.out
    assert ran.out.endswith("Goodbye.\n")
    assert ran.code == 0


@pytest.mark.parametrize(
    ("language", "answer", "name"),
    [
        ("en", "", "Novice"),
        ("en", "1", "Novice"),
        ("en", "novice", "Novice"),
        ("en", "Adept", "Adept"),
        ("en", "3", "Master"),
        ("en", "random", "Random"),
        ("fr", "", "Novice"),
        ("fr", "adepte", "Adepte"),
        ("fr", "maître", "Maître"),
        ("fr", "maitre", "Maître"),
        ("fr", "master", "Maître"),
        ("fr", "hasard", "Hasard"),
    ],
)
def test_a_level_is_taken_by_number_or_name_and_the_friendliest_of_itself(
    language: str, answer: str, name: str
) -> None:
    ran = run("play", "dojo", "-n", "3", "-l", language, "--budget", "2", stdin=f"{answer}\nq\n")
    assert ran.code == 0
    assert f"{name} 1" in ran.out
    assert f"{name} 2" in ran.out


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_level_is_offered_with_what_it_is(language: str) -> None:
    words = Words(language)
    out = run("play", "memo", "-n", "3", "-l", language, stdin="q\n").out
    for level in LEVELS:
        assert re.search(rf"\d  {words(f'level-{level}')} +{words(f'level-about-{level}')} *\n", out)
    assert "ismcts" not in out
    assert "steady" not in out


def test_who_names_the_bots_is_not_asked_for_a_level() -> None:
    command = ("play", "tatsu", "-n", "4", "--bots", "novice,master,ismcts", "--budget", "2", "-l", "en")
    out = run(*command, stdin="q\n").out
    assert "How well" not in out
    assert all(name in out for name in ("Novice 1", "Master 2", "Ismcts 3"))


def test_who_leaves_before_the_game_leaves_no_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run("play", "tatsu", "-n", "4", "--record", str(file), stdin="q\n").code == 0
    assert not file.exists()


def test_a_refused_move_shows_its_clause_and_can_be_looked_up() -> None:
    answers = "play:GP9\n99\n0\n?\n? TATSU-WIN\n? NOTHING\nrules\ntable\n\nq\n"
    ran = run("play", "tatsu", "-n", "4", *BY_CHANCE, "-l", "en", stdin=answers)
    assert ran.code == 0
    assert "MOVE-FORM" in ran.out
    assert "There is no answer '99'" in ran.out
    assert "Who wins a trick" in ran.out
    assert "no clause 'NOTHING'" in ran.out


def test_leaving_keeps_the_record_of_the_game_so_far(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    assert run("play", "tatsu", "-n", "2", *BY_CHANCE, "--record", str(file), stdin="1\n1\n1\n").code == 0
    state = randori.replay(json.loads(file.read_text()))
    assert not state.over
    assert len(state.history) > 2


def test_nothing_that_is_hidden_is_shown() -> None:
    ran = run("play", "tatsu", "-n", "4", "--bots", "adept", "-l", "en", stdin="q\n")
    rows = [line for line in ran.out.splitlines() if "Adept" in line and "│" in line]
    assert rows
    for row in rows:
        assert not re.search(r"\b[YR][VPx]\d", row.split("│")[4])


def test_bad_options_get_one_sentence(tmp_path: Path) -> None:
    assert "9" in refused("play", "tatsu", "-n", "9")
    assert "'genius'" in refused("play", "tatsu", "-n", "4", "-b", "genius")
    assert "'soon'" in refused("play", "tatsu", "-n", "4", "--budget", "soon")
    assert "too many" in refused("play", "tatsu", "-n", "2", "-b", "novice,adept")
    assert "nowhere" in refused(
        "play", "tatsu", "-n", "4", "--record", str(tmp_path / "nowhere" / "game.json")
    )
