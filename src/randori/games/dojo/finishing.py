"""The end of a game of Dojo: full dojos, their trophies, their scores (compiled)."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from randori.engine.packed import vec
from randori.games.dojo import grid
from randori.games.dojo.phases import FIRST_COLUMN_LINE, NONE_YET, OVER, ROUNDS, ZEROS, laid_at, laid_card
from randori.games.dojo.rearranging import best_score
from randori.games.dojo.scoring import WHITE_BELT_TROPHY

if TYPE_CHECKING:
    from randori.games.dojo.position import DojoPosition

WIN: Final = 0.5  # how much of a prospect is the win itself; the rest is by how much it was won or missed
POINTS_APART: Final = 6.0


def finish(position: DojoPosition) -> None:
    """DOJO-END"""
    position.phase = OVER
    position.finals = ZEROS[: position.players]
    for player in range(position.players):
        if position.terms.white_belt:
            score = best_score(rows(position, player), NONE_YET[:7], True)
            position.finals[player] = score + WHITE_BELT_TROPHY * trophies_held(position, player)
        else:
            position.finals[player] = best_score(
                rows(position, player), lines(position, player), position.terms.incense_each
            )


def rows(position: DojoPosition, player: i64) -> vec[i64]:
    """A full dojo: its twelve cards, row by row."""
    cards = ZEROS[:ROUNDS]
    first_row = grid.top(position.filled[player])
    first_column = grid.leftmost(position.filled[player])
    for index in range(ROUNDS * player, ROUNDS * player + ROUNDS):
        place = laid_at(position.laid[index])
        row = place // grid.GRID_COLUMNS - first_row
        column = place % grid.GRID_COLUMNS - first_column
        cards[grid.COLUMNS * row + column] = laid_card(position.laid[index])
    return cards


def lines(position: DojoPosition, player: i64) -> vec[i64]:
    """The trophies of a full dojo: on its three rows, then on its four columns."""
    trophies = NONE_YET[:7]
    first_row = grid.top(position.filled[player])
    first_column = grid.leftmost(position.filled[player])
    for row in range(grid.ROWS):
        trophies[row] = position.mark(player, first_row + row)
    for column in range(grid.COLUMNS):
        trophies[grid.ROWS + column] = position.mark(player, FIRST_COLUMN_LINE + first_column + column)
    return trophies


def trophies_held(position: DojoPosition, player: i64) -> i64:
    """DOJO-TIE: a trophy back in the box is not held."""
    held: i64 = 0
    for trophy in range(position.turned):
        if position.owners[trophy] == player:
            held += 1
    return held


def prospect(position: DojoPosition, player: i64) -> float:
    """DOJO-WIN: the part in the win, and how near it was."""
    if position.phase != OVER:
        return 0.5
    others: i64 = 0
    for other in range(position.players):
        if other != player and position.finals[other] > others:
            others = position.finals[other]
    winners = position.winners()
    won = 1.0 / float(len(winners)) if player in winners else 0.0
    lead = float(position.finals[player] - others) / POINTS_APART
    return WIN * won + (1.0 - WIN) / (1.0 + exp(-lead))
