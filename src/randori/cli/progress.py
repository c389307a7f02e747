"""How far a long run is, on standard error: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from randori.cli.console import Console

PAUSE = 10.0
"""Seconds between two lines where there is no terminal."""

INTERRUPTED = 130
"""The exit code of what was broken off with Ctrl-C."""


class Ticker:
    """Moves on by one game at a time."""

    def __init__(self, bar: Progress, title: str, total: int, done: int, *, has_lines: bool) -> None:
        self.bar = bar
        self.title = title
        self.total = total
        self.done = done
        self.has_lines = has_lines
        self.said_at = time.monotonic()
        self.task = bar.add_task(title, total=total, completed=done)

    def advance(self, interim: str = "") -> None:
        """One more; `interim` is what can be said so far."""
        self.done += 1
        title = f"{self.title}: {interim}" if interim else self.title
        self.bar.update(self.task, completed=self.done, description=title)
        if self.has_lines and time.monotonic() - self.said_at >= PAUSE:
            self.said_at = time.monotonic()
            click.echo(f"{self.done} of {self.total} games, {title}", err=True)


@contextmanager
def ticking(
    title: str, total: int, done: int = 0, *, has_bar: bool, has_lines: bool = False
) -> Iterator[Ticker]:
    """A bar on a terminal, if wanted; lines, if wanted, where there is none."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not (has_bar and console.is_terminal)) as bar:
        yield Ticker(bar, title, total, done, has_lines=has_lines and not console.is_terminal)


def tell_interrupted(games: int) -> None:
    click.echo(f"randori: interrupted after {games} game{'s' * (games != 1)}", err=True)
