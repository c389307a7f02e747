"""Which files were touched, and which tests are about them."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
MAIN = ("origin/main", "main")
HOUSE = "tests/house"
OTHER_BUILDS = ("tests/browser/", "tests/builds/")
"""They need a browser, or the compiled build: `make unit`."""

ALSO = {
    r"src/randori/(engine|games)/": ["tests/conformance"],
    r"src/randori/(saying/|locales/../say|words\.py)": ["tests/conformance/test_saying.py"],
    r"src/randori/(api|views)\.py": ["tests/engine"],
    r"src/randori/rules/": ["tests/cli/test_rules.py"],
    r"src/randori/locales/": ["tests/cli/test_play.py"],
    r"src/randori/table/": ["tests/simulation"],
    r"docs/protocol": ["tests/table/test_protocol_docs.py", "tests/table/test_schema.py"],
    r"docs/hosting": ["tests/server/test_hosting_docs.py"],
    r"examples/": ["tests/server/test_examples.py"],
    r"examples/pearls/|src/randori/(engine/plugging|games/registry)": ["tests/plugins"],
    r"web/src/": ["tests/web"],
}
"""What does not mirror what it is about, or is about more than it mirrors."""
GUARDS = tuple(f"tests/conformance/test_{name}.py" for name in ("goldens", "play", "secrets", "views"))
"""What a change of rules must not do without: whole games, records, secrets."""


def git(*arguments: str) -> list[str]:
    ran = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return ran.stdout.splitlines() if ran.returncode == 0 else []


def touched() -> list[str]:
    """What differs from where this branch left the main one, committed or not, and what is new."""
    bases = [base for main in MAIN for base in git("merge-base", "HEAD", main)]
    changed = git("diff", "--name-only", bases[0] if bases else "HEAD")
    return sorted({*changed, *git("ls-files", "--others", "--exclude-standard")})


def chosen(changed: list[str]) -> list[str]:
    """The files of tests to run: the habits of the house, then those nearest to a change, then the rest."""
    rooms = [room for name in changed for room in rooms_of(name)]
    left_out = OTHER_BUILDS if (ROOT / "web" / "node_modules").is_dir() else (*OTHER_BUILDS, "tests/web/")
    files = {file for room in [HOUSE, *rooms] for file in files_in(room) if not file.startswith(left_out)}
    return sorted(files, key=lambda file: (distance(file, changed), file))


def rooms_of(name: str) -> list[str]:
    """The files and folders of tests that are about a file."""
    also = [room for pattern, rooms in ALSO.items() if re.match(pattern, name) for room in rooms]
    path = PurePosixPath(name)
    if path.parts[0] == "tests":
        return [name if path.name.startswith("test_") else str(path.parent)]
    if name.startswith("src/randori/") and path.suffix == ".py":
        return [*mirror(path), *also]
    return also


def mirror(path: PurePosixPath) -> list[str]:
    """The nearest folder of tests: src/randori/games/NAME/grid.py has tests/games/NAME."""
    for folder in path.relative_to("src/randori").parents:
        if folder.name and (ROOT / "tests" / folder).is_dir():
            return [f"tests/{folder}"]
    return []


def files_in(room: str) -> list[str]:
    place = ROOT / room
    found = [place] if place.suffix == ".py" else place.rglob("test_*.py")
    return [file.relative_to(ROOT).as_posix() for file in found if file.is_file()]


def distance(file: str, changed: list[str]) -> int:
    """How far a file of tests is from what was touched."""
    if file in changed:
        return 0
    sources = [PurePosixPath(name) for name in changed if re.match(r"src/randori/.*\.py$", name)]
    if PurePosixPath(file).stem.startswith(tuple(f"test_{source.stem}" for source in sources)):
        return 1
    if file.startswith(HOUSE):
        return 2
    if file in GUARDS and any(source.is_relative_to("src/randori/games") for source in sources):
        return 3
    text = with_helpers(file)
    modules = [".".join(source.with_suffix("").parts[1:]) for source in sources]
    if any(re.search(rf"\b{module}\b", text) for module in modules):
        return 3
    rooms = [f"{room}/" for source in sources for room in mirror(source)]
    return 4 if file.startswith(tuple(rooms)) else 5


def games_touched(changed: list[str]) -> set[str]:
    """The games that a change is about, where it is about their rules alone; else all, which is none here."""
    sources = [name for name in changed if name.startswith("src/randori/")]
    found = [re.match(r"src/randori/games/(\w+)/", name) for name in sources]
    return {match[1] for match in found if match} if all(found) else set()


def with_helpers(file: str) -> str:
    """The text of a file of tests, and of those modules of the tests that it imports."""
    text = (ROOT / file).read_text(encoding="utf-8")
    helpers = [
        ROOT / f"{name.replace('.', '/')}.py"
        for name in re.findall(r"^from (tests\.\S+)", text, re.MULTILINE)
    ]
    return "".join([text, *(path.read_text(encoding="utf-8") for path in helpers if path.is_file())])
