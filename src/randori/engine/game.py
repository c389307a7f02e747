"""The contract all games fulfil. A game brings its facts and its position; the rest is here.

Read on in the folder of a game under games/, in the order its `__init__.py` names.
"""

from __future__ import annotations

import reprlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypedDict

from randori.engine.chance import Draw, Source
from randori.engine.clauses import Clause, clauses_in, languages_of, page
from randori.engine.errors import MOVE_FORM, IllegalMove, OptionError, listed, quote
from randori.engine.notation import Notation
from randori.engine.options import Option, OptionFacts
from randori.engine.position import Position
from randori.engine.rng import Rng
from randori.engine.sheet import Sheet, SheetError
from randori.engine.state import State

if TYPE_CHECKING:
    from typing import Any

    from typing_extensions import TypeVar

    OwnPosition = TypeVar("OwnPosition", bound=Position, default=Any)
else:
    from typing import TypeVar

    OwnPosition = TypeVar("OwnPosition", bound=Position)


class GameFacts(TypedDict):
    """What a program needs to know of a game to build a menu."""

    title: str
    players: list[int]
    options: dict[str, OptionFacts]


class Game(ABC, Generic[OwnPosition]):
    """One game, set up for a number of players with its options. It is given no positions but its own: a game
    says which those are, `class Kata(Game[KataPosition])`; who handles any game need not know."""

    name: ClassVar[str]
    title: ClassVar[str]
    player_counts: ClassVar[tuple[int, ...]]
    options_offered: ClassVar[tuple[Option[object], ...]] = ()
    brings: ClassVar[Mapping[str, str]] = {}
    """What it has for other rooms, each as `module:name`, imported when it is needed: `bots` (a guide, how to
    search), `saying`, `view` (the type of its table), `terminal`, `sheet`, `report`; else defaults."""

    shows_once: bool = False
    """Whether what a player was shown is his to remember: nobody shows it to him again."""
    timeout_move: ClassVar[str | None] = None
    """What a player is taken to say who does not react in time, where reactions have a clock of their own."""

    notation: Notation
    draws: Mapping[int, Draw] = {}
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

    def __repr__(self) -> str:
        options = "".join(f", {name}={reprlib.repr(value)}" for name, value in self.options.items())
        return f"randori.new({self.name!r}, players={self.players}{options})"

    @classmethod
    def checked_players(cls, players: object) -> int:
        """The number of players, or an OptionError that says which there may be."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in cls.player_counts:
            counts = listed([str(count) for count in cls.player_counts], "or")
            given = "none was given" if players is None else f"{quote(players)} was given"
            raise OptionError(f"the number of players of {cls.name} must be {counts}; {given}")
        return players

    @classmethod
    def described(cls) -> GameFacts:
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
    def position(self) -> OwnPosition:
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
    def refusal(self, position: OwnPosition, player: int, action: int) -> IllegalMove:
        """Why the player, who may act, may not do this: the clause and a sentence."""

    def form_refusal(self, position: OwnPosition, player: int, text: str) -> IllegalMove | None:
        """A better reason than MOVE-FORM for a move that no table can have, such as a place far outside."""
        return None

    @abstractmethod
    def tables(self, position: OwnPosition, eyes: Sequence[int | None]) -> Sequence[Mapping[str, object]]:
        """What lies on the table in the eyes of each of these players, or of a spectator (None). What is the
        same in them may be one object, made once: nobody changes it."""

    def unseen(self, position: OwnPosition) -> object:
        """What lies where no player can see it, for who may see everything: a replay, spectators of open
        hands. None where the players' views show all there is."""
        return None

    def public_move(self, position: OwnPosition, player: int, action: int) -> str | None:
        """A move as everybody else hears of it, asked before it is carried out: of a secret choice its word
        alone. None if the others notice nothing, not even that it was made: the player goes on deciding."""
        return self.write_move(action)

    def late(self, position: OwnPosition, answered: int) -> IllegalMove | None:
        """Why a move that answers this card comes too late; None if it does not."""
        return IllegalMove(MOVE_FORM, f"in {self.title} a move answers no card")

    def answering(self, position: OwnPosition) -> int | None:
        """The card that moves answer now, where the first come is the first served; None elsewhere."""
        return None

    def begins_for_all(self, position: OwnPosition) -> bool:
        """Whether whoever moves first ends a pause that all have for themselves: a bot leaves people time."""
        return False

    @classmethod
    def scored(cls, described: object) -> Sheet:
        """The score of what lies on a real table, as JSON describes it; SheetError says what is wrong."""
        raise SheetError(f"there is nothing to score on a table of {cls.title}")

    def report_facts(self, history: list[tuple[int, str]]) -> dict[str, object]:
        """What a report tells of a game besides scores and winners."""
        return {}

    def sides(self) -> list[tuple[int, ...]]:
        """Who wins together, each side a set of players: as a rule everyone is a side of his own."""
        return [(player,) for player in range(self.players)]

    def is_in_secret(self, position: OwnPosition) -> bool:
        """Whether the time taken for the decision that is awaited would tell the others what they must not
        know: whoever may be watched does not stop to think."""
        return False

    # --- what lies beside its code: rules/LANGUAGE/NAME.md and locales/LANGUAGE/*.ftl in its package

    @classmethod
    def package(cls) -> str:
        """The package with its rules pages and words: the outermost that its class is in."""
        return cls.__module__.partition(".")[0]

    @classmethod
    def rules_languages(cls) -> list[str]:
        """The languages its rules are written in."""
        return languages_of(cls.package(), "rules", f"{cls.name}.md")

    @classmethod
    def rules_page(cls, language: str) -> str:
        """Its rules, as Markdown: in this language, or in one there is; without any, its title."""
        there = cls.rules_languages()
        if not there:
            return f"# {cls.title}\n"
        return page(cls.name, language if language in there else there[0], cls.package())

    @classmethod
    def clauses(cls, language: str) -> dict[str, Clause]:
        """The clauses of its rules by name, in their order."""
        return clauses_in(cls.rules_page(language))
