"""A Tatsu match at one instant,: the hot heart (compiled).

Tables for two, three and four share everything but the deal and, for two,
the face-down cards. A seat's clan is its number's last bit in all of them.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from randori.engine import bits
from randori.engine.packed import vec
from randori.engine.position import NO_DRAW, NOBODY, Position
from randori.engine.rng import Rng
from randori.games.tatsu import dealing, finishing, legal, redealing, rounds, sights
from randori.games.tatsu.cards import DECK_SIZE, clan_cards
from randori.games.tatsu.phases import (
    ASK,
    DEAL_DRAW,
    DEALER_DRAW,
    GHOST_MASTER,
    GHOST_SEAT,
    OVER,
    PILE,
    PILES,
    PLAY,
    UNSHUFFLED,
    ZEROS,
    Terms,
    clan_of,
    laid_card,
    laid_from,
)


@final
@mypyc_attr(free_list_len=1)  # a copy soon takes the place of one that was dropped
class TatsuPosition(Position):
    def __init__(
        self,
        terms: Terms,
        totals: vec[i64],
        hands: vec[i64],
        face_down: vec[i64],
        layout: vec[i64],
        captured: vec[i64],
        plays: vec[i64],
    ) -> None:
        self.terms = terms
        self.seats = terms.seats
        self.phase = DEALER_DRAW
        self.dealer = NOBODY
        self.rounds_done: i64 = 0
        self.totals = totals  # by player; never changed, only replaced
        # the round on the table
        self.round: i64 = 0
        self.hands = hands  # with two players: the cards that lie face up
        self.face_down = face_down  # two players; empty with more
        self.layout = layout  # two players: the deal as it was laid out; never changed, only replaced
        self.captured = captured
        self.plays = plays  # see laid_card, laid_from, laid_before
        self.played: i64 = 0
        self.held: i64 = 0  # cards on the table that nobody has taken yet
        self.leader = NOBODY
        self.asked = NOBODY
        # the trick under way
        self.best_power = NOBODY
        self.best_seat = NOBODY
        self.fusion_seat = NOBODY
        # the latest finished round
        self.last_plays = layout
        self.last_winner = NOBODY
        self.last_yellow: i64 = 0
        self.last_red: i64 = 0

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

    def actors(self) -> i64:
        return bits.only(self.player_at(self.acting_seat())) if self.phase == PLAY else 0

    def actor(self) -> i64:
        return self.player_at(self.acting_seat()) if self.phase == PLAY else NOBODY

    def turn(self) -> i64:
        """The seat in front of which the next card will lie: TATSU-TRICK, clockwise from the leader;
        TATSU-2-TRICK, each in turn."""
        return (self.leader + self.played) & (self.seats - 1)

    def acting_seat(self) -> i64:
        """The seat from whose hand, or by whose asking, the next card comes."""
        return self.turn() if self.asked == NOBODY else self.asked

    def player_at(self, seat: i64) -> i64:
        """Who decides for a seat. TATSU-3-GHOST-TURN, TATSU-3-ASK-GHOST: for the Ghost, the red player.
        TATSU-3-ROTATE: the players move on each round."""
        if self.terms.players != 3:
            return seat
        if seat == GHOST_SEAT:
            seat = GHOST_MASTER
        return (seat + 2 * self.round) % 3

    def seat_of(self, player: i64) -> i64:
        """Where a player sits in this round: TATSU-3-ROTATE."""
        if self.terms.players != 3 or player == NOBODY:
            return player
        return (player + self.round) % 3

    # --- what may be done

    def wanted(self) -> i64:
        """TATSU-TURN: the cards of the clan whose turn it is; only such may be played now."""
        return clan_cards(clan_of(self.turn()))

    def legal_actions(self, player: i64) -> list[int]:
        if self.phase != PLAY or player != self.player_at(self.acting_seat()):
            return []
        return bits.to_list(legal.legal_set(self))

    def random_action(self, player: i64, rng: Rng) -> i64:
        return bits.pick(legal.legal_set(self), rng)

    def playout(self, rng: Rng) -> i64:
        # The same as the engine's, with one player to act at a time: three times as fast.
        decisions: i64 = 0
        while self.phase != OVER:
            if self.phase == PLAY:
                self.apply(NOBODY, bits.pick(legal.legal_set(self), rng))
                decisions += 1
            else:
                self.settle_at_random(rng)
        return decisions

    # --- doing it

    def apply(self, player: i64, action: i64) -> None:
        if action >= PILE:
            seat = self.acting_seat()
            card = self.under(seat, action - PILE)
            self.face_down[seat] ^= bits.only(card)
            rounds.lay(self, seat, card)
        elif action >= ASK:
            self.asked = action - ASK
        else:
            seat = self.acting_seat()
            self.hands[seat] ^= bits.only(action)
            if self.seats == 2:
                rounds.turn_up(self, seat, action)
            rounds.lay(self, seat, action)

    # --- the end of the match

    def scores(self) -> list[int]:
        return [int(total) for total in self.totals]

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        best = finishing.best_total(self)
        return [player for player in range(self.terms.players) if self.totals[player] == best]

    # --- for searches

    def stage(self) -> i64:
        return self.rounds_done

    def prospect(self, player: i64) -> float:
        return finishing.prospect(self, player)

    def sight(self, observer: i64) -> i64:
        return sights.of(self, observer)

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

    def under(self, seat: i64, pile: i64) -> i64:
        """The card that was laid face down in a pile."""
        return self.layout[2 * PILES * seat + pile]

    def upon(self, seat: i64, pile: i64) -> i64:
        """The card that was laid face up on it."""
        return self.layout[2 * PILES * seat + PILES + pile]

    def is_face_down(self, seat: i64, pile: i64) -> bool:
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
        twin.best_power = self.best_power
        twin.best_seat = self.best_seat
        twin.fusion_seat = self.fusion_seat
        twin.last_plays = self.last_plays
        twin.last_winner = self.last_winner
        twin.last_yellow = self.last_yellow
        twin.last_red = self.last_red
        return twin

    def redeal(self, observer: i64, rng: Rng) -> TatsuPosition:
        """TATSU-VIEW, TATSU-BACKS: hidden cards change places with others of their clan."""
        twin = self.copy()
        if self.phase != PLAY:
            return twin
        redealing.redeal(twin, self.seat_of(observer), rng)
        return twin

    def is_open(self, seat: i64, observer_seat: i64) -> bool:
        """TATSU-VIEW: one sees one's own hand, and everybody the Ghost's (TATSU-SEATS-3)."""
        return seat == observer_seat or (self.terms.players == 3 and seat == GHOST_SEAT)

    def dealt(self) -> list[list[int]]:
        if self.phase != PLAY:
            return []
        if self.seats == 2:
            return [[int(card) for card in self.layout]]
        given = self.hands[:]
        for index in range(self.played):
            given[laid_from(self.plays[index])] |= bits.only(laid_card(self.plays[index]))
        cards: list[int] = []
        for seat in range(self.seats):
            cards += bits.to_list(given[seat])
        return [cards]
