"""Tatsu by rules of thumb (compiled).

Every card that may come is judged by what the trick will be worth with it, and by who is likely to take it.
A captured card is worth its points times the factor a clan may hope for, an own multiplier the points it may
hope for. Asking somebody is judged by the cards he may hold: a partner chooses well, an opponent ill.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from randori.bots.guide import Judge
from randori.engine import bits
from randori.engine.arrays import vec
from randori.engine.names import Action, Card, Cards, Player, Seat
from randori.engine.position import NOBODY, Position
from randori.games.tatsu import knowledge
from randori.games.tatsu.cards import (
    ALL_CARDS,
    CLAN_SIZE,
    DECK_SIZE,
    FUSIONS,
    MULTIPLIER,
    POINTS,
    POWER,
    SPIRITS,
    STRONG_SPIRITS,
    WEAK_SPIRITS,
    clan_cards,
    clan_of_card,
)
from randori.games.tatsu.phases import ASK, PILE, clan_of
from randori.games.tatsu.plays import laid_before
from randori.games.tatsu.position import TatsuPosition

# Found by trial, in many matches of the guide against itself with other numbers.
TO_COME: Final = 6.3  # what each card still to come in the trick may add to its worth
LOSS: Final = 0.71  # how much what the others take weighs
FACTOR: Final = 0.77  # a multiplier in the hand is not yet one that counts
REACH: Final = 0.23  # how likely a card that beats the trick can be brought into it by those who want it
ONE_TURN: Final = 0.09  # they have one turn left only
OWN_REPLY: Final = 0.1  # that the others stay ahead where one can beat them oneself
POWER_COST: Final = 5.1  # what one power more, once played, is missed later
THEIR_POWER: Final = 2.0  # and how much better it is that the others' is gone
FUSION_COST: Final = 9.5
DOUBT: Final = 4.7  # how many cards one must hold to choose well among them half the time
FRIENDSHIP: Final = 0.85  # how well a partner who is asked chooses
ENMITY: Final = 0.05  # how ill an opponent does: he has troubles of his own


def cards_above(clan: i64, power: i64) -> Cards:
    """A clan's cards with more power: the strong ones stand in ascending order, from power 2 on."""
    if power <= 0:
        return bits.shifted(SPIRITS, CLAN_SIZE * clan)
    up_to_power = bits.only(WEAK_SPIRITS + power - 1) - 1
    return bits.shifted(STRONG_SPIRITS & ~up_to_power, CLAN_SIZE * clan)


@final
class TatsuGuide(Judge):
    def values(self, position: Position, player: Player, actions: list[int]) -> list[float]:
        assert isinstance(position, TatsuPosition)
        trick = Trick(position, player)
        return [trick.value(action) for action in actions]


