"""A record to be played again somewhere else: what a worker needs, in things that travel."""

from __future__ import annotations

import gzip
from dataclasses import dataclass

import msgspec

from randori.engine.errors import IllegalMove, located
from randori.table.study import Onlooker, studied

LEVEL = 6
"""Of compression: a whole game shrinks to a twentieth, in some milliseconds."""


@dataclass(frozen=True)
class Wanted:
    record: dict[str, object]
    eyes: Onlooker
    since: int
    is_packed: bool


def written(wanted: Wanted) -> bytes:
    """The study, ready to be sent; a refusal says which move it is about."""
    try:
        study = studied(wanted.record, wanted.eyes, wanted.since)
    except IllegalMove as refused:
        raise IllegalMove(refused.clause, located(refused)) from None
    content = msgspec.json.encode(study)
    return gzip.compress(content, LEVEL) if wanted.is_packed else content
