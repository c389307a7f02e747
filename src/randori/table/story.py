"""A game that is under way, told again to one pair of eyes: for whoever reloads a page or was away.

Steps are counted by what these eyes noticed. Their places in the record would tell of what is secret.
"""

from __future__ import annotations

from collections import deque
from itertools import pairwise

from msgspec import Struct

from randori.engine.record import checked_fields, checked_moves, checked_options
from randori.engine.view import View
from randori.games import set_up
from randori.table.feed import Eyes
from randori.table.protocol.happenings import MoveMade
from randori.table.protocol.server import Changes
from randori.table.showing import changes
from randori.table.study import played, turns_of

MOST_TOLD = 200
"""The latest moves: nobody reads further back at the table."""


class StoryStep(Struct, frozen=True):
    """A move, and what it changed. Who made it in a player's place is not told again."""

    what: MoveMade
    view: Changes


class Story(Struct, frozen=True):
    """What these eyes were told up to this version: the view before the first step, whole, and the steps."""

    version: int
    view: View
    steps: list[StoryStep]


def told_again(record: dict[str, object], eyes: Eyes, version: int) -> Story:
    """The record is the table's own, as it is at that version. Where memory is the game, a player is told
    again what all were told, and nothing that he alone was shown."""
    fields = checked_fields(record)
    state = set_up(fields["game"], fields["players"], checked_options(fields)).start()
    moves = checked_moves(fields["moves"])
    if state.game.shows_once:
        eyes = None
    deal, *turns = turns_of(moves)
    played(state, moves, deal, eyes)
    told = deque[tuple[MoveMade | None, View]]([(None, state.view(eyes))], maxlen=MOST_TOLD + 1)
    for turn in turns:
        if (what := played(state, moves, turn, eyes)) is not None:
            told.append((what, state.view(eyes)))
    steps = [
        StoryStep(what, changes([after], [before["table"]])[0])
        for (_, before), (what, after) in pairwise(told)
        if what is not None
    ]
    return Story(version, told[0][1], steps)
