"""What happened in a finished match of Mémo Combo, counted; and how long that would take at a real table.

The simulator knows no clock: minutes are an estimate, made of the counts and of the seconds assumed below.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from randori.engine import bits
from randori.engine.game import Game
from randori.engine.position import NOBODY
from randori.engine.record import walk
from randori.games.memo.phases import DECK_DRAW, GUESSING, LOOKING, OVER, REACTING
from randori.games.memo.position import MemoPosition

ROUND = "round"
PLAY = "play that fits"
FAULT = "fault"
EMPTY_BENCH = "empty bench"
ROUND_LIMIT = "round limit"
ENDINGS = (EMPTY_BENCH, ROUND_LIMIT)
STARTER_WON = "won by who began"

POWERS = {
    "eye": "third eye",
    "infiltrate": "infiltration",
    "paralyse": "paralysis",
    "confuse": "confusion",
    "overload": "overload",
    "foresee": "clairvoyance",
}
"""The powers, by the word of the move that begins them; their later steps are part of the same use."""

SINGLE_MOVES = {
    "start": "start",
    "swap": "draw and decide",
    "lay": "draw and decide",
    "hand": "card handed over",
    "skip": "power declined",
    "shuffle": "shuffle of the dojo",
    "guess": "guess after a game",
}

LOOKED = "look at two cards"
CLOSED = "reactions close"

SECONDS: dict[str, float] = {
    LOOKED: 10,
    "start": 3,
    "draw and decide": 5,
    PLAY: 3,
    FAULT: 5,
    "card handed over": 3,
    CLOSED: 3,
    "power declined": 2,
    **dict.fromkeys(POWERS.values(), 8),
    "shuffle of the dojo": 20,
    "guess after a game": 5,
}
"""Assumed seconds for each thing that happens. A pass takes no time by itself: what takes time is the
silence until everybody has nothing more to play, once each time the reactions close."""


def counted(game: Game[MemoPosition], history: list[tuple[int, str]]) -> Counter[str]:
    """How often each thing happened."""
    counts: Counter[str] = Counter()
    rounds, starter = 0, NOBODY
    for (_, move), position in zip(history, walk(game, history), strict=True):
        word = move.partition(":")[0]
        counts.update(events(word, position))
        if word == "direction":
            starter = position.active
        if position.rounds > rounds:
            counts.update(round_ended(position, starter))
        rounds = int(position.rounds)
    return counts


def events(word: str, after: MemoPosition) -> list[str]:
    """What a move was, judged by the position it led to; nothing for a later step of a power."""
    if word == "look":
        return [] if after.phase == LOOKING else [LOOKED]  # all look at the same time
    if word == "play":
        return [PLAY if after.last_fits else FAULT]
    if word == "pass":
        return [CLOSED] if have_closed(after) else []
    name = POWERS.get(word) or SINGLE_MOVES.get(word)
    return [name] if name else []


def have_closed(after: MemoPosition) -> bool:
    """MEMO-PASS: whether the pass that led here was the last one awaited. If nothing can be drawn, the
    next round opens the reactions at once: then nobody has passed yet."""
    return after.phase != REACTING or after.ready == 0


def round_ended(position: MemoPosition, starter: int) -> list[str]:
    """MEMO-WIN, MEMO-LIMIT: a round, and if it was the last, why, and whether who began has won."""
    if position.phase not in (GUESSING, DECK_DRAW, OVER):
        return [ROUND]
    is_empty = not all(position.layout.bench(seat) for seat in range(position.players))
    won = [STARTER_WON] if bits.has(position.victors, starter) else []
    return [ROUND, EMPTY_BENCH if is_empty else ROUND_LIMIT, *won]


def seconds(counts: Mapping[str, int]) -> float:
    """How long it would take at a real table, by the assumptions above."""
    return sum(each * counts.get(name, 0) for name, each in SECONDS.items())
