"""Dojos by the thousand, for scoring: random cards, and every way in which trophies can lie."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import product

from tests.games.dojo.naive import Cards, Trophies, movers

BLACK = [None, "master", "incense", "assistant"]
ORANGE = [None, "belt", "kimono", "broom"]


@cache
def placements(count: int) -> list[Trophies]:
    """Every way in which trophies can lie, with so many brooms and assistants; two of a kind at most."""
    return [
        trophies
        for trophies in product(BLACK, BLACK, BLACK, ORANGE, ORANGE, ORANGE, ORANGE)
        if len(movers(trophies)) == count
        and max(Counter(trophy for trophy in trophies if trophy).values(), default=0) <= 2
    ]


def some_dojo(choice: random.Random) -> Cards:
    """Twelve cards, of few disciples and belts more often than of all: there is more to gain and to lose."""
    disciples = choice.sample("MFTCBR", choice.randint(2, 6))
    belts = choice.sample("12345", choice.randint(1, 5))
    return tuple(choice.choice(disciples) + choice.choice(belts) for _ in range(12))
