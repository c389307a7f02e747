"""A game of Dojo at one instant, and what may be done in it: the hot heart (compiled).

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
from randori.games.dojo import finishing, grid, redealing, sights
from randori.games.dojo.cards import (
    BELT,
    DECK_SIZE,
    NO_CARD,
    NO_TROPHY,
    TROPHIES,
    TROPHY_COUNT,
    is_orange,
)
from randori.games.dojo.phases import (
    ANY_THROW,
    ASKING,
    CHALLENGE,
    CHALLENGE_OR_PASS,
    DEALER_DRAW,
    DECK_DRAW,
    FIRST_COLUMN_LINE,
    GIVE,
    GIVING,
    IN_THE_BOX,
    IN_THE_PILE,
    LINES,
    MOST_PLAYERS,
    NO_CHOICE,
    NONE_YET,
    OVER,
    PLACE,
    PLACING,
    ROCK,
    ROUNDS,
    SCISSORS,
    SORTED_TROPHIES,
    SWAP,
    SWAP_OR_KEEP,
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

    def legal_set(self, player: i64) -> i64:
        """The legal actions of a player who is to act, as a set."""
        if self.phase == PLACING:
            return bits.shifted(self.free_places(player), PLACE)
        if self.phase == GIVING:
            return self._without_card()
        if self.phase == ASKING:
            return CHALLENGE_OR_PASS  # DOJO-CHALLENGE
        if self.phase == SWAPPING:
            return SWAP_OR_KEEP  # DOJO-CHALLENGE-PRIZE
        if self.phase == THROWING:
            return ANY_THROW  # DOJO-BLACK-BELT
        return bits.shifted(self.free_lines(player), TROPHY)

    def _without_card(self) -> i64:
        """DOJO-RECRUIT: those who have no card yet this round."""
        seats: i64 = 0
        for seat in range(self.players):
            if self.hands[seat] == NO_CARD:
                seats |= bits.only(seat)
        return seats

    def free_places(self, player: i64) -> i64:
        """DOJO-TRAIN-NEXT, DOJO-TRAIN-FIRST, DOJO-GRID: where a player's next card may lie."""
        filled = self.filled[player]
        if self.terms.is_floating:
            if not filled:
                return bits.only(grid.ORIGIN)
            return grid.neighbours(filled) & grid.frame(filled)
        if not filled:
            return grid.FIXED_FRAME
        return grid.neighbours(filled) & grid.FIXED_FRAME

    def free_lines(self, player: i64) -> i64:
        """DOJO-TROPHY-LEGAL: black on a row, orange on a column, that holds a card and no trophy."""
        lines: i64 = 0
        filled = self.filled[player]
        if is_orange(self.prize()):
            for column in range(grid.GRID_COLUMNS):
                if (
                    grid.has_column(filled, column)
                    and self.mark(player, FIRST_COLUMN_LINE + column) == NO_TROPHY
                ):
                    lines |= bits.only(FIRST_COLUMN_LINE + column)
        else:
            for row in range(grid.GRID_ROWS):
                if grid.has_row(filled, row) and self.mark(player, row) == NO_TROPHY:
                    lines |= bits.only(row)
        return lines

    def mark(self, player: i64, line: i64) -> i64:
        """The trophy on a line of a player's grid."""
        return self.marks[LINES * player + line]

    def prize(self) -> i64:
        """The trophy that was turned up last: the one that lies face up, or was won this round."""
        return self.trophies[self.turned - 1]

    def legal_actions(self, player: i64) -> list[int]:
        if not bits.has(self.actors(), player):
            return []
        return bits.to_list(self.legal_set(player))

    def random_action(self, player: i64, rng: Rng) -> i64:
        return bits.pick(self.legal_set(player), rng)

    def playout(self, rng: Rng) -> i64:
        # Those who act at the same time know nothing of each other: they may as well go in order.
        decisions: i64 = 0
        while self.phase != OVER:
            if self.phase <= TROPHIES_DRAW:
                self.settle_at_random(rng)
            else:
                player = bits.lowest(self.actors())
                self.apply(player, bits.pick(self.legal_set(player), rng))
                decisions += 1
        return decisions

    # --- doing it

    def apply(self, player: i64, action: i64) -> None:
        if self.phase == PLACING:
            self.choices[player] = action - PLACE
            if self._undecided() == 0:
                self._train()
        elif self.phase == GIVING:
            self._give(action - GIVE)
        elif self.phase == ASKING:
            self._answer(action)
        elif self.phase == THROWING:
            self.choices[player] = action
            if self.actors() == 0:
                self._show_throws()
        elif self.phase == SWAPPING:
            if action == SWAP:
                self._swap()
            self.phase = PLACING
        else:
            self.marks[LINES * player + action - TROPHY] = self.prize()
            self._end_round()

    def _begin_round(self) -> None:
        self.round += 1
        self.given = 0
        self.throws = 0
        self.challenger = NOBODY
        self.winner = NOBODY
        self.has_swapped = False
        self.asked = NOBODY
        if self.is_dealt_at_random():
            for seat in range(self.players):  # DOJO-FIVE
                self._give(seat)
            self.phase = PLACING
            return
        if not self.has_face_up_trophy():
            self.turned += 1  # DOJO-ROUNDS
        self.phase = GIVING

    def is_dealt_at_random(self) -> bool:
        """DOJO-FIVE: the first and the last round of five have no dealer, no challenge, no trophy."""
        return self.players == MOST_PLAYERS and (self.round == 1 or self.round == ROUNDS)

    def has_face_up_trophy(self) -> bool:
        return self.turned > 0 and self.owners[self.turned - 1] == IN_THE_PILE

    def _give(self, seat: i64) -> None:
        """DOJO-RECRUIT: the top card, until everyone has one."""
        self.hands[seat] = self.deck[self.drawn]
        self.receivers[self.given] = seat
        self.drawn += 1
        self.given += 1
        if self.given == self.players:
            self.phase = ASKING
            self.asked = self._left_of(self.dealer)

    def _left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.players else 0

    def _answer(self, action: i64) -> None:
        """DOJO-CHALLENGE: the first challenge ends the asking; DOJO-NO-CHALLENGE when all have passed."""
        if action == CHALLENGE:
            self.challenger = self.asked
            if self.terms.black_belt:
                self.phase = THROWING
            else:
                self._decide()
            return
        self.asked = self._left_of(self.asked)
        if self.asked == self.dealer:
            self.phase = PLACING

    def _show_throws(self) -> None:
        self.thrown[2 * self.throws] = self.choices[self.dealer]
        self.thrown[2 * self.throws + 1] = self.choices[self.challenger]
        self.choices[self.dealer] = NO_CHOICE
        self.choices[self.challenger] = NO_CHOICE
        self.throws += 1
        if self.throws == THROWS:
            self._decide()

    def throws_won(self, first: i64) -> i64:
        """DOJO-BLACK-BELT: how many throws the dealer (0) or the challenger (1) has won."""
        won: i64 = 0
        for throw in range(self.throws):
            mine = self.thrown[2 * throw + first]
            theirs = self.thrown[2 * throw + 1 - first]
            if mine == theirs + 1 or (mine == ROCK and theirs == SCISSORS):
                won += 1
        return won

    def _decide(self) -> None:
        """DOJO-CHALLENGE-WIN: the higher belt; on equality the challenger."""
        dealers = BELT[self.hands[self.dealer]] + self.throws_won(0)
        challengers = BELT[self.hands[self.challenger]] + self.throws_won(1)
        self.winner = self.dealer if dealers > challengers else self.challenger
        self.owners[self.turned - 1] = self.winner  # DOJO-CHALLENGE-PRIZE
        self.phase = SWAPPING

    def _swap(self) -> None:
        card = self.hands[self.dealer]
        self.hands[self.dealer] = self.hands[self.challenger]
        self.hands[self.challenger] = card
        self.has_swapped = True

    def _train(self) -> None:
        """DOJO-TRAIN: all cards are laid at once."""
        for player in range(self.players):
            place = self.choices[player]
            self.choices[player] = NO_CHOICE
            self.laid[ROUNDS * player + self.round - 1] = self.hands[player] | (place << 5)
            self.filled[player] |= bits.only(place)
            self.hands[player] = NO_CARD
        # DOJO-TROPHY-PLACE: the card before the trophy. DOJO-WHITE-BELT: trophies are not placed.
        if self.winner == NOBODY or self.terms.white_belt:
            self._end_round()
        elif self.free_lines(self.winner):
            self.phase = TROPHY_PLACING
        else:
            self.owners[self.turned - 1] = IN_THE_BOX  # DOJO-TROPHY-LEGAL
            self._end_round()

    def _end_round(self) -> None:
        if self.round == ROUNDS:
            finishing.finish(self)
            return
        if not self.is_dealt_at_random():
            self.dealer = self._left_of(self.dealer)  # DOJO-ROUNDS; DOJO-FIVE: he deals in round 2
        self._begin_round()

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
            self._begin_round()

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
            self._begin_round()

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

    def knows_hand(self, observer: i64, seat: i64) -> bool:
        """DOJO-RECRUIT-INFO, DOJO-VIEW: one's own card, those one dealt, those shown in a challenge;
        and all that have been laid."""
        if observer == seat or self.hands[seat] == NO_CARD:
            return True
        if observer == self.dealer and not self.is_dealt_at_random():
            return True
        return self.challenger != NOBODY and (seat == self.dealer or seat == self.challenger)

    def knows_top(self, observer: i64) -> bool:
        """DOJO-RECRUIT: the dealer has looked at the card he is about to give."""
        return self.phase == GIVING and observer == self.dealer

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
