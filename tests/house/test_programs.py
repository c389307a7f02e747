"""The programs in the documentation are short, run as they stand, and a strict type checker is content."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.runner import run

ROOT = Path(__file__).parents[2]
MOST_LINES = 15


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def programs() -> dict[str, str]:
    """The parts of the page, by their headings."""
    parts = re.split(r"^## ", page("five-programs.md"), flags=re.MULTILINE)[1:]
    return {part.splitlines()[0]: part for part in parts}


FIVE = programs()
BOT = re.findall(r"^```python\n# mine\.py\n(.*?)^```", page("write-a-bot.md"), re.DOTALL | re.MULTILINE)
COMMANDS = re.findall(r"^randori (arena|simulate) (.*)$", page("write-a-bot.md"), re.MULTILINE)


def source(part: str) -> str:
    return "".join(example.source for example in doctest.DocTestParser().get_examples(part))


def test_there_are_five() -> None:
    assert len(FIVE) == 5


@pytest.mark.parametrize("title", FIVE)
def test_a_program_is_short(title: str) -> None:
    assert len(source(FIVE[title]).splitlines()) < MOST_LINES


@pytest.mark.parametrize("title", FIVE)
def test_a_program_runs_by_itself(title: str) -> None:
    test = doctest.DocTestParser().get_doctest(FIVE[title], {"__name__": "__main__"}, title, None, 0)
    assert doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed == 0


IMPORTS = """
import randori
import randori.games.dojo.view as dojo
from randori.games.tatsu import view as tatsu
from randori.games.memo.game import Memo

print(randori.games()["tatsu"]["players"], dojo.PHASES, tatsu.PHASES, Memo.title)
"""
"""The function and the package of one name."""


def test_a_strict_type_checker_is_content(tmp_path: Path) -> None:
    for number, code in enumerate([*map(source, FIVE.values()), *BOT, IMPORTS]):
        (tmp_path / f"program_{number}.py").write_text(code, encoding="utf-8")
    files = sorted(str(file) for file in tmp_path.glob("*.py"))
    options = ["--strict", f"--cache-dir={tmp_path / 'cache'}", "--no-error-summary"]
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", *options, *files],
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (0, ""), ran.stdout + ran.stderr


@pytest.mark.parametrize(("command", "rest"), COMMANDS)
def test_the_bot_of_the_page_plays_from_its_folder_as_the_page_says(
    command: str, rest: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.py").write_text(BOT[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    ran = run(command, *rest.split(), "--json")
    assert ran.code == 0, ran.err
    assert "mine:Miser" in ran.out
