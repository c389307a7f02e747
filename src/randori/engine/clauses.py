"""The rules pages and the clauses on them.

A page is Markdown in the folder rules/LANGUAGE/. A clause is a heading of the third level,
`### TATSU-WIN · Who wins a trick`, and the text down to the next heading.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files

LANGUAGES = ("en", "fr")
COMMON = "common"
"""The page of the clauses that hold in every game: MOVE-…, RECORD-…"""

HEADING = re.compile(r"^#{1,3} (?P<title>.*)$", re.MULTILINE)
CLAUSE = re.compile(r"(?P<name>[A-Z0-9]+(?:-[A-Z0-9]+)+)(?: · (?P<title>.+))?")


@dataclass(frozen=True)
class Clause:
    name: str
    title: str
    text: str


def page(name: str, language: str) -> str:
    """A whole rules page, as Markdown."""
    return files("randori").joinpath("rules", language, f"{name}.md").read_text(encoding="utf-8")


def clauses(name: str, language: str) -> dict[str, Clause]:
    """The clauses of a page by name, in its order."""
    text = page(name, language)
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    found = {}
    for heading, end in zip(headings, ends, strict=True):
        if clause := CLAUSE.fullmatch(heading["title"]):
            body = text[heading.end() : end].strip()
            found[clause["name"]] = Clause(clause["name"], clause["title"] or "", body)
    return found
