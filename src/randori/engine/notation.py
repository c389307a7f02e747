"""What the notations of all games share."""

from __future__ import annotations

import re

NUMBER = re.compile(r"-?[1-9][0-9]{0,8}|0", re.ASCII)


def read_number(text: str) -> int | None:
    """A plain integer: no plus sign, no leading zeros, no -0."""
    return int(text) if NUMBER.fullmatch(text) else None