@final
class Trick:
    """The trick under way in the eyes of one player."""

    def __init__(self, position: TatsuPosition, player: Player) -> None:
        self.position = position
        self.turn = position.turn()
        self.mine = clan_of(position.acting_seat())  # the clan of the seat he acts for
        self.theirs = 1 - self.mine
        self.own_seat = position.seat_of(player)
        self.own = self._own_cards(player)
        left = DECK_SIZE - position.played
        self.after: i64 = (left - 1) & 3  # cards still to come in this trick
        self.seen = self._seen()
        self.unplayed = ALL_CARDS & ~position.captured[0] & ~position.captured[1] & ~position.held
        self.hidden = self.unplayed & ~self.seen
        self.point_worth = vec[float]([self._factor_hoped(0), self._factor_hoped(1)])
        self.factor_worth = vec[float]([self._points_hoped(0), self._points_hoped(1)])
        self.mean: float = 0.0
        self.least: float = 0.0
        self.most: float = 0.0
        self.is_surveyed = False

    def _own_cards(self, player: Player) -> Cards:
        """The cards he decides about: TATSU-3-GHOST-TURN, the Ghost's too."""
        cards: Cards = 0
        for seat in range(self.position.seats):
            if self.position.player_at(seat) == player:
                cards |= self.position.hands[seat]
        return cards

    def _seen(self) -> Cards:
        """The cards he sees in hands: TATSU-VIEW."""
        position = self.position
        cards: Cards = 0
        for seat in range(position.seats):
            if knowledge.sees_hand(position, self.own_seat, seat):
                cards |= position.hands[seat]
        return cards

    def _points_hoped(self, clan: i64) -> float:
        """Half of what is still to be had comes to each."""
        captured = self.position.captured[clan]
        have = bits.total(captured, POINTS)
        rest = 60 - bits.total(self.position.captured[0] | self.position.captured[1], POINTS)
        return float(have) + 0.5 * float(rest)

    def _factor_hoped(self, clan: i64) -> float:
        own = clan_cards(clan)
        have = bits.total(self.position.captured[clan] & own, MULTIPLIER)
        gone = bits.total(self.position.captured[1 - clan] & own, MULTIPLIER)
        return float(have) + 0.5 * float(6 - have - gone)

    # --- judging

    def value(self, action: Action) -> float:
        if action < ASK:
            return self.with_card(action)
        self._survey()
        if action >= PILE:
            return self.mean
        asked = action - ASK
        return self._asking(asked)

    def _asking(self, seat: Seat) -> float:
        """Who has more to choose from chooses better, or worse for us."""
        position = self.position
        wanted = clan_cards(clan_of(self.turn))
        if knowledge.sees_hand(position, self.own_seat, seat):
            return self._chosen_from(position.hands[seat] & wanted, clan_of(seat) == self.mine)
        held = float(bits.count(position.hands[seat] & wanted))
        choice = held / (held + DOUBT)
        if clan_of(seat) == self.mine:
            return self.mean + (self.most - self.mean) * choice * FRIENDSHIP
        return self.mean + (self.least - self.mean) * choice * ENMITY

    def _chosen_from(self, cards: Cards, is_friend: bool) -> float:
        """What an open hand will give: the best, or the worst."""
        if cards == 0:
            self._survey()
            return self.mean
        chosen: float = -1e9 if is_friend else 1e9
        while cards:
            value = self.with_card(bits.lowest(cards))
            if (value > chosen) == is_friend:
                chosen = value
            cards &= cards - 1
        return chosen

    def _survey(self) -> None:
        """What the cards of the wanted clan that he does not see would be worth here."""
        if self.is_surveyed:
            return
        self.is_surveyed = True
        cards = self.hidden & clan_cards(clan_of(self.turn))
        if cards == 0:
            return
        self.least = 1e9
        self.most = -1e9
        total: float = 0.0
        count: float = 0.0
        while cards:
            value = self.with_card(bits.lowest(cards))
            total += value
            count += 1.0
            if value < self.least:
                self.least = value
            if value > self.most:
                self.most = value
            cards &= cards - 1
        self.mean = total / count

    def with_card(self, card: Card) -> float:
        """The trick with this card laid next, to the clan of the one who judges."""
        position = self.position
        stake = position.held | bits.only(card)
        cost = self._cost(card)
        if position.fusion_seat != NOBODY or bits.has(FUSIONS, card):
            return -cost  # TATSU-FUSION: nobody takes it now, and either side may later
        best_clan = clan_of(self.turn)
        power = POWER[card]
        if power <= position.best_power:
            power = position.best_power
            best_clan = clan_of(laid_before(position.best))
        holds = self._chance_to_hold(best_clan, power, card)
        mine = holds if best_clan == self.mine else 1.0 - holds
        extra = TO_COME * float(self.after)
        lost = (1.0 - mine) * LOSS * (self._worth(stake, self.theirs) + extra)
        return mine * (self._worth(stake, self.mine) + extra) - lost - cost

    def _worth(self, cards: Cards, clan: i64) -> float:
        """TATSU-SCORE: what capturing the cards adds to the clan's score, about."""
        points = float(bits.total(cards, POINTS))
        factor = float(bits.total(cards & clan_cards(clan), MULTIPLIER))
        return points * self.point_worth[clan] + FACTOR * factor * self.factor_worth[clan]

    def _chance_to_hold(self, clan: i64, power: i64, card: Card) -> float:
        """That the side which is ahead stays so: cards that beat it may come while the other is to lay."""
        rival = 1 - clan
        turns: i64 = (self.after + 1) // 2 if clan_of(self.turn) == clan else self.after // 2
        if turns == 0:
            return 1.0
        above = cards_above(rival, power) & self.unplayed & ~bits.only(card)
        if above == 0:
            return 1.0
        if rival != self.mine:
            above &= ~self.own  # whoever asks him for it gets another
        count = bits.count(above)
        if rival == self.mine and above & self.own:
            return OWN_REPLY
        misses: float = 1.0
        for _ in range(count if count < 4 else 4):
            misses *= 1.0 - REACH
        return misses if turns > 1 else ONE_TURN + (1.0 - ONE_TURN) * misses

    def _cost(self, card: Card) -> float:
        """A strong card that is played now is missing later; one of the others' we are glad to see gone."""
        if bits.has(FUSIONS, card):
            return FUSION_COST
        left = float(DECK_SIZE - self.position.played) / float(DECK_SIZE)
        cost = POWER_COST * float(POWER[card]) * left
        return cost if clan_of_card(card) == self.mine else -cost * THEIR_POWER
