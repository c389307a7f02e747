"""A small deterministic random generator, the same in every build (compiled).

Multiply-with-carry on a 63-bit state: nothing ever exceeds a signed 64-bit
integer, so the same lines give the same numbers interpreted, compiled and in
C. It serves simulations, searches and seeded games; what matters to people at
a table comes from a cryptographic source (see chance.py).
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from mypy_extensions import i64

from randori.engine.arrays import vec

MULTIPLIER: Final[i64] = 0x7FFFFDCD
LOW_32_BITS: Final[i64] = 0xFFFFFFFF


def mixed(key: i64, value: i64) -> i64:
    """A fingerprint with one more number in it; neither is negative, nor is the outcome."""
    key ^= value
    key = MULTIPLIER * (key & LOW_32_BITS) + (key >> 32)
    return MULTIPLIER * (key & LOW_32_BITS) + (key >> 32)


@final
class Rng:
    """The generator. The same seed gives the same numbers in every build and on every machine."""

    def __init__(self, seed: int = 0) -> None:
        """Any integer is a seed; neighbouring seeds have nothing in common."""
        size = seed.bit_length() // 8 + 1
        digest = hashlib.sha256(b"randori:" + seed.to_bytes(size, "big", signed=True)).digest()
        low: i64 = int.from_bytes(digest[:4], "big")
        # A carry of 1 … MULTIPLIER - 2 keeps clear of the generator's two fixed points.
        carry: i64 = int.from_bytes(digest[4:8], "big") % (0x7FFFFDCD - 2) + 1
        self.state: i64 = (carry << 32) | low

    def __repr__(self) -> str:
        return f"<Rng in state {self.state}>"

    def below(self, n: i64) -> i64:
        """A uniform integer in [0, n), for n below 2**31."""
        low = self.state & LOW_32_BITS
        carry = self.state >> 32
        self.state = MULTIPLIER * low + carry
        return ((low ^ carry) * n) >> 32

    def fraction(self) -> float:
        """A uniform number in [0, 1)."""
        return float(self.below(0x40000000)) / 1073741824.0

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into any order, each as likely as the others."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Rng:
        """Another generator that gives the same numbers from here on."""
        twin = Rng()
        twin.state = self.state
        return twin

    def fork(self) -> Rng:
        """A generator of its own, drawn from this one."""
        return Rng((self.below(0x40000000) << 30) | self.below(0x40000000))
