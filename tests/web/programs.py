"""What runs in the browser, run as a program: the TypeScript beside the tests, with what it imports."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools import node

WEB = Path(__file__).parents[2] / "web"


def program(source: str, folder: Path) -> list[str]:
    """The command that runs a file of this folder."""
    found = node.found()
    assert found is not None, node.TO_INSTALL
    rolldown = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    assert rolldown.exists(), "what the pages are built with is missing: python -m tools.pages"
    bundle = folder / f"{source}.mjs"
    file = Path(__file__).with_name(source)
    command: list[str | Path] = [found, rolldown, file, "--file", bundle, "--platform", "node"]
    subprocess.run(command, check=True, capture_output=True, cwd=WEB, timeout=120)
    return [str(found), str(bundle)]
