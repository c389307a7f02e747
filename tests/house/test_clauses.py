"""Every clause is findable: on the rules pages of all languages, in the code that does it, in a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from randori.engine.clauses import COMMON, LANGUAGES, clauses, page
from randori.games.registry import OURS

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "randori"
PAGES = [*OURS, COMMON]
NAME = re.compile(r"\b[A-Z]+(?:-[A-Z0-9]+)+\b")


def named_by_tests() -> set[str]:
    """The clauses in `@pytest.mark.clause("…")` over a test."""
    return {
        argument.value
        for path in (ROOT / "tests").rglob("test_*.py")
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_")
        for mark in function.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def named_by_code(folder: Path) -> set[str]:
    return {name for path in folder.rglob("*.py") for name in NAME.findall(path.read_text(encoding="utf-8"))}


def all_clauses() -> set[str]:
    return {clause for name in PAGES for clause in clauses(name, "en")}


@pytest.mark.parametrize("name", PAGES)
def test_all_pages_have_the_same_clauses_in_the_same_order(name: str) -> None:
    english, *others = (list(clauses(name, language)) for language in LANGUAGES)
    assert english
    assert all(other == english for other in others)


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_a_title_and_a_text_and_is_not_there_twice(name: str, language: str) -> None:
    found = clauses(name, language)
    assert all(clause.title and clause.text for clause in found.values())
    headings = re.findall(r"^### (\S+)", page(name, language), re.MULTILINE)
    assert headings == list(found)


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_that_a_page_speaks_of_exists(name: str, language: str) -> None:
    games = "|".join(game.upper() for game in OURS)
    spoken = re.findall(rf"\b(?:{games}|MOVE|RECORD)(?:-[A-Z0-9]+)+\b", page(name, language))
    assert set(spoken) <= all_clauses()


def test_every_clause_has_a_test_that_names_it() -> None:
    assert all_clauses() - named_by_tests() == set()


def test_every_clause_that_a_test_names_exists() -> None:
    assert named_by_tests() - all_clauses() == set()


@pytest.mark.parametrize("game", OURS)
def test_every_clause_is_named_by_the_code_that_does_it(game: str) -> None:
    assert set(clauses(game, "en")) - named_by_code(SOURCES / "games" / game) == set()


@pytest.mark.parametrize("game", OURS)
def test_every_clause_that_the_code_names_exists(game: str) -> None:
    prefix = f"{game.upper()}-"
    named = {name for name in named_by_code(SOURCES) if name.startswith(prefix)}
    assert named <= set(clauses(game, "en"))
