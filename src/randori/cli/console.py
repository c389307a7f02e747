"""The terminal we print to."""

from __future__ import annotations

from typing import NoReturn

from rich.console import Console as RichConsole


class Console(RichConsole):
    """Leaves what to do about a reader who has gone to the command's own end (main.py)."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError
