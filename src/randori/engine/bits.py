"""Sets of small integers held in the bits of one integer (compiled).

Hands of cards, legal actions and players to act are such sets. Members run
from 0 to 61, so that a set is never a heap object when interpreted code
looks at it.
"""

from __future__ import annotations

from mypy_extensions import i64

from randori.engine.arrays import vec
from randori.engine.rng import Rng


def shifted(value: i64, places: i64) -> i64:
    # mypyc 2.4 computes "constant << i64 variable" in 32 bits: never write that.
    return value << places


def only(member: i64) -> i64:
    """The set of one member."""
    return shifted(1, member)


def has(members: i64, member: i64) -> bool:
    return (members >> member) & 1 == 1


def count(members: i64) -> i64:
    # Neighbours are added up in parallel: bits to pairs, to fours, to bytes, then all bytes at once.
    members -= (members >> 1) & 0x1555555555555555
    members = (members & 0x3333333333333333) + ((members >> 2) & 0x3333333333333333)
    members = (members + (members >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((members * 0x0101010101010101) >> 56) & 0xFF


def lowest(members: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return int(members & -members).bit_length() - 1


def nth(members: i64, n: i64) -> i64:
    """The member that has exactly n smaller ones in the set."""
    while n:
        members &= members - 1
        n -= 1
    return lowest(members)


def pick(members: i64, rng: Rng) -> i64:
    """One member of a set that is not empty, each as likely as the others."""
    return nth(members, rng.below(count(members)))


def sample(members: i64, size: i64, rng: Rng) -> i64:
    """A subset of the given size, each as likely as the others."""
    left = count(members)
    if size == left:
        return members
    chosen: i64 = 0
    while size:
        if rng.below(left) < size:
            chosen |= members & -members
            size -= 1
        members &= members - 1
        left -= 1
    return chosen


def total(members: i64, values: vec[i64]) -> i64:
    """The sum of the values of the members."""
    result: i64 = 0
    while members:
        result += values[lowest(members)]
        members &= members - 1
    return result


def to_list(members: i64) -> list[int]:
    """The members in ascending order."""
    found: list[int] = []
    while members:
        found.append(lowest(members))
        members &= members - 1
    return found
