"""What one pair of eyes may see of a Tatsu table (compiled). TATSU-VIEW, TATSU-BACKS"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.packed import vec
from randori.engine.position import NOBODY
from randori.games.tatsu.cards import (
    ALL_CARDS,
    CLAN_LETTERS,
    CLAN_NAMES,
    CLAN_SIZE,
    DECK_SIZE,
    FUSIONS,
    NAMES,
    POWER,
    RED,
    YELLOW,
    clan_cards,
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
    laid_before,
    laid_card,
    laid_from,
)
from randori.games.tatsu.position import TatsuPosition
from randori.games.tatsu.scoring import factor, points, round_score


class Play(TypedDict("PlayFrom", {"from": int})):
    """A card laid: from whose hand, in front of which seat."""

    card: str
    seat: int


class Trick(TypedDict):
    """A finished trick: the card and the seat that won it (none with a fusion), and which clan holds it."""

    plays: list[Play]
    highest: str | None
    winner: int | None
    held_by: str | None


class Pile(TypedDict):
    """Two players: the card that lies face up, and the clan letter of the one face down."""

    up: str | None
    down: str | None


class Seat(TypedDict):
    """A hand is None where one may not see it; with two players there are piles instead."""

    player: int
    clan: str
    ghost: bool
    counts: dict[str, int]
    hand: list[str] | None
    piles: list[Pile] | None


class ClanSheet(TypedDict):
    """What a clan captured in a round, and what it is worth: TATSU-SCORE."""

    cards: list[str]
    points: int
    factor: int
    score: int


class Round(TypedDict):
    """A finished round. What nobody took is lost: TATSU-FUSION-LAST."""

    tricks: list[Trick]
    captured: dict[str, ClanSheet]
    lost: list[str]


class Table(TypedDict):
    phase: str  # "dealer" or "deal": chance is to draw; "play"; "over"
    round: int  # counted from 1
    dealer: int | None
    seats: list[Seat]
    turn: int | None  # in front of whom the next card will lie
    asked: int | None  # who must give it, if somebody was asked
    trick: list[Play]  # the trick under way
    highest: str | None  # its highest card so far; none with a fusion in it
    tricks: list[Trick]  # those finished in this round
    held: list[str]  # held over
    captured: dict[str, ClanSheet]
    last_round: Round | None  # the latest finished one


PHASES: Final = {DEALER_DRAW: "dealer", DEAL_DRAW: "deal", PLAY: "play", OVER: "over"}


def tables(position: TatsuPosition, eyes: Sequence[int | None]) -> list[Table]:
    """The table in several pairs of eyes: what all may see is the same object in all."""
    public = public_table(position)
    return [seen_by(position, public, player) for player in eyes]


def public_table(position: TatsuPosition) -> Table:
    begun = position.played - position.played % TRICK_SIZE
    yellow, red = position.captured[0], position.captured[1]
    return {
        "phase": PHASES[position.phase],
        "round": position.round + 1,
        "dealer": or_none(position.dealer),
        "seats": [public_seat(position, seat) for seat in range(position.seats)],
        "turn": position.turn() if position.phase == PLAY else None,
        "asked": or_none(position.asked),
        "trick": laid(position.plays, begun, position.played),
        "highest": highest(position.plays, begun, position.played),
        "tricks": tricks(position.plays, position.played, yellow, red, position.leader),
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


def or_none(seat: i64) -> int | None:
    return None if seat == NOBODY else seat


def public_seat(position: TatsuPosition, seat: i64) -> Seat:
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
        "hand": names(hand) if position.is_open(seat, NOBODY) and not has_piles else None,
        "piles": [pile_seen(position, seat, pile) for pile in range(PILES)] if has_piles else None,
    }


def pile_seen(position: TatsuPosition, seat: i64, pile: i64) -> Pile:
    """TATSU-2-DEAL: what lies face up, and the clan of what lies face down."""
    is_hidden = position.is_face_down(seat, pile)
    return {
        "up": face_up(position, seat, pile),
        "down": CLAN_LETTERS[position.under(seat, pile) // CLAN_SIZE] if is_hidden else None,
    }


def face_up(position: TatsuPosition, seat: i64, pile: i64) -> str | None:
    if not position.layout:
        return None
    for card in (position.upon(seat, pile), position.under(seat, pile)):
        if bits.has(position.hands[seat], card):
            return NAMES[card]
    return None


def face_down(position: TatsuPosition) -> list[list[str | None]]:
    """Two players, for who may see everything: the card under each pile of each seat."""
    return [[under_seen(position, seat, pile) for pile in range(PILES)] for seat in range(position.seats)]


def under_seen(position: TatsuPosition, seat: i64, pile: i64) -> str | None:
    return NAMES[position.under(seat, pile)] if position.is_face_down(seat, pile) else None


def play_seen(play: i64) -> Play:
    return {"card": NAMES[laid_card(play)], "from": laid_from(play), "seat": laid_before(play)}


PLAYS: Final = {play: play_seen(play) for play in range(4 * 4 * 32) if laid_card(play) < DECK_SIZE}
"""Every play there can be, by its number: a play that was seen looks the same ever after."""


def laid(plays: vec[i64], first: i64, end: i64) -> list[Play]:
    found: list[Play] = []
    for index in range(first, end):
        found.append(PLAYS[plays[index]])
    return found


def highest(plays: vec[i64], first: i64, end: i64) -> str | None:
    """TATSU-WIN: on equal power the card laid first. TATSU-FUSION: none wins where a fusion lies."""
    best: i64 = NOBODY
    power: i64 = NOBODY
    for index in range(first, end):
        card = laid_card(plays[index])
        if bits.has(FUSIONS, card):
            return None
        if POWER[card] > power:
            best = card
            power = POWER[card]
    return None if best == NOBODY else NAMES[best]


def tricks(plays: vec[i64], played: i64, yellow: i64, red: i64, leader: i64) -> list[Trick]:
    """The finished tricks of a round, given what each clan has captured and who leads now."""
    found: list[Trick] = []
    for first in range(0, played - TRICK_SIZE + 1, 4):
        end = first + TRICK_SIZE
        next_leader = laid_before(plays[end]) if end < played else leader
        found.append(finished_trick(plays, first, yellow, red, next_leader))
    return found


def finished_trick(plays: vec[i64], first: i64, yellow: i64, red: i64, next_leader: i64) -> Trick:
    """TATSU-WIN: who wins a trick leads the next. TATSU-FUSION: nobody wins one with a fusion in it."""
    cards: i64 = 0
    for index in range(first, first + TRICK_SIZE):
        cards |= bits.only(laid_card(plays[index]))
    return {
        "plays": laid(plays, first, first + TRICK_SIZE),
        "highest": highest(plays, first, first + TRICK_SIZE),
        "winner": None if cards & FUSIONS else next_leader,
        "held_by": holder(cards, yellow, red),
    }


def holder(cards: i64, yellow: i64, red: i64) -> str | None:
    """The clan that has captured a trick's cards: all of them or none."""
    if cards & yellow:
        return CLAN_NAMES[YELLOW]
    return CLAN_NAMES[RED] if cards & red else None


