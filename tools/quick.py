"""What one wants to know while working, in under two minutes: `make quick`.

Style, types, the habits of the house, and the tests of what was touched: of the files that differ from the
main branch, committed or not. Nothing is compiled. Tests that stand nearest to a change come first; when the
time is up the rest is left out, and said. `make test` is the whole.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tools import node
from tools.touched import chosen, games_touched, touched

ROOT = Path(__file__).parents[1]
GAMES = {path.parent.name for path in (ROOT / "src" / "randori" / "games").glob("*/game.py")}
TIME_FOR_TESTS = 85.0
"""Seconds after which no further test begins."""
MYPY = (
    "--exclude",
    "^tests/browser/",
    "--disable-error-code",
    "import-not-found",
    "--no-warn-unused-ignores",
)
"""Ray, Playwright and MkDocs are not in the small environment; `make types` knows them."""


class Until:
    """Leaves out the tests that would begin too late, as a plugin of pytest."""

    def __init__(self, end: float, games: set[str]) -> None:
        self.end = end
        self.games = games
        self.left: list[str] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        if time.monotonic() < self.end:
            return None
        self.left.append(item.nodeid)
        return True

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Where the rules of some games were touched and nothing else, the others are as they were."""
        others = GAMES - self.games if self.games else set()
        passed_over = [item for item in items if is_about(item, others)]
        items[:] = [item for item in items if item not in passed_over]
        config.hook.pytest_deselected(items=passed_over)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.left:
            files = sorted({name.split("::")[0] for name in self.left})
            terminalreporter.write_line(f"Left out, for the time was up: {len(self.left)} tests of")
            for file in files:
                terminalreporter.write_line(f"  {file}")


def is_about(item: pytest.Item, games: set[str]) -> bool:
    """A check of all modes of all games, in a mode of one of these."""
    mode = item.nodeid.partition("[")[2]
    return item.nodeid.startswith("tests/conformance/") and mode.startswith(tuple(f"{one}-" for one in games))


def run(*command: str) -> bool:
    return subprocess.run([sys.executable, "-m", *command], cwd=ROOT, check=False).returncode == 0


def is_styled() -> bool:
    return run("ruff", "check", ".") and run("ruff", "format", "--check", "--quiet", ".")


def is_typed() -> bool:
    return run("mypy", *MYPY, "--cache-dir", ".mypy_cache/quick")


def are_pages_typed() -> bool:
    """Where the pages were touched, and what they are checked with is installed (`make play` does)."""
    if not (ROOT / "web" / "node_modules").is_dir():
        print("web/node_modules is missing: the types of the pages were not looked at")
        return True
    try:
        node.run_npm(ROOT / "web", "run", "--silent", "check")
    except subprocess.CalledProcessError:
        return False
    return True


def do_tests_pass(files: list[str], games: set[str]) -> bool:
    until = Until(time.monotonic() + TIME_FOR_TESTS, games)
    return pytest.main(["-q", "-p", "no:cacheprovider", *files], plugins=[until]) == pytest.ExitCode.OK


def main() -> None:
    changed = touched()
    tests = chosen(changed)
    steps: dict[str, Callable[[], bool]] = {"style": is_styled, "types": is_typed}
    if any(name.startswith("web/") for name in changed):
        steps["pages"] = are_pages_typed
    steps["tests"] = lambda: do_tests_pass(tests, games_touched(changed))
    print(f"{len(changed)} files touched: tests of {len(tests)} files", flush=True)
    failed = []
    for name, step in steps.items():
        start = time.monotonic()
        if not step():
            failed.append(name)
        print(f"{name}: {time.monotonic() - start:.0f} s", flush=True)
    if failed:
        sys.exit(f"not right yet: {', '.join(failed)}")


if __name__ == "__main__":
    main()
