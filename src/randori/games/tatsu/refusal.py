"""Why a move is refused: the clause, and a sentence that gives nothing away.

Only public things decide which sentence it is: the mover's own cards, the
clans on the backs, the seats.
"""

from __future__ import annotations

from randori.engine import bits
from randori.engine.errors import IllegalMove
from randori.engine.position import NOBODY
from randori.games.tatsu.cards import CLAN_NAMES, NAMES, clan_of_card
from randori.games.tatsu.phases import ASK, PILE, clan_of
from randori.games.tatsu.position import TatsuPosition


def refusal(position: TatsuPosition, action: int) -> IllegalMove:
    if action >= PILE:
        return refused_pile(position, action - PILE)
    if action >= ASK:
        return refused_ask(position, action - ASK)
    return refused_card(position, action)


def wanted_clan(position: TatsuPosition) -> str:
    return CLAN_NAMES[clan_of(position.turn())]


def refused_card(position: TatsuPosition, card: int) -> IllegalMove:
    name = NAMES[card]
    if position.terms.seats == 2:
        clause, place = "TATSU-2-TURN", "among the face-up cards of"
    else:
        clause, place = "TATSU-TURN", "in the hand of"
    seat = position.acting_seat()
    if not bits.has(position.hands[seat], card):
        return IllegalMove(clause, f"{name} is not {place} seat {seat}")
    return IllegalMove(
        clause, f"{name} is {CLAN_NAMES[clan_of_card(card)]}; a {wanted_clan(position)} card is wanted"
    )


def refused_ask(position: TatsuPosition, seat: int) -> IllegalMove:
    if position.asked != NOBODY:
        return IllegalMove("TATSU-TURN", "who is asked must play a card, and cannot ask in turn")
    if seat >= position.terms.seats:
        return IllegalMove("TATSU-SEATS-2", f"there is no seat {seat} at a table of two")
    if seat == position.turn():
        return IllegalMove("TATSU-TURN", f"seat {seat} cannot ask itself")
    if position.terms.seats == 2 and position.face_down[seat] & position.wanted():
        return IllegalMove(
            "TATSU-2-HIDDEN",
            f"seat {seat} has only face-down {wanted_clan(position)} cards, "
            "which may be asked for when nobody has one face up",
        )
    return IllegalMove("TATSU-ASK-HOLDS", f"seat {seat} holds no {wanted_clan(position)} card")


def refused_pile(position: TatsuPosition, pile: int) -> IllegalMove:
    if position.terms.seats != 2:
        return IllegalMove("TATSU-2-HIDDEN", "only a table of two has piles with face-down cards")
    seat = position.acting_seat()
    if not position.is_face_down(seat, pile):
        return IllegalMove("TATSU-2-HIDDEN", f"no card lies face down in pile {pile} of seat {seat}")
    clan = wanted_clan(position)
    if clan_of_card(position.under(seat, pile)) != clan_of(position.turn()):
        return IllegalMove(
            "TATSU-2-HIDDEN", f"the card face down in pile {pile} of seat {seat} is not {clan}"
        )
    return IllegalMove(
        "TATSU-2-HIDDEN", f"a {clan} card lies face up, so none that lies face down may be played"
    )
