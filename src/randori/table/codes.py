"""A short code for a table, to be told and typed: its id begins with it."""

from __future__ import annotations

import re

SIGNS = "BCDFGHJKMNPQRTVWXZ2346789"
"""None looks like another, and there are no vowels to make words of."""
LENGTH = 6
CODE = re.compile(f"[{SIGNS}]{{{LENGTH}}}")


def code(number: int) -> str:
    """Of a number that was drawn."""
    signs = []
    for _ in range(LENGTH):
        number, sign = divmod(number, len(SIGNS))
        signs.append(SIGNS[sign])
    return "".join(signs)


def code_of(table: str) -> str | None:
    """Tables of earlier versions have none: their ids are shorter."""
    found = CODE.match(table)
    return found[0] if found is not None and len(table) > 2 * LENGTH else None


def typed(text: str) -> str | None:
    """A code as somebody typed it."""
    signs = re.sub(r"[\s·-]", "", text).upper()
    return signs if CODE.fullmatch(signs) else None
