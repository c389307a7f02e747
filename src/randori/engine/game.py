"""The contract all games fulfil. A game brings its facts and its position; the rest is here.

Read on in games/tatsu/: cards, phases, position, scoring, finishing, notation, refusal, view, sheet, game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from randori.engine.chance import Draw, Source
from randori.engine.errors import MOVE_FORM, IllegalMove, OptionError, listed, quote
from randori.engine.notation import Notation
from randori.engine.options import Option
from randori.engine.position import Position
from randori.engine.rng import Rng
from randori.engine.sheet import Sheet, SheetError
from randori.engine.state import State


class Game(ABC):
    """One game, set up for a number of players with its options."""

    name: ClassVar[str]
    title: ClassVar[str]
    player_counts: ClassVar[tuple[int, ...]]
    options_offered: ClassVar[tuple[Option[object], ...]]

    shows_once: bool = False
    """Whether what a player was shown is his to remember: nobody shows it to him again."""
    lapse: ClassVar[str | None] = None
    """What a player is taken to say who does not react in time, where reactions have a clock of their own."""

    notation: Notation
    draws: Mapping[int, Draw]
    """The chance moves, by the number of the draw a position awaits."""

    def __init__(self, players: object, given: Mapping[str, object]) -> None:
        self.players = self.checked_players(players)
        known = [option.name for option in self.options_offered]
        for name in given:
            if name not in known:
                offer = listed(known) or "none"
                raise OptionError(f"{self.name} has no option {quote(name)}; its options are {offer}")
        self.options = {
            option.name: value
            for option in self.options_offered
            if (value := option.of(given)) != option.default
        }

    @classmethod
    def checked_players(cls, players: object) -> int:
        if isinstance(players, bool) or not isinstance(players, int) or players not in cls.player_counts:
            counts = listed([str(count) for count in cls.player_counts], "or")
            given = "none was given" if players is None else f"{quote(players)} was given"
            raise OptionError(f"the number of players of {cls.name} must be {counts}; {given}")
        return players

    @classmethod
    def described(cls) -> dict[str, object]:
        """The facts a program needs to build a menu."""
        return {
            "title": cls.title,
            "players": list(cls.player_counts),
            "options": {option.name: option.described() for option in cls.options_offered},
        }

    def start(self, seed: int | None = None, *, source: Source | None = None) -> State:
        """A new game. With a seed or a source chance plays by itself; without, it is yours to play."""
        if seed is not None:
            if isinstance(seed, bool) or not isinstance(seed, int):
                raise OptionError(f"the seed must be an integer, not {quote(seed)}")
            source = Rng(seed)
        return State(self, self.position(), source)

    @abstractmethod
    def position(self) -> Position:
        """The position before anything has happened."""

    def read_move(self, text: str) -> int | None:
        """The action a move stands for; None if it is no move of this game at all."""
        return self.notation.read(text)

    def write_move(self, action: int) -> str:
        """The move of an action."""
        return self.notation.write(action)

    def has_action(self, action: int) -> bool:
        """Whether the number stands for a move of this game at all."""
        return self.notation.has(action)

    @abstractmethod
    def refusal(self, position: Position, player: int, action: int) -> IllegalMove:
        """Why the player, who may act, may not do this: the clause and a sentence."""

    def misfit(self, position: Position, player: int, text: str) -> IllegalMove | None:
        """A better reason than MOVE-FORM for a move that no table can have, such as a place far outside."""
        return None

    @abstractmethod
    def table(self, position: Position, player: int | None) -> Mapping[str, object]:
        """What lies on the table in the eyes of a player, or of a spectator (None)."""

    def tables(self, position: Position, eyes: Sequence[int | None]) -> Sequence[Mapping[str, object]]:
        """The same for several pairs of eyes. What is the same in them may be one object, made once: nobody
        changes it."""
        return [self.table(position, player) for player in eyes]

    def unseen(self, position: Position) -> object:
        """What lies where no player can see it, for who may see everything: a replay, spectators of open
        hands. None where the players' views show all there is."""
        return None

    def told(self, position: Position, player: int, action: int) -> str | None:
        """A move as everybody else hears of it, asked before it is carried out; None if the others notice
        nothing. A game with secret moves says here what is left of them."""
        return self.write_move(action)

    def late(self, position: Position, answered: int) -> IllegalMove | None:
        """Why a move that answers this card comes too late; None if it does not."""
        return IllegalMove(MOVE_FORM, f"in {self.title} a move answers no card")

    def answering(self, position: Position) -> int | None:
        """The card that moves answer now, where the first come is the first served; None elsewhere."""
        return None

    @classmethod
    def scored(cls, described: object) -> Sheet:
        """The score of what lies on a real table, as JSON describes it; SheetError says what is wrong."""
        raise SheetError(f"there is nothing to score on a table of {cls.title}")

    def account(self, history: list[tuple[int, str]]) -> dict[str, object]:
        """What a report tells of a game besides scores and winners."""
        return {}
