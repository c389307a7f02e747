"""The pages for contributors speak of files and rooms that are there, and of all rooms."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["CONTRIBUTING.md", "docs/architecture.md", "docs/words.md"]
PATH = re.compile(r"(?<![\w.*/{-])(?:[\w-]+/)*[\w.-]+\.(?:py|ts|mjs|svelte|ftl)\b(?![/*])")
IMAGINED = re.compile(r"kata|NAME")
MADE = {"protocol.generated.ts"}
"""By the build, and not kept."""


def files() -> set[str]:
    """All that git knows, or would if it were asked."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {f"/{name}" for name in told.splitlines() if (ROOT / name).exists()}


def is_there(name: str, found: set[str]) -> bool:
    """Pages name a file by the end of its path."""
    return Path(name).name in MADE or any(one.endswith(f"/{name}") for one in found)


@pytest.mark.parametrize("page", PAGES)
def test_the_files_that_a_page_names_are_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = {name for name in PATH.findall(text) if not IMAGINED.search(name)}
    assert len(named) > 20
    found = files()
    assert sorted(name for name in named if not is_there(name, found)) == []


@pytest.mark.parametrize("folder", ["src/randori", "web/src", "tests"])
def test_the_architecture_names_every_room(folder: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rooms = {path.name for path in (ROOT / folder).iterdir() if path.is_dir()}
    rooms -= {"__pycache__", "web", "golden"}  # what is built, and what is only data
    assert sorted(room for room in rooms if not re.search(rf"\b{room}\b", page)) == []
