"""What one pair of eyes may see of a Tatsu table: TATSU-VIEW, TATSU-BACKS."""

from __future__ import annotations

from typing import TypedDict

from randori.engine import bits
from randori.engine.position import NOBODY
from randori.games.tatsu.cards import CLAN_LETTERS, CLAN_NAMES, CLAN_SIZE, FUSIONS, NAMES, clan_cards, names
from randori.games.tatsu.position import (
    DEAL_DRAW,
    DEALER_DRAW,
    GHOST_SEAT,
    OVER,
    PILES,
    PLAY,
    TRICK_SIZE,
    TatsuPosition,
    clan_of,
    laid_before,
    laid_card,
    laid_from,
)
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
    """What a clan captured in a round, and what it is worth."""

    cards: list[str]
    points: int
    factor: int
    score: int


class Table(TypedDict):
    phase: str
    round: int
    dealer: int | None
    seats: list[Seat]
    turn: int | None
    asked: int | None
    trick: list[Play]
    tricks: list[Trick]
    held: list[str]
    captured: dict[str, ClanSheet]
    last_round: dict[str, ClanSheet] | None


PHASES = {DEALER_DRAW: "dealer", DEAL_DRAW: "deal", PLAY: "play", OVER: "over"}


def table(position: TatsuPosition, player: int | None) -> Table:
    observer = NOBODY if player is None else position.seat_of(player)
    is_playing = position.phase == PLAY
    return {
        "phase": PHASES[position.phase],
        "round": position.round + 1,
        "dealer": or_none(position.dealer),
        "seats": [seat_seen(position, seat, observer) for seat in range(position.terms.seats)],
        "turn": position.turn() if is_playing else None,
        "asked": or_none(position.asked),
        "trick": trick(position, position.played - position.played % TRICK_SIZE),
        "tricks": [finished_trick(position, first) for first in range(0, position.played - 3, TRICK_SIZE)],
        "held": names(held_over(position)),
        "captured": sheet(position.captured[0], position.captured[1]),
        "last_round": sheet(position.last_yellow, position.last_red) if position.rounds_done else None,
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
    return {
        "up": NAMES[face_up[0]] if face_up else None,
        "down": CLAN_LETTERS[position.under(seat, pile) // CLAN_SIZE]
        if position.is_face_down(seat, pile)
        else None,
    }


def pile_cards(position: TatsuPosition, seat: int, pile: int) -> list[int]:
    return [position.upon(seat, pile), position.under(seat, pile)] if position.layout else []


def trick(position: TatsuPosition, first: int) -> list[Play]:
    """The plays of one trick: which card, from whose hand, in front of whom."""
    laid = position.plays[first : min(first + TRICK_SIZE, position.played)]
    return [
        {"card": NAMES[laid_card(play)], "from": laid_from(play), "seat": laid_before(play)} for play in laid
    ]


def finished_trick(position: TatsuPosition, first: int) -> Trick:
    """A trick, who won it (nobody with a fusion in it) and which clan holds its cards now."""
    card = laid_card(position.plays[first])
    holders = [name for clan, name in enumerate(CLAN_NAMES) if bits.has(position.captured[clan], card)]
    return {
        "plays": trick(position, first),
        "winner": None if has_fusion(position, first) else leader_after(position, first),
        "held_by": holders[0] if holders else None,
    }


def has_fusion(position: TatsuPosition, first: int) -> bool:
    return any(bits.has(FUSIONS, laid_card(play)) for play in position.plays[first : first + TRICK_SIZE])


def leader_after(position: TatsuPosition, first: int) -> int:
    """TATSU-WIN: who wins a trick leads the next."""
    following = first + TRICK_SIZE
    return laid_before(position.plays[following]) if following < position.played else position.leader


def held_over(position: TatsuPosition) -> int:
    """TATSU-FUSION: cards of earlier tricks that nobody has taken yet (at the end: that are lost)."""
    held = position.held
    for play in position.plays[position.played - position.played % TRICK_SIZE : position.played]:
        held ^= bits.only(laid_card(play))
    return held


def sheet(yellow: int, red: int) -> dict[str, ClanSheet]:
    """What each clan has captured, and what it is worth: TATSU-SCORE."""
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
    """What the last finished round brought each clan."""
    return {
        name: round_score(captured, clan)
        for clan, (name, captured) in enumerate(
            zip(CLAN_NAMES, (position.last_yellow, position.last_red), strict=True)
        )
    }
