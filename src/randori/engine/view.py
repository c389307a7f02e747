"""What one pair of eyes may see: the part that is the same in every game (compiled)."""

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


def fresh(value: object) -> object:
    """A copy, down to the last list, of what JSON can say: whoever gets it may change it."""
    if isinstance(value, dict):
        return {key: fresh(part) for key, part in value.items()}
    if isinstance(value, list):
        return [fresh(part) for part in value]
    return value
