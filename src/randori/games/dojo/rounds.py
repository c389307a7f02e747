"""A round, from the first card given to the trophy placed (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.position import NOBODY
from randori.games.dojo import finishing, legal
from randori.games.dojo.cards import BELT, NO_CARD
from randori.games.dojo.phases import (
    ASKING,
    CHALLENGE,
    GIVING,
    IN_THE_BOX,
    NO_CHOICE,
    PLACING,
    ROCK,
    ROUNDS,
    SCISSORS,
    SWAPPING,
    THROWING,
    THROWS,
    TROPHY_PLACING,
)

if TYPE_CHECKING:
    from randori.games.dojo.position import DojoPosition


def begin_round(position: DojoPosition) -> None:
    position.round += 1
    position.given = 0
    position.throws = 0
    position.challenger = NOBODY
    position.winner = NOBODY
    position.has_swapped = False
    position.asked = NOBODY
    if position.is_dealt_at_random():
        for seat in range(position.players):  # DOJO-FIVE
            give(position, seat)
        position.phase = PLACING
        return
    if not position.has_face_up_trophy():
        position.turned += 1  # DOJO-ROUNDS
    position.phase = GIVING


def give(position: DojoPosition, seat: i64) -> None:
    """DOJO-RECRUIT: the top card, until everyone has one."""
    position.hands[seat] = position.deck[position.drawn]
    position.receivers[position.given] = seat
    position.drawn += 1
    position.given += 1
    if position.given == position.players:
        position.phase = ASKING
        position.asked = left_of(position, position.dealer)


def left_of(position: DojoPosition, seat: i64) -> i64:
    return seat + 1 if seat + 1 < position.players else 0


def answer(position: DojoPosition, action: i64) -> None:
    """DOJO-CHALLENGE: the first challenge ends the asking; DOJO-NO-CHALLENGE when all have passed."""
    if action == CHALLENGE:
        position.challenger = position.asked
        if position.terms.black_belt:
            position.phase = THROWING
        else:
            decide(position)
        return
    position.asked = left_of(position, position.asked)
    if position.asked == position.dealer:
        position.phase = PLACING


def show_throws(position: DojoPosition) -> None:
    position.thrown[2 * position.throws] = position.choices[position.dealer]
    position.thrown[2 * position.throws + 1] = position.choices[position.challenger]
    position.choices[position.dealer] = NO_CHOICE
    position.choices[position.challenger] = NO_CHOICE
    position.throws += 1
    if position.throws == THROWS:
        decide(position)


def throws_won(position: DojoPosition, first: i64) -> i64:
    """DOJO-BLACK-BELT: how many throws the dealer (0) or the challenger (1) has won."""
    won: i64 = 0
    for throw in range(position.throws):
        if is_won(position, throw, first):
            won += 1
    return won


def is_won(position: DojoPosition, throw: i64, first: i64) -> bool:
    mine = position.thrown[2 * throw + first]
    theirs = position.thrown[2 * throw + 1 - first]
    return mine == theirs + 1 or (mine == ROCK and theirs == SCISSORS)


def decide(position: DojoPosition) -> None:
    """DOJO-CHALLENGE-WIN: the higher belt; on equality the challenger."""
    dealers = BELT[position.hands[position.dealer]] + throws_won(position, 0)
    challengers = BELT[position.hands[position.challenger]] + throws_won(position, 1)
    position.winner = position.dealer if dealers > challengers else position.challenger
    position.owners[position.turned - 1] = position.winner  # DOJO-CHALLENGE-PRIZE
    position.phase = SWAPPING


def swap(position: DojoPosition) -> None:
    card = position.hands[position.dealer]
    position.hands[position.dealer] = position.hands[position.challenger]
    position.hands[position.challenger] = card
    position.has_swapped = True


def train(position: DojoPosition) -> None:
    """DOJO-TRAIN: all cards are laid at once."""
    for player in range(position.players):
        place = position.choices[player]
        position.choices[player] = NO_CHOICE
        position.laid[ROUNDS * player + position.round - 1] = position.hands[player] | (place << 5)
        position.filled[player] |= bits.only(place)
        position.hands[player] = NO_CARD
    # DOJO-TROPHY-PLACE: the card before the trophy. DOJO-WHITE-BELT: trophies are not placed.
    if position.winner == NOBODY or position.terms.white_belt:
        end_round(position)
    elif legal.free_lines(position, position.winner):
        position.phase = TROPHY_PLACING
    else:
        position.owners[position.turned - 1] = IN_THE_BOX  # DOJO-TROPHY-LEGAL
        end_round(position)


def end_round(position: DojoPosition) -> None:
    if position.round == ROUNDS:
        finishing.finish(position)
        return
    if not position.is_dealt_at_random():
        position.dealer = left_of(position, position.dealer)  # DOJO-ROUNDS; DOJO-FIVE: he deals in round 2
    begin_round(position)
