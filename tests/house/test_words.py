"""All languages say everything that is said, with the same values in it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from randori.engine.clauses import LANGUAGES
from randori.words import Words

SOURCES = Path(__file__).parents[2] / "src" / "randori"
PAGES = Path(__file__).parents[2] / "web" / "src"
MESSAGE = re.compile(r"^([a-z][A-Za-z0-9-]*) =((?:.*\n)(?:[ \t]+.*\n|\n(?=[ \t]))*)", re.MULTILINE)


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a language, each with the values it uses."""
    return {name: set(re.findall(r"\$([a-z-]+)", body)) for name, body in said(language)}


def said(language: str) -> list[tuple[str, str]]:
    """Name and text of every message, of all files."""
    files = sorted((SOURCES / "locales" / language).iterdir())
    return MESSAGE.findall("".join(path.read_text(encoding="utf-8") for path in files))


def test_all_languages_have_the_same_messages_with_the_same_values() -> None:
    english, *others = (messages(language) for language in LANGUAGES)
    assert others
    assert all(other == english for other in others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_stands_for_two_messages(language: str) -> None:
    """Not in two files either: they are read together."""
    assert [name for name, times in Counter(name for name, _ in said(language)).items() if times > 1] == []


def test_every_message_is_said_somewhere() -> None:
    """By its whole name, or by one put together: f"dojo-trophy-{name}"."""
    rooms = [path for room in ("cli", "saying", "server") for path in (SOURCES / room).rglob("*.py")]
    code = "".join(path.read_text(encoding="utf-8") for path in rooms)
    code += (SOURCES / "words.py").read_text(encoding="utf-8")
    pages = [path for path in PAGES.rglob("*") if path.suffix in (".ts", ".svelte")]
    code += "".join(path.read_text(encoding="utf-8") for path in pages)
    whole = set(re.findall(r"""["'`]([a-z][a-z-]*)["'`]""", code))
    stems = re.findall(r"""f["']([a-z]+-[a-z-]*)\{""", code) + re.findall(r"""["']([a-z]+-)["'] \+""", code)
    stems += re.findall(r"""`([a-z]+-[a-z-]*)\$\{""", code)
    assert {
        name for name in messages("en") if name not in whole and not name.startswith(tuple(stems))
    } == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_names_reads_well(language: str) -> None:
    words = Words(language)
    assert words.listed(["a"]) == "a"
    assert words.listed(["a", "b", "c"]) == f"a, b {words('and')} c"


def test_plurals_are_right() -> None:
    english, french = Words("en"), Words("fr")
    assert english("over-won", you="no", names="Bot 1", count=1) == "Bot 1 wins."
    assert english("over-won", you="no", names="Bot 1 and Bot 3", count=2) == "Bot 1 and Bot 3 win."
    assert french("over-won", you="no", names="Robot 1 et Robot 3", count=2) == "Robot 1 et Robot 3 gagnent."
