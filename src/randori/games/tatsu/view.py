"""What one pair of eyes may see of a Tatsu table: TATSU-VIEW, TATSU-BACKS."""

from __future__ import annotations

from typing import TypedDict

from randori.engine import bits
from randori.engine.position import NOBODY
from randori.games.tatsu.cards import (
    ALL_CARDS,
    CLAN_LETTERS,
    CLAN_NAMES,
    CLAN_SIZE,
    FUSIONS,
    NAMES,
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
    """A finished trick: who won it (nobody with a fusion in it), which clan holds its cards now."""

    plays: list[Play]
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
    tricks: list[Trick]  # those finished in this round
    held: list[str]  # held over
    captured: dict[str, ClanSheet]
    last_round: Round | None  # the latest finished one


PHASES = {DEALER_DRAW: "dealer", DEAL_DRAW: "deal", PLAY: "play", OVER: "over"}


def table(position: TatsuPosition, player: int | None) -> Table:
    observer = NOBODY if player is None else position.seat_of(player)
    plays = list(position.plays[: position.played])
    begun = len(plays) - len(plays) % TRICK_SIZE
    return {
        "phase": PHASES[position.phase],
        "round": position.round + 1,
        "dealer": or_none(position.dealer),
        "seats": [seat_seen(position, seat, observer) for seat in range(position.terms.seats)],
        "turn": position.turn() if position.phase == PLAY else None,
        "asked": or_none(position.asked),
        "trick": laid(plays[begun:]),
        "tricks": tricks(plays, position.captured[0], position.captured[1], position.leader),
        "held": names(held_over(position)),
        "captured": sheets(position.captured[0], position.captured[1]),
        "last_round": last_round(position) if position.rounds_done else None,
    }


def or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def seat_seen(position: TatsuPosition, seat: int, observer: int) -> Seat:
    """Whose seat it is, how many cards of each clan it holds, and the cards themselves if one may know."""
    hand = position.hands[seat]
    has_piles = position.terms.seats == 2
    held = hand | position.face_down[seat] if has_piles else hand
    return {
        "player": position.player_at(seat),
        "clan": CLAN_NAMES[clan_of(seat)],
        "ghost": position.terms.players == 3 and seat == GHOST_SEAT,
        "counts": {name: bits.count(held & clan_cards(clan)) for clan, name in enumerate(CLAN_NAMES)},
        "hand": names(hand) if position.is_open(seat, observer) and not has_piles else None,
        "piles": [pile_seen(position, seat, pile) for pile in range(PILES)] if has_piles else None,
    }


def pile_seen(position: TatsuPosition, seat: int, pile: int) -> Pile:
    """TATSU-2-DEAL: what lies face up, and the clan of what lies face down."""
    face_up = [card for card in pile_cards(position, seat, pile) if bits.has(position.hands[seat], card)]
    is_hidden = position.is_face_down(seat, pile)
    return {
        "up": NAMES[face_up[0]] if face_up else None,
        "down": CLAN_LETTERS[position.under(seat, pile) // CLAN_SIZE] if is_hidden else None,
    }


def pile_cards(position: TatsuPosition, seat: int, pile: int) -> list[int]:
    return [position.upon(seat, pile), position.under(seat, pile)] if position.layout else []


def laid(plays: list[int]) -> list[Play]:
    return [
        {"card": NAMES[laid_card(play)], "from": laid_from(play), "seat": laid_before(play)} for play in plays
    ]


def tricks(plays: list[int], yellow: int, red: int, leader: int) -> list[Trick]:
    """The finished tricks of a round, given what each clan has captured and who leads now."""
    firsts = range(0, len(plays) - TRICK_SIZE + 1, TRICK_SIZE)
    leaders = [laid_before(plays[first + TRICK_SIZE]) for first in firsts if first + TRICK_SIZE < len(plays)]
    return [
        finished_trick(plays[first : first + TRICK_SIZE], yellow, red, next_leader)
        for first, next_leader in zip(firsts, [*leaders, leader], strict=False)
    ]


def finished_trick(plays: list[int], yellow: int, red: int, next_leader: int) -> Trick:
    """TATSU-WIN: who wins a trick leads the next. TATSU-FUSION: nobody wins one with a fusion in it."""
    has_fusion = any(bits.has(FUSIONS, laid_card(play)) for play in plays)
    card = laid_card(plays[0])
    holders = [name for name, cards in zip(CLAN_NAMES, (yellow, red), strict=True) if bits.has(cards, card)]
    return {
        "plays": laid(plays),
        "winner": None if has_fusion else next_leader,
        "held_by": holders[0] if holders else None,
    }


def held_over(position: TatsuPosition) -> int:
    """TATSU-FUSION: cards of earlier tricks that nobody has taken yet (at the end: that are lost)."""
    held = position.held
    for play in position.plays[position.played - position.played % TRICK_SIZE : position.played]:
        held ^= bits.only(laid_card(play))
    return held


def last_round(position: TatsuPosition) -> Round:
    yellow, red = position.last_yellow, position.last_red
    return {
        "tricks": tricks(list(position.last_plays), yellow, red, position.last_winner),
        "captured": sheets(yellow, red),
        "lost": names(ALL_CARDS ^ yellow ^ red),
    }


def sheets(yellow: int, red: int) -> dict[str, ClanSheet]:
    return {
        name: {
            "cards": names(captured),
            "points": points(captured),
            "factor": factor(captured, clan),
            "score": round_score(captured, clan),
        }
        for clan, (name, captured) in enumerate(zip(CLAN_NAMES, (yellow, red), strict=True))
    }


def round_scores(position: TatsuPosition) -> dict[str, int]:
    """What the latest finished round brought each clan."""
    return {name: sheet["score"] for name, sheet in sheets(position.last_yellow, position.last_red).items()}
