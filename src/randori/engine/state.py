"""A game under way as people, files and servers speak of it: moves as strings, a record, views.

One class for all games: a thin layer over a position, which knows the rules.
"""

from __future__ import annotations

import operator
import random
from collections.abc import Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, SupportsIndex, cast

from randori.engine import bits, record
from randori.engine.chance import Source, draw
from randori.engine.errors import MOVE_FORM, MOVE_OVER, MOVE_TURN, IllegalMove, RecordError, quote
from randori.engine.json_copy import json_copy
from randori.engine.position import CHANCE, NO_DRAW, NOBODY, Position
from randori.engine.rng import Rng
from randori.engine.view import View
from randori.engine.views import seen

if TYPE_CHECKING:
    from randori.engine.game import Game


class State:
    """A game under way. Made by `Game.start`; chance plays by itself where there is a source to draw from.

    Two states are equal if they are of the same game, with the same options, and the same has happened in
    them. What chance will deal next may still differ. A state changes as it is played, so it has no hash.
    """

    def __init__(self, game: Game, position: Position, source: Source | None = None) -> None:
        self.game = game
        self.position = position
        self.history: list[tuple[int, str]] = []
        self.extra: dict[str, object] = {}
        self.is_told = True
        self._source = source
        self._let_chance_play()

    def __repr__(self) -> str:
        count = len(self.history)
        return f"<State of {self.game!r} after {count} move{'s' * (count != 1)}: {self._standing()}>"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, State):
            return NotImplemented
        # An imagined game whose story cannot be told is like no other.
        return self.is_told and other.is_told and self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # it changes

    # --- where it stands

    @property
    def to_act(self) -> tuple[int, ...]:
        """The players who may move now, CHANCE alone when something is to be drawn."""
        if self.position.awaits() != NO_DRAW:
            return (CHANCE,)
        return tuple(bits.to_list(self.position.actors()))

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over()

    @property
    def scores(self) -> list[int]:
        """The totals so far, by player."""
        return self.position.scores()

    @property
    def winners(self) -> tuple[int, ...]:
        """All who share the win; nobody until the end."""
        return tuple(self.position.winners())

    def view(self, player: int | None) -> View:
        """All that this player, or a spectator (None), may know, ready for JSON."""
        (view,) = self.views([player])
        return cast(View, json_copy(view))

    def views(self, eyes: Sequence[int | None]) -> list[View]:
        """The views of several pairs of eyes. What is public is made once and is the same object in all of
        them, so that it need be encoded only once; it may be the engine's own, and nobody changes it."""
        players = [None if player is None else self._checked_player(player) for player in eyes]
        public: View = {
            "game": self.game.name,
            "players": self.game.players,
            "options": self.game.options,
            "player": None,
            "to_act": list(self.to_act),
            "moves": [],
            "over": self.over,
            "scores": self.scores,
            "winners": list(self.winners),
            "table": {},
        }
        moves = self._moves_of([player for player in public["to_act"] if player in players])
        tables = self.game.tables(self.position, players)
        return cast("list[View]", seen(cast("dict[str, object]", public), players, moves, tables))

    def open_views(self) -> list[View]:
        """All hands at once, for a replay, or spectators who may: a spectator's view, which has what no
        player sees besides (`open`), and every player's."""
        first, *rest = self.views([None, *range(self.game.players)])
        unseen = self.game.unseen(self.position)
        if unseen is not None:
            first["table"] = {**first["table"], "open": unseen}
        return [first, *rest]

    # --- moves as strings

    def moves(self, player: int) -> list[str]:
        """The player's legal moves, in a fixed order; those of chance are not listed."""
        return self._written(self.legal_actions(player))

    def play(self, player: int, move: str, *, answers: int | None = None) -> None:
        """Make a move. A refused one raises IllegalMove and changes nothing.

        Where the first come is the first served, a move may say which card it `answers`: it is void
        if that is no longer the one.
        """
        if self.over:
            raise IllegalMove(MOVE_OVER, f"the game is over, {quote(move)} comes too late")
        check_text(move)
        if as_number(player) == CHANCE:
            self._play_chance(move)
            return
        player = self._checked_player(player)
        if answers is not None and (void := self.game.late(self.position, answers)):
            raise void
        self.apply(player, self._read(player, move))

    def public_move(self, player: int, move: str) -> str | None:
        """What everybody else hears of a move, asked before it is made; None if they notice nothing.
        Whether it may be made, `play` says."""
        check_text(move)
        player = self._checked_player(player)
        return self.game.public_move(self.position, player, self._read(player, move))

    # --- moves as integers

    def legal_actions(self, player: int) -> list[int]:
        """The player's legal actions in ascending order; those of chance are not listed."""
        number = as_number(player)
        if 0 <= number < self.game.players:
            return self.position.legal_actions(number)
        if number == CHANCE:
            return []
        raise self._no_such_player(player)

    def apply(self, player: int, action: int) -> None:
        """Carry out an action, if it is legal."""
        legal = self.legal_actions(player)
        player, action = as_number(player), as_number(action)
        if action not in legal:
            raise self._refusal(player, action)
        self.position.apply(player, action)
        self.history.append((player, self.game.write_move(action)))
        self._let_chance_play()

    def playout(self, rng: Rng | random.Random) -> int:
        """Play this state to its end at random; return how many decisions that took."""
        rng = as_rng(rng)
        decisions = 0
        while not self.over:
            if self.position.awaits() != NO_DRAW:
                self.draw(rng)
                continue
            player = bits.pick(self.position.actors(), rng)
            self.apply(player, self.position.random_action(player, rng))
            decisions += 1
        return decisions

    # --- chance

    def draw(self, source: Source) -> None:
        """Let chance make the draw that is awaited, from this source."""
        if self.position.awaits() == NO_DRAW:
            raise IllegalMove(MOVE_TURN, "chance has nothing to draw now")
        self._settle(draw(self.position, source))

    # --- copies and records

    def copy(self) -> State:
        """An independent copy; chance, where it plays by itself, deals both the same."""
        source = self._source.copy() if isinstance(self._source, Rng) else self._source
        return self._twin(self.position.copy(), source)

    def __deepcopy__(self, done: object) -> State:
        return self.copy()

    def redeal(self, player: int | None, rng: Rng | random.Random) -> State:
        """A copy in which all that this player (None: a spectator) cannot know, the future
        included, is dealt anew, consistently with all he does know."""
        rng = as_rng(rng)
        observer = NOBODY
        if player is not None:
            observer = self._checked_player(player)
        position = self.position.redeal(observer, rng)
        twin = self._twin(position, None if self._source is None else rng.fork())
        twin.is_told = record.retell(twin.history, position, self.game)
        return twin

    def record(self) -> dict[str, object]:
        """The record so far; an imagined game may have none."""
        if not self.is_told:
            raise RecordError("this game is imagined, and has no record")
        return record.written(self)

    # --- inside

    def _identity(self) -> tuple[object, ...]:
        return self.game.name, self.game.players, self.game.options, self.history

    def _standing(self) -> str:
        if self.over:
            return f"over, won by {', '.join(map(str, self.winners))}"
        players = ["chance" if player == CHANCE else str(player) for player in self.to_act]
        return f"{', '.join(players)} to move"

    def _twin(self, position: Position, source: Source | None) -> State:
        twin = State.__new__(State)
        twin.game = self.game
        twin.position = position
        twin.history = self.history.copy()
        twin.extra = deepcopy(self.extra)
        twin.is_told = self.is_told
        twin._source = source
        return twin

    def _checked_player(self, player: int) -> int:
        number = as_number(player)
        if not 0 <= number < self.game.players:
            raise self._no_such_player(player)
        return number

    def _no_such_player(self, player: object) -> IllegalMove:
        last = self.game.players - 1
        return IllegalMove(MOVE_TURN, f"there is no player {quote(player)}; players are 0 to {last}")

    def _moves_of(self, players: list[int]) -> dict[int | None, list[str]]:
        """The moves of each. Those who may do the same share one list, as where all may react."""
        found: dict[int | None, list[str]] = {}
        actions: list[int] = []
        moves: list[str] = []
        for player in players:
            own = self.legal_actions(player)
            if own != actions:
                actions, moves = own, self._written(own)
            found[player] = moves
        return found

    def _written(self, actions: list[int]) -> list[str]:
        return [self.game.write_move(action) for action in actions]

    def _read(self, player: int, move: str) -> int:
        """The action of a player's move, or why it is none."""
        action = self.game.read_move(move)
        if action is None:
            reason = self.game.form_refusal(self.position, player, move) if player in self.to_act else None
            raise reason or IllegalMove(MOVE_FORM, f"{self.game.title} has no move {quote(move)}")
        return action

    def _refusal(self, player: int, action: int) -> IllegalMove:
        if self.over:
            return IllegalMove(MOVE_OVER, "the game is over")
        if player not in self.to_act:
            return IllegalMove(MOVE_TURN, f"it is not player {player}'s turn to move")
        if not self.game.has_action(action):
            return IllegalMove(MOVE_FORM, f"{self.game.title} has no action {quote(action)}")
        return self.game.refusal(self.position, player, action)

    def _let_chance_play(self) -> None:
        if self._source is not None:
            while self.position.awaits() != NO_DRAW:
                self.draw(self._source)

    def _play_chance(self, move: str) -> None:
        awaited = self.position.awaits()
        if awaited == NO_DRAW:
            raise IllegalMove(MOVE_TURN, f"chance has nothing to draw now, so {quote(move)} is refused")
        kind = self.game.draws[awaited]
        drawn = kind.lots(move)
        kind.check(drawn, self.position)
        self._settle(drawn)

    def _settle(self, drawn: list[int]) -> None:
        self.history.append((CHANCE, self.game.draws[self.position.awaits()].text(drawn)))
        self.position.settle(drawn)


def check_text(move: object) -> None:
    if not isinstance(move, str):
        raise IllegalMove(MOVE_FORM, f"a move is a string, not {quote(move)}")


NO_NUMBER = -(2**60)


def as_number(value: SupportsIndex) -> int:
    """A whole number as Python's own, from numpy's too; NO_NUMBER for what is none, or far too large."""
    if type(value) is not int:
        if isinstance(value, bool) or not hasattr(value, "__index__"):
            return NO_NUMBER
        value = operator.index(value)
    return value if NO_NUMBER < value < -NO_NUMBER else NO_NUMBER


def as_rng(rng: Rng | random.Random) -> Rng:
    """Searches run on an Rng; a random.Random seeds one."""
    return rng if isinstance(rng, Rng) else Rng(rng.getrandbits(62))
