"""A record played again, or a game told again, somewhere else: what a worker needs, in things that travel."""

from __future__ import annotations

import gzip
from dataclasses import dataclass

import msgspec

from randori.engine.errors import IllegalMove, located
from randori.table.newspaper import Eyes
from randori.table.story import told_again
from randori.table.study import Onlooker, studied

LEVEL = 6
"""Of compression: a whole game shrinks to a twentieth, in some milliseconds."""


@dataclass(frozen=True)
class Wanted:
    record: dict[str, object]
    eyes: Onlooker
    since: int
    is_packed: bool


@dataclass(frozen=True)
class WantedStory:
    record: dict[str, object]
    eyes: Eyes
    version: int
    is_packed: bool


def written(wanted: Wanted | WantedStory) -> bytes:
    """The study, ready to be sent; a refusal says which move it is about."""
    try:
        if isinstance(wanted, Wanted):
            content = msgspec.json.encode(studied(wanted.record, wanted.eyes, wanted.since))
        else:
            content = msgspec.json.encode(told_again(wanted.record, wanted.eyes, wanted.version))
    except IllegalMove as refused:
        raise IllegalMove(refused.clause, located(refused)) from None
    return gzip.compress(content, LEVEL) if wanted.is_packed else content
