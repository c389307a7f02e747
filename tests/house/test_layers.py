"""Imports go down only: engine ← games ← bots ← {arena, table} ← server ← cli.

Arena and table do not know each other, nor do games.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from randori.games import GAMES

SOURCES = Path(__file__).parents[2] / "src" / "randori"
LAYERS = ["engine", "games", "bots", "arena", "table", "server", "cli"]
SIBLINGS = {"arena": "table", "table": "arena"}
ROOMS = {
    # modules beside the rooms, and the lowest room that may use them
    "version": "arena",
    "words": "cli",
    "api": "cli",
    "": "cli",
}


def imports(path: Path) -> set[str]:
    """The modules of this package that a file imports, those for type checks alone left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return {name for name in found if name.split(".")[0] == "randori"}


def room(module: str) -> str:
    first = [*module.split("."), ""][1]
    return ROOMS.get(first, first)


@pytest.mark.parametrize("layer", LAYERS)
def test_a_room_imports_only_rooms_below_it(layer: str) -> None:
    allowed = LAYERS[: LAYERS.index(layer) + 1]
    for path in (SOURCES / layer).rglob("*.py"):
        strangers = [name for name in imports(path) if room(name) not in allowed]
        assert not strangers, f"{path.relative_to(SOURCES)} imports {strangers}"


@pytest.mark.parametrize("layer", SIBLINGS)
def test_a_room_does_not_import_the_one_beside_it(layer: str) -> None:
    for path in (SOURCES / layer).rglob("*.py"):
        strangers = [name for name in imports(path) if name.startswith(f"randori.{SIBLINGS[layer]}")]
        assert not strangers, f"{path.relative_to(SOURCES)} imports {strangers}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other_game(game: str) -> None:
    for path in (SOURCES / "games" / game).glob("*.py"):
        for name in imports(path):
            assert not name.startswith("randori.games") or name.startswith(f"randori.games.{game}"), path


@pytest.mark.parametrize("game", GAMES)
def test_the_engine_names_no_game(game: str) -> None:
    for path in (SOURCES / "engine").glob("*.py"):
        code = ast.unparse(without_docstrings(ast.parse(path.read_text(encoding="utf-8"))))
        assert game not in code.lower(), path


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)):
            node.body = [part for part in node.body if not is_text(part)] or [ast.Pass()]
    return tree


def is_text(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


def test_all_games_have_the_same_rooms() -> None:
    shapes = {game: {path.name for path in (SOURCES / "games" / game).glob("*.py")} for game in GAMES}
    common = {
        "__init__",
        "cards",
        "phases",
        "position",
        "legal",
        "rounds",
        "redealing",
        "finishing",
        "scoring",
        "notation",
        "refusal",
        "sights",
        "view",
        "game",
    }
    for game, names in shapes.items():
        assert {f"{name}.py" for name in common} <= names, game
