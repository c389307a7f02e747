"""What one pair of eyes may see of a table of Dojo (compiled). DOJO-VIEW"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.position import NOBODY
from randori.games.dojo import finishing, grid, rounds, sights
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
    KINDS,
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
    """What was shown: the cards, the throws of both so far, and who won each."""

    challenger: int
    dealers_card: str
    challengers_card: str
    throws: list[list[str]]
    throw_winners: list[int | None]
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


PHASES: Final = {
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


def tables(position: DojoPosition, eyes: Sequence[int | None]) -> list[Table]:
    """The table in several pairs of eyes: what all may see is the same object in all."""
    public = public_table(position)
    return [public if player is None else seen_by(position, public, player) for player in eyes]


def public_table(position: DojoPosition) -> Table:
    is_over = position.phase == OVER
    players = position.players
    return {
        "phase": PHASES[position.phase],
        "round": position.round,
        "dealer": None if position.is_dealt_at_random() else or_none(position.dealer),
        "at_random": position.is_dealt_at_random(),
        "face_up": TROPHY_NAMES[position.prize()] if position.has_face_up_trophy() else None,
        "trophies_left": TROPHY_COUNT - position.turned,
        "box": trophies_of(position, IN_THE_BOX),
        "cards_left": DECK_SIZE - position.drawn,
        "top": None,
        "received": [position.receivers[turn] for turn in range(position.given)],
        "hands": hands_seen(position, NOBODY),
        "has_card": [position.hands[seat] != NO_CARD for seat in range(players)],
        "asked": position.asked if position.phase == ASKING else None,
        "passed": passed(position),
        "challenge": challenge(position) if position.challenger != NOBODY else None,
        "chosen": [seat for seat in range(players) if position.choices[seat] != NO_CHOICE],
        "choice": None,
        "dojos": [dojo(position, seat) for seat in range(players)],
        "sheets": [sheet(position, seat) for seat in range(players)] if is_over else None,
        "deck": [NAMES[card] for card in position.deck[position.drawn :]] if is_over else None,
        "trophy_pile": [TROPHY_NAMES[kind] for kind in position.trophies[position.turned :]]
        if is_over
        else None,
    }


def seen_by(position: DojoPosition, public: Table, player: i64) -> Table:
    """What a player sees besides: the cards he knows, and what he chose himself; if that is nothing,
    he sees what all see."""
    top, choice = top_seen(position, player), own_choice(position, player)
    hands = hands_seen(position, player)
    if top is None and choice is None and hands == public["hands"]:
        return public
    table = public.copy()
    table["top"] = top
    table["hands"] = hands
    table["choice"] = choice
    return table


def or_none(seat: i64) -> int | None:
    return None if seat == NOBODY else seat


def top_seen(position: DojoPosition, player: i64) -> str | None:
    return NAMES[position.deck[position.drawn]] if sights.knows_top(position, player) else None


def hands_seen(position: DojoPosition, observer: i64) -> list[str | None]:
    seen: list[str | None] = []
    for seat in range(position.players):
        card = position.hands[seat]
        is_known = card != NO_CARD and sights.knows_hand(position, observer, seat)
        seen.append(NAMES[card] if is_known else None)
    return seen


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
        "throw_winners": [throw_winner(position, throw) for throw in range(position.throws)],
        "winner": or_none(position.winner),
        "swapped": position.has_swapped,
    }


def throw_winner(position: DojoPosition, throw: i64) -> int | None:
    if rounds.is_won(position, throw, 0):
        return position.dealer
    return position.challenger if rounds.is_won(position, throw, 1) else None


def own_choice(position: DojoPosition, player: i64) -> str | None:
    choice = position.choices[player]
    if choice == NO_CHOICE:
        return None
    return MOVES[choice + PLACE if position.phase == PLACING else choice]


def trophies_of(position: DojoPosition, owner: i64) -> list[str]:
    found: list[str] = []
    for index in range(position.turned):
        if position.owners[index] == owner:
            found.append(TROPHY_NAMES[position.trophies[index]])
    return found


def dojo(position: DojoPosition, player: i64) -> Dojo:
    return {
        "cards": cards_laid(position, player),
        "row_trophies": placed(position, player, 0, grid.GRID_ROWS, grid.ROW_ZERO),
        "column_trophies": placed(position, player, FIRST_COLUMN_LINE, grid.GRID_COLUMNS, grid.COLUMN_ZERO),
        "trophies": trophies_of(position, player),
    }


def laid_seen(laying: i64) -> Laid:
    place = laid_at(laying)
    return {"row": grid.row_of(place), "column": grid.column_of(place), "card": NAMES[laid_card(laying)]}


LAYINGS: Final = {laying: laid_seen(laying) for laying in range(35 * 32) if laid_card(laying) < KINDS}
"""Every card at every place, by its number: a card that was laid looks the same ever after."""


def cards_laid(position: DojoPosition, player: i64) -> list[Laid]:
    found: list[Laid] = []
    first = ROUNDS * player
    for index in range(first, first + bits.count(position.filled[player])):
        found.append(LAYINGS[position.laid[index]])
    return found


def placed(position: DojoPosition, player: i64, first: i64, count: i64, zero: i64) -> dict[str, str]:
    """The trophies on so many lines of a player's grid, from the first on, one of which is line zero."""
    found: dict[str, str] = {}
    for line in range(count):
        trophy = position.mark(player, first + line)
        if trophy != NO_TROPHY:
            found[str(line - zero)] = TROPHY_NAMES[trophy]
    return found


def sheet(position: DojoPosition, player: i64) -> DojoSheet:
    is_white = position.terms.white_belt
    return explained(
        list(finishing.rows(position, player)),
        [NO_TROPHY] * 7 if is_white else list(finishing.lines(position, player)),
        incense_each=position.terms.incense_each,
        white_belt_trophies=finishing.trophies_held(position, player) if is_white else 0,
    )
