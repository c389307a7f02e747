"""A Tatsu match at one instant, and what may be done in it: the hot heart (compiled).

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
from randori.games.tatsu import finishing, sights
from randori.games.tatsu.cards import CLAN_SIZE, DECK_SIZE, FUSIONS, POWER, RED, YELLOW, clan_cards
from randori.games.tatsu.phases import (
    ASK,
    DEAL_DRAW,
    DEALER_DRAW,
    GHOST_MASTER,
    GHOST_SEAT,
    HAND_SIZE,
    OVER,
    PILE,
    PILES,
    PLAY,
    TRICK_SIZE,
    UNSHUFFLED,
    ZEROS,
    Terms,
    clan_of,
    laid_card,
    laid_from,
)
from randori.games.tatsu.scoring import round_score


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

    def legal_set(self) -> i64:
        """The legal actions of the player who is to act, as a set."""
        wanted = self.wanted()
        if self.seats == 2:
            return self._legal_between_two(wanted)
        if self.asked != NOBODY:
            return self.hands[self.asked] & wanted
        turn = self.turn()
        actions = self.hands[turn] & wanted
        for seat in range(TRICK_SIZE):
            # TATSU-ASK-HOLDS
            if seat != turn and self.hands[seat] & wanted:
                actions |= bits.only(ASK + seat)
        return actions

    def _legal_between_two(self, wanted: i64) -> i64:
        """TATSU-2-TURN, TATSU-2-HIDDEN: face-down cards only where no face-up one would do."""
        turn = self.turn()
        seat = self.acting_seat()
        if self.asked != NOBODY:
            face_up = self.hands[seat] & wanted
            return face_up if face_up else self._hidden_plays(seat, wanted)
        other = 1 - turn
        mine = self.hands[turn] & wanted
        theirs = self.hands[other] & wanted
        actions = mine
        if not mine and not (theirs and self.terms.hidden_for_both):
            actions = self._hidden_plays(turn, wanted)
        if theirs or (self.face_down[other] & wanted and not (mine and self.terms.hidden_for_both)):
            actions |= bits.only(ASK + other)
        return actions

    def _hidden_plays(self, seat: i64, wanted: i64) -> i64:
        """The piles of a seat under which a card of the wanted clan lies face down."""
        actions: i64 = 0
        hidden = self.face_down[seat] & wanted
        for pile in range(PILES):
            if bits.has(hidden, self.under(seat, pile)):
                actions |= bits.only(PILE + pile)
        return actions

    def legal_actions(self, player: i64) -> list[int]:
        if self.phase != PLAY or player != self.player_at(self.acting_seat()):
            return []
        return bits.to_list(self.legal_set())

    def random_action(self, player: i64, rng: Rng) -> i64:
        return bits.pick(self.legal_set(), rng)

    def playout(self, rng: Rng) -> i64:
        # The same as the engine's, with one player to act at a time: three times as fast.
        decisions: i64 = 0
        while self.phase != OVER:
            if self.phase == PLAY:
                self.apply(NOBODY, bits.pick(self.legal_set(), rng))
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
            self._lay(seat, card)
        elif action >= ASK:
            self.asked = action - ASK
        else:
            seat = self.acting_seat()
            self.hands[seat] ^= bits.only(action)
            if self.seats == 2:
                self._turn_up(seat, action)
            self._lay(seat, action)

    def _turn_up(self, seat: i64, played: i64) -> None:
        """TATSU-2-FLIP: the card under one that was played is turned up, if it is still there."""
        for pile in range(PILES):
            if self.upon(seat, pile) == played:
                card = bits.only(self.under(seat, pile)) & self.face_down[seat]
                self.face_down[seat] ^= card
                self.hands[seat] |= card
                return

    def _lay(self, giver: i64, card: i64) -> None:
        seat = self.turn()
        self.asked = NOBODY
        self.held |= bits.only(card)
        self.plays[self.played] = card | (giver << 5) | (seat << 7)
        if bits.has(FUSIONS, card):
            if self.fusion_seat == NOBODY:  # TATSU-FUSION-TWICE: the first one laid
                self.fusion_seat = seat
        elif POWER[card] > self.best_power:  # TATSU-WIN: on equal power the card laid first
            self.best_power = POWER[card]  # TATSU-MULTI: multipliers have 0, below every spirit
            self.best_seat = seat
        self.played += 1
        if self.played & 3 == 0:
            self._finish_trick()

    def _finish_trick(self) -> None:
        if self.fusion_seat != NOBODY:
            self.leader = self.fusion_seat  # TATSU-FUSION: nobody takes it; held over
        else:
            self.leader = self.best_seat  # TATSU-WIN
            self.captured[clan_of(self.leader)] |= self.held
            self.held = 0
        self.best_power = NOBODY
        self.best_seat = NOBODY
        self.fusion_seat = NOBODY
        if self.played == DECK_SIZE:
            self._finish_round()

    def _finish_round(self) -> None:
        """TATSU-ROUND-END; what is still held over is lost: TATSU-FUSION-LAST."""
        yellow = round_score(self.captured[YELLOW], YELLOW)
        red = round_score(self.captured[RED], RED)
        self.totals = self.totals[:]
        for player in range(self.terms.players):
            # TATSU-3-SCORE: to each player his team's points
            self.totals[player] += yellow if clan_of(self.seat_of(player)) == YELLOW else red
        self.last_plays = self.plays  # the next deal brings a new vec
        self.last_winner = self.leader
        self.last_yellow = self.captured[0]
        self.last_red = self.captured[1]
        self.rounds_done += 1
        self.phase = OVER if finishing.is_decided(self) else DEAL_DRAW

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
            self._deal(vec[i64](drawn))

    def settle_at_random(self, rng: Rng) -> None:
        if self.phase == DEALER_DRAW:
            self.dealer = GHOST_MASTER if self.terms.players == 3 else rng.below(self.terms.seats)
            self.phase = DEAL_DRAW
        else:
            cards = UNSHUFFLED[:]
            rng.shuffle(cards)
            self._deal(cards)

    def _deal(self, cards: vec[i64]) -> None:
        if self.rounds_done and self.terms.players != 3:
            # TATSU-LEAD, TATSU-2-LEAD: the dealer card moves on; TATSU-3-DEAL: red always deals
            self.dealer = (self.dealer + 1) & (self.seats - 1)
        self.round = self.rounds_done
        for seat in range(TRICK_SIZE):
            self.hands[seat] = 0
        if self.seats == 2:
            self._lay_out(cards)
        else:
            self._deal_hands(cards)
        self.captured[0] = 0
        self.captured[1] = 0
        self.held = 0
        self.plays = ZEROS[:]
        self.played = 0
        self.leader = self.dealer  # TATSU-LEAD
        self.phase = PLAY

    def _deal_hands(self, cards: vec[i64]) -> None:
        """TATSU-DEAL-4, TATSU-3-DEAL: seven to seat 0, seven to seat 1, …"""
        place: i64 = 0
        for seat in range(self.seats):
            hand: i64 = 0
            for _ in range(HAND_SIZE):
                hand |= bits.only(cards[place])
                place += 1
            self.hands[seat] = hand

    # --- two players: seven piles each, a card face up on one face down

    def _lay_out(self, cards: vec[i64]) -> None:
        """TATSU-2-DEAL: seat 0's face-down row, the row on top of it, then the same for seat 1."""
        self.layout = cards
        for seat in range(2):
            self.face_down[seat] = 0
            for pile in range(PILES):
                self.face_down[seat] |= bits.only(self.under(seat, pile))
                self.hands[seat] |= bits.only(self.upon(seat, pile))

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
        if self.seats == 2:
            twin._redeal_face_down(rng)
            return twin
        seen = self.seat_of(observer)
        for clan in range(2):
            cards = clan_cards(clan)
            pool: i64 = 0
            for seat in range(self.seats):
                if not self.is_open(seat, seen):
                    pool |= self.hands[seat] & cards
            for seat in range(self.seats):
                if not self.is_open(seat, seen):
                    held = self.hands[seat] & cards
                    hand = bits.sample(pool, bits.count(held), rng)
                    pool ^= hand
                    twin.hands[seat] = (twin.hands[seat] ^ held) | hand
        return twin

    def is_open(self, seat: i64, observer_seat: i64) -> bool:
        """TATSU-VIEW: one sees one's own hand, and everybody the Ghost's (TATSU-SEATS-3)."""
        return seat == observer_seat or (self.terms.players == 3 and seat == GHOST_SEAT)

    def _redeal_face_down(self, rng: Rng) -> None:
        """TATSU-2-DEAL: nobody knows the face-down cards, save for their clan."""
        self.layout = self.layout[:]
        pool = self.face_down[0] | self.face_down[1]
        hidden = pool
        self.face_down[0] = 0
        self.face_down[1] = 0
        for seat in range(2):
            for pile in range(PILES):
                old = self.under(seat, pile)
                if bits.has(hidden, old):
                    clan: i64 = 0 if old < CLAN_SIZE else 1
                    card = bits.pick(pool & clan_cards(clan), rng)
                    pool ^= bits.only(card)
                    self.layout[2 * PILES * seat + pile] = card
                    self.face_down[seat] |= bits.only(card)

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
