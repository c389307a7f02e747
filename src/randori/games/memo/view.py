"""What one pair of eyes may see of a table of Mémo Combo: MEMO-VIEW, MEMO-MEMORY."""

from __future__ import annotations

from typing import TypedDict

from randori.engine import bits
from randori.engine.position import NOBODY
from randori.games.memo import waiting
from randori.games.memo.actions import ORDER_BOTTOM, ORDER_TOP, kind_of
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

PHASES = {
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


class Eyes:
    """One pair of eyes on a position."""

    def __init__(
        self, position: MemoPosition, player: int | None, cards: list[CardSeen], notation: MemoNotation
    ) -> None:
        self.position = position
        self.player = player
        self.cards = cards
        self.notation = notation

    def table(self, *, aid: bool) -> Table:
        position, layout = self.position, self.position.layout
        is_open = position.phase in (OVER, DECK_DRAW)
        has_begun = position.active != NOBODY
        return {
            "phase": PHASES[position.phase],
            "game": position.games_done + (position.phase != OVER),
            "round": position.rounds + (position.phase not in (GUESSING, OVER)),
            "active": position.active if has_begun else None,
            "direction": self.direction() if has_begun and position.phase != DIRECTING else None,
            "mover": self.mover(),
            "benches": [self.filled(seat) for seat in range(position.players)],
            "pile": layout.pile_size,
            "dojo": [self.cards[card] for card in layout.dojo[: layout.dojo_size]],
            "ready": bits.to_list(position.ready) if position.phase in (LOOKING, REACTING) else [],
            "powers": self.powers(),
            "power": self.power_in_use(),
            "shown": self.shown(),
            "drawn": self.drawn(),
            "known": self.known() if aid else None,
            "event": self.event(),
            "open": everything(layout, self.cards) if is_open and layout.dojo_size else None,
            "last_game": everything(position.last_layout, self.cards) if position.games_done else None,
        }

    def direction(self) -> str:
        return "left" if self.position.direction == LEFT else "right"

    def mover(self) -> int | None:
        single = (DIRECTING, DECIDING, HANDING, USING, EXCHANGING, CROSSING, OPPOSING, ORDERING, GUESSING)
        return self.position.mover if self.position.phase in single else None

    def filled(self, seat: int) -> list[bool]:
        layout = self.position.layout
        return [layout.is_filled(seat, slot) for slot in range(layout.widths[seat])]

    def powers(self) -> list[Waiting]:
        return [{"player": entry >> 3, "power": POWER_NAMES[entry & 7]} for entry in self.position.queue]

    def power_in_use(self) -> str | None:
        if self.position.phase not in (USING, EXCHANGING, CROSSING, OPPOSING, ORDERING):
            return None
        return POWER_NAMES[waiting.power_in_use(self.position)]

    # --- private

    def shown(self) -> list[Placed]:
        """MEMO-VIEW: a card one looks at, until one's own next move."""
        if self.player is None:
            return []
        found: list[Placed] = []
        for index in range(6 * self.player, 6 * self.player + 6, 2):
            place, card = self.position.shown[index], self.position.shown[index + 1]
            if card != NO_CARD:
                in_pile = place == NOBODY
                seat, slot = (None, len(found)) if in_pile else (place // 4096, place % 4096)
                found.append({"seat": seat, "slot": slot, "card": self.cards[card]})
        return found

    def drawn(self) -> CardSeen | None:
        position = self.position
        if position.phase != DECIDING or self.player != position.active:
            return None
        return self.cards[position.drawn]

    def known(self) -> list[Placed]:
        """MEMO-MEMORY: what perfect memory would be sure of, by following what was seen."""
        observer = self.position.players if self.player is None else self.player
        knowledge = self.position.knowledge
        lying = places(self.position.layout, self.cards)
        return [placed for card, placed in lying if knowledge.is_sure(observer, card)]

    # --- public

    def event(self) -> Event | None:
        position = self.position
        if position.last_player == NOBODY:
            return None
        kind = kind_of(position.last_action)
        move = self.notation.write(position.last_action)
        if kind in (ORDER_TOP, ORDER_BOTTOM):
            move = f"order:{SIDES[kind]}"  # the numbers are for the foreseer alone
        has_card = position.last_card != NO_CARD
        return {
            "player": position.last_player,
            "move": move,
            "card": self.cards[position.last_card] if has_card else None,
            "fits": position.last_fits if has_card and move.startswith(("play", "guess")) else None,
        }


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
