"""Dojo by rules of thumb (compiled).

A line of a dojo is worth what it may still become: a row the more, the more of a disciple it has and the more
places are free; a column, as long as its belts are alike. Everything else follows from what a card would add
where it fits best: whom to give it, whether to swap, where to lay it. A challenge pays the more, the higher
the belt; as trials have it, against dealers like these it always pays.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from randori.bots.guide import Judge
from randori.engine import bits
from randori.engine.arrays import vec
from randori.engine.names import Card, Place, Player
from randori.engine.position import Position
from randori.games.dojo import grid, legal
from randori.games.dojo.cards import (
    BELT,
    BELT_TROPHY,
    BROOM,
    DISCIPLE,
    INCENSE,
    KIMONO,
    KINDS_OF_BELT,
    KINDS_OF_DISCIPLE,
    MASTER,
    NO_TROPHY,
    RACCOON,
)
from randori.games.dojo.layings import laid_at, laid_card
from randori.games.dojo.phases import (
    ASKING,
    CHALLENGE,
    GIVE,
    GIVING,
    PLACE,
    PLACING,
    SWAP,
    SWAPPING,
    THROWING,
    TROPHY,
)
from randori.games.dojo.position import DojoPosition
from randori.games.dojo.scoring import ALIKE

NO_COUNTS: Final = vec[i64]([0] * 35)
FULL_ROW: Final[i64] = 4
FULL_COLUMN: Final[i64] = 3

# Found by trial, in many games of the guide against itself with other numbers.
ROW_LIKELY: Final = 0.17  # that the next card of a row is of its disciple
SECOND_LIKELY: Final = 0.48  # that a column with two belts alike gets the third
FIRST_LIKELY: Final = 0.17
NONE_LIKELY: Final = 0.29
PAIR_LIKELY: Final = 0.44  # that a column with a belt trophy gets a pair
INCENSE_PLACE: Final = 0.45  # a free place of a row with incense
BROOM_WORTH: Final = 1.7
USUAL_GAIN: Final = 3.5  # what a card adds to a dojo where it fits best
OWN_BELT: Final = 1.5  # a dealer's belt, against a challenge
THEIR_BELT: Final = 1.3
RIVALRY: Final = 0.3  # what is good for one of the others
PRIZE: Final = 3.4  # a challenge won
DEFEAT: Final = 0.8


def row_hopes(likely: float, helped: i64) -> vec[float]:
    """By how many alike a row has and how many places are free, 5 × alike + free: what it may become, when a
    card that fits comes to each place with this chance. `helped` are wild cards from a trophy."""
    hopes = vec[float]([0.0] * 25)
    for alike in range(FULL_ROW + 1):
        together = alike + helped if alike + helped < FULL_ROW else FULL_ROW
        hopes[5 * alike] = float(ALIKE[together])
    for free in range(1, FULL_ROW + 1):
        for alike in range(FULL_ROW + 1 - free):
            hopes[5 * alike + free] = (
                likely * hopes[5 * (alike + 1) + free - 1] + (1.0 - likely) * hopes[5 * alike + free - 1]
            )
    return hopes


ROW_HOPES: Final = row_hopes(ROW_LIKELY, 0)
MASTER_ROW_HOPES: Final = row_hopes(ROW_LIKELY, 1)
COLUMN_HOPES: Final = vec[float](
    [1.0, SECOND_LIKELY, SECOND_LIKELY * FIRST_LIKELY, SECOND_LIKELY * FIRST_LIKELY * NONE_LIKELY]
)
"""By how many cards a column still lacks."""


@final
class DojoGuide(Judge):
    def values(self, position: Position, player: Player, actions: list[int]) -> list[float]:
        assert isinstance(position, DojoPosition)
        phase = position.phase
        if phase == PLACING:
            dojo = CountedDojo(position, player)
            card = position.hands[player]
            return [dojo.gain(card, action - PLACE) for action in actions]
        if phase == GIVING:
            return [self._giving(position, player, action - GIVE) for action in actions]
        if phase == ASKING:
            challenge = self._challenge(position, player)
            return [challenge if action == CHALLENGE else 0.0 for action in actions]
        if phase == SWAPPING:
            swap = self._swap(position, player)
            return [swap if action == SWAP else 0.0 for action in actions]
        if phase == THROWING:
            return [0.0 for _ in actions]
        dojo = CountedDojo(position, player)
        return [dojo.trophy_gain(position.prize(), action - TROPHY) for action in actions]

    def _giving(self, position: DojoPosition, dealer: Player, seat: Player) -> float:
        """DOJO-RECRUIT: what is good for him he keeps; the others get what is of little use to them."""
        card = position.top()
        gain = CountedDojo(position, seat).best_gain(card) - USUAL_GAIN
        if seat == dealer:
            return gain + OWN_BELT * float(BELT[card] - 2)
        return -RIVALRY * gain - THEIR_BELT * float(BELT[card] - 2)

    def _challenge(self, position: DojoPosition, player: Player) -> float:
        """DOJO-CHALLENGE-WIN: by how likely the dealer's belt is not above one's own."""
        wins = 0.2 * float(BELT[position.hands[player]] + 1)
        return wins * PRIZE - (1.0 - wins) * DEFEAT

    def _swap(self, position: DojoPosition, player: Player) -> float:
        other = position.dealer if player == position.challenger else position.challenger
        mine = position.hands[player]
        theirs = position.hands[other]
        own = CountedDojo(position, player)
        rival = CountedDojo(position, other)
        return (
            own.best_gain(theirs)
            - own.best_gain(mine)
            - RIVALRY * (rival.best_gain(mine) - rival.best_gain(theirs))
            - 0.01
        )


@final
class CountedDojo:
    """One player's dojo, counted line by line."""

    def __init__(self, position: DojoPosition, player: Player) -> None:
        self.position = position
        self.player = player
        self.disciples = NO_COUNTS[:30]  # by row and disciple
        self.belts = NO_COUNTS[:35]  # by column and belt
        for index in range(bits.count(position.filled[player])):
            laying = position.laying(player, index)
            place = laid_at(laying)
            card = laid_card(laying)
            self.disciples[KINDS_OF_DISCIPLE * grid.grid_row(place) + DISCIPLE[card]] += 1
            self.belts[KINDS_OF_BELT * grid.grid_column(place) + BELT[card]] += 1

    def best_gain(self, card: Card) -> float:
        """Laid where it is worth most."""
        places = legal.free_places(self.position, self.player)
        most: float = -1e9
        while places:
            gain = self.gain(card, bits.lowest(places))
            if gain > most:
                most = gain
            places &= places - 1
        return most

    def gain(self, card: Card, place: Place) -> float:
        row = grid.grid_row(place)
        column = grid.grid_column(place)
        disciple = KINDS_OF_DISCIPLE * row + DISCIPLE[card]
        belt = KINDS_OF_BELT * column + BELT[card]
        position = self.position
        row_mark = position.mark(self.player, row)
        column_mark = position.mark(self.player, grid.column_line(column))
        before = self.row(row, row_mark) + self.column(column, column_mark)
        self.disciples[disciple] += 1
        self.belts[belt] += 1
        after = self.row(row, row_mark) + self.column(column, column_mark)
        self.disciples[disciple] -= 1
        self.belts[belt] -= 1
        return after - before

    def trophy_gain(self, trophy: i64, line: i64) -> float:
        if line < grid.FIRST_COLUMN_LINE:
            return self.row(line, trophy) - self.row(line, NO_TROPHY)
        column = line - grid.FIRST_COLUMN_LINE
        return self.column(column, trophy) - self.column(column, NO_TROPHY)

    def row(self, row: i64, trophy: i64) -> float:
        """DOJO-ROW, DOJO-RACCOON: what a row may become."""
        first = KINDS_OF_DISCIPLE * row
        raccoons = self.disciples[first + RACCOON]
        most: i64 = 0
        cards = raccoons
        each: float = 0.0
        for disciple in range(RACCOON):
            count = self.disciples[first + disciple]
            cards += count
            each += float(ALIKE[count])
            if count > most:
                most = count
        free = FULL_ROW - cards
        alike = most + raccoons
        if trophy == MASTER:
            return MASTER_ROW_HOPES[5 * alike + free]
        hope = ROW_HOPES[5 * alike + free]
        if trophy == INCENSE:
            if self.position.terms.incense_each:
                return hope + each - float(ALIKE[most]) + INCENSE_PLACE * float(free)
            return hope + INCENSE_PLACE
        return hope

    def column(self, column: i64, trophy: i64) -> float:
        """DOJO-COLUMN: what a column may become."""
        first = KINDS_OF_BELT * column
        cards: i64 = 0
        most: i64 = 0
        value: i64 = 0
        for belt in range(KINDS_OF_BELT):
            count = self.belts[first + belt]
            cards += count
            if count > 0 and count >= most:
                most = count
                value = belt + 1
        free = FULL_COLUMN - cards
        if trophy == BROOM:
            return self.plain_column(cards, most, value) + BROOM_WORTH
        if trophy == KIMONO:
            return 2.0 * self.plain_column(cards, most, value)
        if trophy == BELT_TROPHY:
            if most >= 2:
                return float(value)
            return float(value if cards else 3) * PAIR_LIKELY * (1.0 if free else 0.0)
        return self.plain_column(cards, most, value)

    def plain_column(self, cards: i64, most: i64, value: i64) -> float:
        if most < cards:
            return 0.0
        return float(value if cards else 3) * COLUMN_HOPES[FULL_COLUMN - cards]
