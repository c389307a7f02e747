"""The rules pages and the clauses on them.

A page is Markdown in the folder rules/LANGUAGE/ of the package that brings it. A clause is a heading of the
third level, `### MOVE-TURN · Wait for your turn`, and the text down to the next heading.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fnmatch import fnmatch
from importlib.resources import files

ENGLISH = "en"
OURS = "randori"
"""The package with our own pages."""
COMMON = "common"
"""The page of the clauses that hold in every game: MOVE-…, RECORD-…"""

HEADING = re.compile(r"^#{1,3} (?P<title>.*)$", re.MULTILINE)
CLAUSE = re.compile(r"(?P<name>[A-Z0-9]+(?:-[A-Z0-9]+)+)(?: · (?P<title>.+))?")


@dataclass(frozen=True)
class Clause:
    name: str
    title: str
    text: str


def page(name: str, language: str, package: str = OURS) -> str:
    """A whole rules page, as Markdown."""
    return files(package).joinpath("rules", language, f"{name}.md").read_text(encoding="utf-8")


def clauses(name: str, language: str) -> dict[str, Clause]:
    """The clauses of a page of ours by name, in its order."""
    return clauses_in(page(name, language))


def clauses_in(text: str) -> dict[str, Clause]:
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    found = {}
    for heading, end in zip(headings, ends, strict=True):
        if clause := CLAUSE.fullmatch(heading["title"]):
            body = text[heading.end() : end].strip()
            found[clause["name"]] = Clause(clause["name"], clause["title"] or "", body)
    return found


def languages_of(package: str, folder: str, pattern: str) -> list[str]:
    """The languages in which a package has such files: FOLDER/LANGUAGE/PATTERN. English comes first."""
    try:
        there = [each for each in files(package).joinpath(folder).iterdir() if each.is_dir()]
    except (ModuleNotFoundError, TypeError, OSError):  # a module that is no package has no folders
        return []
    found = [each.name for each in there if any(fnmatch(file.name, pattern) for file in each.iterdir())]
    return sorted(found, key=lambda language: (language != ENGLISH, language))


LANGUAGES = tuple(languages_of(OURS, "locales", "*.ftl"))
"""Those there are: a folder of words is a language, and the habits of the house ask for the rest."""
