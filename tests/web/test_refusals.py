"""Whatever is refused, the page says why in plain words, in the reader's language."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from randori.engine.clauses import LANGUAGES
from randori.table.errors import MEANINGS
from randori.words import Words

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"(?:DOJO|MEMO|TATSU|MOVE|RECORD|TABLE)(?:-[A-Z0-9]+)+")
MESSAGE = re.compile(r"^web-refused-([a-z0-9-]+) = (.+)$", re.MULTILINE)
WITHOUT_CLAUSE = {"unknown", "line"}
"""A clause of a newer server, and a server that does not answer."""


def raised() -> set[str]:
    """The clauses that stand in the code as values: what a refusal can name. Docstrings are no values."""
    found = set(MEANINGS)
    for path in (ROOT / "src" / "randori").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        told = {id(line.value) for line in ast.walk(tree) if isinstance(line, ast.Expr)}
        found |= {
            value.value
            for value in ast.walk(tree)
            if isinstance(value, ast.Constant) and isinstance(value.value, str) and id(value) not in told
            if NAME.fullmatch(value.value)
        }
    return found


def sentences(language: str) -> dict[str, str]:
    path = ROOT / "src" / "randori" / "locales" / language / "web-refusals.ftl"
    return dict(MESSAGE.findall(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_can_be_raised_has_a_sentence(language: str) -> None:
    words = Words(language)
    assert set(sentences(language)) == {clause.lower() for clause in raised()} | WITHOUT_CLAUSE
    for clause in raised():
        sentence = words(f"web-refused-{clause.lower()}")
        assert sentence.endswith(".")
        assert clause not in sentence


def test_no_sentence_is_left_in_english() -> None:
    english, *others = (sentences(language) for language in LANGUAGES)
    for other in others:
        assert not {name for name, sentence in english.items() if other[name] == sentence}


def test_pages_say_what_the_sentence_says_and_never_what_the_server_wrote() -> None:
    pages = list((ROOT / "web" / "src").rglob("*.svelte"))
    assert pages
    assert not [path.name for path in pages if ".message" in path.read_text(encoding="utf-8")]
