"""Short ways to look at Tatsu's views."""

from __future__ import annotations

import json
from typing import cast

from randori import State
from randori.games.tatsu.view import Play, Table


def table(state: State, eyes: int | None = None) -> Table:
    """The table as a player sees it, or a spectator."""
    return cast(Table, state.view(eyes)["table"])


def seen_text(state: State, eyes: int | None) -> str:
    """All that one pair of eyes sees, as text in which to look for a card."""
    return json.dumps(state.view(eyes))


def hands(state: State, eyes: int | None) -> list[set[str] | None]:
    """The hands by seat, None where one may not look."""
    return [None if seat["hand"] is None else set(seat["hand"]) for seat in table(state, eyes)["seats"]]


def backs(state: State, eyes: int | None = None) -> list[tuple[int, int]]:
    """How many yellow and how many red cards each hand holds."""
    return [(seat["counts"]["yellow"], seat["counts"]["red"]) for seat in table(state, eyes)["seats"]]


def row(state: State, seat: int, eyes: int | None = None) -> str:
    """A row of piles, each written upper/lower: "YP6/R" lies on a red card, "-/-" is empty."""
    piles = table(state, eyes)["seats"][seat]["piles"] or []
    return " ".join(f"{pile['up'] or '-'}/{pile['down'] or '-'}" for pile in piles)


def laid(state: State) -> list[str]:
    """The trick under way, each card written "CARD FROM>BEFORE"."""
    return [written(play) for play in table(state)["trick"]]


def written(play: Play) -> str:
    """A card that was played, from whose hand, in front of which seat."""
    return f"{play['card']} {play['from']}>{play['seat']}"


def winners_of_tricks(state: State) -> list[int | None]:
    """Who won each trick of the round; None where a fusion lay."""
    return [trick["winner"] for trick in table(state)["tricks"]]


def captured(state: State, clan: str) -> set[str]:
    """What a clan has captured in this round."""
    return set(table(state)["captured"][clan]["cards"])


def held(state: State) -> set[str]:
    """What is held over."""
    return set(table(state)["held"])


def players_by_seat(state: State) -> list[int]:
    """Who decides for each seat."""
    return [seat["player"] for seat in table(state)["seats"]]
