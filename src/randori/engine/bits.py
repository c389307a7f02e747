"""Sets of small integers held in the bits of one integer (compiled).

Hands of cards, legal actions and players to act are such sets. Members run
from 0 to 61, so that a set is never a heap object when interpreted code
looks at it.
"""

from __future__ import annotations

from mypy_extensions import i64

from randori.engine.packed import vec
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
    total: i64 = 0
    while members:
        members &= members - 1
        total += 1
    return total


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
    chosen: i64 = 0
    while size:
        member = only(pick(members, rng))
        members ^= member
        chosen |= member
        size -= 1
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
