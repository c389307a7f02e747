"""A game of Dojo at one instant,: the hot heart (compiled).

Seats are players. A dojo is the places filled, the cards in the order they
were laid, and a trophy at most on each row and column of the grid (grid.py).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.packed import vec
from randori.engine.position import NO_DRAW, NOBODY, Position
from randori.engine.rng import Rng
from randori.games.dojo import finishing, legal, redealing, rounds, sights
from randori.games.dojo.cards import (
    DECK_SIZE,
    NO_CARD,
    TROPHIES,
    TROPHY_COUNT,
)
from randori.games.dojo.phases import (
    ASKING,
    DEALER_DRAW,
    DECK_DRAW,
    GIVE,
    GIVING,
    IN_THE_PILE,
    LINES,
    MOST_PLAYERS,
    NO_CHOICE,
    NONE_YET,
    OVER,
    PLACE,
    PLACING,
    ROUNDS,
    SORTED_TROPHIES,
    SWAP,
    SWAPPING,
    THROWING,
    THROWS,
    TROPHIES_DRAW,
    TROPHY,
    TROPHY_PLACING,
    ZEROS,
    Terms,
)


@final
class DojoPosition(Position):
    def __init__(
        self,
        terms: Terms,
        deck: vec[i64],
        trophies: vec[i64],
        owners: vec[i64],
        hands: vec[i64],
        receivers: vec[i64],
        choices: vec[i64],
        thrown: vec[i64],
        filled: vec[i64],
        laid: vec[i64],
        marks: vec[i64],
    ) -> None:
        self.terms = terms
        self.players = terms.players
        self.phase = DEALER_DRAW
        # the piles, top first; never changed, only replaced
        self.deck = deck
        self.trophies = trophies
        self.drawn: i64 = 0  # cards taken off the deck
        self.turned: i64 = 0  # trophies turned up so far
        self.owners = owners  # of each trophy, in the order of their pile
        # the round
        self.round: i64 = 0
        self.dealer = NOBODY
        self.hands = hands  # each player's card of this round
        self.receivers = receivers  # who got the first card, the second, …
        self.given: i64 = 0
        self.asked = NOBODY
        self.challenger = NOBODY
        self.winner = NOBODY
        self.has_swapped = False
        self.choices = choices  # secret until all are in: a throw, or a place
        self.thrown = thrown  # dealer's and challenger's throws, in turn
        self.throws: i64 = 0
        # the dojos
        self.filled = filled
        self.laid = laid  # twelve for each player; see laid_card, laid_at
        self.marks = marks  # the trophy on each line of each player's grid
        self.finals = hands

    @staticmethod
    def new(terms: Terms) -> DojoPosition:
        """Before anything has happened."""
        players = terms.players
        return DojoPosition(
            terms,
            deck=NONE_YET[:0],
            trophies=NONE_YET[:0],
            owners=NONE_YET[:TROPHY_COUNT],
            hands=NONE_YET[:players],
            receivers=NONE_YET[:players],
            choices=NONE_YET[:players],
            thrown=NONE_YET[: 2 * THROWS],
            filled=ZEROS[:players],
            laid=ZEROS[: ROUNDS * players],
            marks=NONE_YET[: LINES * players],
        )

    # --- whose decision

    def is_over(self) -> bool:
        return self.phase == OVER

    def awaits(self) -> i64:
        return self.phase if self.phase <= TROPHIES_DRAW else NO_DRAW

    def actors(self) -> i64:
        if self.phase == PLACING:
            return self._undecided()  # DOJO-TRAIN: all at the same time
        if self.phase == THROWING:
            duellists = bits.only(self.dealer) | bits.only(self.challenger)
            return duellists & self._undecided()
        if self.phase == GIVING:
            return bits.only(self.dealer)
        if self.phase == ASKING:
            return bits.only(self.asked)
        if self.phase == SWAPPING or self.phase == TROPHY_PLACING:
            return bits.only(self.winner)
        return 0

    def _undecided(self) -> i64:
        players: i64 = 0
        for player in range(self.players):
            if self.choices[player] == NO_CHOICE:
                players |= bits.only(player)
        return players

    # --- what may be done

    def mark(self, player: i64, line: i64) -> i64:
        """The trophy on a line of a player's grid."""
        return self.marks[LINES * player + line]

    def prize(self) -> i64:
        """The trophy that was turned up last: the one that lies face up, or was won this round."""
        return self.trophies[self.turned - 1]

    def legal_actions(self, player: i64) -> list[int]:
        if not bits.has(self.actors(), player):
            return []
        return bits.to_list(legal.legal_set(self, player))

    def random_action(self, player: i64, rng: Rng) -> i64:
        return bits.pick(legal.legal_set(self, player), rng)

    def playout(self, rng: Rng) -> i64:
        # Those who act at the same time know nothing of each other: they may as well go in order.
        decisions: i64 = 0
        while self.phase != OVER:
            if self.phase <= TROPHIES_DRAW:
                self.settle_at_random(rng)
            else:
                player = bits.lowest(self.actors())
                self.apply(player, bits.pick(legal.legal_set(self, player), rng))
                decisions += 1
        return decisions

    # --- doing it

    def apply(self, player: i64, action: i64) -> None:
        if self.phase == PLACING:
            self.choices[player] = action - PLACE
            if self._undecided() == 0:
                rounds.train(self)
        elif self.phase == GIVING:
            rounds.give(self, action - GIVE)
        elif self.phase == ASKING:
            rounds.answer(self, action)
        elif self.phase == THROWING:
            self.choices[player] = action
            if self.actors() == 0:
                rounds.show_throws(self)
        elif self.phase == SWAPPING:
            if action == SWAP:
                rounds.swap(self)
            self.phase = PLACING
        else:
            self.marks[LINES * player + action - TROPHY] = self.prize()
            rounds.end_round(self)

    def is_dealt_at_random(self) -> bool:
        """DOJO-FIVE: the first and the last round of five have no dealer, no challenge, no trophy."""
        return self.players == MOST_PLAYERS and (self.round == 1 or self.round == ROUNDS)

    def has_face_up_trophy(self) -> bool:
        return self.turned > 0 and self.owners[self.turned - 1] == IN_THE_PILE

    # --- the end

    def scores(self) -> list[int]:
        """DOJO-WIN: 0 until the game is over."""
        if self.phase != OVER:
            return [0] * self.players
        return [int(score) for score in self.finals]

    def winners(self) -> list[int]:
        """DOJO-WIN, DOJO-TIE: the highest score, then the most trophies; still tied, the win is shared."""
        if self.phase != OVER:
            return []
        ranks = [
            100 * self.finals[player] + finishing.trophies_held(self, player)
            for player in range(self.players)
        ]
        return [player for player in range(self.players) if ranks[player] == max(ranks)]

    # --- for searches

    def stage(self) -> i64:
        return self.round

    def prospect(self, player: i64) -> float:
        return finishing.prospect(self, player)

    def sight(self, observer: i64) -> i64:
        return sights.of(self, observer)

    # --- chance

    def lots(self) -> list[int]:
        if self.phase == DEALER_DRAW:
            return list(range(self.players))
        if self.phase == DECK_DRAW:
            return [int(card) for card in self.terms.deck]
        return list(TROPHIES)

    def lots_drawn(self) -> i64:
        if self.phase == DEALER_DRAW:
            return 1
        return DECK_SIZE if self.phase == DECK_DRAW else TROPHY_COUNT

    def settle(self, drawn: list[int]) -> None:
        """DOJO-SETUP"""
        if self.phase == DEALER_DRAW:
            self.dealer = drawn[0]
            self.phase = DECK_DRAW
        elif self.phase == DECK_DRAW:
            self.deck = vec[i64](drawn)
            self.phase = TROPHIES_DRAW
        else:
            self.trophies = vec[i64](drawn)
            rounds.begin_round(self)

    def settle_at_random(self, rng: Rng) -> None:
        if self.phase == DEALER_DRAW:
            self.dealer = rng.below(self.players)
            self.phase = DECK_DRAW
        elif self.phase == DECK_DRAW:
            self.deck = self.terms.deck[:]
            rng.shuffle(self.deck)
            self.phase = TROPHIES_DRAW
        else:
            self.trophies = SORTED_TROPHIES[:]
            rng.shuffle(self.trophies)
            rounds.begin_round(self)

    # --- copies

    def copy(self) -> DojoPosition:
        twin = DojoPosition(
            self.terms,
            self.deck,
            self.trophies,
            self.owners[:],
            self.hands[:],
            self.receivers[:],
            self.choices[:],
            self.thrown[:],
            self.filled[:],
            self.laid[:],
            self.marks[:],
        )
        twin.phase = self.phase
        twin.drawn = self.drawn
        twin.turned = self.turned
        twin.round = self.round
        twin.dealer = self.dealer
        twin.given = self.given
        twin.asked = self.asked
        twin.challenger = self.challenger
        twin.winner = self.winner
        twin.has_swapped = self.has_swapped
        twin.throws = self.throws
        twin.finals = self.finals
        return twin

    def redeal(self, observer: i64, rng: Rng) -> DojoPosition:
        twin = self.copy()
        if self.phase != OVER and self.phase > DECK_DRAW:
            redealing.redeal(twin, observer, rng)
        return twin

    def dealt_to(self, seat: i64) -> i64:
        """The card a seat was given this round, wherever it is now."""
        for turn in range(self.given):
            if self.receivers[turn] == seat:
                return self.deck[self.drawn - self.given + turn]
        return NO_CARD

    def dealt(self) -> list[list[int]]:
        if self.phase <= DECK_DRAW:
            return []
        draws = [[int(card) for card in self.deck]]
        if self.phase > TROPHIES_DRAW:
            draws.append([int(trophy) for trophy in self.trophies])
        return draws

    def secret_choices(self) -> list[tuple[int, int]]:
        first: i64 = PLACE if self.phase == PLACING else 0
        return [
            (player, self.choices[player] + first)
            for player in range(self.players)
            if self.choices[player] != NO_CHOICE
        ]