def held_over(position: TatsuPosition) -> i64:
    """TATSU-FUSION: cards of earlier tricks that nobody has taken yet (at the end: that are lost)."""
    held = position.held
    for index in range(position.played - position.played % TRICK_SIZE, position.played):
        held ^= bits.only(laid_card(position.plays[index]))
    return held


def last_round(position: TatsuPosition) -> Round:
    yellow, red = position.last_yellow, position.last_red
    return {
        "tricks": tricks(position.last_plays, DECK_SIZE, yellow, red, position.last_winner),
        "captured": sheets(yellow, red),
        "lost": names(ALL_CARDS ^ yellow ^ red),
    }


def sheets(yellow: i64, red: i64) -> dict[str, ClanSheet]:
    return {CLAN_NAMES[YELLOW]: sheet(yellow, YELLOW), CLAN_NAMES[RED]: sheet(red, RED)}


def sheet(captured: i64, clan: i64) -> ClanSheet:
    return {
        "cards": names(captured),
        "points": points(captured),
        "factor": factor(captured, clan),
        "score": round_score(captured, clan),
    }


def round_scores(position: TatsuPosition) -> dict[str, int]:
    """What the latest finished round brought each clan."""
    return {name: sheet["score"] for name, sheet in sheets(position.last_yellow, position.last_red).items()}
