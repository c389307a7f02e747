"""A match of Mémo Combo at one instant: the hot heart (compiled). It answers questions; its course is in
rounds.py.

Seats are players. Many may act at once, and the first who does is the first:
the order in which `apply` is called is the order of the table.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.arrays import vec
from randori.engine.names import Action, Card, Player, Players, Seat
from randori.engine.position import NO_DRAW, NOBODY, Position
from randori.engine.rng import Rng
from randori.games.memo import dealing, estimates, finishing, knowledge, legal, redealing, rounds, showing
from randori.games.memo.actions import PASS, action
from randori.games.memo.cards import NO_CARD
from randori.games.memo.knowledge import Knowledge
from randori.games.memo.layout import Layout, Slot
from randori.games.memo.phases import (
    CALLING,
    DECK_DRAW,
    FOR_DRAW,
    LEFT,
    LOOKING,
    MOST_FORESEEN,
    OVER,
    REACTING,
    SHUFFLE_DRAW,
    STARTER_DRAW,
    Terms,
)


@final
class MemoPosition(Position):
    def __init__(
        self,
        terms: Terms,
        layout: Layout,
        knowledge: Knowledge,
        emptied: vec[i64],
        totals: vec[i64],
        queue: list[int],
        shown: vec[i64],
        turned_up: vec[i64],
    ) -> None:
        self.terms = terms
        self.players = terms.players
        self.layout = layout
        self.knowledge = knowledge
        self.phase = DECK_DRAW
        self.mover: Player = NOBODY  # who alone is to act, where that is one player
        # the match
        self.totals = totals
        self.games_done: i64 = 0
        self.victors: Players = 0  # of the game that ended last
        self.last_layout = layout  # where its cards lay; never changed, only replaced
        # the game
        self.rounds: i64 = 0
        self.active: Player = NOBODY  # the active player
        self.direction = LEFT
        self.moment: i64 = 0
        self.emptied = emptied  # when each bench last became empty
        # the round
        self.ready: Players = 0  # who has looked, or passed
        self.drawn = NO_CARD
        self.queue = queue  # powers gained, first first: see gained.py
        # a move of several steps
        self.is_free_power = False  # the bird's infiltration
        self.seat: Seat = NOBODY
        self.slot: Slot = 0
        self.second_slot: Slot = 0
        self.crosses: i64 = 0
        self.purpose = FOR_DRAW  # what a card of the pile is needed for
        self.turned_up = turned_up  # cards guessed after a game: 1
        # for views
        self.shown = shown  # what each is shown alone: see showing.py
        self.last_player: Player = NOBODY
        self.last_action: Action = 0
        self.last_card = NO_CARD
        self.last_fits = False

    @staticmethod
    def new(terms: Terms) -> MemoPosition:
        """Before anything has happened."""
        players, size = terms.players, terms.deck.size
        return MemoPosition(
            terms,
            Layout.new(players, size),
            Knowledge.new(players, size),
            emptied=vec[i64]([0] * players),
            totals=vec[i64]([0] * players),
            queue=[],
            shown=showing.nothing_shown(players),
            turned_up=vec[i64]([0] * size),
        )

    # --- whose decision

    def is_over(self) -> bool:
        return self.phase == OVER

    def awaits(self) -> i64:
        return self.phase if self.phase <= SHUFFLE_DRAW else NO_DRAW

    def actors(self) -> Players:
        if self.phase == REACTING or self.phase == LOOKING:
            return self.terms.everyone & ~self.ready
        if self.phase == CALLING:
            return self.terms.callers
        if self.phase <= SHUFFLE_DRAW or self.phase == OVER:
            return 0
        return bits.only(self.mover)

    # --- what may be done

    def legal_actions(self, player: Player) -> list[int]:
        return legal.legal_actions(self, player)

    def random_action(self, player: Player, rng: Rng) -> Action:
        # Where all may react, drawing evenly among all plays would never let the reactions end:
        # passing is made so likely that they end without a play somewhat more often than not.
        if self.phase == REACTING and rng.below(2 * self.players):
            return action(PASS)
        actions = self.legal_actions(player)
        return actions[rng.below(len(actions))]

    def may_play_from(self, player: Player, seat: Seat) -> bool:
        """MEMO-REACT, MEMO-STEAL; MEMO-CROCODILE, MEMO-BIRD: in teams, own cards or others' cards only."""
        if seat == player:
            return not self.terms.is_bird(player)
        if self.terms.in_teams and not self.terms.is_bird(player):
            return False
        return self.layout.counts[player] > 0

    def foreseen_count(self) -> i64:
        return self.layout.pile_size if self.layout.pile_size < MOST_FORESEEN else MOST_FORESEEN

    def is_turned_up(self, card: Card) -> bool:
        """Guessed already."""
        return self.turned_up[card] == 1

    # --- doing it

    def apply(self, player: Player, action: Action) -> None:
        rounds.act(self, player, action)

    # --- the end

    def scores(self) -> list[int]:
        return [int(total) for total in self.totals]

    def winners(self) -> list[int]:
        return finishing.winners(self)

    # --- for searches

    def stage(self) -> i64:
        return (self.terms.max_rounds + 1) * self.games_done + self.rounds

    def win_estimate(self, player: Player) -> float:
        return estimates.win_estimate(self, player)

    def information_key(self, observer: Player) -> i64:
        """MEMO-VIEW, and all the observer remembers for certain."""
        return knowledge.fingerprint(self, observer)

    # --- chance

    def lots(self) -> list[int]:
        if self.phase == DECK_DRAW:
            return list(range(self.terms.deck.size))
        if self.phase == STARTER_DRAW:
            return list(range(self.terms.crocodiles))
        return [int(card) for card in self.layout.dojo[: self.layout.dojo_size - 1]]

    def lots_drawn(self) -> i64:
        if self.phase == DECK_DRAW:
            return self.terms.deck.size
        return 1 if self.phase == STARTER_DRAW else self.layout.dojo_size - 1

    def settle(self, drawn: list[int]) -> None:
        if self.phase == DECK_DRAW:
            dealing.deal(self, drawn)
        elif self.phase == STARTER_DRAW:
            rounds.begin_with(self, drawn[0])
        else:
            rounds.go_on_shuffled(self, drawn)

    # --- copies

    def copy(self) -> MemoPosition:
        twin = MemoPosition(
            self.terms,
            self.layout.copy(),
            self.knowledge.copy(),
            self.emptied[:],
            self.totals[:],
            self.queue[:],
            self.shown[:],
            self.turned_up[:],
        )
        twin.phase = self.phase
        twin.mover = self.mover
        twin.games_done = self.games_done
        twin.victors = self.victors
        twin.last_layout = self.last_layout
        twin.rounds = self.rounds
        twin.active = self.active
        twin.direction = self.direction
        twin.moment = self.moment
        twin.ready = self.ready
        twin.drawn = self.drawn
        twin.is_free_power = self.is_free_power
        twin.seat = self.seat
        twin.slot = self.slot
        twin.second_slot = self.second_slot
        twin.crosses = self.crosses
        twin.purpose = self.purpose
        twin.last_player = self.last_player
        twin.last_action = self.last_action
        twin.last_card = self.last_card
        twin.last_fits = self.last_fits
        return twin

    def redeal(self, observer: Player, rng: Rng) -> MemoPosition:
        """MEMO-VIEW, MEMO-MEMORY: the hidden cards anew, consistent with all the observer was ever shown."""
        twin = self.copy()
        if self.phase == OVER or self.phase == DECK_DRAW:
            return twin
        redealing.redeal(twin, observer, rng)
        return twin

    def hidden_places(self) -> list[int]:
        """The cards that lie face down, in an order of places: benches, the drawn card, the pile."""
        cards: list[int] = []
        for seat in range(self.players):
            cards += self.layout.bench(seat)
        if self.drawn != NO_CARD:
            cards.append(self.drawn)
        for index in range(self.layout.pile_size):
            cards.append(self.layout.foreseen(index))
        return cards

    def dealt(self) -> list[list[int]] | None:
        return None
