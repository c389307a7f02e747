"""The score of a dojo, worked out the slow way: every choice the rules leave to the owner is tried.

Written from the rules alone, on purpose: what the game computes quickly is checked against it. A dojo is
twelve cards, row by row; its trophies are those of three rows and then of four columns.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

Cards = tuple[str, ...]
Trophies = tuple[str | None, ...]

ALIKE = {1: 1, 2: 3, 3: 6, 4: 10}
LINES = [
    *([4 * row + column for column in range(4)] for row in range(3)),
    *([4 * row + column for row in range(3)] for column in range(4)),
]
"""The places of each line: three rows, then four columns."""


# --- lines as they lie


@cache
def row_points(disciples: str, trophy: str | None, incense: str) -> int:
    """Four letters and the row's trophy."""
    if trophy == "master":  # any one card counts as a raccoon
        return max(
            row_points(disciples[:place] + "R" + disciples[place + 1 :], None, incense) for place in range(4)
        )
    readings = product(*("MFTCB" if letter == "R" else letter for letter in disciples))
    return max(reading_points(reading, trophy, incense) for reading in readings)


def reading_points(disciples: tuple[str, ...], trophy: str | None, incense: str) -> int:
    """Each raccoon has been given a disciple."""
    counts = Counter(disciples).values()
    usual = ALIKE[max(counts)]
    if trophy != "incense":
        return usual
    return sum(ALIKE[count] for count in counts) if incense == "each" else max(usual, len(counts))


@cache
def column_points(belts: str, trophy: str | None) -> int:
    """Three belts and the column's trophy."""
    belt, alike = Counter(belts).most_common(1)[0]
    if alike == 3:
        return int(belt) * (2 if trophy == "kimono" else 1)
    return int(belt) if alike == 2 and trophy == "belt" else 0


def line_points(cards: Cards, trophies: Trophies, incense: str) -> list[int]:
    """What each row and each column scores if nothing is moved any more."""
    disciples = "".join(card[0] for card in cards)
    belts = "".join(card[1] for card in cards)
    rows = [row_points(disciples[4 * row : 4 * row + 4], trophies[row], incense) for row in range(3)]
    return rows + [column_points(belts[column::4], trophies[3 + column]) for column in range(4)]


# --- rearranging


def movers(trophies: Trophies) -> list[int]:
    """The lines with a broom or an assistant."""
    return [line for line, trophy in enumerate(trophies) if trophy in ("broom", "assistant")]


def rearranged(cards: Cards, line: int) -> Iterator[Cards]:
    """Every order of the cards of one line."""
    places = LINES[line]
    for order in permutations(places):
        moved = list(cards)
        for place, source in zip(places, order, strict=True):
            moved[place] = cards[source]
        yield tuple(moved)


def after(cards: Cards, lines: tuple[int, ...]) -> set[Cards]:
    """All that can become of the cards when these lines are rearranged in this order."""
    lying = {cards}
    for line in lines:
        lying = {moved for one in lying for moved in rearranged(one, line)}
    return lying


def arrangements(cards: Cards, trophies: Trophies) -> set[Cards]:
    """All that the brooms and assistants can make of the cards, each used once, in any order."""
    return {lying for order in permutations(movers(trophies)) for lying in after(cards, order)}


def best_points(cards: Cards, trophies: Trophies, incense: str) -> int:
    """The greatest score the owner can reach."""
    return max(sum(line_points(lying, trophies, incense)) for lying in arrangements(cards, trophies))
