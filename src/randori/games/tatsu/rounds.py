"""A card that is laid, and what follows: the trick, the round (compiled)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.engine import bits
from randori.engine.position import NOBODY
from randori.games.tatsu import finishing
from randori.games.tatsu.cards import DECK_SIZE, FUSIONS, POWER, RED, YELLOW
from randori.games.tatsu.phases import DEAL_DRAW, OVER, PILES, clan_of
from randori.games.tatsu.scoring import round_score

if TYPE_CHECKING:
    from randori.games.tatsu.position import TatsuPosition


def turn_up(position: TatsuPosition, seat: i64, played: i64) -> None:
    """TATSU-2-FLIP: the card under one that was played is turned up, if it is still there."""
    for pile in range(PILES):
        if position.upon(seat, pile) == played:
            card = bits.only(position.under(seat, pile)) & position.face_down[seat]
            position.face_down[seat] ^= card
            position.hands[seat] |= card
            return


def lay(position: TatsuPosition, giver: i64, card: i64) -> None:
    seat = position.turn()
    position.asked = NOBODY
    position.held |= bits.only(card)
    position.plays[position.played] = card | (giver << 5) | (seat << 7)
    if bits.has(FUSIONS, card):
        if position.fusion_seat == NOBODY:  # TATSU-FUSION-TWICE: the first one laid
            position.fusion_seat = seat
    elif POWER[card] > position.best_power:  # TATSU-WIN: on equal power the card laid first
        position.best_power = POWER[card]  # TATSU-MULTI: multipliers have 0, below every spirit
        position.best_seat = seat
    position.played += 1
    if position.played & 3 == 0:
        finish_trick(position)


def finish_trick(position: TatsuPosition) -> None:
    if position.fusion_seat != NOBODY:
        position.leader = position.fusion_seat  # TATSU-FUSION: nobody takes it; held over
    else:
        position.leader = position.best_seat  # TATSU-WIN
        position.captured[clan_of(position.leader)] |= position.held
        position.held = 0
    position.best_power = NOBODY
    position.best_seat = NOBODY
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
    position.last_winner = position.leader
    position.last_yellow = position.captured[0]
    position.last_red = position.captured[1]
    position.rounds_done += 1
    position.phase = OVER if finishing.is_decided(position) else DEAL_DRAW
