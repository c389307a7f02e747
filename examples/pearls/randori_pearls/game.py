"""Pearl Divers: its facts, its option, its notation, its refusals, its view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from randori import Game, IllegalMove
from randori.engine.chance import Draw
from randori.engine.notation import MoveTable, read_number
from randori.engine.options import ChoiceOption
from randori_pearls.position import CARDS, DEAL, NOT_LAID, PEARL, PearlsPosition

WINS = ChoiceOption("wins", ["highest", "lowest"], "which card takes the pearl")


class Pearls(Game[PearlsPosition]):
    name = "pearls"
    title = "Pearl Divers"
    player_counts = (3, 4, 5)
    options_offered = (WINS,)
    notation = MoveTable({card: f"lay:{card}" for card in CARDS})

    def __init__(self, players: object, given: Mapping[str, object]) -> None:
        super().__init__(players, given)
        self.draws = {
            DEAL: Draw("deal", "PEARLS-DEAL", "card", "cards", str, read_number),
            PEARL: Draw("pearl", "PEARLS-PEARL", "pearl", "pearls", str, read_number),
        }
        self.lowest_wins = WINS.of(given) == "lowest"

    def position(self) -> PearlsPosition:
        return PearlsPosition(self.players, lowest_wins=self.lowest_wins)

    def refusal(self, position: PearlsPosition, player: int, action: int) -> IllegalMove:
        return IllegalMove("PEARLS-LAY", f"the card {action} is not in the hand of player {player}")

    def tables(self, position: PearlsPosition, eyes: Sequence[int | None]) -> list[dict[str, object]]:
        """PEARLS-VIEW: all see what lies open; each sees his own hand besides."""
        public = public_table(position)
        return [
            public if player is None else {**public, "hand": sorted(position.hands[player])}
            for player in eyes
        ]


def public_table(position: PearlsPosition) -> dict[str, object]:
    is_dived = len(position.pearls) > position.dives_done()
    return {
        "dive": min(position.dives_done() + 1, 4),
        "pearl": position.pearls[-1] if is_dived else None,
        "plays": [None if card == NOT_LAID else card for card in position.laid],
        "hand": None,
        "gone": sorted(card for cards in position.gone for card in cards),
    }
