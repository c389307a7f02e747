"""Mémo Combo by rules of thumb (compiled): a value is about the number of cards a move rids its player of.

It goes by the cards whose places the player is sure of: it plays what fits, lays what lets more follow, hands
over what it does not know, looks at its own unknown cards, and troubles whoever has the fewest cards.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from randori.bots.guide import Judge
from randori.engine import bits
from randori.engine.names import Action, Card, Player, Seat
from randori.engine.position import Position
from randori.engine.rng import Rng
from randori.games.memo.actions import (
    AGAINST,
    CONFUSE,
    CROSS,
    EXCHANGE,
    EYE_AT,
    FORESEE,
    GUESS,
    HAND,
    INFILTRATE,
    LAY,
    OVERLOAD_TWO,
    PARALYSE,
    PASS,
    PLAY,
    SWAP,
    action,
    first_of,
    kind_of,
    second_of,
    third_of,
)
from randori.games.memo.cards import NO_CARD, NO_POWER
from randori.games.memo.layout import EMPTY, Slot
from randori.games.memo.phases import REACTING
from randori.games.memo.position import MemoPosition

FAULT: Final = -1.0
POWER: Final = 0.25  # what a power is worth
FOLLOWER: Final = 0.3  # a card that may follow the one just played
LEARNT: Final = 0.5  # an unknown card of one's own bench that becomes known
STEAL: Final = 0.9  # as good as playing one's own, if nobody is faster
LAST_CARD: Final = 2.0
ODDS: Final = 0.15  # that an unknown card fits
FEW: Final[i64] = 6  # cards; who has fewer is worth troubling


@final
class MemoGuide(Judge):
    scale: float = 0.5

    def action(self, position: Position, player: Player, rng: Rng) -> Action:
        assert isinstance(position, MemoPosition)
        if position.phase == REACTING:
            return self._reaction(position, player)
        return super().action(position, player, rng)

    def _reaction(self, position: MemoPosition, player: Player) -> Action:
        """MEMO-REACT: the best of the cards that fit for certain; else pass. As by values, and faster."""
        layout = position.layout
        active = layout.active()
        chosen = action(PASS)
        most: float = 0.0
        for seat in range(position.players):
            if position.may_play_from(player, seat):
                for slot in range(layout.widths[seat]):
                    card = layout.at(seat, slot)
                    if (
                        card != EMPTY
                        and position.terms.deck.fits(card, active)
                        and position.knowledge.is_sure(player, card)
                    ):
                        value = fitting_value(position, player, seat, card)
                        if value > most:
                            most = value
                            chosen = action(PLAY, seat, slot)
        return chosen

    def values(self, position: Position, player: Player, actions: list[int]) -> list[float]:
        assert isinstance(position, MemoPosition)
        return [value_of(position, player, number) for number in actions]


def known(position: MemoPosition, player: Player, seat: Seat, slot: Slot) -> Card:
    """The card in a filled slot, if the player is sure of it; else NO_CARD."""
    card = position.layout.at(seat, slot)
    return card if position.knowledge.is_sure(player, card) else NO_CARD


def value_of(position: MemoPosition, player: Player, number: Action) -> float:
    kind = kind_of(number)
    one = first_of(number)
    two = second_of(number)
    if kind == PLAY:
        return play_value(position, player, one, two)
    if kind == LAY:
        return followers(position, player, position.drawn, NO_CARD) + opening_value(position, position.drawn)
    if kind == SWAP:
        return swap_value(position, player, one)
    if kind == HAND:
        return 1.0 if known(position, player, player, one) == NO_CARD else 0.0
    if kind == EYE_AT or kind == INFILTRATE:
        return look_value(position, player, one, two)
    if kind == EXCHANGE:
        return exchange_value(position, player, one, two)
    if kind == PARALYSE or kind == CONFUSE or kind == AGAINST:
        return trouble(position, player, one)
    if kind == OVERLOAD_TWO:
        return overload_value(position, player, one, two, third_of(number))
    if kind == CROSS:
        return 0.1
    if kind == FORESEE:
        return 0.2
    if kind == GUESS:
        return guess_value(position, player, one, two, third_of(number))
    return 0.0


def play_value(position: MemoPosition, player: Player, seat: Seat, slot: Slot) -> float:
    card = known(position, player, seat, slot)
    if card == NO_CARD:
        return ODDS + (1.0 - ODDS) * FAULT
    if not position.terms.deck.fits(card, position.layout.active()):
        return FAULT
    return fitting_value(position, player, seat, card)


def fitting_value(position: MemoPosition, player: Player, seat: Seat, card: Card) -> float:
    """MEMO-REACT, MEMO-STEAL: either way the player has one card less."""
    value = 1.0 if seat == player else STEAL
    if position.layout.counts[player] == 1:
        value += LAST_CARD
    return value + FOLLOWER * followers(position, player, card, card) + power_value(position, card)


def power_value(position: MemoPosition, card: Card) -> float:
    return POWER if position.terms.deck.powers[card] != NO_POWER else 0.0


def opening_value(position: MemoPosition, card: Card) -> float:
    """MEMO-POWER-GAIN: whether the first card of a round gives its power is an option."""
    return power_value(position, card) if position.terms.opening_power else 0.0


def followers(position: MemoPosition, player: Player, card: Card, without: Card) -> float:
    """How many cards the player is sure of could follow this one, his own and others'."""
    layout = position.layout
    count: float = 0.0
    for seat in range(position.players):
        if position.may_play_from(player, seat):
            for slot in range(layout.widths[seat]):
                other = layout.at(seat, slot)
                if (
                    other != EMPTY
                    and other != without
                    and position.terms.deck.fits(other, card)
                    and position.knowledge.is_sure(player, other)
                ):
                    count += 1.0 if seat == player else STEAL
    return count


