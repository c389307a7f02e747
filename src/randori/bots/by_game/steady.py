"""A player of Mémo Combo with a perfect memory and no daring: it plays what it is sure of.

Good for judging the deck: games between such players end by themselves, and their length, powers and
thefts are those of people who pay attention. It never commits a fault.
"""

from __future__ import annotations

from typing import cast

from randori.bots.bot import Bot
from randori.bots.explanation import Considered, Explanation
from randori.bots.perspective import Perspective
from randori.games.memo import seen as memo
from randori.views import memo_view

Slot = tuple[int, int]


class SteadyBot(Bot):
    """Remembers every card it was shown, and follows it as long as it can."""

    name = "steady"
    games = ("memo",)

    def think(self, perspective: Perspective) -> Explanation:
        chosen = self.decided(perspective)
        return Explanation(chosen, "none", tuple(Considered(move, None) for move in perspective.moves()))

    def decided(self, perspective: Perspective) -> str:
        moves = perspective.moves()
        table = memo_view(perspective.view())["table"]
        sure = sure_places(perspective)
        match table["phase"]:
            case "react":
                return self.answer(moves, table, sure)
            case "draw":
                return self.exchange_for_drawn(moves, table, sure, perspective.player)
            case "hand":
                return self.given(moves, sure, perspective.player)
            case "guess":
                return self.guess(moves, sure)
        return perspective.random_move(self.rng)

    def answer(self, moves: list[str], table: memo.Table, sure: dict[Slot, memo.CardSeen]) -> str:
        """A card that fits for certain, of its own bench first; else pass."""
        active = set(table["dojo"][-1]["schools"])
        fitting = [
            move
            for place, card in sure.items()
            if active & set(card["schools"]) and (move := f"play:{place[0]},{place[1]}") in moves
        ]
        return fitting[0] if fitting else "pass"

    def exchange_for_drawn(
        self, moves: list[str], table: memo.Table, sure: dict[Slot, memo.CardSeen], player: int
    ) -> str:
        """Lay what would let a known card follow; else learn a card of the bench by taking it in."""
        drawn = table["drawn"]
        assert drawn is not None
        mine = {slot: card for (seat, slot), card in sure.items() if seat == player}
        if any(set(card["schools"]) & set(drawn["schools"]) for card in mine.values()):
            return "lay"
        unknown = [move for move in moves if move.startswith("swap:") and int(move[5:]) not in mine]
        return unknown[0] if unknown else moves[self.rng.below(len(moves))]

    def given(self, moves: list[str], sure: dict[Slot, memo.CardSeen], player: int) -> str:
        """Hand over what it knows least of."""
        unknown = [move for move in moves if (player, int(move[5:])) not in sure]
        return (unknown or moves)[0]

    def guess(self, moves: list[str], sure: dict[Slot, memo.CardSeen]) -> str:
        """What it is sure of is a point; then stop."""
        for (seat, slot), card in sure.items():
            move = f"guess:{seat},{slot},{card['schools'][0][0]}"
            if move in moves:
                return move
        return "stop"


def sure_places(perspective: Perspective) -> dict[Slot, memo.CardSeen]:
    """The cards on benches that the player knows for certain, its own bench first."""
    known = cast(dict[Slot, memo.CardSeen], perspective.sure())
    mine = {place: card for place, card in known.items() if place[0] == perspective.player}
    return {**mine, **known}
