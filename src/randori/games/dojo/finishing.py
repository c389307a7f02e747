"""The end of a game of Dojo: full dojos, their trophies, their scores (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine.arrays import vec
from randori.engine.names import Card, Player
from randori.games.dojo import grid
from randori.games.dojo.layings import laid_at, laid_card
from randori.games.dojo.phases import OVER, ROUNDS, ZEROS
from randori.games.dojo.rearranging import NO_TROPHIES, best_score
from randori.games.dojo.scoring import WHITE_BELT_TROPHY

if TYPE_CHECKING:
    from randori.games.dojo.position import DojoPosition


def finish(position: DojoPosition) -> None:
    """DOJO-END"""
    position.phase = OVER
    position.finals = ZEROS[: position.players]
    for player in range(position.players):
        position.finals[player] = final_score(position, player)


def final_score(position: DojoPosition, player: Player) -> i64:
    cards = rows(position, player)
    if position.terms.white_belt:  # DOJO-WHITE-BELT: trophies have no effect
        return best_score(cards, NO_TROPHIES[:], True) + WHITE_BELT_TROPHY * trophies_held(position, player)
    return best_score(cards, lines(position, player), position.terms.incense_each)


def rows(position: DojoPosition, player: Player) -> vec[Card]:
    """A full dojo: its twelve cards, row by row."""
    cards = ZEROS[:ROUNDS]
    first_row = grid.top(position.filled[player])
    first_column = grid.leftmost(position.filled[player])
    for index in range(ROUNDS):
        laying = position.laying(player, index)
        row = grid.grid_row(laid_at(laying)) - first_row
        column = grid.grid_column(laid_at(laying)) - first_column
        cards[grid.cell(row, column)] = laid_card(laying)
    return cards


def lines(position: DojoPosition, player: Player) -> vec[i64]:
    """The trophies of a full dojo: on its three rows, then on its four columns."""
    trophies = NO_TROPHIES[:]
    first_row = grid.top(position.filled[player])
    first_column = grid.leftmost(position.filled[player])
    for row in range(grid.ROWS):
        trophies[row] = position.mark(player, first_row + row)
    for column in range(grid.COLUMNS):
        trophies[grid.ROWS + column] = position.mark(player, grid.column_line(first_column + column))
    return trophies


def trophies_held(position: DojoPosition, player: Player) -> i64:
    """DOJO-TIE: a trophy back in the box is not held."""
    held: i64 = 0
    for trophy in range(position.turned):
        if position.owners[trophy] == player:
            held += 1
    return held


def winners(position: DojoPosition) -> list[int]:
    """DOJO-WIN, DOJO-TIE: the highest score, then the most trophies; still tied, the win is shared."""
    if position.phase != OVER:
        return []
    ranks = [
        100 * position.finals[player] + trophies_held(position, player) for player in range(position.players)
    ]
    return [player for player in range(position.players) if ranks[player] == max(ranks)]
