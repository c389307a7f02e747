"""Seeds from a seed."""

from __future__ import annotations

import hashlib


def derived(seed: int, index: int) -> int:
    """A seed of its own for each part of a whole: 62 bits, unrelated to its neighbours."""
    return int.from_bytes(hashlib.sha256(b"%d/%d" % (seed, index)).digest()[:8], "big") >> 2
