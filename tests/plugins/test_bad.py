"""Plug-ins that cannot be played: each is left out with one sentence, and the others go on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.plugins.environment import Environment

GAME = """
from randori_pearls.game import Pearls

class {name}(Pearls):
    name = "{game}"
    {more}
"""
LISTED = "import randori; print(*randori.games()); print(*randori.games())"


def install(folder: Path, package: str, **games: str) -> None:
    """A package that brings games, as an installer leaves it."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    entries = "".join(f"{name} = {value}\n" for name, value in games.items())
    (info / "entry_points.txt").write_text(f"[randori.games]\n{entries}")


def complaint(fresh: Environment, folder: Path, game: str, code: str) -> str:
    """What is said of a package with a game in this module, once; the others are there."""
    (folder / "theirs.py").write_text(code)
    install(folder, "bad-game", **{game: "theirs:Theirs"})
    return said(fresh)


def said(fresh: Environment) -> str:
    found = fresh.ran("-c", LISTED)
    assert found.returncode == 0, found.stderr
    assert found.stdout == "dojo memo tatsu pearls\n" * 2
    (sentence,) = found.stderr.splitlines()
    return sentence


def theirs(more: str, game: str = "bad") -> str:
    return GAME.format(name="Theirs", game=game, more=more)


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("import nowhere", "cannot be imported: ModuleNotFoundError: No module named 'nowhere' (theirs.py, "),
        ("raise SystemExit(3)", "cannot be imported: SystemExit: 3 (theirs.py, line 1)"),
        ("Other = 1", "cannot be had: theirs has no 'Theirs'"),
        ("Theirs = 1", "is left out: it is no class derived from randori.Game"),
        (
            "import randori\nclass Theirs(randori.Game):\n    name = 'bad'",
            "is left out: it lacks the methods position, refusal and tables",
        ),
        (theirs("", "good"), "is left out: its class has the name 'good', and its entry 'bad'"),
        (theirs("title = None"), "is left out: it has no title"),
        (theirs("player_counts = (3, 40)"), "is left out: its player_counts are not numbers from 1 to 16"),
        (theirs("options_offered = ('wins',)"), "is left out: its options_offered are not all of a class"),
        (
            theirs("def __init__(self, *given): super().__init__(*given); self.draws = {}"),
            "is left out: it awaits a draw 1 that is not in its draws",
        ),
        (theirs("def position(self): return 1"), "is left out: its position is 1, and not of a class"),
        (theirs("def position(self): return self.gone"), "is left out: it cannot be set up: AttributeError"),
    ],
    ids=range(12),
)
def test_what_is_wrong_is_said_once(fresh: Environment, folder: Path, code: str, expected: str) -> None:
    sentence = complaint(fresh, folder, "bad", code)
    assert sentence.startswith("randori: the game 'bad' of bad-game ")
    assert expected in sentence


def test_a_rules_page_without_clauses_is_none(fresh: Environment, folder: Path) -> None:
    package = folder / "theirs"
    (package / "rules" / "en").mkdir(parents=True)
    (package / "rules" / "en" / "bad.md").write_text("# Bad\n\nPlay on.\n")
    (package / "__init__.py").write_text(theirs(""))
    install(folder, "bad-game", bad="theirs:Theirs")
    assert "its rules page (en) has no clauses, such as ### BAD-AIM · …" in said(fresh)


def test_a_name_of_ours_stays_ours(fresh: Environment, folder: Path) -> None:
    sentence = complaint(fresh, folder, "tatsu", theirs("", "tatsu"))
    assert sentence == "randori: the game 'tatsu' of bad-game is left out: Randori has one of that name"


def test_a_name_that_two_bring_is_nobodys(fresh: Environment, folder: Path) -> None:
    (folder / "theirs.py").write_text(theirs("", "twin"))
    (folder / "others.py").write_text(theirs("", "twin"))
    install(folder, "one-game", twin="theirs:Theirs")
    install(folder, "other-game", twin="others:Theirs")
    sentence = said(fresh)
    assert sentence.startswith("randori: the game 'twin' is left out: it is brought by ")
    assert "one-game" in sentence
    assert "other-game" in sentence


@pytest.mark.parametrize(
    ("what", "command", "part", "wrong"),
    [
        ("bots", "simulate", "nowhere:Part", "cannot be had: there is no module 'nowhere'"),
        ("terminal", "play", "theirs:Theirs", "is no class derived from Table"),
        ("report", "simulate", "theirs:Theirs", "is no class derived from OwnFigures"),
        ("bots", "simulate", "theirs:Theirs", "is no Strategy"),
    ],
)
def test_a_broken_part_has_a_default(
    fresh: Environment, folder: Path, tmp_path: Path, what: str, command: str, part: str, wrong: str
) -> None:
    (folder / "theirs.py").write_text(theirs(f"brings = {{{what!r}: {part!r}}}", "odd"))
    install(folder, "odd-game", odd="theirs:Theirs")
    more = {
        "play": ["--bots", "random"],
        "simulate": ["-g", "1", "-b", "adept", "--report", str(tmp_path / "r")],
    }
    found = fresh.command(command, "odd", "-n", "3", *more[command], given="1\n" * 4)
    assert found.returncode == 0, found.stderr
    expected = f"what the game 'odd' brings as '{what}' {wrong}"
    assert found.stderr.count(expected) == 1


def test_a_message_that_asks_for_what_it_is_not_given_is_none(fresh: Environment, folder: Path) -> None:
    package = folder / "theirs"
    (package / "locales" / "en").mkdir(parents=True)
    words = (
        "web-odd-move-lay = Lay { $card }\nsay-odd-deal = Dealt: { $one }.\nweb-odd-field-hand = { $who }\n"
    )
    (package / "locales" / "en" / "odd.ftl").write_text(words)
    (package / "__init__.py").write_text(theirs("", "odd"))
    install(folder, "odd-game", odd="theirs:Theirs")
    shown = fresh.randori("play", "odd", "-n", "3", "-b", "random", "-l", "en", given="1\n" * 4)
    assert "Chance decides: deal." in shown
    assert re.search(r"Hand: \d+ \d+ \d+ \d+\n.*\n   1  Lay \d+\n", shown)
