"""What a player cannot know changes nothing in his view, nor in what he imagines.

The same moves are told again with other cards where he has never seen any, and with other secret exchanges.
"""

from __future__ import annotations

import random

import pytest

from randori import Rng, State
from tests.games.memo.scene import all_views, play, wielding
from tests.games.memo.sight import phase
from tests.games.memo.wandering import (
    MODES,
    Mode,
    cards_in,
    ever_seen,
    moves_of,
    text,
    told_again,
    wander,
    with_cards_renamed,
)

SINGLE_GAMES = [mode for mode in MODES if "games" not in mode.options]


def part_of_a_game(mode: Mode, seed: int, length: int, *, aid: bool) -> State:
    """A game after so many decisions at random, or one before its end."""
    state = Mode(mode.players, {**mode.options, "aid": aid}).start(seed)
    last = state
    for index, instant in enumerate(wander(state, seed)):
        last = instant.copy()
        if index == length:
            break
    return told_again(last, moves_of(last))


def scrambled(state: State, eyes: int | None, seed: int) -> State:
    """The cards these eyes have never seen change their names among each other."""
    moves = moves_of(state)
    unseen = sorted(set(cards_in(moves)) - ever_seen(state, eyes))
    names = unseen[:]
    random.Random(seed).shuffle(names)
    return told_again(state, with_cards_renamed(moves, dict(zip(unseen, names, strict=True))))


@pytest.mark.parametrize("mode", SINGLE_GAMES, ids=str)
@pytest.mark.parametrize("aid", [False, True])
@pytest.mark.clause("MEMO-VIEW", "MEMO-MEMORY")
def test_what_a_player_never_saw_changes_nothing_in_his_view(mode: Mode, aid: bool) -> None:
    for length in (3, 25, 90):
        state = part_of_a_game(mode, 21, length, aid=aid)
        for eyes in (None, *range(mode.players)):
            assert text(scrambled(state, eyes, length).view(eyes)) == text(state.view(eyes))


@pytest.mark.parametrize("mode", SINGLE_GAMES, ids=str)
@pytest.mark.clause("MEMO-VIEW", "MEMO-MEMORY")
def test_what_a_player_never_saw_changes_nothing_in_what_he_imagines(mode: Mode) -> None:
    for length in (3, 25, 90):
        state = part_of_a_game(mode, 22, length, aid=True)
        for eyes in (None, *range(mode.players)):
            imagined = [twin.redeal(eyes, Rng(length)) for twin in (state, scrambled(state, eyes, length))]
            assert text(all_views(imagined[0])) == text(all_views(imagined[1]))


# --- secret exchanges

ROWS = "12 3 34 30 | 13 16 37 23 | 33 44 47 5"


@pytest.mark.clause("MEMO-VIEW", "MEMO-CONFUSION")
@pytest.mark.parametrize("eyes", [None, 1, 2])
def test_how_often_was_exchanged_in_secret_is_not_in_what_another_imagines(eyes: int | None) -> None:
    truths = [play(wielding(18, ROWS), "0 confuse:1", *["0 cross:0,1"] * count) for count in (0, 2)]
    for seed in range(8):
        imagined = [truth.redeal(eyes, Rng(seed)) for truth in truths]
        for deal in imagined:
            play(deal, "0 cross:2,3")
        assert phase(imagined[0]) == phase(imagined[1])


@pytest.mark.clause("MEMO-VIEW", "MEMO-CONFUSION", "MEMO-MEMORY")
@pytest.mark.parametrize("eyes", [None, 1, 2])
def test_what_was_exchanged_in_secret_is_not_in_what_another_imagines(eyes: int | None) -> None:
    truths = [
        play(wielding(18, ROWS, aid=True), "0 confuse:0", *crosses, "0 done")
        for crosses in ([], ["0 cross:0,2"], ["0 cross:0,3", "0 cross:1,2"])
    ]
    for seed in range(8):
        imagined = [text(all_views(truth.redeal(eyes, Rng(seed)))) for truth in truths]
        assert len(set(imagined)) == 1
