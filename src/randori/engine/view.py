"""What one pair of eyes may see: the part that is the same in every game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict


class View(TypedDict):
    """What one pair of eyes may see, ready for JSON. `table` is the game's own."""

    game: str  # its name
    players: int  # how many play
    options: dict[str, object]  # those that are not as usual
    player: int | None  # whose eyes; None: a spectator
    to_act: list[int]  # who may move now; -1 is chance
    moves: list[str]  # what this player may do now
    over: bool  # whether the game is over
    scores: list[int]  # the totals so far, by player
    winners: list[int]  # all who share the win; nobody until the end
    table: Mapping[str, object]  # what lies on the table
