"""What a view of Tatsu holds, field by field; view.py makes it. Not compiled: schemas are made of it."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Play(
    TypedDict(
        "PlayFrom",
        {
            "from": int,  # the seat from whose hand it came
        },
    )
):
    """A card laid."""

    card: str  # such as `YV7`
    seat: int  # the seat in front of which it lies


class Trick(TypedDict):
    """A finished trick."""

    plays: list[Play]  # its four cards, in the order they were laid
    highest: str | None  # the card that won it; none with a fusion
    winner: int | None  # the seat that won it; none with a fusion
    held_by: str | None  # the clan that has it; none while it is held over


class Pile(TypedDict):
    """Two players: one of the seven piles in front of each."""

    up: str | None  # the card that lies face up
    down: str | None  # the letter of the clan, `Y` or `R`, of the one face down


class Seat(TypedDict):
    """A place at the table. With two players there are piles instead of hands."""

    player: int  # who decides here; the Ghost's is the red player
    clan: str  # `yellow` or `red`
    ghost: bool  # three players: whether it is the Ghost's
    counts: dict[str, int]  # how many cards of each clan it holds
    hand: list[str] | None  # its cards; none where one may not see them
    piles: list[Pile] | None  # two players: its piles, from the left


class ClanSheet(TypedDict):
    """What a clan captured in a round, and what it is worth: TATSU-SCORE."""

    cards: list[str]  # captured, of both clans
    points: int  # on them
    factor: int  # the sum of its own multipliers among them
    score: int  # points times factor


class Round(TypedDict):
    """A finished round."""

    tricks: list[Trick]  # all seven
    captured: dict[str, ClanSheet]  # by clan
    lost: list[str]  # the cards that nobody took: TATSU-FUSION-LAST


class Table(TypedDict):
    """What lies on the table."""

    phase: str  # `dealer` or `deal`: chance is to draw; `play`; `over`
    round: int  # counted from 1
    dealer: int | None  # the seat that deals, and leads first
    seats: list[Seat]  # four of them; with two players two
    turn: int | None  # the seat in front of which the next card will lie
    asked: int | None  # the seat that must give it, if one was asked
    trick: list[Play]  # the trick under way
    highest: str | None  # its highest card so far; none with a fusion in it
    tricks: list[Trick]  # those finished in this round
    held: list[str]  # cards held over
    captured: dict[str, ClanSheet]  # in this round, by clan
    last_round: Round | None  # the latest finished one
    open: NotRequired[list[list[str | None]]]  # all hands open, two players: what lies face down, by seat
