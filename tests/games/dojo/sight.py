"""Short ways to look at Dojo's views."""

from __future__ import annotations

import json
from typing import cast

from randori import State
from randori.games.dojo.explaining import DojoSheet
from randori.games.dojo.view import Challenge, Table


def table(state: State, eyes: int | None = None) -> Table:
    """The table as a player sees it, or a spectator."""
    return cast(Table, state.view(eyes)["table"])


def seen_text(state: State, eyes: int | None) -> str:
    """All that one pair of eyes sees, as text in which to look for a card."""
    return json.dumps(state.view(eyes))


def sees(state: State, eyes: int | None, cards: str) -> list[str]:
    """Which of these cards are somewhere in a view."""
    return [card for card in cards.split() if f'"{card}"' in seen_text(state, eyes)]


def hands(state: State, eyes: int | None) -> str:
    """The cards of this round by seat, "-" where one does not know: "M1 - -"."""
    return " ".join(card or "-" for card in table(state, eyes)["hands"])


def laid(state: State, player: int, eyes: int | None = None) -> dict[str, str]:
    """A dojo: which card lies at "ROW,COL"."""
    cards = table(state, eyes)["dojos"][player]["cards"]
    return {f"{card['row']},{card['column']}": card["card"] for card in cards}


def placed(state: State, player: int, eyes: int | None = None) -> dict[str, str]:
    """The trophies of a dojo: which lies at "row,R" or "col,C"."""
    dojo = table(state, eyes)["dojos"][player]
    rows = {f"row,{row}": trophy for row, trophy in dojo["row_trophies"].items()}
    columns = {f"col,{column}": trophy for column, trophy in dojo["column_trophies"].items()}
    return rows | columns


def held(state: State, player: int, eyes: int | None = None) -> list[str]:
    """All trophies a player holds."""
    return table(state, eyes)["dojos"][player]["trophies"]


def challenge(state: State, eyes: int | None = None) -> Challenge:
    """The challenge of this round; there must be one."""
    found = table(state, eyes)["challenge"]
    assert found is not None
    return found


def sheets(state: State, eyes: int | None = None) -> list[DojoSheet]:
    """The score sheets of a finished game."""
    found = table(state, eyes)["sheets"]
    assert found is not None
    return found
