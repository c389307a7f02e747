"""The best score of a full dojo over every use of its brooms and assistants (compiled).

DOJO-BROOM, DOJO-ASSISTANT, DOJO-REARRANGE, DOJO-BEST. All orders of all
rearrangements are searched, exactly, but for two savings: brooms change turns
with brooms and assistants with assistants without effect (they touch different
lines), so neighbours of one kind come in ascending order only; and the last
one or two are no search: see endings.py.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.arrays import vec
from randori.games.dojo.cards import ASSISTANT, BROOM, NO_TROPHY
from randori.games.dojo.endings import (
    COUNT_OF_FOUR,
    COUNT_OF_THREE,
    best_of_assistant,
    best_of_both,
    best_of_broom,
    best_of_two_assistants,
    best_of_two_brooms,
    ceiling_of_both,
    in_order_of_four,
    in_order_of_three,
)
from randori.games.dojo.grid import COLUMNS, ROWS, cell
from randori.games.dojo.score_tables import LINES, columns_score, is_row, rows_score
from randori.games.dojo.scoring import column_manner, row_manner

NO_LINE: Final[i64] = -1
ROW_LINES: Final[i64] = 0b111
COLUMN_LINES: Final[i64] = 0b1111000
ROOM: Final = vec[i64]([0] * 16)
NO_TROPHIES: Final = vec[i64]([NO_TROPHY] * LINES)


def manners_of(trophies: vec[i64], incense_each: bool) -> vec[i64]:
    """How each line is scored, from its trophy."""
    manners = trophies[:]
    for line in range(LINES):
        if is_row(line):
            manners[line] = row_manner(trophies[line], incense_each)
        else:
            manners[line] = column_manner(trophies[line])
    return manners


def movers_of(trophies: vec[i64]) -> i64:
    """The set of the lines whose cards may be rearranged."""
    movers: i64 = 0
    for line in range(LINES):
        if trophies[line] == BROOM or trophies[line] == ASSISTANT:
            movers |= bits.only(line)
    return movers


def best_score(cards: vec[i64], trophies: vec[i64], incense_each: bool) -> i64:
    """The greatest score the owner can reach: DOJO-BEST."""
    manners = manners_of(trophies, incense_each)
    movers = movers_of(trophies)
    if movers == 0:
        return rows_score(cards, manners) + columns_score(cards, manners)
    search = Rearranging(cards[:], manners, wants_trail=False)
    search.run(movers)
    return search.best


def score_of(cards: list[int], trophies: list[int], incense_each: bool) -> int:
    """The same for callers outside of the compiled core."""
    return best_score(vec[i64](cards), vec[i64](trophies), incense_each)


def best_steps(cards: list[int], trophies: list[int], incense_each: bool) -> list[tuple[int, list[int]]]:
    """How the owner reaches it: the lines rearranged, one after the other, each with the new order
    of its places."""
    lines = vec[i64](trophies)
    search = Rearranging(vec[i64](cards), manners_of(lines, incense_each), wants_trail=True)
    search.run(movers_of(lines))
    steps: list[tuple[int, list[int]]] = []
    trail = search.best_trail
    while trail:
        line = last_line(trail)
        order = last_order(trail)
        if order:  # the first order leaves everything where it is
            steps.append((line, order_of(line, order)))
        trail = without_last(trail)
    return steps[::-1]


def order_of(line: i64, order: i64) -> list[int]:
    """The new order of a line's places."""
    if is_row(line):
        return [in_order_of_four(order, place) for place in range(COLUMNS)]
    return [in_order_of_three(order, place) for place in range(ROWS)]


@final
class Rearranging:
    """One search. `cards` changes on the way and is as it was at the end."""

    def __init__(self, cards: vec[i64], manners: vec[i64], *, wants_trail: bool) -> None:
        self.wants_trail = wants_trail
        self.cards = cards
        self.manners = manners
        self.worths = ROOM[:]
        self.best: i64 = -1
        self.best_trail: i64 = 0

    def run(self, movers: i64) -> None:
        self._search(movers, NO_LINE, 0)

    def _search(self, movers: i64, last: i64, trail: i64) -> None:
        """Use the movers left in every order, given the one used last."""
        if movers == 0:
            self._keep(trail)
            return
        if bits.count(movers) <= 2:
            score = self._ending(movers)
            if score <= self.best:
                return
            if not self.wants_trail:
                self.best = score
                return
        for line in range(LINES):
            if not bits.has(movers, line):
                continue
            if line < last and is_row(line) == is_row(last):
                continue
            rest = movers ^ bits.only(line)
            if is_row(line):
                self._try_row(line, rest, trail)
            else:
                self._try_column(line, rest, trail)

    def _ending(self, movers: i64) -> i64:
        """The best total there is with the last one or two of the movers; no more than is known
        already where that much is certain."""
        rows = movers & ROW_LINES
        columns = movers & COLUMN_LINES
        row = bits.lowest(rows) if rows else NO_LINE
        column = bits.lowest(columns) - ROWS if columns else NO_LINE
        if columns == 0:
            if bits.count(rows) == 1:
                return best_of_assistant(self.cards, self.manners, row, self.worths)
            return best_of_two_assistants(self.cards, self.manners, row, bits.nth(rows, 1), self.worths)
        if rows == 0:
            if bits.count(columns) == 1:
                return best_of_broom(self.cards, self.manners, column, self.worths)
            right = bits.nth(columns, 1) - ROWS
            return best_of_two_brooms(self.cards, self.manners, column, right, self.worths)
        ceiling = ceiling_of_both(self.cards, self.manners, row, column)
        if ceiling <= self.best:
            return ceiling
        return best_of_both(self.cards, self.manners, row, column, self.worths)

    def _try_row(self, row: i64, rest: i64, trail: i64) -> None:
        first = cell(row, 0)
        held = self.cards[first : first + COLUMNS]
        for order in range(COUNT_OF_FOUR):
            for place in range(COLUMNS):
                self.cards[first + place] = held[in_order_of_four(order, place)]
            self._search(rest, row, step(trail, row, order))
        for place in range(COLUMNS):
            self.cards[first + place] = held[place]

    def _try_column(self, line: i64, rest: i64, trail: i64) -> None:
        column = line - ROWS
        one = self.cards[cell(0, column)]
        two = self.cards[cell(1, column)]
        three = self.cards[cell(2, column)]
        held = vec[i64]([one, two, three])
        for order in range(COUNT_OF_THREE):
            for place in range(ROWS):
                self.cards[cell(place, column)] = held[in_order_of_three(order, place)]
            self._search(rest, line, step(trail, line, order))
        for place in range(ROWS):
            self.cards[cell(place, column)] = held[place]

    def _keep(self, trail: i64) -> None:
        score = rows_score(self.cards, self.manners) + columns_score(self.cards, self.manners)
        if score > self.best:
            self.best = score
            self.best_trail = trail


# --- a trail: the steps taken, eight bits for each, the last one lowest


def step(trail: i64, line: i64, order: i64) -> i64:
    return (trail << 8) | (line << 5) | order


def last_line(trail: i64) -> i64:
    return (trail >> 5) & 7


def last_order(trail: i64) -> i64:
    return trail & 31


def without_last(trail: i64) -> i64:
    return trail >> 8
