"""What one pair of eyes may see: the part that is the same in every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict


class View(TypedDict):
    """Ready for JSON. `table` is the game's own: games/NAME/view.py says what it holds."""

    game: str
    players: int
    options: dict[str, object]
    player: int | None  # whose eyes; None: a spectator
    to_act: list[int]
    moves: list[str]  # what this player may do now
    over: bool
    scores: list[int]
    winners: list[int]
    table: Mapping[str, object]
