"""What every game's position offers to players, searches and servers (compiled).

A position is mutable and speaks plain integers: players are 0 … n-1, actions
are small numbers private to each game, chance is a list of lots drawn. It
keeps no history and checks nothing: `State` (state.py) does both on top of it.
A game in plain Python may subclass it and still run under compiled searches.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from randori.engine import bits
from randori.engine.names import Action, Player, Players
from randori.engine.rng import Rng

CHANCE: Final = -1  # the player who shuffles
NOBODY: Final[Player] = -1  # no seat, no player; as an observer: a spectator
NO_DRAW: Final[i64] = 0  # chance is not to act
NO_SIGHT: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(metaclass=ABCMeta):
    """The bare rules of a game under way, in integers: what searches and research play on."""

    def __repr__(self) -> str:
        if self.is_over():
            return f"<{type(self).__name__}: over>"
        players = bits.to_list(self.actors())
        return f"<{type(self).__name__}: {', '.join([str(player) for player in players]) or 'chance'} to act>"

    # --- whose decision

    @abstractmethod
    def is_over(self) -> bool:
        """True when no decision remains."""

    @abstractmethod
    def awaits(self) -> i64:
        """The number of the draw that chance must make now, or NO_DRAW."""

    @abstractmethod
    def actors(self) -> Players:
        """The set of the players who may act now; empty while chance must."""

    def actor(self) -> Player:
        """The first of those who may act; NOBODY when nobody may."""
        actors = self.actors()
        return bits.lowest(actors) if actors else NOBODY

    # --- decisions

    @abstractmethod
    def legal_actions(self, player: Player) -> list[int]:
        """The actions open to the player now, in ascending order."""

    @abstractmethod
    def apply(self, player: Player, action: Action) -> None:
        """Carry out a legal action."""

    # --- chance

    @abstractmethod
    def lots(self) -> list[int]:
        """What is in the urn for the draw that is awaited."""

    @abstractmethod
    def lots_drawn(self) -> i64:
        """How many lots are drawn from it, one after the other."""

    @abstractmethod
    def settle(self, drawn: list[int]) -> None:
        """Carry out the draw that is awaited, with these lots in this order."""

    def settle_at_random(self, rng: Rng) -> None:
        """Draw and carry out; games may override it for speed."""
        lots = self.lots()
        drawn: list[int] = []
        for _ in range(self.lots_drawn()):
            drawn.append(lots.pop(rng.below(len(lots))))
        self.settle(drawn)

    # --- outcome

    @abstractmethod
    def scores(self) -> list[int]:
        """The totals so far, by player."""

    @abstractmethod
    def winners(self) -> list[int]:
        """All who share the win; nobody until the end."""

    # --- for searches

    def stage(self) -> i64:
        """A number that grows as the game goes on, such as the rounds played: a search may look so many
        stages ahead instead of to the end."""
        return 0

    def win_estimate(self, player: Player) -> float:
        """How things look for a player, from 0 (lost) to 1 (won): at the end his part in the win; where a
        search stops before it, an estimate."""
        if not self.is_over():
            return 0.5
        winners = self.winners()
        return 1.0 / len(winners) if player in winners else 0.0

    def information_key(self, observer: Player) -> i64:
        """A fingerprint of what the observer (a player, or NOBODY: a spectator) knows: never negative, and
        the same for positions he cannot tell apart. NO_SIGHT: the game has none; searches then go by the
        moves made, which is sound where all moves are made openly."""
        return NO_SIGHT

    # --- copies

    @abstractmethod
    def copy(self) -> Position:
        """An independent copy."""

    @abstractmethod
    def redeal(self, observer: Player, rng: Rng) -> Position:
        """A copy where what the observer (a player, or NOBODY: a spectator)
        cannot know is dealt anew, uniformly among all that fits what he knows.
        The outcome depends on what he knows and on the generator alone: never on the truth."""

    @abstractmethod
    def dealt(self) -> list[list[int]] | None:
        """The latest draws, in order, as they must have been to lead here.
        After `redeal` they are the draws of the imagined deal; None where an
        imagined position cannot be told as a record."""

    def secret_choices(self) -> list[tuple[int, int]]:
        """Choices made but not yet shown, as (player, action): each is that player's latest move."""
        return []

    # --- random play

    def random_action(self, player: Player, rng: Rng) -> Action:
        """One legal action drawn uniformly; games may override it for speed."""
        actions = self.legal_actions(player)
        return actions[rng.below(len(actions))]

    def step(self, rng: Rng) -> i64:
        """Let chance, or a random one of those who may act, act at random;
        return how many decisions that was."""
        if self.awaits() != NO_DRAW:
            self.settle_at_random(rng)
            return 0
        player = bits.pick(self.actors(), rng)
        self.apply(player, self.random_action(player, rng))
        return 1

    def playout(self, rng: Rng) -> i64:
        """Play uniformly at random to the end; return how many decisions."""
        decisions: i64 = 0
        while not self.is_over():
            decisions += self.step(rng)
        return decisions
