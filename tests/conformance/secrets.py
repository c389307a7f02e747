"""What the checks must know of each game: its cards, and which of them a player cannot tell apart.

Written from the rules and the record alone, on purpose: `redeal` and `view` are checked against it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import cast

from randori import CHANCE, State
from randori.games.tatsu import view as tatsu

Moves = list[tuple[int, str]]


def tatsu_cards(state: State) -> Counter[str]:
    """Every card, once, wherever it is: captured, held over, in the trick, in a hand or a pile."""
    position = state.position
    table = cast(tatsu.Table, state.view(None)["table"])
    found = Counter[str]()
    for clan in table["captured"].values():
        found.update(clan["cards"])
    found.update(table["held"])
    found.update(play["card"] for play in table["trick"])
    for player in range(state.game.players):
        for seat in cast(tatsu.Table, state.view(player)["table"])["seats"]:
            mine = seat["player"] == player
            found.update(seat["hand"] or [] if mine else [])
            found.update(pile["up"] for pile in seat["piles"] or [] if mine and pile["up"])
    hidden = sum(pile["down"] is not None for seat in table["seats"] for pile in seat["piles"] or [])
    (dealt,) = position.dealt() or [[]]
    names = [name for name in state.game.draws[2].text(dealt)[5:].split(",") if name]
    unseen = [name for name in names if name not in found]
    assert len(unseen) == hidden
    found.update(unseen)
    return found


def tatsu_swaps(state: State, player: int | None) -> Iterator[Moves]:
    """The record with two cards of one clan changed over, neither of which the player can know.

    4 and 3 players: both in others' hands still (not the Ghost's). 2 players: both face down still.
    """
    deals = [
        index for index, (who, move) in enumerate(state.history) if who == CHANCE and move.startswith("deal:")
    ]
    if not deals or state.over:
        return
    deal = state.history[deals[-1]][1][5:].split(",")
    later = state.history[deals[-1] + 1 :]
    round_number = len(deals) - 1
    played = {move[5:] for who, move in later if move.startswith("play:")}
    if state.game.players == 2:
        places = still_face_down(deal, later)
    else:
        seat = None if player is None else (player + (round_number if state.game.players == 3 else 0))
        mine = None if seat is None else seat % (3 if state.game.players == 3 else 4)
        open_seats = {mine} | ({3} if state.game.players == 3 else set())
        places = [place for place in range(28) if place // 7 not in open_seats and deal[place] not in played]
    for one, other in combinations(places, 2):
        if deal[one][0] == deal[other][0]:
            swapped = deal.copy()
            swapped[one], swapped[other] = deal[other], deal[one]
            yield [*state.history[: deals[-1]], (CHANCE, "deal:" + ",".join(swapped)), *later]


def still_face_down(deal: list[str], later: Moves) -> list[int]:
    """Two players: a bottom card lies hidden until its top card is played or it is played itself."""
    hidden = {seat * 14 + pile for seat in range(2) for pile in range(7)}
    for player, move in later:
        if move.startswith("play:#"):
            hidden.discard(player * 14 + int(move[6:]))
        elif move.startswith("play:"):
            hidden.discard(deal.index(move[5:]) - 7)
    return sorted(hidden)


CARDS: dict[str, Callable[[State], Counter[str]]] = {"tatsu": tatsu_cards}
SWAPS: dict[str, Callable[[State, int | None], Iterator[Moves]]] = {"tatsu": tatsu_swaps}
