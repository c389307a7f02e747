"""A score sheet: what lies on a real table, scored without a game."""

from __future__ import annotations

from dataclasses import dataclass

from randori.engine.errors import RandoriError


class SheetError(RandoriError):
    """A description of a table that cannot be scored."""


@dataclass(frozen=True)
class Sheet:
    """The result for programs, and the same with its reasons for a person, line by line."""

    result: dict[str, object]
    lines: list[str]
