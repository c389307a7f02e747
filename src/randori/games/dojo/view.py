"""What one pair of eyes may see of a table of Dojo: DOJO-VIEW."""

from __future__ import annotations

from typing import TypedDict

from randori.engine import bits
from randori.engine.position import NOBODY
from randori.games.dojo import finishing, grid, sights
from randori.games.dojo.cards import DECK_SIZE, NAMES, NO_CARD, NO_TROPHY, TROPHY_COUNT, TROPHY_NAMES
from randori.games.dojo.explaining import DojoSheet, explained
from randori.games.dojo.notation import MOVES
from randori.games.dojo.phases import (
    ASKING,
    DEALER_DRAW,
    DECK_DRAW,
    FIRST_COLUMN_LINE,
    GIVING,
    IN_THE_BOX,
    NO_CHOICE,
    OVER,
    PLACE,
    PLACING,
    ROUNDS,
    SWAPPING,
    THROWING,
    TROPHIES_DRAW,
    TROPHY_PLACING,
    laid_at,
    laid_card,
)
from randori.games.dojo.position import DojoPosition


class Laid(TypedDict):
    row: int
    column: int
    card: str


class Dojo(TypedDict):
    """One player's dojo. Coordinates are those of the moves; as keys of JSON they are strings."""

    cards: list[Laid]
    row_trophies: dict[str, str]
    column_trophies: dict[str, str]
    trophies: list[str]  # all this player holds


class Challenge(TypedDict):
    """What was shown: the cards, and the throws of both so far."""

    challenger: int
    dealers_card: str
    challengers_card: str
    throws: list[list[str]]
    winner: int | None
    swapped: bool


class Table(TypedDict):
    phase: str
    round: int
    dealer: int | None  # nobody in a round dealt at random
    at_random: bool  # five players: this round has no dealer and no challenge
    face_up: str | None  # the trophy to be won
    trophies_left: int
    box: list[str]  # trophies that could not be placed
    cards_left: int
    top: str | None  # the card the dealer is about to give, for his eyes
    received: list[int]  # who got the first card, the second, …
    hands: list[str | None]  # what one knows of each player's card of this round
    has_card: list[bool]
    asked: int | None
    passed: list[int]
    challenge: Challenge | None
    chosen: list[int]  # who has made a choice that is still secret
    choice: str | None  # one's own
    dojos: list[Dojo]
    sheets: list[DojoSheet] | None  # after the game, as are the rest of the piles
    deck: list[str] | None
    trophy_pile: list[str] | None


PHASES = {
    DEALER_DRAW: "dealer",
    DECK_DRAW: "deck",
    TROPHIES_DRAW: "trophies",
    GIVING: "give",
    ASKING: "ask",
    THROWING: "throw",
    SWAPPING: "swap",
    PLACING: "place",
    TROPHY_PLACING: "trophy",
    OVER: "over",
}


def table(position: DojoPosition, player: int | None) -> Table:
    observer = NOBODY if player is None else player
    is_over = position.phase == OVER
    players = range(position.players)
    return {
        "phase": PHASES[position.phase],
        "round": position.round,
        "dealer": None if position.is_dealt_at_random() else or_none(position.dealer),
        "at_random": position.is_dealt_at_random(),
        "face_up": TROPHY_NAMES[position.prize()] if position.has_face_up_trophy() else None,
        "trophies_left": TROPHY_COUNT - position.turned,
        "box": trophies_of(position, IN_THE_BOX),
        "cards_left": DECK_SIZE - position.drawn,
        "top": NAMES[position.deck[position.drawn]] if sights.knows_top(position, observer) else None,
        "received": [position.receivers[turn] for turn in range(position.given)],
        "hands": [hand_seen(position, observer, seat) for seat in players],
        "has_card": [position.hands[seat] != NO_CARD for seat in players],
        "asked": position.asked if position.phase == ASKING else None,
        "passed": passed(position),
        "challenge": challenge(position) if position.challenger != NOBODY else None,
        "chosen": [seat for seat in players if position.choices[seat] != NO_CHOICE],
        "choice": own_choice(position, observer),
        "dojos": [dojo(position, seat) for seat in players],
        "sheets": [sheet(position, seat) for seat in players] if is_over else None,
        "deck": [NAMES[card] for card in position.deck[position.drawn :]] if is_over else None,
        "trophy_pile": [TROPHY_NAMES[kind] for kind in position.trophies[position.turned :]]
        if is_over
        else None,
    }


def or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def hand_seen(position: DojoPosition, observer: int, seat: int) -> str | None:
    card = position.hands[seat]
    return NAMES[card] if card != NO_CARD and sights.knows_hand(position, observer, seat) else None


def passed(position: DojoPosition) -> list[int]:
    """DOJO-CHALLENGE: those who were asked, from the dealer's left, and did not challenge."""
    if position.given < position.players or position.is_dealt_at_random():
        return []
    seats = [(position.dealer + step) % position.players for step in range(1, position.players)]
    if position.challenger != NOBODY:
        return seats[: seats.index(position.challenger)]
    return seats[: seats.index(position.asked)] if position.phase == ASKING else seats


def challenge(position: DojoPosition) -> Challenge:
    throws = [
        [MOVES[position.thrown[2 * throw]], MOVES[position.thrown[2 * throw + 1]]]
        for throw in range(position.throws)
    ]
    return {
        "challenger": position.challenger,
        "dealers_card": NAMES[position.dealt_to(position.dealer)],
        "challengers_card": NAMES[position.dealt_to(position.challenger)],
        "throws": throws,
        "winner": or_none(position.winner),
        "swapped": position.has_swapped,
    }


def own_choice(position: DojoPosition, observer: int) -> str | None:
    if observer == NOBODY or position.choices[observer] == NO_CHOICE:
        return None
    choice = position.choices[observer]
    return MOVES[choice + PLACE if position.phase == PLACING else choice]


def trophies_of(position: DojoPosition, owner: int) -> list[str]:
    return [
        TROPHY_NAMES[position.trophies[index]]
        for index in range(position.turned)
        if position.owners[index] == owner
    ]


def dojo(position: DojoPosition, player: int) -> Dojo:
    laid = position.laid[ROUNDS * player : ROUNDS * player + bits.count(position.filled[player])]
    rows = {row - grid.ROW_ZERO: position.mark(player, row) for row in range(grid.GRID_ROWS)}
    columns = {
        column - grid.COLUMN_ZERO: position.mark(player, FIRST_COLUMN_LINE + column)
        for column in range(grid.GRID_COLUMNS)
    }
    return {
        "cards": [
            {
                "row": grid.row_of(laid_at(one)),
                "column": grid.column_of(laid_at(one)),
                "card": NAMES[laid_card(one)],
            }
            for one in laid
        ],
        "row_trophies": placed(rows),
        "column_trophies": placed(columns),
        "trophies": trophies_of(position, player),
    }


def placed(marks: dict[int, int]) -> dict[str, str]:
    return {str(line): TROPHY_NAMES[trophy] for line, trophy in marks.items() if trophy != NO_TROPHY}


def sheet(position: DojoPosition, player: int) -> DojoSheet:
    is_white = position.terms.white_belt
    return explained(
        list(finishing.rows(position, player)),
        [NO_TROPHY] * 7 if is_white else list(finishing.lines(position, player)),
        incense_each=position.terms.incense_each,
        white_belt_trophies=finishing.trophies_held(position, player) if is_white else 0,
    )
