"""`randori rules`, `randori version`, `randori --help`"""

from __future__ import annotations

import pytest

from randori.engine.clauses import clauses
from randori.games import GAMES
from randori.version import BUILD, VERSION
from tests.cli.runner import refused, run


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_whole_page_is_printed(game: str, language: str) -> None:
    ran = run("rules", game, "--lang", language)
    assert ran.code == 0
    assert all(clause in ran.out for clause in clauses(game, language))


def test_one_clause_is_printed_in_either_language_and_case() -> None:
    assert "TATSU-WIN" in run("rules", "tatsu", "tatsu-win", "-l", "en").out
    assert "pli" in run("rules", "tatsu", "TATSU-WIN", "-l", "fr").out
    assert "MOVE-TURN" in run("rules", "tatsu", "MOVE-TURN").out


def test_the_language_is_that_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "pli" in run("rules", "tatsu", "TATSU-WIN").out
    monkeypatch.setenv("LC_ALL", "C")
    assert "trick" in run("rules", "tatsu", "TATSU-WIN").out
    monkeypatch.delenv("LC_ALL")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "trick" in run("rules", "tatsu", "TATSU-WIN").out
    monkeypatch.setenv("LANGUAGE", "de:fr")
    assert "pli" in run("rules", "tatsu", "TATSU-WIN").out


def test_a_clause_that_does_not_exist_is_refused_with_the_nearest() -> None:
    assert "TATSU-WIN" in refused("rules", "tatsu", "TATSU-WON")
    assert "'\\x1b[31m'" in refused("rules", "tatsu", "\x1b[31m")
    assert "lang" in refused("rules", "tatsu", "--lang", "de")


def test_the_version_says_which_build_it_is() -> None:
    assert run("version").out == f"randori {VERSION} ({BUILD})\n"
    assert run("--version").out == f"randori {VERSION} ({BUILD})\n"


@pytest.mark.parametrize(
    "command", [[], ["play"], ["replay"], ["score"], ["simulate"], ["arena"], ["rules"], ["version"]]
)
def test_every_command_has_help(command: list[str]) -> None:
    ran = run(*command, "--help")
    assert ran.code == 0
    assert ran.out.startswith(" ".join(["Usage: randori", *command]))
    assert "..." not in ran.out.partition("Commands:")[2]


def test_an_unknown_command_is_refused() -> None:
    assert "'chess'" in refused("chess")
