"""Which actions are open to a player who is to act (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.names import Actions, Places, Player, Players
from randori.games.dojo import grid
from randori.games.dojo.cards import NO_CARD, NO_TROPHY, is_orange
from randori.games.dojo.phases import (
    ANY_THROW,
    ASKING,
    CHALLENGE_OR_PASS,
    GIVING,
    PLACE,
    PLACING,
    SWAP_OR_KEEP,
    SWAPPING,
    THROWING,
    TROPHY,
)

if TYPE_CHECKING:
    from randori.games.dojo.position import DojoPosition


def legal_set(position: DojoPosition, player: Player) -> Actions:
    """The legal actions of a player who is to act, as a set."""
    if position.phase == PLACING:
        return bits.shifted(free_places(position, player), PLACE)
    if position.phase == GIVING:
        return without_card(position)
    if position.phase == ASKING:
        return CHALLENGE_OR_PASS  # DOJO-CHALLENGE
    if position.phase == SWAPPING:
        return SWAP_OR_KEEP  # DOJO-CHALLENGE-PRIZE
    if position.phase == THROWING:
        return ANY_THROW  # DOJO-BLACK-BELT
    return bits.shifted(free_lines(position, player), TROPHY)


def without_card(position: DojoPosition) -> Players:
    """DOJO-RECRUIT: those who have no card yet this round."""
    seats: Players = 0
    for seat in range(position.players):
        if position.hands[seat] == NO_CARD:
            seats |= bits.only(seat)
    return seats


def free_places(position: DojoPosition, player: Player) -> Places:
    """DOJO-TRAIN-NEXT, DOJO-TRAIN-FIRST, DOJO-GRID: where a player's next card may lie."""
    filled = position.filled[player]
    if position.terms.is_floating:
        if not filled:
            return bits.only(grid.ORIGIN)
        return grid.neighbours(filled) & grid.frame(filled)
    if not filled:
        return grid.FIXED_FRAME
    return grid.neighbours(filled) & grid.FIXED_FRAME


def free_lines(position: DojoPosition, player: Player) -> i64:
    """DOJO-TROPHY-LEGAL: black on a row, orange on a column, that holds a card and no trophy."""
    lines: i64 = 0
    filled = position.filled[player]
    if is_orange(position.prize()):
        for column in range(grid.GRID_COLUMNS):
            line = grid.column_line(column)
            if grid.has_column(filled, column) and position.mark(player, line) == NO_TROPHY:
                lines |= bits.only(line)
    else:
        for row in range(grid.GRID_ROWS):
            if grid.has_row(filled, row) and position.mark(player, row) == NO_TROPHY:
                lines |= bits.only(row)
    return lines
