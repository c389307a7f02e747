"""Writes docs/views.md anew from the types of the views: `python -m tools.views`, when they change."""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path
from typing import get_type_hints

from randori import views
from randori.games import GAMES

PAGE = Path(__file__).parents[1] / "docs" / "views.md"
FIELD = r'^\s+"?{name}"?: (?P<type>.+?),?  # (?P<meaning>.+)$'

FIRST = "## Every game\n"
HEAD = PAGE.read_text(encoding="utf-8").partition(FIRST)[0].rstrip() + "\n"
"""What stands before the fields is written by hand, and stays."""


def told(name: str, kind: type, names: dict[str, str]) -> str:
    """One type: what it is, and a line for every field. `names`: what types are called in public."""
    source = Path(inspect.getfile(sys.modules[kind.__module__])).read_text(encoding="utf-8")
    (body,) = re.findall(
        rf"^class {kind.__name__}\(.*?(?=^class |^def |^\w|\Z)", source, re.DOTALL | re.MULTILINE
    )
    lines = [
        f"### {name}",
        "",
        str(inspect.getdoc(kind)),
        "",
        "| field | type | what it is |",
        "|---|---|---|",
    ]
    for field in get_type_hints(kind):
        found = re.search(FIELD.format(name=field), body, re.MULTILINE)
        assert found is not None, f"{name}.{field} says nothing of itself: give it a comment"
        written = re.sub(r"\w+", lambda word: names.get(word[0], word[0]), found["type"])
        if missing := re.fullmatch(r"NotRequired\[(.*)\]", written):
            written = f"{missing[1]}, may be missing"
        lines.append(f"| `{field}` | {cell(written)} | {found['meaning']} |")
    return "\n".join([*lines, ""])


def cell(written: str) -> str:
    """A type in a table of Markdown, where a bar would end the cell."""
    plain, comma, missing = written.partition(", may be missing")
    whole, none, _ = plain.partition(" | None") if plain.endswith(" | None") else (plain, "", "")
    return f"`{whole.replace(' | ', ' or ')}`{' or `None`' if none else ''}{comma}{missing}"


def page() -> str:
    parts = [HEAD, FIRST, told("View", views.View, {})]
    for game, rules in GAMES.items():
        kinds = views.parts_of(game)
        if kinds:
            names = {kind.__name__: name for name, kind in kinds.items()}
            parts.append(f"## {rules.title}\n")
            parts += [told(name, kind, names) for name, kind in kinds.items()]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
