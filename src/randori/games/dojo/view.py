"""What one pair of eyes may see of a table of Dojo (compiled). DOJO-VIEW"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.names import Player
from randori.engine.position import NOBODY
from randori.games.dojo import finishing, grid, knowledge, layings, rounds
from randori.games.dojo.cards import DECK_SIZE, NAMES, NO_CARD, NO_TROPHY, TROPHY_COUNT, TROPHY_NAMES
from randori.games.dojo.explaining import DojoSheet, explained
from randori.games.dojo.notation import MOVES
from randori.games.dojo.phases import (
    ASKING,
    DEALER_DRAW,
    DECK_DRAW,
    GIVING,
    IN_THE_BOX,
    KINDS,
    NO_CHOICE,
    OVER,
    PLACE,
    PLACING,
    SWAPPING,
    THROWING,
    TROPHIES_DRAW,
    TROPHY_PLACING,
)
from randori.games.dojo.position import DojoPosition
from randori.games.dojo.seen import Challenge as Challenge
from randori.games.dojo.seen import Dojo as Dojo
from randori.games.dojo.seen import Laid as Laid
from randori.games.dojo.seen import Table as Table

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


def seen_by(position: DojoPosition, public: Table, player: Player) -> Table:
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


def or_none(seat: Player) -> int | None:
    return None if seat == NOBODY else seat


def top_seen(position: DojoPosition, player: Player) -> str | None:
    return NAMES[position.top()] if knowledge.knows_top(position, player) else None


def hands_seen(position: DojoPosition, observer: Player) -> list[str | None]:
    seen: list[str | None] = []
    for seat in range(position.players):
        card = position.hands[seat]
        is_known = card != NO_CARD and knowledge.knows_hand(position, observer, seat)
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
        [MOVES[position.thrown_by_dealer(throw)], MOVES[position.thrown_by_challenger(throw)]]
        for throw in range(position.throws)
    ]
    return {
        "challenger": position.challenger,
        "dealers_card": NAMES[position.dealt_to(position.dealer)],
        "challengers_card": NAMES[position.dealt_to(position.challenger)],
        "throws": throws,
        "throw_winners": [or_none(rounds.throw_winner(position, throw)) for throw in range(position.throws)],
        "winner": or_none(position.winner),
        "swapped": position.has_swapped,
    }


def own_choice(position: DojoPosition, player: Player) -> str | None:
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


def dojo(position: DojoPosition, player: Player) -> Dojo:
    return {
        "cards": cards_laid(position, player),
        "row_trophies": placed(position, player, 0, grid.GRID_ROWS, grid.ROW_ZERO),
        "column_trophies": placed(
            position, player, grid.FIRST_COLUMN_LINE, grid.GRID_COLUMNS, grid.COLUMN_ZERO
        ),
        "trophies": trophies_of(position, player),
    }


def laid_seen(laying: layings.Laying) -> Laid:
    place = layings.laid_at(laying)
    return {
        "row": grid.row_of(place),
        "column": grid.column_of(place),
        "card": NAMES[layings.laid_card(laying)],
    }


LAYINGS: Final = {
    laying: laid_seen(laying) for laying in range(layings.LAYINGS) if layings.laid_card(laying) < KINDS
}
"""Every card at every place, by its number: a card that was laid looks the same ever after."""


def cards_laid(position: DojoPosition, player: Player) -> list[Laid]:
    found: list[Laid] = []
    for index in range(bits.count(position.filled[player])):
        found.append(LAYINGS[position.laying(player, index)])
    return found


def placed(position: DojoPosition, player: Player, first: i64, count: i64, zero: i64) -> dict[str, str]:
    """The trophies on so many lines of a player's grid, from the first on, one of which is line zero."""
    found: dict[str, str] = {}
    for line in range(count):
        trophy = position.mark(player, first + line)
        if trophy != NO_TROPHY:
            found[str(line - zero)] = TROPHY_NAMES[trophy]
    return found


def sheet(position: DojoPosition, player: Player) -> DojoSheet:
    is_white = position.terms.white_belt
    return explained(
        list(finishing.rows(position, player)),
        [NO_TROPHY] * 7 if is_white else list(finishing.lines(position, player)),
        incense_each=position.terms.incense_each,
        white_belt_trophies=finishing.trophies_held(position, player) if is_white else 0,
    )
