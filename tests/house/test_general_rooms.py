"""A game is a thing one can plug in: no general room names one."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from randori.games.registry import GROUP, OURS

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "randori"
ROOMS = [*(SOURCES / room for room in ("engine", "bots", "arena", "table", "server", "cli")), ROOT / "tools"]
GAMES_OWN = {
    SOURCES / "bots" / "guides",
    SOURCES / "bots" / "by_game",
    SOURCES / "arena" / "by_game",
    *(SOURCES / "cli" / room / f"{game}.py" for room in ("tables", "sheets") for game in OURS),
}
"""Where a game may be named."""


def general() -> list[Path]:
    files = [path for room in ROOMS for path in sorted(room.rglob("*.py"))]
    return [path for path in files if not GAMES_OWN & {path, *path.parents}]


@pytest.mark.parametrize("game", OURS)
def test_no_general_room_names_a_game(game: str) -> None:
    named = re.compile(rf"(?i:{game.replace('e', '[eé]')})(?![a-z]{{2}})")  # and not in "memory"
    assert len(general()) > 100
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in [*general(), SOURCES / "words.py", SOURCES / "saying" / "__init__.py"]
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if named.search(line)
    ]
    assert found == []


def test_our_games_are_registered_like_anybodys() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"][GROUP] == OURS
