"""A record played again, or a game told again, somewhere else: what a worker needs, in things that travel."""

from __future__ import annotations

import gzip
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from randori.engine.errors import IllegalMove, located
from randori.table.story import Story
from randori.table.study import Study

LEVEL = 6
"""Of compression: a whole game shrinks to a twentieth, in some milliseconds."""


@dataclass(frozen=True)
class Wanted:
    tell: Callable[[], Study | Story]
    """A partial: it travels with its record."""
    is_packed: bool


def written(wanted: Wanted) -> bytes:
    """What was told, ready to be sent; a refusal says which move it is about."""
    try:
        content = msgspec.json.encode(wanted.tell())
    except IllegalMove as refused:
        raise IllegalMove(refused.clause, located(refused)) from None
    return gzip.compress(content, LEVEL) if wanted.is_packed else content
