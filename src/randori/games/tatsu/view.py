"""What one pair of eyes may see of a Tatsu table (compiled). TATSU-VIEW, TATSU-BACKS"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.arrays import vec
from randori.engine.names import Cards
from randori.engine.names import Seat as SeatNumber
from randori.engine.position import NOBODY
from randori.games.tatsu import knowledge, plays
from randori.games.tatsu.cards import (
    ALL_CARDS,
    CLAN_LETTERS,
    CLAN_NAMES,
    DECK_SIZE,
    NAMES,
    RED,
    YELLOW,
    clan_cards,
    clan_of_card,
    names,
)
from randori.games.tatsu.phases import (
    DEAL_DRAW,
    DEALER_DRAW,
    GHOST_SEAT,
    OVER,
    PILES,
    PLAY,
    TRICK_SIZE,
    clan_of,
)
from randori.games.tatsu.position import TatsuPosition
from randori.games.tatsu.scoring import factor, points, round_score
from randori.games.tatsu.seen import ClanSheet as ClanSheet
from randori.games.tatsu.seen import Pile as Pile
from randori.games.tatsu.seen import Play as Play
from randori.games.tatsu.seen import Round as Round
from randori.games.tatsu.seen import Seat as Seat
from randori.games.tatsu.seen import Table as Table
from randori.games.tatsu.seen import Trick as Trick

PHASES: Final = {DEALER_DRAW: "dealer", DEAL_DRAW: "deal", PLAY: "play", OVER: "over"}


def tables(position: TatsuPosition, eyes: Sequence[int | None]) -> list[Table]:
    """The table in several pairs of eyes: what all may see is the same object in all."""
    public = public_table(position)
    return [seen_by(position, public, player) for player in eyes]


def public_table(position: TatsuPosition) -> Table:
    begun = position.trick_begun()
    yellow, red = position.captured[YELLOW], position.captured[RED]
    return {
        "phase": PHASES[position.phase],
        "round": position.round + 1,
        "dealer": or_none(position.dealer),
        "seats": [public_seat(position, seat) for seat in range(position.seats)],
        "turn": position.turn() if position.phase == PLAY else None,
        "asked": or_none(position.asked),
        "trick": laid(position.plays, begun, position.played),
        "highest": highest(position),
        "tricks": finished_tricks(position.plays, begun, position.winning, yellow, red),
        "held": names(held_over(position)),
        "captured": sheets(yellow, red),
        "last_round": last_round(position) if position.rounds_done else None,
    }


def seen_by(position: TatsuPosition, public: Table, player: int | None) -> Table:
    """TATSU-VIEW: a player sees his own hand besides; with two players all see the same."""
    if player is None or position.seats == 2:
        return public
    seat = position.seat_of(player)
    own = public["seats"][seat].copy()
    own["hand"] = names(position.hands[seat])
    table = public.copy()
    table["seats"] = public["seats"].copy()
    table["seats"][seat] = own
    return table


def or_none(seat: SeatNumber) -> int | None:
    return None if seat == NOBODY else seat


def public_seat(position: TatsuPosition, seat: SeatNumber) -> Seat:
    """Whose seat it is, how many cards of each clan it holds, and the cards themselves if all may know."""
    hand = position.hands[seat]
    has_piles = position.seats == 2
    held = hand | position.face_down[seat] if has_piles else hand
    return {
        "player": position.player_at(seat),
        "clan": CLAN_NAMES[clan_of(seat)],
        "ghost": position.terms.players == 3 and seat == GHOST_SEAT,
        "counts": {
            CLAN_NAMES[YELLOW]: bits.count(held & clan_cards(YELLOW)),
            CLAN_NAMES[RED]: bits.count(held & clan_cards(RED)),
        },
        "hand": names(hand) if knowledge.sees_hand(position, NOBODY, seat) and not has_piles else None,
        "piles": [pile_seen(position, seat, pile) for pile in range(PILES)] if has_piles else None,
    }


def pile_seen(position: TatsuPosition, seat: SeatNumber, pile: i64) -> Pile:
    """TATSU-2-DEAL: what lies face up, and the clan of what lies face down."""
    is_hidden = position.is_face_down(seat, pile)
    return {
        "up": face_up(position, seat, pile),
        "down": CLAN_LETTERS[clan_of_card(position.under(seat, pile))] if is_hidden else None,
    }


def face_up(position: TatsuPosition, seat: SeatNumber, pile: i64) -> str | None:
    if not position.layout:
        return None
    for card in (position.upon(seat, pile), position.under(seat, pile)):
        if bits.has(position.hands[seat], card):
            return NAMES[card]
    return None


def face_down(position: TatsuPosition) -> list[list[str | None]]:
    """Two players, for who may see everything: the card under each pile of each seat."""
    return [[under_seen(position, seat, pile) for pile in range(PILES)] for seat in range(position.seats)]


def under_seen(position: TatsuPosition, seat: SeatNumber, pile: i64) -> str | None:
    return NAMES[position.under(seat, pile)] if position.is_face_down(seat, pile) else None


def play_seen(play: plays.Play) -> Play:
    return {
        "card": NAMES[plays.laid_card(play)],
        "from": plays.laid_from(play),
        "seat": plays.laid_before(play),
    }


PLAYS: Final = {play: play_seen(play) for play in range(plays.PLAYS) if plays.laid_card(play) < DECK_SIZE}
"""Every play there can be, by its number: a play that was seen looks the same ever after."""


def laid(round_plays: vec[plays.Play], first: i64, end: i64) -> list[Play]:
    found: list[Play] = []
    for index in range(first, end):
        found.append(PLAYS[round_plays[index]])
    return found


def highest(position: TatsuPosition) -> str | None:
    """TATSU-FUSION: none is the highest where a fusion lies."""
    if position.best == plays.NO_PLAY or position.fusion_seat != NOBODY:
        return None
    return NAMES[plays.laid_card(position.best)]


def finished_tricks(
    round_plays: vec[plays.Play], end: i64, winning: Cards, yellow: Cards, red: Cards
) -> list[Trick]:
    """The finished tricks of a round, given the cards that won and what each clan has captured."""
    found: list[Trick] = []
    first: i64 = 0
    while first < end:
        found.append(finished_trick(round_plays, first, winning, yellow, red))
        first += TRICK_SIZE
    return found


def finished_trick(
    round_plays: vec[plays.Play], first: i64, winning: Cards, yellow: Cards, red: Cards
) -> Trick:
    """TATSU-FUSION: nobody has won one with a fusion in it."""
    end = first + TRICK_SIZE
    won = plays.play_among(round_plays, first, end, winning)
    return {
        "plays": laid(round_plays, first, end),
        "highest": None if won == plays.NO_PLAY else NAMES[plays.laid_card(won)],
        "winner": or_none(plays.laid_before(won)),
        "held_by": holder(plays.cards_of(round_plays, first, end), yellow, red),
    }


def holder(cards: Cards, yellow: Cards, red: Cards) -> str | None:
    """The clan that has captured a trick's cards: all of them or none."""
    if cards & yellow:
        return CLAN_NAMES[YELLOW]
    return CLAN_NAMES[RED] if cards & red else None


def held_over(position: TatsuPosition) -> Cards:
    """TATSU-FUSION: cards of earlier tricks that nobody has taken yet (at the end: that are lost)."""
    return position.held & ~plays.cards_of(position.plays, position.trick_begun(), position.played)


def last_round(position: TatsuPosition) -> Round:
    yellow, red = position.last_yellow, position.last_red
    return {
        "tricks": finished_tricks(position.last_plays, DECK_SIZE, position.last_winning, yellow, red),
        "captured": sheets(yellow, red),
        "lost": names(ALL_CARDS ^ yellow ^ red),
    }


def sheets(yellow: Cards, red: Cards) -> dict[str, ClanSheet]:
    return {CLAN_NAMES[YELLOW]: sheet(yellow, YELLOW), CLAN_NAMES[RED]: sheet(red, RED)}


def sheet(captured: Cards, clan: i64) -> ClanSheet:
    return {
        "cards": names(captured),
        "points": points(captured),
        "factor": factor(captured, clan),
        "score": round_score(captured, clan),
    }


def round_scores(position: TatsuPosition) -> dict[str, int]:
    """What the latest finished round brought each clan."""
    return {name: sheet["score"] for name, sheet in sheets(position.last_yellow, position.last_red).items()}
