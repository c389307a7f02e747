"""The rules in the browser are those of the package: every clause once, every link to one that exists."""

from __future__ import annotations

import html
import json
import re
import subprocess
from dataclasses import dataclass
from typing import Any

import pytest

from randori.engine.clauses import COMMON, LANGUAGES, clauses, page
from randori.games import GAMES
from tests.web.programs import WEB, program

RULES = WEB.parent / "src" / "randori" / "rules"
PAGES = [*GAMES, COMMON]
NAME = re.compile(r"\b(?:DOJO|MEMO|TATSU|MOVE|RECORD)(?:-[A-Z0-9]+)+\b")
LINK = re.compile(r'<a href="/rules/(\w+)#([A-Z0-9-]+)" data-clause="\2">\2</a>')


@dataclass(frozen=True)
class Built:
    """A page as the browser gets it."""

    name: str
    language: str
    data: dict[str, Any]

    @property
    def clauses(self) -> list[dict[str, str]]:
        return [clause for section in self.data["sections"] for clause in section["clauses"]]

    @property
    def texts(self) -> list[str]:
        sections: list[dict[str, str]] = self.data["sections"]
        return [part["html"] for part in (self.data, *sections, *self.clauses)]


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> list[Built]:
    wanted = [(name, language) for language in LANGUAGES for name in PAGES]
    paths = "\n".join(str(RULES / language / f"{name}.md") for name, language in wanted)
    command = program("rules.ts", tmp_path_factory.mktemp("rules"))
    run = subprocess.run(command, input=paths, capture_output=True, text=True, check=True, timeout=60)
    return [Built(*which, data) for which, data in zip(wanted, json.loads(run.stdout), strict=True)]


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text)


def plain(built: str) -> str:
    return html.unescape(re.sub(r"<[^>]+>", "", built))


def test_every_clause_is_there_once_with_its_title_in_the_order_of_the_page(built: list[Built]) -> None:
    for one in built:
        told = [(clause["name"], clause["title"]) for clause in one.clauses]
        wanted = [(clause.name, clause.title) for clause in clauses(one.name, one.language).values()]
        assert told == wanted


def test_a_clause_says_all_that_it_says_in_the_package(built: list[Built]) -> None:
    for one in built:
        texts = clauses(one.name, one.language)
        for clause in one.clauses:
            assert words(plain(clause["html"])) == words(texts[clause["name"]].text)


def test_what_is_in_no_clause_is_there_as_well(built: list[Built]) -> None:
    for one in built:
        told = [one.data["title"], one.data["html"]]
        for section in one.data["sections"]:
            told += [section["title"], section["html"]]
            told += [
                text
                for clause in section["clauses"]
                for text in (clause["name"], clause["title"], clause["html"])
            ]
        assert words(plain(" ".join(told))) == words(page(one.name, one.language))


def test_a_clause_that_is_spoken_of_is_a_link_to_it(built: list[Built]) -> None:
    links = 0
    for one in built:
        for text in one.texts:
            for name, clause in LINK.findall(text):
                assert clause in clauses(name, one.language)
                links += 1
            assert not NAME.search(LINK.sub("", text))
    assert links > 50


def test_every_table_scrolls_inside_itself(built: list[Built]) -> None:
    tables = 0
    for text in (text for one in built for text in one.texts):
        framed = re.findall(r'<div class="scroll" tabindex="0" role="group" aria-label="[^"]+"><table>', text)
        assert len(framed) == text.count("<table>") == text.count("</table></div>")
        tables += len(framed)
    assert tables > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_clauses_a_table_opens_the_rules_at_exist(game: str) -> None:
    named = set(
        NAME.findall((WEB / "src" / "games" / game / "telling" / "clauses.ts").read_text(encoding="utf-8"))
    )
    assert named
    assert named <= set(clauses(game, "en"))
