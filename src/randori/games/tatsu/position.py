"""A Tatsu match at one instant: the hot heart (compiled). It answers questions; its course is in rounds.py.

Tables for two, three and four share everything but the deal and, for two,
the face-down cards. A seat's clan is its number's last bit in all of them.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from randori.engine import bits
from randori.engine.arrays import vec
from randori.engine.names import Action, Card, Cards, Player, Players, Seat
from randori.engine.position import NO_DRAW, NOBODY, Position
from randori.engine.rng import Rng
from randori.games.tatsu import dealing, estimates, finishing, knowledge, legal, redealing, rounds
from randori.games.tatsu.cards import DECK_SIZE, clan_cards
from randori.games.tatsu.phases import (
    DEAL_DRAW,
    DEALER_DRAW,
    GHOST_MASTER,
    GHOST_SEAT,
    OVER,
    PILES,
    PLAY,
    TRICK_SIZE,
    UNSHUFFLED,
    ZEROS,
    Terms,
    clan_of,
)
from randori.games.tatsu.plays import NO_PLAY, Play, laid_card, laid_from


@final
@mypyc_attr(free_list_len=1)  # a copy soon takes the place of one that was dropped
class TatsuPosition(Position):
    def __init__(
        self,
        terms: Terms,
        totals: vec[i64],
        hands: vec[Cards],
        face_down: vec[Cards],
        layout: vec[Card],
        captured: vec[Cards],
        plays: vec[Play],
    ) -> None:
        self.terms = terms
        self.seats = terms.seats
        self.phase = DEALER_DRAW
        self.dealer: Seat = NOBODY
        self.rounds_done: i64 = 0
        self.totals = totals  # by player; never changed, only replaced
        # the round on the table
        self.round: i64 = 0
        self.hands = hands  # with two players: the cards that lie face up
        self.face_down = face_down  # two players; empty with more
        self.layout = layout  # two players: the deal as it was laid out; never changed, only replaced
        self.captured = captured
        self.plays = plays  # in the order they were laid
        self.played: i64 = 0
        self.held: Cards = 0  # on the table, and not taken by anybody yet
        self.leader: Seat = NOBODY
        self.asked: Seat = NOBODY
        self.winning: Cards = 0  # the cards that won the tricks so far
        # the trick under way
        self.best: Play = NO_PLAY  # the highest card so far, fusions apart
        self.best_power: i64 = -1
        self.fusion_seat: Seat = NOBODY  # before whom the first fusion lies
        # the latest finished round
        self.last_plays = layout
        self.last_winning: Cards = 0
        self.last_yellow: Cards = 0
        self.last_red: Cards = 0

    @staticmethod
    def new(terms: Terms) -> TatsuPosition:
        """Before anything has happened."""
        return TatsuPosition(
            terms,
            totals=ZEROS[: terms.players],
            hands=ZEROS[:4],
            face_down=ZEROS[: 2 if terms.players == 2 else 0],
            layout=ZEROS[:0],
            captured=ZEROS[:2],
            plays=ZEROS[:],
        )

    # --- whose decision

    def is_over(self) -> bool:
        return self.phase == OVER

    def awaits(self) -> i64:
        return self.phase if self.phase <= DEAL_DRAW else NO_DRAW

    def actors(self) -> Players:
        return bits.only(self.player_at(self.acting_seat())) if self.phase == PLAY else 0

    def actor(self) -> Player:
        return self.player_at(self.acting_seat()) if self.phase == PLAY else NOBODY

    def turn(self) -> Seat:
        """The seat in front of which the next card will lie: TATSU-TRICK, clockwise from the leader;
        TATSU-2-TRICK, each in turn."""
        return (self.leader + self.played) & (self.seats - 1)

    def trick_begun(self) -> i64:
        """How many cards had been laid when the trick under way began."""
        return self.played & -TRICK_SIZE  # a power of two

    def acting_seat(self) -> Seat:
        """The seat from whose hand, or by whose asking, the next card comes."""
        return self.turn() if self.asked == NOBODY else self.asked

    def player_at(self, seat: Seat) -> Player:
        """Who decides for a seat. TATSU-3-GHOST-TURN, TATSU-3-ASK-GHOST: for the Ghost, the red player.
        TATSU-3-ROTATE: the players move on each round."""
        if self.terms.players != 3:
            return seat
        if seat == GHOST_SEAT:
            seat = GHOST_MASTER
        return (seat + 2 * self.round) % 3

    def seat_of(self, player: Player) -> Seat:
        """Where a player sits in this round: TATSU-3-ROTATE."""
        if self.terms.players != 3 or player == NOBODY:
            return player
        return (player + self.round) % 3

    # --- what may be done

    def wanted(self) -> Cards:
        """TATSU-TURN: the cards of the clan whose turn it is; only such may be played now."""
        return clan_cards(clan_of(self.turn()))

    def legal_actions(self, player: Player) -> list[int]:
        if self.phase != PLAY or player != self.player_at(self.acting_seat()):
            return []
        return bits.to_list(legal.legal_set(self))

    def random_action(self, player: Player, rng: Rng) -> Action:
        return bits.pick(legal.legal_set(self), rng)

    def playout(self, rng: Rng) -> i64:
        # The same as the engine's, with one player to act at a time: three times as fast.
        decisions: i64 = 0
        while self.phase != OVER:
            if self.phase == PLAY:
                rounds.act(self, bits.pick(legal.legal_set(self), rng))
                decisions += 1
            else:
                self.settle_at_random(rng)
        return decisions

    # --- doing it

    def apply(self, player: Player, action: Action) -> None:
        rounds.act(self, action)

    # --- the end of the match

    def scores(self) -> list[int]:
        return [int(total) for total in self.totals]

    def winners(self) -> list[int]:
        return finishing.winners(self)

    # --- for searches

    def stage(self) -> i64:
        return self.rounds_done

    def win_estimate(self, player: Player) -> float:
        return estimates.win_estimate(self, player)

    def information_key(self, observer: Player) -> i64:
        return knowledge.fingerprint(self, observer)

    # --- chance

    def lots(self) -> list[int]:
        if self.phase == DEAL_DRAW:
            return list(range(DECK_SIZE))
        if self.terms.players == 3:
            return [int(GHOST_MASTER)]  # TATSU-3-DEAL
        return list(range(self.seats))

    def lots_drawn(self) -> i64:
        return DECK_SIZE if self.phase == DEAL_DRAW else 1

    def settle(self, drawn: list[int]) -> None:
        if self.phase == DEALER_DRAW:
            self.dealer = drawn[0]
            self.phase = DEAL_DRAW
        else:
            dealing.deal(self, vec[i64](drawn))

    def settle_at_random(self, rng: Rng) -> None:
        if self.phase == DEALER_DRAW:
            self.dealer = GHOST_MASTER if self.terms.players == 3 else rng.below(self.terms.seats)
            self.phase = DEAL_DRAW
        else:
            cards = UNSHUFFLED[:]
            rng.shuffle(cards)
            dealing.deal(self, cards)

    # --- two players: seven piles each, a card face up on one face down

    def under(self, seat: Seat, pile: i64) -> Card:
        """The card that was laid face down in a pile."""
        return self.layout[2 * PILES * seat + pile]

    def upon(self, seat: Seat, pile: i64) -> Card:
        """The card that was laid face up on it."""
        return self.layout[2 * PILES * seat + PILES + pile]

    def lay_under(self, seat: Seat, pile: i64, card: Card) -> None:
        """Another card face down in a pile, in a layout of one's own."""
        self.layout[2 * PILES * seat + pile] = card

    def is_face_down(self, seat: Seat, pile: i64) -> bool:
        """Whether the card that was laid face down in a pile still lies there so."""
        return len(self.layout) > 0 and bits.has(self.face_down[seat], self.under(seat, pile))

    # --- copies

    def copy(self) -> TatsuPosition:
        twin = TatsuPosition(
            self.terms,
            self.totals,
            self.hands[:],
            self.face_down[:],
            self.layout,
            self.captured[:],
            self.plays[:],
        )
        twin.phase = self.phase
        twin.dealer = self.dealer
        twin.rounds_done = self.rounds_done
        twin.round = self.round
        twin.played = self.played
        twin.held = self.held
        twin.leader = self.leader
        twin.asked = self.asked
        twin.winning = self.winning
        twin.best = self.best
        twin.best_power = self.best_power
        twin.fusion_seat = self.fusion_seat
        twin.last_plays = self.last_plays
        twin.last_winning = self.last_winning
        twin.last_yellow = self.last_yellow
        twin.last_red = self.last_red
        return twin

    def redeal(self, observer: Player, rng: Rng) -> TatsuPosition:
        """TATSU-VIEW, TATSU-BACKS: hidden cards change places with others of their clan."""
        twin = self.copy()
        if self.phase != PLAY:
            return twin
        redealing.redeal(twin, self.seat_of(observer), rng)
        return twin

    def dealt(self) -> list[list[int]]:
        if self.phase != PLAY:
            return []
        if self.seats == 2:
            return [[int(card) for card in self.layout]]
        given = self.hands[:]
        for index in range(self.played):
            play = self.plays[index]
            given[laid_from(play)] |= bits.only(laid_card(play))
        cards: list[int] = []
        for seat in range(self.seats):
            cards += bits.to_list(given[seat])
        return [cards]
