"""What is told to all, and what is shown to one (compiled). MEMO-VIEW

A player is shown up to three cards at a time, each at its place: `position.shown` holds place and card, one
after the other, three times for each player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from randori.engine.arrays import vec
from randori.engine.names import Action, Card, Place, Player, Seat
from randori.games.memo.cards import NO_CARD
from randori.games.memo.layout import Slot, place_at
from randori.games.memo.phases import CROSSING

if TYPE_CHECKING:
    from randori.games.memo.position import MemoPosition

MOST_SHOWN: Final[i64] = 3
WIDTH: Final[i64] = 6  # numbers for each player


def nothing_shown(players: i64) -> vec[i64]:
    return vec[i64]([NO_CARD] * (WIDTH * players))


def shown_place(position: MemoPosition, player: Player, index: i64) -> Place:
    return position.shown[WIDTH * player + 2 * index]


def shown_card(position: MemoPosition, player: Player, index: i64) -> Card:
    """One of the cards a player is shown; NO_CARD if they are fewer."""
    return position.shown[WIDTH * player + 2 * index + 1]


def put_shown(position: MemoPosition, player: Player, index: i64, place: Place, card: Card) -> None:
    position.shown[WIDTH * player + 2 * index] = place
    position.shown[WIDTH * player + 2 * index + 1] = card


def show_place(position: MemoPosition, player: Player, seat: Seat, slot: Slot) -> None:
    """One player alone looks at a card of a bench."""
    card = position.layout.at(seat, slot)
    position.knowledge.see(player, card)
    show(position, player, place_at(seat, slot), card)


def show(position: MemoPosition, player: Player, place: Place, card: Card) -> None:
    index: i64 = 0
    while shown_card(position, player, index) != NO_CARD:
        index += 1
    put_shown(position, player, index, place, card)


def forget_shown(position: MemoPosition, player: Player) -> None:
    """MEMO-VIEW: shown until that player's own next move."""
    for index in range(WIDTH * player, WIDTH * player + WIDTH):
        position.shown[index] = NO_CARD


def cards_shown(position: MemoPosition, player: Player) -> list[int]:
    """All cards a player is shown now."""
    cards: list[int] = []
    for index in range(MOST_SHOWN):
        card = shown_card(position, player, index)
        if card != NO_CARD:
            cards.append(card)
    return cards


def tell(position: MemoPosition, player: Player, number: Action) -> None:
    """MEMO-VIEW: the last event. What a secret confusion exchanges, and how often, is none."""
    if position.phase == CROSSING and position.terms.secret_confusion:
        return
    position.last_player = player
    position.last_action = number
    position.last_card = NO_CARD
    position.last_fits = False
