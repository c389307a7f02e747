"""Installs the peer: `python -m bench.server.node FOLDER`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tools import node

SOURCE = Path(__file__).with_name("peer")

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    shutil.copytree(SOURCE, folder, dirs_exist_ok=True)
    node.install(folder)
