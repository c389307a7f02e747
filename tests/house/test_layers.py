"""Imports go down only: engine ← games ← saying ← bots ← {arena, table} ← server ← cli.

Arena and table do not know each other, nor do games.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from randori.games.registry import OURS

SOURCES = Path(__file__).parents[2] / "src" / "randori"
LAYERS = ["engine", "games", "saying", "bots", "arena", "table", "server", "cli"]
SIBLINGS = {"arena": "table", "table": "arena"}
ROOMS = {
    # modules beside the rooms, and the lowest room that may use them
    "version": "arena",
    "views": "games",
    "words": "saying",
    "api": "cli",
    "": "cli",
}


def imports(path: Path) -> set[str]:
    """The modules of this package that a file imports, those for type checks alone left out."""
    tree = without_type_checks(ast.parse(path.read_text(encoding="utf-8")))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return {name for name in found if name.split(".")[0] == "randori"}


def without_type_checks(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    return tree


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


@pytest.mark.parametrize("game", OURS)
def test_a_game_imports_no_other_game(game: str) -> None:
    for path in (SOURCES / "games" / game).glob("*.py"):
        for name in imports(path):
            assert not name.startswith("randori.games") or name.startswith(f"randori.games.{game}"), path


@pytest.mark.parametrize("game", OURS)
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
    shapes = {game: {path.name for path in (SOURCES / "games" / game).glob("*.py")} for game in OURS}
    common = {
        "__init__",
        "cards",
        "phases",
        "position",
        "legal",
        "rounds",
        "knowledge",
        "redealing",
        "finishing",
        "estimates",
        "scoring",
        "notation",
        "refusal",
        "view",
        "game",
    }
    for game, names in shapes.items():
        assert {f"{name}.py" for name in common} <= names, game


def parts(game: str) -> dict[str, set[str]]:
    """The modules of a game, and which of them each imports."""
    package = f"randori.games.{game}"
    found: dict[str, set[str]] = {}
    for path in (SOURCES / "games" / game).glob("*.py"):
        tree = without_type_checks(ast.parse(path.read_text(encoding="utf-8")))
        names: set[str] = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module == package:
                names.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
                names.add((node.module or "").removeprefix(f"{package}."))
        found[path.stem] = names
    return found


@pytest.mark.parametrize("game", OURS)
def test_imports_inside_a_game_go_one_way(game: str) -> None:
    left = parts(game)
    while left:
        lowest = [name for name, below in left.items() if not below & set(left)]
        assert lowest, f"a circle among {sorted(left)}"
        for name in lowest:
            del left[name]


@pytest.mark.parametrize("game", OURS)
def test_the_position_is_asked_and_never_told_to_act(game: str) -> None:
    """The course of a game is in rounds: nothing below the position calls it back to go on."""
    below = reached(parts(game), "position")
    assert "rounds" in below
    for name in below:
        tree = ast.parse((SOURCES / "games" / game / f"{name}.py").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                is_position = ast.unparse(node.func.value) == "position"
                assert not (is_position and node.func.attr in COURSE), f"{name}.py, line {node.lineno}"


COURSE = {"apply", "settle", "settle_at_random", "step", "playout"}


def reached(graph: dict[str, set[str]], start: str) -> set[str]:
    """All modules that one imports, directly or by way of others."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for name in graph[waiting.pop()] - found:
            found.add(name)
            waiting.append(name)
    return found
