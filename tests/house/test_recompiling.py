"""What was compiled is made again when something changed that it was made from, and else not."""

from __future__ import annotations

import os
import runpy
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import setuptools

ROOT = Path(__file__).parents[2]


@pytest.fixture
def digest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """Of a copy of the sources, in which one may write."""
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("web", "*.egg-info", "*.so")
    )
    shutil.copy(ROOT / "setup.py", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RANDORI_PURE", "1")
    monkeypatch.setattr(setuptools, "setup", lambda **given: None)
    return lambda: str(runpy.run_path("setup.py")["digest"]())


def change(name: str) -> None:
    with Path("src", "randori", name).open("a", encoding="utf-8") as file:
        file.write("# changed\n")


@pytest.mark.parametrize(
    "name",
    [
        "rules/en/dojo.md",
        "locales/fr/dojo.ftl",
        "cli/main.py",
        "server/live_table.py",
        "games/dojo/game.py",
        "api.py",
    ],
)
def test_what_is_not_compiled_compiles_nothing_again(digest: Callable[[], str], name: str) -> None:
    before = digest()
    change(name)
    assert digest() == before


@pytest.mark.parametrize("name", ["engine/bits.py", "games/dojo/legal.py", "bots/search.py"])
def test_what_is_compiled_is_compiled_again(digest: Callable[[], str], name: str) -> None:
    before = digest()
    change(name)
    assert digest() != before


def test_so_it_is_when_a_module_changes_that_it_has_types_and_constants_of(digest: Callable[[], str]) -> None:
    before = digest()
    change("games/dojo/seen.py")
    assert digest() != before


def test_another_compiler_or_other_flags_make_something_else(
    digest: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = digest()
    monkeypatch.setenv("CFLAGS", f"{os.environ.get('CFLAGS', '')} -O0")
    assert digest() != before
