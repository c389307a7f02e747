"""What the others hear of a move: all that they notice, and nothing that they could not see."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations

import pytest

from randori import CHANCE, IllegalMove, State
from tests.conformance.modes import Mode, every_mode
from tests.conformance.walks import as_bytes, everything, eyes, milestones, random_move, walk

GAMES = 2
WALKS = 4
INSTANTS = 6
MOVES = 6


def others(state: State, mover: int) -> list[int | None]:
    return [player for player in eyes(state) if player != mover]


@every_mode
def test_who_is_told_nothing_sees_nothing_change(mode: Mode) -> None:
    for seed in range(GAMES):
        choice = random.Random(seed)
        state = mode.new().start(seed=seed)
        while not state.over:
            player, move = random_move(state, choice)
            told = state.public_move(player, move)
            before = state.views(others(state, player))
            state.play(player, move)
            assert told is not None or state.views(others(state, player)) == before


@every_mode
def test_moves_that_another_cannot_tell_apart_are_told_alike(mode: Mode) -> None:
    choice = random.Random(41)
    for state in instants_of_every_phase(mode):
        player = choice.choice(state.to_act)
        moves = state.moves(player)
        tried = [after(state, player, move) for move in choice.sample(moves, min(MOVES, len(moves)))]
        for (told, seen), (told_else, seen_else) in combinations(tried, 2):
            if told != told_else:
                assert all(one != other for one, other in zip(seen, seen_else, strict=True))


def instants_of_every_phase(mode: Mode) -> Iterator[State]:
    """The first few instants of whatever a table can be waiting for."""
    met: Counter[object] = Counter()
    for state in chain.from_iterable(walk(mode.new(), seed) for seed in range(41, 41 + WALKS)):
        phase = state.view(None)["table"]["phase"]
        met[phase] += 1
        if met[phase] <= INSTANTS and not state.over:
            yield state


def after(state: State, player: int, move: str) -> tuple[str | None, list[bytes]]:
    """What is told of a move, and what each of the others sees after it."""
    twin = state.copy()
    told = twin.public_move(player, move)
    twin.play(player, move)
    return told, [as_bytes(twin, other) for other in others(twin, player)]


@every_mode
def test_to_ask_what_would_be_told_changes_nothing(mode: Mode) -> None:
    for state in milestones(mode.new(), 42, INSTANTS):
        before = everything(state)
        for player in state.to_act:
            for move in state.moves(player):
                state.public_move(player, move)
        assert everything(state) == before


@every_mode
def test_nothing_is_told_of_what_is_no_move(mode: Mode) -> None:
    state = mode.new().start(seed=43)
    (move, *_) = state.moves(state.to_act[0])
    for player, text in [(0, "nonsense"), (0, ""), (0, None), (CHANCE, move), (mode.players, move)]:
        with pytest.raises(IllegalMove):
            state.public_move(player, text)  # type: ignore[arg-type]
