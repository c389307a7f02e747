"""Why a move is refused: the clause, and a sentence that gives nothing away.

Only public things decide which sentence it is: which slots are filled, who is
to do what, roles; and, for the foreseer, the cards he has just been shown.
"""

from __future__ import annotations

from randori.engine.errors import IllegalMove
from randori.games.memo import gained
from randori.games.memo.actions import (
    AGAINST,
    CROSS,
    EXCHANGE,
    GUESS,
    HAND,
    LOOK,
    OVERLOAD_TWO,
    PLAY,
    SKIP,
    SWAP,
    first_of,
    kind_of,
    second_of,
)
from randori.games.memo.cards import POWER_NAMES
from randori.games.memo.phases import (
    CALLING,
    CROSSING,
    DECIDING,
    DIRECTING,
    EXCHANGING,
    GUESSING,
    HANDING,
    LOOKING,
    OPPOSING,
    ORDERING,
    REACTING,
    USING,
)
from randori.games.memo.position import MemoPosition

POWER_CLAUSES = {
    "eye": "MEMO-EYE",
    "infiltration": "MEMO-INFILTRATION",
    "paralysis": "MEMO-PARALYSIS",
    "confusion": "MEMO-CONFUSION",
    "overload": "MEMO-OVERLOAD",
    "clairvoyance": "MEMO-CLAIRVOYANCE",
}

DECISIONS = {
    LOOKING: ("MEMO-LOOK", "everyone looks at two cards of his own bench"),
    CALLING: ("MEMO-START", "the question is who starts"),
    DIRECTING: ("MEMO-DIRECTION", "the question is the direction of play"),
    DECIDING: ("MEMO-DRAW", "the drawn card is to be swapped in or laid"),
    REACTING: ("MEMO-REACT", "cards may be played, or one passes"),
    HANDING: ("MEMO-STEAL", "a card of one's own is to be handed over"),
    EXCHANGING: ("MEMO-INFILTRATION", "who has looked must exchange"),
    CROSSING: ("MEMO-CONFUSION", "two cards of the bench may change places, or it is done"),
    OPPOSING: ("MEMO-OVERLOAD", "a card of another bench is to be named"),
    ORDERING: ("MEMO-CLAIRVOYANCE", "the foreseen cards are to be put back"),
    GUESSING: ("MEMO-MATCH", "the winner guesses, or stops"),
}


def refusal(position: MemoPosition, player: int, action: int, move: str) -> IllegalMove:
    kind = kind_of(action)
    if position.phase == REACTING and kind == PLAY:
        return refused_play(position, player, first_of(action), second_of(action), move)
    if position.phase == USING:
        return refused_use(position, kind, move)
    clause, question = DECISIONS[position.phase]
    if (position.phase, kind) in ((LOOKING, LOOK), (CROSSING, CROSS)):
        return refused_pair(position, player, action, clause, move)
    if kind in (SWAP, HAND):
        return IllegalMove(
            clause, f"{move} does not fit: {empty(position, player, first_of(action)) or question}"
        )
    if kind in (EXCHANGE, AGAINST, GUESS):
        reason = empty(position, first_of(action), second_of(action))
        return IllegalMove(clause, f"{move} does not fit: {reason or question}")
    return IllegalMove(clause, f"{move} does not fit: {question}")


def empty(position: MemoPosition, seat: int, slot: int) -> str | None:
    """What is wrong with a place, if anything."""
    if seat >= position.players:
        return f"there is no seat {seat}"
    return None if position.layout.is_filled(seat, slot) else f"slot {slot} of seat {seat} is empty"


def refused_play(position: MemoPosition, player: int, seat: int, slot: int, move: str) -> IllegalMove:
    """MEMO-ROLE: what a role forbids is illegal, not a fault."""
    if reason := empty(position, seat, slot):
        return IllegalMove("MEMO-REACT", f"{move} does not fit: {reason}")
    if seat == player:
        return IllegalMove("MEMO-BIRD", f"{move} does not fit: a bird plays other players' cards only")
    if position.terms.in_teams and not position.terms.is_bird(player):
        return IllegalMove(
            "MEMO-CROCODILE", f"{move} does not fit: a crocodile plays cards of his own bench only"
        )
    return IllegalMove(
        "MEMO-STEAL", f"{move} does not fit: with an empty bench there is nothing to hand over"
    )


def refused_pair(position: MemoPosition, player: int, action: int, clause: str, move: str) -> IllegalMove:
    one, two = first_of(action), second_of(action)
    seat = player if clause == "MEMO-LOOK" else position.seat
    if one >= two:
        return IllegalMove(clause, f"{move} does not fit: the lower slot comes first")
    reason = empty(position, seat, one) or empty(position, seat, two)
    return IllegalMove(clause, f"{move} does not fit: {reason}")


def refused_use(position: MemoPosition, kind: int, move: str) -> IllegalMove:
    if position.players == 2:
        return IllegalMove(
            "MEMO-TWO", f"{move} does not fit: of two players each power is confusion or infiltration"
        )
    power = POWER_NAMES[gained.power_in_use(position)]
    if kind == SKIP:
        return IllegalMove("MEMO-BIRD", f"{move} does not fit: the bird must use infiltration")
    if kind == OVERLOAD_TWO and power == "overload":
        return IllegalMove(
            "MEMO-OVERLOAD", f"{move} does not fit: it names two cards of one bench, the lower slot first"
        )
    return IllegalMove(POWER_CLAUSES[power], f"{move} does not fit: the power to be used is {power}")


def void(answered: int, active: int | None) -> IllegalMove:
    """MEMO-LATE: nobody has seen the card, no fault."""
    now = "no card is active" if active is None else f"card {active} is active now"
    return IllegalMove("MEMO-LATE", f"the play answers card {answered}, but {now}: it is void")
