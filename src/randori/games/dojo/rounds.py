"""The course of a round, from the first card given to the trophy placed (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine.names import Action, Player
from randori.engine.position import NOBODY
from randori.games.dojo import finishing, legal
from randori.games.dojo.cards import BELT, NO_CARD
from randori.games.dojo.phases import (
    ASKING,
    CHALLENGE,
    GIVE,
    GIVING,
    IN_THE_BOX,
    NO_CHOICE,
    PLACE,
    PLACING,
    ROCK,
    ROUNDS,
    SCISSORS,
    SWAP,
    SWAPPING,
    THROWING,
    THROWS,
    TROPHY,
    TROPHY_PLACING,
)

if TYPE_CHECKING:
    from randori.games.dojo.position import DojoPosition


def act(position: DojoPosition, player: Player, action: Action) -> None:
    if position.phase == PLACING:
        position.choices[player] = action - PLACE
        if position.undecided() == 0:
            train(position)
    elif position.phase == GIVING:
        give(position, action - GIVE)
    elif position.phase == ASKING:
        answer(position, action)
    elif position.phase == THROWING:
        position.choices[player] = action
        if position.actors() == 0:
            show_throws(position)
    elif position.phase == SWAPPING:
        if action == SWAP:
            swap(position)
        position.phase = PLACING
    else:
        position.put_mark(player, action - TROPHY, position.prize())
        end_round(position)


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


def give(position: DojoPosition, seat: Player) -> None:
    """DOJO-RECRUIT: the top card, until everyone has one."""
    position.hands[seat] = position.top()
    position.receivers[position.given] = seat
    position.drawn += 1
    position.given += 1
    if position.given == position.players:
        position.phase = ASKING
        position.asked = left_of(position, position.dealer)


def left_of(position: DojoPosition, seat: Player) -> Player:
    return seat + 1 if seat + 1 < position.players else 0


def answer(position: DojoPosition, action: Action) -> None:
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
    position.note_throws(position.choices[position.dealer], position.choices[position.challenger])
    position.choices[position.dealer] = NO_CHOICE
    position.choices[position.challenger] = NO_CHOICE
    if position.throws == THROWS:
        decide(position)


def throw_winner(position: DojoPosition, throw: i64) -> Player:
    """DOJO-BLACK-BELT: who has won a throw; NOBODY if both threw the same."""
    dealers = position.thrown_by_dealer(throw)
    challengers = position.thrown_by_challenger(throw)
    if beats(dealers, challengers):
        return position.dealer
    return position.challenger if beats(challengers, dealers) else NOBODY


def beats(mine: Action, theirs: Action) -> bool:
    """Paper beats rock, scissors beat paper, as they stand in order; and rock beats scissors."""
    return mine == theirs + 1 or (mine == ROCK and theirs == SCISSORS)


def throws_won(position: DojoPosition, player: Player) -> i64:
    won: i64 = 0
    for throw in range(position.throws):
        if throw_winner(position, throw) == player:
            won += 1
    return won


def decide(position: DojoPosition) -> None:
    """DOJO-CHALLENGE-WIN: the higher belt; on equality the challenger."""
    dealers = BELT[position.hands[position.dealer]] + throws_won(position, position.dealer)
    challengers = BELT[position.hands[position.challenger]] + throws_won(position, position.challenger)
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
        position.lay(player, position.hands[player], place)
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
