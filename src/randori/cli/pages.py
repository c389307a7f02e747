"""Pages that commands write for people."""

from __future__ import annotations

from pathlib import Path

from randori.cli.files import FileError, check_writable


def check_page(path: Path) -> None:
    """Say before the work, not after it, that a page cannot be written there."""
    if not path.name or (path.exists() and not path.is_file()):
        raise FileError(f"the page cannot be written to {path}: that is no file")
    check_writable(path)
