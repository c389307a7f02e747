"""What an address needs besides the page itself, told with the page: the browser asks for all of it at once,
not for each thing when the one before has come. The first painting waits for none of it, so that it stands in
line behind what that waits for. Which files those are the build knows (tools/pages.py)."""

from __future__ import annotations

import json
from pathlib import Path

NEEDS = "needs.json"
MARK = b"</head>"
"""It stands before this, where the build has named the styles of the first painting."""
START = "start"
"""The needs of the start page; those of a table are under its game's name."""
GENERIC = "generic"
"""A game for which nobody drew a table is played at this one."""

Needs = dict[str, dict[str, list[str]]]
"""The files, by what is opened and by the reader's language."""


def read(folder: Path) -> Needs:
    """Pages that were built by hand have none told, and come all the same."""
    path = folder / NEEDS
    needs: Needs = json.loads(path.read_bytes()) if path.is_file() else {}
    return needs


def tags(needs: Needs, opened: str, language: str) -> bytes:
    files = needs.get(opened, needs.get(GENERIC, {})).get(language, [])
    return "".join(f"  {tag(file)}\n  " for file in files).encode()


def tag(file: str) -> str:
    kind = 'rel="preload" as="style"' if file.endswith(".css") else 'rel="modulepreload"'
    return f'<link {kind} fetchpriority="low" crossorigin href="/{file}" />'
