"""Why a move is refused: the clause, and a sentence that gives nothing away.

Only public things decide which sentence it is: who has a card, what lies in
the dojos, what is being decided.
"""

from __future__ import annotations

from randori.engine import bits
from randori.engine.errors import IllegalMove
from randori.games.dojo import grid
from randori.games.dojo.cards import NO_CARD, TROPHY_NAMES, is_orange
from randori.games.dojo.notation import MOVES
from randori.games.dojo.phases import (
    ASKING,
    GIVE,
    GIVING,
    MOST_PLAYERS,
    PLACE,
    PLACING,
    SWAPPING,
    THROWING,
    TROPHY,
    TROPHY_PLACING,
)
from randori.games.dojo.position import DojoPosition

DECISIONS = {
    GIVING: ("DOJO-RECRUIT", "the dealer is to give a card"),
    ASKING: ("DOJO-CHALLENGE", "the question is challenge or pass"),
    THROWING: ("DOJO-BLACK-BELT", "the question is rock, paper or scissors"),
    SWAPPING: ("DOJO-CHALLENGE-PRIZE", "the question is swap or keep"),
    PLACING: ("DOJO-TRAIN", "a card is to be placed"),
    TROPHY_PLACING: ("DOJO-TROPHY-PLACE", "the trophy is to be placed"),
}

DECISION_OF_WORD = {"give": GIVING, "place": PLACING, "trophy": TROPHY_PLACING}


def refusal(position: DojoPosition, player: int, action: int) -> IllegalMove:
    if position.phase == GIVING and GIVE <= action < GIVE + MOST_PLAYERS:
        return refused_gift(position, action - GIVE)
    if position.phase == PLACING and PLACE <= action < TROPHY:
        return refused_place(position, player, action - PLACE)
    if position.phase == TROPHY_PLACING and action >= TROPHY:
        return refused_trophy(position, player, action - TROPHY)
    clause, question = DECISIONS[position.phase]
    return IllegalMove(clause, f"{MOVES[action]} does not fit: {question}")


def refused_gift(position: DojoPosition, seat: int) -> IllegalMove:
    if seat >= position.players:
        return IllegalMove("DOJO-RECRUIT", f"there is no seat {seat} at this table")
    assert position.hands[seat] != NO_CARD
    return IllegalMove("DOJO-RECRUIT", f"seat {seat} has a card already this round")


def refused_place(position: DojoPosition, player: int, place: int) -> IllegalMove:
    move = MOVES[PLACE + place]
    filled = position.filled[player]
    if not filled or not (position.terms.is_floating or bits.has(grid.FIXED_FRAME, place)):
        return refused_outside(position, player, move)
    if bits.has(filled, place):
        return IllegalMove("DOJO-TRAIN-NEXT", f"a card lies at {move} already")
    if not bits.has(grid.neighbours(filled), place):
        return IllegalMove("DOJO-TRAIN-NEXT", f"no card touches {move} by a side")
    return refused_outside(position, player, move)


def refused_trophy(position: DojoPosition, player: int, line: int) -> IllegalMove:
    trophy = TROPHY_NAMES[position.prize()]
    move = MOVES[TROPHY + line]
    if is_orange(position.prize()) != (line >= grid.FIRST_COLUMN_LINE):
        place = "a column" if is_orange(position.prize()) else "a row"
        return IllegalMove("DOJO-TROPHY-LEGAL", f"the {trophy} goes to {place}, not to {move}")
    if position.mark(player, line) >= 0:
        return IllegalMove("DOJO-TROPHY-LEGAL", f"a trophy lies at {move} already")
    return IllegalMove("DOJO-TROPHY-LEGAL", f"no card lies at {move} yet")


def outside(position: DojoPosition, player: int, text: str) -> IllegalMove:
    """A seat, place or line that no table has."""
    word = text.partition(":")[0]
    if DECISION_OF_WORD[word] != position.phase:
        clause, question = DECISIONS[position.phase]
        return IllegalMove(clause, f"{text} does not fit: {question}")
    if word == "give":
        return IllegalMove("DOJO-RECRUIT", f"there is no seat at this table for {text}")
    if word == "trophy":
        return IllegalMove("DOJO-TROPHY-LEGAL", f"no card lies at {text}")
    return refused_outside(position, player, text)


def refused_outside(position: DojoPosition, player: int, move: str) -> IllegalMove:
    if not position.terms.is_floating:
        return IllegalMove("DOJO-GRID", f"{move} is outside of rows 0 to 2 and columns 0 to 3")
    if not position.filled[player]:
        return IllegalMove("DOJO-TRAIN-FIRST", f"the first card lies at place:0,0, not at {move}")
    return IllegalMove("DOJO-TRAIN-NEXT", f"with {move} the dojo would not fit into 3 rows by 4 columns")
