"""A record played again for one pair of eyes, step by step: what replays and lessons are made of.

A record is its owner's, and has no secrets from him; still all that is shown comes from the engine's `views`.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from randori.engine.errors import IllegalMove, RecordError
from randori.engine.position import CHANCE
from randori.engine.record import check_result, checked_fields, checked_moves, checked_options
from randori.engine.state import State
from randori.engine.view import View
from randori.games import set_up
from randori.table.protocol.happenings import MoveMade
from randori.table.protocol.server import Changes
from randori.table.showing import changes

OPEN: Literal["open"] = "open"
Onlooker = int | Literal["open"] | None
"""A player, somebody who sees all hands at once, or a spectator."""

Moves = list[tuple[int, str]]
MOST_MOVES = 20_000
"""More than any game has: nobody keeps the others waiting."""
MOST_STEPS = 1000
"""In one answer."""


class StudyStep(Struct, frozen=True, omit_defaults=True):
    """A player's move with the draws that followed it; `at` is its place in the record."""

    at: int
    what: MoveMade
    view: Changes
    views: list[Changes] | None = None


class Study(Struct, frozen=True, omit_defaults=True):
    """The view before the first step, whole, and with each step what has changed. `views`: every player's,
    for eyes that see all hands. `next`: there is more, from this move on."""

    players: int
    view: View
    steps: list[StudyStep]
    views: list[View] | None = None
    next: int | None = None


def studied(record: Mapping[str, object], eyes: Onlooker, since: int = 0) -> Study:
    """What these eyes notice of a record from the move `since` on. RecordError, OptionError: it is none;
    IllegalMove: one of its moves breaks a rule."""
    fields = checked_fields(record)
    state = set_up(fields["game"], fields["players"], checked_options(fields)).start()
    moves = checked_moves(fields["moves"])
    if len(moves) > MOST_MOVES:
        raise RecordError(f"the record has {len(moves)} moves, and more than {MOST_MOVES} are not shown")
    deal, *turns = turns_of(moves)
    start = sum(turn.start < since for turn in turns)
    shown, rest = turns[start : start + MOST_STEPS], turns[start + MOST_STEPS :]
    for turn in (deal, *turns[:start]):
        played(state, moves, turn, eyes)
    first = last = seen(state, eyes)
    steps = []
    for turn in shown:
        if (what := played(state, moves, turn, eyes)) is not None:
            before, last = last, seen(state, eyes)
            steps.append(step(turn.start, what, before, last))
    for turn in rest:
        played(state, moves, turn, eyes)
    check_result(fields.get("result"), state)
    return Study(
        players=state.game.players,
        view=first[0],
        steps=steps,
        views=first[1:] or None,
        next=rest[0].start if rest else None,
    )


def turns_of(moves: Moves) -> list[range]:
    """The draws before anybody moves, then each player's move with the draws that follow it."""
    decisions = [index for index, (player, _) in enumerate(moves) if player != CHANCE]
    return [range(start, end) for start, end in pairwise([0, *decisions, len(moves)])]


def played(state: State, moves: Moves, turn: range, eyes: Onlooker) -> MoveMade | None:
    """Play a turn; what these eyes are told of it, None if they notice nothing."""
    what = None
    for index in turn:
        player, move = moves[index]
        try:
            if player != CHANCE:
                what = noticed(state, player, move, eyes)
            state.play(player, move)
        except IllegalMove as refused:
            refused.index, refused.player, refused.move = index, player, move
            raise
    return what


def noticed(state: State, player: int, move: str, eyes: Onlooker) -> MoveMade | None:
    told = move if eyes in (player, OPEN) else state.public_move(player, move)
    return None if told is None else MoveMade(player, told, "person")


def seen(state: State, eyes: Onlooker) -> list[View]:
    return state.open_views() if eyes == OPEN else state.views([eyes])


def step(at: int, what: MoveMade, before: list[View], after: list[View]) -> StudyStep:
    changed = changes(after, [view["table"] for view in before])
    return StudyStep(at, what, changed[0], changed[1:] or None)
