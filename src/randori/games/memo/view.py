"""What one pair of eyes may see of a table of Mémo Combo (compiled). MEMO-VIEW, MEMO-MEMORY"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.position import NOBODY
from randori.games.memo import waiting
from randori.games.memo.actions import GUESS, ORDER_BOTTOM, ORDER_TOP, PLAY, kind_of
from randori.games.memo.cards import NO_CARD, POWER_NAMES
from randori.games.memo.layout import EMPTY, Layout
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


class CardSeen(TypedDict):
    """A card and what is on it."""

    number: int
    schools: list[str]
    power: str | None


class Placed(TypedDict):
    """A card in a slot of a bench; a seat of None is the pile, counted from the top."""

    seat: int | None
    slot: int
    card: CardSeen


class Waiting(TypedDict):
    player: int
    power: str


class Event(TypedDict):
    """The last thing that happened. Of an `order` only whether it went on or under the pile."""

    player: int
    move: str
    card: CardSeen | None  # what all have seen
    fits: bool | None  # of a play: whether it fitted; of a guess: whether it was right


class Table(TypedDict):
    phase: str
    game: int  # of the match, from 1
    round: int  # of the game, from 1
    active: int | None  # the active player
    direction: str | None
    mover: int | None  # who alone is to act
    benches: list[list[bool]]  # which slots are filled
    pile: int
    dojo: list[CardSeen]  # the active card last
    ready: list[int]  # who has looked, or passed
    powers: list[Waiting]  # in the order of their use
    power: str | None  # the one in use
    shown: list[Placed]  # what only these eyes are shown now
    drawn: CardSeen | None  # the drawn card, for the active player's eyes
    known: list[Placed] | None  # with the memory aid: every place these eyes could be sure of
    event: Event | None
    open: list[Placed] | None  # after the game: everything
    last_game: list[Placed] | None  # of a match: everything in the game before, as it ended


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
    return [seen_by(public, Eyes(position, player, cards, lying), aid=aid) for player in eyes]


def seen_by(public: Table, eyes: Eyes, *, aid: bool) -> Table:
    """What a pair of eyes sees besides; mostly that is nothing."""
    shown, drawn = eyes.shown(), eyes.drawn()
    if not aid and not shown and drawn is None:
        return public
    table = public.copy()
    table["shown"] = shown
    table["drawn"] = drawn
    table["known"] = eyes.known() if aid else None
    return table


class Eyes:
    """One pair of eyes on a position: what they see alone, and what they could be sure of."""

    def __init__(
        self,
        position: MemoPosition,
        player: int | None,
        cards: list[CardSeen],
        lying: list[tuple[int, Placed]],
    ) -> None:
        self.position = position
        self.observer: i64 = NOBODY if player is None else player
        self.cards = cards
        self.lying = lying

    def shown(self) -> list[Placed]:
        """MEMO-VIEW: a card one looks at, until one's own next move."""
        found: list[Placed] = []
        if self.observer == NOBODY:
            return found
        for index in range(6 * self.observer, 6 * self.observer + 6, 2):
            place, card = self.position.shown[index], self.position.shown[index + 1]
            if card != NO_CARD:
                in_pile = place == NOBODY
                seat, slot = (None, len(found)) if in_pile else (place // 4096, place % 4096)
                found.append({"seat": seat, "slot": slot, "card": self.cards[card]})
        return found

    def drawn(self) -> CardSeen | None:
        position = self.position
        if position.phase != DECIDING or self.observer != position.active:
            return None
        return self.cards[position.drawn]

    def known(self) -> list[Placed]:
        """MEMO-MEMORY: what perfect memory would be sure of, by following what was seen."""
        observer = self.position.players if self.observer == NOBODY else self.observer
        knowledge = self.position.knowledge
        return [placed for card, placed in self.lying if knowledge.is_sure(observer, card)]


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
        "powers": [{"player": entry >> 3, "power": POWER_NAMES[entry & 7]} for entry in position.queue],
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


def filled(layout: Layout, seat: i64) -> list[bool]:
    return [layout.is_filled(seat, slot) for slot in range(layout.widths[seat])]


def dojo(layout: Layout, cards: list[CardSeen]) -> list[CardSeen]:
    return [cards[layout.dojo[index]] for index in range(layout.dojo_size)]


def power_in_use(position: MemoPosition) -> str | None:
    if position.phase not in USES:
        return None
    return POWER_NAMES[waiting.power_in_use(position)]


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


def heard(action: i64, notation: MemoNotation) -> str:
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
