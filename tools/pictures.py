"""Draws the two pictures of docs/architecture.md from the code: `python -m tools.pictures`, when it changes.

`imports.svg`: which room imports which. `move.svg`: the way of a move through a server; its
steps are listed here, and each must be there in the code and name the next one, or there is no picture.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import NamedTuple

from tools.drawing import Box, arcs, column

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "randori"
PICTURES = ROOT / "docs" / "pictures"


class Step(NamedTuple):
    """A function on the way of a move, and what it must name of what comes next."""

    file: str
    function: str
    names: str


WAY = [
    Step("server/sockets.py", "Socket._frame", "hear"),
    Step("server/session.py", "Session.hear", "_take"),
    Step("server/session.py", "Session._take", "_answer"),
    Step("server/session.py", "Session._answer", "_perform"),
    Step("server/session.py", "Session._perform", "submit"),
    Step("server/live_table.py", "LiveTable.submit", "_do"),
    Step("server/live_table.py", "LiveTable._do", "run"),
    Step("server/jobs.py", "Perform.run", "command"),
    Step("server/requests.py", "carry_out", "move"),
    Step("server/requests.py", "move", "commands"),
    Step("table/commands.py", "move", "play"),
    Step("engine/state.py", "State.play", "apply"),
    Step("engine/state.py", "State.apply", "position"),
    Step("table/table.py", "Table.moved", "news"),
    Step("table/feed.py", "Feed.tell", "_add"),
    Step("server/live_table.py", "LiveTable._append", "prepare"),
    Step("server/audience.py", "Audience.prepare", "messages"),
    Step("server/messages.py", "messages", "changed_views"),
    Step("server/messages.py", "changed_views", "views"),
    Step("server/store/sql.py", "SqlStore.append", "add"),
    Step("server/store/group.py", "GroupCommit.add", "start"),
    Step("server/live_table.py", "LiveTable._written", "_tell"),
    Step("server/live_table.py", "LiveTable._tell", "_tell_pending"),
    Step("server/live_table.py", "LiveTable._tell_pending", "_tell_all"),
    Step("server/live_table.py", "LiveTable._tell_all", "tell"),
    Step("server/audience.py", "Audience.tell", "send"),
    Step("server/sockets.py", "Socket.send", "send_soon"),
]
ACTS = {
    "server/sockets.py": "A move comes in",
    "server/jobs.py": "it happens, in memory",
    "server/audience.py": "what there is to tell is written",
    "server/store/sql.py": "the log has it",
    "server/live_table.py LiveTable._written": "the mover is answered, and all eyes are told",
}
"""Where a new part of the way begins: at the first step in a file, or at this very one."""


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def first_sentence(path: Path) -> str:
    """What a module says of itself."""
    text = " ".join((ast.get_docstring(parsed(path)) or "").split("\n\n")[0].split())
    return text.split(". ")[0].removesuffix(".") + "."


# --- the way of a move


def function(tree: ast.Module, name: str) -> ast.AST | None:
    found: ast.AST | None = tree
    for part in name.split("."):
        inside = ast.iter_child_nodes(found) if found is not None else iter(())
        found = next((node for node in inside if getattr(node, "name", None) == part), None)
    return found


def fault(step: Step) -> str | None:
    """Why the way is no longer as it is listed."""
    path = SOURCES / step.file
    found = function(parsed(path), step.function) if path.is_file() else None
    if found is None:
        return f"{step.file} has no {step.function}"
    named = {getattr(node, "attr", getattr(node, "id", None)) for node in ast.walk(found)}
    return None if step.names in named else f"{step.function} in {step.file} does not name {step.names}"


def boxes() -> list[Box]:
    """One for every file on the way, each time it is entered."""
    made: list[Box] = []
    acts = dict(ACTS)
    for step in WAY:
        short = step.function.split(".")[-1]
        act = acts.pop(step.file, None) or acts.pop(f"{step.file} {step.function}", None)
        if made and made[-1].title == step.file and act is None:
            made[-1].steps.append(short)
        else:
            made.append(Box(step.file, first_sentence(SOURCES / step.file), [short], act))
    return made


def way_of_a_move() -> str:
    faults = [wrong for step in WAY if (wrong := fault(step))]
    if faults:
        raise SystemExit("the way of a move in tools/pictures.py is not the code's: " + "; ".join(faults))
    return column("The way of a move", boxes())


# --- imports


def imports(path: Path) -> set[str]:
    """The modules of this package that a file imports, those for type checks alone left out."""
    tree = parsed(path)
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module == "randori":
            found.update(f"randori.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return {name for name in found if name.split(".")[0] == "randori"}


def rooms() -> dict[str, list[Path]]:
    """The folders and modules of the package, with their files."""
    folders = {path.name: sorted(path.rglob("*.py")) for path in sorted(SOURCES.iterdir()) if path.is_dir()}
    modules = {path.stem: [path] for path in sorted(SOURCES.glob("*.py")) if path.stem != "__init__"}
    return {name: files for name, files in (folders | modules).items() if files}


def imported() -> set[tuple[str, str]]:
    """Which room imports something of which."""
    known = rooms()
    modules = [(name, module) for name, files in known.items() for path in files for module in imports(path)]
    pairs = {(name, [*module.split("."), ""][1]) for name, module in modules}
    return {(by, to) for by, to in pairs if to in known and to != by}


def ordered(edges: set[tuple[str, str]]) -> list[str]:
    """What imports nothing stands lowest, and everything as low as what it imports allows."""
    waiting, found = sorted(rooms()), list[str]()
    while waiting:
        free = [name for name in waiting if not any(by == name and to in waiting for by, to in edges)]
        found += free or waiting
        waiting = [name for name in waiting if name not in found]
    return found[::-1]


def imports_between_rooms() -> str:
    edges = imported()
    names = ordered(edges)
    rows = []
    for name in names:
        folder, module = SOURCES / name / "__init__.py", SOURCES / f"{name}.py"
        is_folder = folder.is_file()
        rows.append(
            (f"{name}/" if is_folder else f"{name}.py", first_sentence(folder if is_folder else module))
        )
    lines = sorted((names.index(by), names.index(to)) for by, to in edges)
    return arcs("Imports between the rooms", rows, lines)


def pictures() -> dict[str, str]:
    return {"imports.svg": imports_between_rooms(), "move.svg": way_of_a_move()}


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        (PICTURES / name).write_text(picture, encoding="utf-8")
