"""The course of a round: a card is laid or asked for, and what follows (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from randori.engine import bits
from randori.engine.names import Action, Card, Seat
from randori.engine.position import NOBODY
from randori.games.tatsu import finishing
from randori.games.tatsu.cards import DECK_SIZE, FUSIONS, POWER, RED, YELLOW
from randori.games.tatsu.phases import ASK, DEAL_DRAW, OVER, PILE, PILES, TRICK_SIZE, clan_of
from randori.games.tatsu.plays import NO_PLAY, laid_before, laid_card, play_of
from randori.games.tatsu.scoring import round_score

if TYPE_CHECKING:
    from randori.games.tatsu.position import TatsuPosition


def act(position: TatsuPosition, action: Action) -> None:
    """Whoever is to act plays a card, asks for one, or (two players) plays one that lies face down."""
    if action >= PILE:
        seat = position.acting_seat()
        card = position.under(seat, action - PILE)
        position.face_down[seat] ^= bits.only(card)
        lay(position, seat, card)
    elif action >= ASK:
        position.asked = action - ASK
    else:
        seat = position.acting_seat()
        position.hands[seat] ^= bits.only(action)
        if position.seats == 2:
            turn_up(position, seat, action)
        lay(position, seat, action)


def turn_up(position: TatsuPosition, seat: Seat, played: Card) -> None:
    """TATSU-2-FLIP: the card under one that was played is turned up, if it is still there."""
    for pile in range(PILES):
        if position.upon(seat, pile) == played:
            card = bits.only(position.under(seat, pile)) & position.face_down[seat]
            position.face_down[seat] ^= card
            position.hands[seat] |= card
            return


def lay(position: TatsuPosition, giver: Seat, card: Card) -> None:
    seat = position.turn()
    play = play_of(card, giver, seat)
    position.asked = NOBODY
    position.held |= bits.only(card)
    position.plays[position.played] = play
    if bits.has(FUSIONS, card):
        if position.fusion_seat == NOBODY:  # TATSU-FUSION-TWICE: the first one laid
            position.fusion_seat = seat
    elif POWER[card] > position.best_power:  # TATSU-WIN: on equal power the card laid first
        position.best_power = POWER[card]  # TATSU-MULTI: multipliers have 0, below every spirit
        position.best = play
    position.played += 1
    if position.played & (TRICK_SIZE - 1) == 0:  # four, a power of two
        finish_trick(position)


def finish_trick(position: TatsuPosition) -> None:
    if position.fusion_seat != NOBODY:
        position.leader = position.fusion_seat  # TATSU-FUSION: nobody takes it; held over
    else:
        position.leader = laid_before(position.best)  # TATSU-WIN
        position.winning |= bits.only(laid_card(position.best))
        position.captured[clan_of(position.leader)] |= position.held
        position.held = 0
    position.best = NO_PLAY
    position.best_power = -1
    position.fusion_seat = NOBODY
    if position.played == DECK_SIZE:
        finish_round(position)


def finish_round(position: TatsuPosition) -> None:
    """TATSU-ROUND-END; what is still held over is lost: TATSU-FUSION-LAST."""
    yellow = round_score(position.captured[YELLOW], YELLOW)
    red = round_score(position.captured[RED], RED)
    position.totals = position.totals[:]
    for player in range(position.terms.players):
        # TATSU-3-SCORE: to each player his team's points
        position.totals[player] += yellow if clan_of(position.seat_of(player)) == YELLOW else red
    position.last_plays = position.plays  # the next deal brings a new vec
    position.last_winning = position.winning
    position.last_yellow = position.captured[YELLOW]
    position.last_red = position.captured[RED]
    position.rounds_done += 1
    position.phase = OVER if finishing.is_decided(position) else DEAL_DRAW
