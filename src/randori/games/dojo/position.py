"""A game of Dojo at one instant: the hot heart (compiled). It answers questions; its course is in rounds.py.

Seats are players. A dojo is the places filled, the cards in the order they
were laid, and a trophy at most on each row and column of the grid (grid.py).
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.arrays import vec
from randori.engine.names import Action, Card, Place, Places, Player, Players
from randori.engine.position import NO_DRAW, NOBODY, Position
from randori.engine.rng import Rng
from randori.games.dojo import estimates, finishing, knowledge, legal, redealing, rounds
from randori.games.dojo.cards import DECK_SIZE, NO_CARD, TROPHIES, TROPHY_COUNT
from randori.games.dojo.grid import GRID_LINES
from randori.games.dojo.layings import Laying, laying_of
from randori.games.dojo.phases import (
    ASKING,
    DEALER_DRAW,
    DECK_DRAW,
    GIVING,
    IN_THE_PILE,
    MOST_PLAYERS,
    NO_CHOICE,
    NONE_YET,
    OVER,
    PLACE,
    PLACING,
    ROUNDS,
    SORTED_TROPHIES,
    SWAPPING,
    THROWING,
    THROWS,
    TROPHIES_DRAW,
    TROPHY_PLACING,
    ZEROS,
    Terms,
)


@final
class DojoPosition(Position):
    def __init__(
        self,
        terms: Terms,
        deck: vec[Card],
        trophies: vec[i64],
        owners: vec[i64],
        hands: vec[Card],
        receivers: vec[Player],
        choices: vec[i64],
        thrown: vec[Action],
        filled: vec[Places],
        laid: vec[Laying],
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
        self.dealer: Player = NOBODY
        self.hands = hands  # each player's card of this round
        self.receivers = receivers  # who got the first card, the second, …
        self.given: i64 = 0
        self.asked: Player = NOBODY
        self.challenger: Player = NOBODY
        self.winner: Player = NOBODY
        self.has_swapped = False
        self.choices = choices  # secret until all are in: a throw, or a place
        self.thrown = thrown  # the dealer's and the challenger's throws, in turn
        self.throws: i64 = 0
        # the dojos
        self.filled = filled
        self.laid = laid  # twelve for each player
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
            marks=NONE_YET[: GRID_LINES * players],
        )

    # --- whose decision

    def is_over(self) -> bool:
        return self.phase == OVER

    def awaits(self) -> i64:
        return self.phase if self.phase <= TROPHIES_DRAW else NO_DRAW

    def actors(self) -> Players:
        if self.phase == PLACING:
            return self.undecided()  # DOJO-TRAIN: all at the same time
        if self.phase == THROWING:
            duellists = bits.only(self.dealer) | bits.only(self.challenger)
            return duellists & self.undecided()
        if self.phase == GIVING:
            return bits.only(self.dealer)
        if self.phase == ASKING:
            return bits.only(self.asked)
        if self.phase == SWAPPING or self.phase == TROPHY_PLACING:
            return bits.only(self.winner)
        return 0

    def undecided(self) -> Players:
        """Those who have made no choice yet."""
        players: Players = 0
        for player in range(self.players):
            if self.choices[player] == NO_CHOICE:
                players |= bits.only(player)
        return players

    # --- what may be done

    def legal_actions(self, player: Player) -> list[int]:
        if not bits.has(self.actors(), player):
            return []
        return bits.to_list(legal.legal_set(self, player))

    def random_action(self, player: Player, rng: Rng) -> Action:
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

    def apply(self, player: Player, action: Action) -> None:
        rounds.act(self, player, action)

    def is_dealt_at_random(self) -> bool:
        """DOJO-FIVE: the first and the last round of five have no dealer, no challenge, no trophy."""
        return self.players == MOST_PLAYERS and (self.round == 1 or self.round == ROUNDS)

    # --- the piles, the throws, the dojos

    def top(self) -> Card:
        """The card that is given next."""
        return self.deck[self.drawn]

    def prize(self) -> i64:
        """The trophy that was turned up last: the one that lies face up, or was won this round."""
        return self.trophies[self.turned - 1]

    def thrown_by_dealer(self, throw: i64) -> Action:
        return self.thrown[2 * throw]

    def thrown_by_challenger(self, throw: i64) -> Action:
        return self.thrown[2 * throw + 1]

    def note_throws(self, dealers: Action, challengers: Action) -> None:
        self.thrown[2 * self.throws] = dealers
        self.thrown[2 * self.throws + 1] = challengers
        self.throws += 1

    def laying(self, player: Player, index: i64) -> Laying:
        """A card of a player's dojo, in the order they were laid."""
        return self.laid[ROUNDS * player + index]

    def lay(self, player: Player, card: Card, place: Place) -> None:
        """The card of this round onto a place."""
        self.laid[ROUNDS * player + self.round - 1] = laying_of(card, place)
        self.filled[player] |= bits.only(place)

    def mark(self, player: Player, line: i64) -> i64:
        """The trophy on a line of a player's grid."""
        return self.marks[GRID_LINES * player + line]

    def put_mark(self, player: Player, line: i64, trophy: i64) -> None:
        self.marks[GRID_LINES * player + line] = trophy

    def has_face_up_trophy(self) -> bool:
        return self.turned > 0 and self.owners[self.turned - 1] == IN_THE_PILE

    # --- the end

    def scores(self) -> list[int]:
        """DOJO-WIN: 0 until the game is over."""
        if self.phase != OVER:
            return [0] * self.players
        return [int(score) for score in self.finals]

    def winners(self) -> list[int]:
        return finishing.winners(self)

    # --- for searches

    def stage(self) -> i64:
        return self.round

    def win_estimate(self, player: Player) -> float:
        return estimates.win_estimate(self, player)

    def information_key(self, observer: Player) -> i64:
        return knowledge.fingerprint(self, observer)

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

    def redeal(self, observer: Player, rng: Rng) -> DojoPosition:
        twin = self.copy()
        if self.phase != OVER and self.phase > DECK_DRAW:
            redealing.redeal(twin, observer, rng)
        return twin

    def dealt_to(self, seat: Player) -> Card:
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
