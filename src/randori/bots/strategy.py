"""What a game may bring to the bots: how to play it without searching, and how to search it.

A game that brings none is searched plainly; its `adept` and `novice` search a little (see judging.py).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from randori.bots.guide import Judge
from randori.bots.memory import Lying
from randori.engine.position import Position
from randori.engine.state import State
from randori.games import GAMES
from randori.games.registry import thing_brought


@dataclass(frozen=True)
class SearchSettings:
    """How a search goes about a game, as it measured best."""

    is_guided: bool = False
    """Rollouts by the game's guide, not at random."""
    is_judged: bool = False
    """Where there are many moves: what the guide thinks little of is tried little."""
    exploration: float = 0.5
    stages: int = 0
    """How far to look ahead; 0: to the end."""
    others_search: bool = True
    """The others look for their best moves in the tree too; else they follow the guide."""


class Remembering(Protocol):
    """For a game in which what was shown once is a player's to remember."""

    def places(self, position: Position, player: int) -> Sequence[Lying]:
        """The cards on the table in the eyes of a player who forgets nothing."""

    def believing(self, position: Position, player: int, beliefs: Mapping[int, int]) -> Position:
        """A copy in which the player goes by these cards, by the thread of their places, and no others."""

    def sure(self, state: State, player: int) -> Mapping[tuple[int, int], Mapping[str, object]]:
        """The cards whose places the player knows for certain, by seat and slot."""


@dataclass(frozen=True)
class Strategy:
    """All that bots know of one game."""

    guide: Judge | None = None
    """What `adept` and `novice` go by."""
    misjudgement: float = 0.0
    """How far a novice may be wrong about a move, in the points of the guide."""
    plain: SearchSettings = field(default_factory=SearchSettings)
    """How `ismcts` searches it."""
    master: SearchSettings = field(default_factory=SearchSettings)
    """How `master` does."""
    remembering: Remembering | None = None


UNKNOWN = Strategy()


def strategy_for(game: str) -> Strategy:
    """What a game brings; a plain search for one that brings nothing."""
    own = thing_brought(game, "bots", Strategy) if game in GAMES else None
    return own or UNKNOWN
