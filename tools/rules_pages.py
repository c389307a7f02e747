"""Brings the rules pages of the package into the documentation: they live once, in src/randori/rules."""

from __future__ import annotations

import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

RULES = Path(__file__).parents[1] / "src" / "randori" / "rules"
CLAUSE = re.compile(r"^### ([A-Z0-9-]+) · .*$", re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page in sorted(RULES.glob("*/*.md")):
        uri = f"rules/{page.relative_to(RULES).as_posix()}"
        files.append(File.generated(config, uri, content=with_anchors(page.read_text(encoding="utf-8"))))
    return files


def with_anchors(text: str) -> str:
    """A clause is found under its own name: …/rules/en/common/#MOVE-TURN"""
    return CLAUSE.sub(lambda clause: f"{clause[0]} {{: #{clause[1]} }}", text)
