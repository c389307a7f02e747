"""What one pair of eyes may see of a table of Mémo Combo (compiled). MEMO-VIEW, MEMO-MEMORY"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from randori.engine import bits
from randori.engine.names import Action, Player, Seat
from randori.engine.position import NOBODY
from randori.games.memo import gained, knowledge, showing
from randori.games.memo.actions import GUESS, ORDER_BOTTOM, ORDER_TOP, PLAY, kind_of
from randori.games.memo.cards import NO_CARD, POWER_NAMES
from randori.games.memo.layout import EMPTY, IN_PILE, Layout, seat_at, slot_at
from randori.games.memo.notation import SIDES, MemoNotation
from randori.games.memo.phases import (
    CALLING,
    CROSSING,
    DECIDING,
    DECK_DRAW,
    DIRECTING,
    EXCHANGING,
    GUESSING,
    HANDING,
    LEFT,
    LOOKING,
    OPPOSING,
    ORDERING,
    OVER,
    REACTING,
    SHUFFLE_DRAW,
    STARTER_DRAW,
    USING,
)
from randori.games.memo.position import MemoPosition
from randori.games.memo.seen import CardSeen as CardSeen
from randori.games.memo.seen import Event as Event
from randori.games.memo.seen import Placed as Placed
from randori.games.memo.seen import Table as Table
from randori.games.memo.seen import Waiting as Waiting

PHASES: Final = {
    DECK_DRAW: "deck",
    STARTER_DRAW: "starter",
    SHUFFLE_DRAW: "shuffle",
    LOOKING: "look",
    CALLING: "call",
    DIRECTING: "direction",
    DECIDING: "draw",
    REACTING: "react",
    HANDING: "hand",
    USING: "power",
    EXCHANGING: "exchange",
    CROSSING: "cross",
    OPPOSING: "against",
    ORDERING: "order",
    GUESSING: "guess",
    OVER: "over",
}
USES: Final = {USING, EXCHANGING, CROSSING, OPPOSING, ORDERING}
SINGLE: Final = {DIRECTING, DECIDING, HANDING, GUESSING} | USES
"""Where one player alone is to act."""


def tables(
    position: MemoPosition,
    eyes: Sequence[int | None],
    cards: list[CardSeen],
    notation: MemoNotation,
    *,
    aid: bool,
) -> list[Table]:
    """The table in several pairs of eyes: what all may see is the same object in all."""
    public = public_table(position, cards, notation)
    lying = places(position.layout, cards) if aid else []
    return [seen_by(public, Observer(position, player, cards, lying), aid=aid) for player in eyes]


def seen_by(public: Table, eyes: Observer, *, aid: bool) -> Table:
    """What a pair of eyes sees besides; mostly that is nothing."""
    shown, drawn = eyes.shown(), eyes.drawn()
    if not aid and not shown and drawn is None:
        return public
    table = public.copy()
    table["shown"] = shown
    table["drawn"] = drawn
    table["known"] = eyes.known() if aid else None
    return table


class Observer:
    """One pair of eyes on a position: what they see alone, and what they could be sure of."""

    def __init__(
        self,
        position: MemoPosition,
        player: int | None,
        cards: list[CardSeen],
        lying: list[tuple[int, Placed]],
    ) -> None:
        self.position = position
        self.observer: Player = NOBODY if player is None else player
        self.cards = cards
        self.lying = lying

    def shown(self) -> list[Placed]:
        """MEMO-VIEW: a card one looks at, until one's own next move."""
        found: list[Placed] = []
        if self.observer == NOBODY:
            return found
        for index in range(showing.MOST_SHOWN):
            card = showing.shown_card(self.position, self.observer, index)
            if card != NO_CARD:
                place = showing.shown_place(self.position, self.observer, index)
                if place == IN_PILE:
                    found.append({"seat": None, "slot": index, "card": self.cards[card]})
                else:
                    found.append({"seat": seat_at(place), "slot": slot_at(place), "card": self.cards[card]})
        return found

    def drawn(self) -> CardSeen | None:
        position = self.position
        return self.cards[position.drawn] if knowledge.sees_drawn(position, self.observer) else None

    def known(self) -> list[Placed]:
        """MEMO-MEMORY: what perfect memory would be sure of, by following what was seen."""
        known = self.position.knowledge
        eyes = known.eyes_of(self.observer)
        return [placed for card, placed in self.lying if known.is_sure(eyes, card)]