def swap_value(position: MemoPosition, player: Player, slot: Slot) -> float:
    """MEMO-DRAW: the drawn card comes to the bench and is known there; what was there is laid."""
    laid = known(position, player, player, slot)
    if laid == NO_CARD:
        return LEARNT
    value = followers(position, player, laid, laid) + opening_value(position, laid)
    if position.terms.deck.fits(position.drawn, laid):
        value += 1.0
    return value


def look_value(position: MemoPosition, player: Player, seat: Seat, slot: Slot) -> float:
    """Own unknown cards first; those of others may be stolen. MEMO-CROCODILE, MEMO-BIRD: what one may never
    play is hardly worth a look."""
    if known(position, player, seat, slot) != NO_CARD:
        return 0.05
    if not position.may_play_from(player, seat):
        return 0.1
    return 1.0 if seat == player else 0.4


def exchange_value(position: MemoPosition, player: Player, seat: Seat, slot: Slot) -> float:
    """MEMO-INFILTRATION: the card looked at is of more use where the player can play it along with others."""
    looked = position.layout.at(position.seat, position.slot)
    other = known(position, player, seat, slot)
    if position.seat == seat or not position.may_play_from(player, player):
        return 0.1 if other == NO_CARD else 0.0
    if position.seat == player:
        gained = followers(position, player, other, looked) if other != NO_CARD else 0.0
        return FOLLOWER * (gained - followers(position, player, looked, looked)) - 0.2
    if seat == player:
        return FOLLOWER * followers(position, player, looked, looked) + (0.3 if other == NO_CARD else 0.0)
    return 0.0


def is_friend(position: MemoPosition, player: Player, seat: Seat) -> bool:
    return seat == player or seat == position.terms.partner(player)


def trouble(position: MemoPosition, player: Player, seat: Seat) -> float:
    """Whoever has the fewest cards is the one to stop; never oneself, never one's partner."""
    if is_friend(position, player, seat):
        return -1.0
    return 0.5 + 0.2 * float(FEW - position.layout.counts[seat])


def overload_value(position: MemoPosition, player: Player, seat: Seat, one: Slot, two: Slot) -> float:
    """MEMO-OVERLOAD: whose two cards are named has one less afterwards."""
    if not is_friend(position, player, seat):
        has_third = has_rival_besides(position, player, seat)
        return 0.1 - 0.02 * float(FEW - position.layout.counts[seat]) if has_third else -0.5
    value = 2.0 if seat == player else 1.5
    for slot in (one, two):
        if known(position, player, seat, slot) == NO_CARD:
            value += 0.2
    return value


def has_rival_besides(position: MemoPosition, player: Player, seat: Seat) -> bool:
    """Somebody else's bench with a card, which the two may go to."""
    for other in range(position.players):
        if other != seat and not is_friend(position, player, other) and position.layout.counts[other]:
            return True
    return False


def guess_value(position: MemoPosition, player: Player, seat: Seat, slot: Slot, school: i64) -> float:
    """MEMO-MATCH: right +1, wrong -1."""
    card = known(position, player, seat, slot)
    if card == NO_CARD:
        return 2.0 * ODDS - 1.0
    return 1.0 if bits.has(position.terms.deck.schools[card], school) else -1.0
