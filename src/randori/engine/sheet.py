"""A score sheet: what lies on a real table, scored without a game."""

from __future__ import annotations

from dataclasses import dataclass

from randori.engine.errors import RandoriError


class SheetError(RandoriError):
    """A description of a table that cannot be scored."""


@dataclass(frozen=True)
class Sheet:
    """The score and whatever explains it, ready for JSON."""

    result: dict[str, object]