# --- public


def public_table(position: MemoPosition, cards: list[CardSeen], notation: MemoNotation) -> Table:
    layout, phase = position.layout, position.phase
    is_open = phase == OVER or phase == DECK_DRAW
    has_begun = position.active != NOBODY
    return {
        "phase": PHASES[phase],
        "game": position.games_done + (phase != OVER),
        "round": position.rounds + (phase != GUESSING and phase != OVER),
        "active": position.active if has_begun else None,
        "direction": direction(position) if has_begun and phase != DIRECTING else None,
        "mover": mover(position),
        "benches": [filled(layout, seat) for seat in range(position.players)],
        "pile": layout.pile_size,
        "dojo": dojo(layout, cards),
        "ready": bits.to_list(position.ready) if phase == LOOKING or phase == REACTING else [],
        "powers": [
            {"player": gained.player_of(gain), "power": POWER_NAMES[gained.power_of(gain)]}
            for gain in position.queue
        ],
        "power": power_in_use(position),
        "shown": [],
        "drawn": None,
        "known": None,
        "event": event(position, cards, notation),
        "open": everything(layout, cards) if is_open and layout.dojo_size else None,
        "last_game": everything(position.last_layout, cards) if position.games_done else None,
    }


def direction(position: MemoPosition) -> str:
    return "left" if position.direction == LEFT else "right"


def mover(position: MemoPosition) -> int | None:
    return position.mover if position.phase in SINGLE else None


def filled(layout: Layout, seat: Seat) -> list[bool]:
    return [layout.is_filled(seat, slot) for slot in range(layout.widths[seat])]


def dojo(layout: Layout, cards: list[CardSeen]) -> list[CardSeen]:
    return [cards[layout.dojo[index]] for index in range(layout.dojo_size)]


def power_in_use(position: MemoPosition) -> str | None:
    if position.phase not in USES:
        return None
    return POWER_NAMES[gained.power_in_use(position)]


def event(position: MemoPosition, cards: list[CardSeen], notation: MemoNotation) -> Event | None:
    if position.last_player == NOBODY:
        return None
    kind = kind_of(position.last_action)
    has_card = position.last_card != NO_CARD
    return {
        "player": position.last_player,
        "move": heard(position.last_action, notation),
        "card": cards[position.last_card] if has_card else None,
        "fits": position.last_fits if has_card and (kind == PLAY or kind == GUESS) else None,
    }


def heard(action: Action, notation: MemoNotation) -> str:
    """MEMO-CLAIRVOYANCE: of an order only its side; the numbers are for the foreseer alone."""
    kind = kind_of(action)
    if kind == ORDER_TOP or kind == ORDER_BOTTOM:
        return f"order:{SIDES[kind]}"
    return notation.write(action)


def places(layout: Layout, cards: list[CardSeen]) -> list[tuple[int, Placed]]:
    """Every hidden place, with its card."""
    found: list[tuple[int, Placed]] = []
    for seat in range(layout.players):
        for slot in range(layout.widths[seat]):
            card = layout.at(seat, slot)
            if card != EMPTY:
                found.append((card, {"seat": seat, "slot": slot, "card": cards[card]}))
    for index in range(layout.pile_size):
        card = layout.foreseen(index)
        found.append((card, {"seat": None, "slot": index, "card": cards[card]}))
    return found


def everything(layout: Layout, cards: list[CardSeen]) -> list[Placed]:
    return [placed for _, placed in places(layout, cards)]
